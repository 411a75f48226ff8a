# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    CUTOFF = 4
    TURNS = 0
    FRESH = 1
    KEPT = 2
    SURVIVE = 3
    OUTLOOK_SIZE = 8
