# Written by tools/write_engine.py from structs.py; do not edit.
cdef struct Outlook "vaka_tongiaki_outlook":
    double turns
    double fresh
    double kept
    double[5] survive

cdef extern from *:
    """
    #define vaka_tongiaki_new_outlook() (&(struct vaka_tongiaki_outlook){0})
    """
    Outlook* new_outlook "vaka_tongiaki_new_outlook"() noexcept nogil
