from libc.stdint cimport int16_t
from vaka.engine cimport splitmix as Mix
from vaka.engine.buffers cimport Moves
from vaka.engine.rng cimport Rng

cdef inline void outcomes(Moves moves, int first, int16_t* pile, int size) noexcept nogil:
    cdef int i
    for i in range(size):
        if pile[i] > 0:
            moves.add_chance(first + i, pile[i])

cdef inline int draw(Rng rng, int16_t* pile, int size) noexcept nogil:
    cdef int i, left
    cdef int total = 0
    for i in range(size):
        total += pile[i]
    rng.state = Mix.advance(rng.state)
    left = Mix.below(rng.state, total)
    i = 0
    while left >= pile[i]:
        left -= pile[i]
        i += 1
    return i
