# Written by tools/write_engine.py from state.py; do not edit.
from libc.stdint cimport int16_t, int32_t
from vaka.engine.state cimport State

cdef class Fields(State):
    cdef public int16_t phase, round, start, kahuna, actor, queue_n, passes, row_n, spot, usable, todo_n
    cdef public int16_t[5] queue, order, gave, pearls, mana, priests, tattoo, tahua, tile, choice, keep
    cdef public int16_t[7] made
    cdef public int16_t[3] rewards
    cdef public int16_t[160] row, owner
    cdef public int32_t bag
    cdef public int16_t[46] deck, discards
    cdef public int16_t[25] forest, display
    cdef public int16_t[4] goods_market, helper_market, price
    cdef public int16_t[13] mask_market
    cdef public int16_t[6] tiles
    cdef public int16_t[96][5] todo
    cdef public int16_t[15][5] places
    cdef public int16_t[47] token_bag
    cdef public int16_t[5][4] goods, ready, used
    cdef public int16_t[5][13] masks
    cdef public int16_t[5][12] coupled
    cdef public int16_t[5][47] tokens
    cdef public int16_t[5][46] hand, drawn, bagged, front
