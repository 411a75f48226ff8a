# Written by tools/write_engine.py from state.py; do not edit.
from libc.stdint cimport int16_t, int32_t
from vaka.engine.state cimport State

cdef class Fields(State):
    cdef public int16_t phase, active, island, left, from_beach, pier, drawn, purpose, dissolved, ending, truncated
    cdef public int32_t quiet
    cdef public int16_t[32] where, q, r, rot
    cdef public int16_t[32][6] near
    cdef public int16_t[79] end, danger, uses
    cdef public int16_t[47][6] ships
    cdef public int16_t[47] filled
    cdef public int16_t[16][6] settled
    cdef public int16_t[16] royal
    cdef public int16_t[6] stock, fleet, landed
    cdef public int32_t[16] links
