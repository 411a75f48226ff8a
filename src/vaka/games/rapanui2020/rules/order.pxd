from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.state cimport Fields

cdef void begin_turn(Fields s, int seat, int stage) noexcept nogil
cdef void forget_now(Fields s) noexcept nogil
cdef int place_in_order(Fields s, int seat) noexcept nogil
cdef void begin_round(Fields s, Events events) noexcept nogil
cdef int has_figures(Fields s, int seat) noexcept nogil
cdef void go_on_placing(Fields s, Events events) noexcept nogil
cdef void set_order(Fields s, Events events) noexcept nogil
cdef void begin_sculpting(Fields s, int seat) noexcept nogil
cdef void go_on_sculpting(Fields s) noexcept nogil
cdef void go_on_hauling(Fields s, Events events) noexcept nogil
cdef int is_alone(Fields s, int seat) noexcept nogil
cdef int ends_with(Fields s, int empty) noexcept nogil
cdef int ending(Fields s) noexcept nogil
cdef void end_round(Fields s, Events events) noexcept nogil
cdef void end_match(Fields s) noexcept nogil
cdef void return_moai(Fields s, Events events) noexcept nogil
cdef void return_figures(Fields s) noexcept nogil
