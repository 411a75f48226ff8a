cdef enum:
    CHANCE = -1
    OVER = -2
