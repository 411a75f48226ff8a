from vaka.engine.buffers cimport Events, Moves
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport powers as Powers
from vaka.games.rapanui2020.state cimport Fields

cdef int can_pay(Fields s, int seat, int kind, int reduced) noexcept nogil
cdef int can_afford(Fields s, int seat, int kind, int reduced) noexcept nogil
cdef int tile_of(Fields s, int offer) noexcept nogil
cdef int is_there(Fields s, int offer) noexcept nogil
cdef int can_pick(Fields s, int seat, int kind) noexcept nogil
cdef int can_exchange(Fields s, int seat) noexcept nogil
cdef void legal_exchange(Fields s, int seat, Moves moves) noexcept nogil
cdef void choose_offering(Fields s, int offer) noexcept nogil
cdef void legal_units(Fields s, int seat, Moves moves) noexcept nogil
cdef int lowest_unit(Fields s) noexcept nogil
cdef int price_of(int skimp) noexcept nogil
cdef int units_left(Fields s) noexcept nogil
cdef int can_complete(Fields s, int seat, int kind, int unit) noexcept nogil
cdef void spend(Fields s, int seat, int resource, Events events) noexcept nogil
