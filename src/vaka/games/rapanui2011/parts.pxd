# Written by tools/write_parts.py from parts.py; do not edit.
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
    M_PASS = 0
    M_BUY = 1
    M_LAY = 5
    M_LAY_HUNTERS = 8
    M_DISCARD = 20
    M_SACRIFICE = 21
    M_HIDE = 25
    M_ADD = 29
    M_DRAW = 33
    M_TAKE_FAME = 37
    M_TAKE_WOOD = 38
    M_TAKE_KIND = 39
    M_COLOUR = 43
    M_DEAL = 47
    E_COLOUR = 0
    E_DEAL = 1
    E_REFILL = 2
    E_TURN = 3
    E_PASS_BUY = 4
    E_BUY = 5
    E_LAY = 6
    E_LAY_HUNTERS = 7
    E_BUILD = 8
    E_DISCARD = 9
    E_SACRIFICE = 10
    E_SKIP_SACRIFICE = 11
    E_HIDE = 12
    E_HIDDEN_KIND = 13
    E_ADD = 14
    E_DRAW = 15
    E_SCORE = 16
    E_GAIN_WOOD = 17
    E_GAIN_FAME = 18
    E_GAIN_OFFERINGS = 19
    E_BONUS = 20
    E_TAKE_MOAI_FAME = 21
    E_TAKE_MOAI_WOOD = 22
    E_SUBSTITUTE = 23
    E_PASS_SUBSTITUTE = 24
    E_END = 25
