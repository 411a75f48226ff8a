from vaka.engine.buffers cimport Events, Moves
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport powers as Powers
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.state cimport Fields

cdef void legal_turn(Fields s, int seat, Moves moves) noexcept nogil
cdef void take_turn(Fields s, int seat, int move, Events events) noexcept nogil
cdef void enter(Fields s, int space) noexcept nogil
cdef int here(Fields s) noexcept nogil
cdef void legal_route(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_erections(Fields s, int space, Moves moves) noexcept nogil
cdef int ahu_with(Fields s, int space, int tile) noexcept nogil
cdef void travel(Fields s, int seat, int move, Events events) noexcept nogil
cdef int earner(Fields s, int seat, int space) noexcept nogil
cdef int incomes(int board, int piece, int space) noexcept nogil
cdef void step(Fields s, int seat, int space, Events events) noexcept nogil
cdef void earn(Fields s, int seat, int resource, int space, Events events) noexcept nogil
cdef void legal_incomes(Fields s, Moves moves) noexcept nogil
cdef void choose_income(Fields s, int seat, int resource, Events events) noexcept nogil
cdef void erect(Fields s, int seat, int space, int tile, Events events) noexcept nogil
cdef int gains(int board, int space, int fervent) noexcept nogil
cdef int gain_units(Fields s) noexcept nogil
cdef void legal_gains(Fields s, int seat, Moves moves) noexcept nogil
cdef void take_gain(Fields s, int seat, int resource, Events events) noexcept nogil
cdef void style(Fields s, int seat, int space, Events events) noexcept nogil
cdef void tire(Fields s, int seat, int space, Events events) noexcept nogil
