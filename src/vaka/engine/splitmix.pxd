from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    static inline uint64_t vaka_advance(uint64_t state) { return state + 0x9E3779B97F4A7C15ULL; }
    static inline uint64_t vaka_mix(uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    """
    uint64_t vaka_advance(uint64_t state) noexcept nogil
    uint64_t vaka_mix(uint64_t z) noexcept nogil

cdef inline uint64_t advance(uint64_t state) noexcept nogil:
    return vaka_advance(state)

cdef inline uint64_t mix(uint64_t z) noexcept nogil:
    return vaka_mix(z)

cdef inline int below(uint64_t state, uint64_t n) noexcept nogil:
    return <int>(((vaka_mix(state) >> 32) * n) >> 32)
