# Written by tools/write_engine.py from sizes.py; do not edit.

cdef enum:
    SEATS = 6
    OPTIONS = 8
    MOVES = 1024
    EVENTS = 1024
    SCORES = 4
    WEIGHTS = 64
    INPUTS = 2432
    HIDDEN = 64
    ANSWERS = 2
