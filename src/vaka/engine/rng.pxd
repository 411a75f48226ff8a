from libc.stdint cimport uint64_t
from vaka.engine cimport splitmix as Mix

cdef class Rng:
    cdef public uint64_t state

cdef int next_below(Rng rng, uint64_t n) noexcept nogil
