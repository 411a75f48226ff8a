# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    CUTOFF = 0
    TURNS = 0
    SCORINGS = 1
    LAID = 8
    HELD = 12
    WORTHS = 28
    WOODS = 32
    FUNDS = 36
    CARDS = 40
    GAINS = 68
    OUTLOOK_SIZE = 96
