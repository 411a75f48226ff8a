# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t TARGETS[2] = {100, 50};
    """
    const int16_t[2] TARGETS

cdef enum:
    FACE_COUNT = 6
    MOST_ROUNDS = 50
