# Written by tools/write_engine.py from state.py; do not edit.
from libc.stdint cimport int16_t, int32_t
from vaka.engine.state cimport State

cdef class Fields(State):
    cdef public int16_t board, phase, round, truncated, pukaos, active, stage, tool, given, lifted, taken, piece, route_n, extra, skimp, offer
    cdef public int16_t[10] bag, display, box
    cdef public int16_t[21] ahu_tile, ahu_moai, ahu_pukao, route
    cdef public int16_t[30] holder, fresh, tired
    cdef public int16_t[3][4] quarry
    cdef public int16_t[4] stars, order, villagers, sorcerer, chief, tablet, dropped, spent
    cdef public int16_t[3] supply, free
    cdef public int16_t[20] piles
    cdef public int16_t[4][4] resources, built
    cdef public int16_t[4][10] tiles
    cdef public int16_t[4][3] moai
    cdef public int16_t[4][20] offerings
    cdef public int32_t carriers, trodden, vacant, bare
    cdef public int32_t[4] ready
