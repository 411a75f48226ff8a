from libc.string cimport memset

cdef struct Outlook:
    double turns, fresh, kept
    double[5] survive  # HIGHEST_NUMBER + 1

cdef extern from *:
    """
    #define vaka_address(outlook) (&(outlook))
    """
    Outlook* address "vaka_address"(Outlook outlook) noexcept nogil

cdef inline Outlook blank() noexcept nogil:
    cdef Outlook outlook
    memset(&outlook, 0, sizeof(outlook))
    return outlook
