# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t DECK[7] = {12, 9, 9, 5, 5, 5, 5};
    static const int16_t LACKS[4] = {1, 2, 3, 0};
    """
    const int16_t[7] DECK
    const int16_t[4] LACKS

cdef enum:
    LUMBERJACK = 0
    PRIEST = 1
    MOAI = 2
    HUNTER = 3
    TYPE_COUNT = 7
    KIND_COUNT = 4
    COLOUR_COUNT = 4
    COLUMN_COUNT = 4
    COLUMN_HEIGHT = 4
    SEAT_COUNT = 4
    OFFERINGS = 25
    HAND = 3
    FIRST_WOOD = 2
    BUY_PRICE = 5
    MOAI_PRICE = 7
    BONUS_CARDS = 2
    MOAI_FAME = 4
    WOOD_PER_FAME = 5
    BEST_VALUE = 3
    DOWN = 4
    GIVER = 8
    LIMIT = 64
    LIMIT_BASE = 32
    STONE_SIZE = 100
    COLOUR = 0
    SETUP = 1
    REFILL = 2
    BUY = 3
    LAY = 4
    SACRIFICE = 5
    HIDE = 6
    ADD = 7
    DRAW = 8
    SCORE_MOAI = 9
    SUBSTITUTE = 10
    OVER = 11
