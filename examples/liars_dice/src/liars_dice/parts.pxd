# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t DICE[2] = {2, 3};
    """
    const int16_t[2] DICE

cdef enum:
    FACE_COUNT = 6
    MOST_SEATS = 4
    MOST_DICE = 12
    ROLL = 0
    TURN = 1
    BID = 2
    OVER = 3
    ROUNDS = 11
    MOST_MOVES = 979
