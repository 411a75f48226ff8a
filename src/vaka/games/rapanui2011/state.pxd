from libc.stdint cimport int16_t, int32_t
from vaka.core.state cimport State

cdef class Fields(State):
    cdef public int16_t phase, active, column, scored, queue_n, stone_n, box_moais
    cdef public int16_t[4] queue, due, height, supply, colour, wood, fame
    cdef public int16_t[7] pile
    cdef public int16_t[4][4] columns, offerings
    cdef public int16_t[4][7] display, hand
    cdef public int32_t[100] stone
