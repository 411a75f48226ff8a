# Written by tools/write_engine.py from state.py; do not edit.
from libc.stdint cimport int16_t, int32_t
from vaka.engine.state cimport State

cdef class Fields(State):
    cdef public int16_t phase, active, column, scored, queue_n, stone_n, box_moais
    cdef public int16_t[4] queue, due, height, supply, colour, wood, fame
    cdef public int16_t[7] pile
    cdef public int16_t[4][4] columns, offerings
    cdef public int32_t[100] stone
    cdef public int16_t[4][7] display, hand
