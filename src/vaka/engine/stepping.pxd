cdef enum:
    RANDOM = 0
    CHOSEN = 1
    OPENING = 2
    ANSWERED = 3
    WAIT = -1
    ASK = -2
