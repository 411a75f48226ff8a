from libc.stdint cimport int32_t
from vaka.engine cimport memory as mem
from vaka.engine cimport sizes as Size
from vaka.engine cimport splitmix as Mix
from vaka.engine.rng cimport Rng

cdef class Moves:
    cdef public int n, total
    cdef int32_t[1024] move, weight
    cdef void clear(self) noexcept nogil
    cdef void add(self, int move) noexcept nogil
    cdef void add_chance(self, int move, int weight) noexcept nogil
    cdef bint holds(self, int move) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil

cdef class Events:
    cdef public int listening, n
    cdef int32_t[1024][5] fact
    cdef void tell(self, int kind, int a, int b, int c, int d) noexcept nogil

cdef class Score:
    cdef int32_t[6][4] value

cdef class Weights:
    cdef public double[64] weight
    cdef public double spread

cdef class Rewards(Score):
    cdef double[6] points, share
    cdef double spread

cdef int pick_move(Moves moves, Rng rng) noexcept nogil
