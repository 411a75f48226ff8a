from libc.stdint cimport uint64_t

cdef uint64_t MASK64, GAMMA, MIX1, MIX2

cdef class Rng:
    cdef public uint64_t state

cdef uint64_t mix(uint64_t z) noexcept nogil
cdef int next_below(Rng rng, uint64_t n) noexcept nogil
