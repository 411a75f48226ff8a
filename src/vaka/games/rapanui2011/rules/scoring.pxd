from vaka.engine.buffers cimport Events
from vaka.games.rapanui2011 cimport codes as C
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport queue as Queue
from vaka.games.rapanui2011.state cimport Fields

cdef void score_type(Fields s, int card, Events events) noexcept nogil
cdef int bonus(Fields s, int seat, int card) noexcept nogil
cdef int income(Fields s, int seat, int card) noexcept nogil
cdef void tell_bonus(Fields s, int seat, int card, Events events) noexcept nogil
cdef void score_lumberjacks(Fields s, Events events) noexcept nogil
cdef void score_priests(Fields s, Events events) noexcept nogil
cdef void score_moais(Fields s) noexcept nogil
cdef void take_for_moais(Fields s, int seat, int move, Events events) noexcept nogil
cdef void score_hunters(Fields s, int card, Events events) noexcept nogil
cdef void take_substitute(Fields s, int seat, int move, Events events) noexcept nogil
cdef void take_offering(Fields s, int seat, int kind) noexcept nogil
cdef int supply_left(Fields s) noexcept nogil
