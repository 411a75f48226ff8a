cdef extern from *:
    """
    #if defined(__GNUC__)
    #define vaka_lowest(members) __builtin_ctz((unsigned)(members))
    #else
    static inline int vaka_lowest(int members) {
        int place = 0;
        while (((unsigned)members >> place & 1) == 0) place++;
        return place;
    }
    #endif
    """
    int vaka_lowest(int members) noexcept nogil

cdef inline int lowest(int members) noexcept nogil:
    return vaka_lowest(members)
