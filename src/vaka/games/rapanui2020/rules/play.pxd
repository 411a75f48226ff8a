from vaka.engine cimport turns as Turn
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport powers as Powers
from vaka.games.rapanui2020.rules cimport scoring as Scoring
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.state cimport Fields

cdef class RapaNui2020(Fields):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

cdef void legal_setup(Fields s, Moves moves) noexcept nogil
cdef int next_ahu(Fields s) noexcept nogil
cdef void lay_tile(Fields s, int tile, Events events) noexcept nogil
cdef void begin_draft(Fields s) noexcept nogil
cdef void draft(Fields s, int seat, int tile, Events events) noexcept nogil
cdef void legal_placing(Fields s, int seat, Moves moves) noexcept nogil
cdef int places_left(Fields s, int column) noexcept nogil
cdef int may_lead(Fields s, int seat) noexcept nogil
cdef void place(Fields s, int seat, int move, Events events) noexcept nogil
cdef void legal_sculpting(Fields s, int seat, Moves moves) noexcept nogil
cdef int has_sculptors(Fields s, int size) noexcept nogil
cdef void sculpt(Fields s, int seat, int move, Events events) noexcept nogil
