cdef enum:
    RANDOM = 0
    CHOSEN = 1
    OPENING = 2
