from vaka.games.rapanui2020 cimport parts as K

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
    double[K.MOST_SEATS][K.RESOURCE_COUNT] units
    double[K.TILE_COUNT] tiles
    double tablet
    double[K.MOST_SEATS] helpers

cdef struct Sketch "vaka_rapanui2020_sketch":
    int[K.SPACE_COUNT] figures, bare
    int[WAY_COUNT][K.SPACE_COUNT] cost, before
    int[K.RESOURCE_COUNT] purse
    int[K.SIZE_COUNT] statues
    int[K.TYPE_COUNT] tops
    int hand, open, used, spots
    int[K.COLUMN_COUNT] columns
    int skimped, first, piece
    int[K.SIZE_COUNT] taken

# A compound literal of C: zeros on the stack, which live as long as the block around them.
cdef extern from *:
    """
    #define vaka_rapanui2020_new_outlook() (&(struct vaka_rapanui2020_outlook){0})
    #define vaka_rapanui2020_new_sketch() (&(struct vaka_rapanui2020_sketch){0})
    """
    Outlook* new_outlook "vaka_rapanui2020_new_outlook"() noexcept nogil
    Sketch* new_sketch "vaka_rapanui2020_new_sketch"() noexcept nogil

cdef inline void copy_sketch(Sketch* to, Sketch* source) noexcept nogil:
    to[0] = source[0]
