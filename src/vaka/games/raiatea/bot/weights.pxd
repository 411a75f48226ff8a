# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    CUTOFF = 0
