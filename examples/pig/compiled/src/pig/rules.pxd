from libc.stdint cimport int16_t
from pig cimport codes as C
from pig cimport parts as K
from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.engine.state cimport State

cdef class Pig(State):
    cdef public int16_t active, total, rounds
    cdef public int16_t[4] points
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil

cdef void fall(Pig s, int seat, int face, Events events) noexcept nogil
cdef void hold(Pig s, int seat, Events events) noexcept nogil
cpdef int reached(Pig s, int seat) noexcept nogil
cdef void bank(Pig s, int seat) noexcept nogil
cdef void end_turn(Pig s, Events events) noexcept nogil
