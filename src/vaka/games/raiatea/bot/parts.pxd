# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t HELD[46] = {12, 10, 10, 21, 22, 124, 85, 173, 142, 51, 90, 88, 121, 93, 40, 157, 61, 207, 184, 272, 114, 234, 153, 71, 140, 193, 179, 74, 84, 176, 126, 52, 204, 91, 59, 20, 12, 20, 100, 100, 100, 100, 100, 100, 100, 100};
    """
    const int16_t[46] HELD

cdef enum:
    EVEN = 100
