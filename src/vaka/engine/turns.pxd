cdef enum:
    CHANCE = -1
    OVER = -2
    NONE = -1
