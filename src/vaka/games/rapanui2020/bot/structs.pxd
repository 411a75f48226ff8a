# Written by tools/write_engine.py from structs.py; do not edit.
cdef enum:
    WAY_COUNT = 3
    CHIEF = 8
    FAR = 1000
    EMPTY = 16
    FROM_CRATER = 0
    FROM_QUARRY = 1
    FROM_HERE = 2


cdef struct Outlook "vaka_rapanui2020_outlook":
    double rounds
    double[4][4] units
    double[10] tiles
    double tablet
    double[4] helpers

cdef struct Sketch "vaka_rapanui2020_sketch":
    int[30] figures
    int[30] bare
    int[3][30] cost
    int[3][30] before
    int[4] purse
    int[3] statues
    int[5] tops
    int hand
    int open
    int used
    int spots
    int[3] columns
    int skimped
    int first
    int piece
    int[3] taken

cdef inline void copy_sketch(Sketch* to, Sketch* source) noexcept nogil:
    to[0] = source[0]

cdef extern from *:
    """
    #define vaka_rapanui2020_new_outlook() (&(struct vaka_rapanui2020_outlook){0})
    #define vaka_rapanui2020_new_sketch() (&(struct vaka_rapanui2020_sketch){0})
    """
    Outlook* new_outlook "vaka_rapanui2020_new_outlook"() noexcept nogil
    Sketch* new_sketch "vaka_rapanui2020_new_sketch"() noexcept nogil
