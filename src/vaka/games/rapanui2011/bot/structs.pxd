# Written by tools/write_engine.py from structs.py; do not edit.
cdef struct Outlook "vaka_rapanui2011_outlook":
    double turns
    double rest
    double[7] scorings
    double[4][7] leads
    double[4] laid
    double[4][4] held
    double[4] expected
    double[4][4] above
    double[4] worths
    double[4][4] prices
    double[4] wealths
    double[4] purses
    double[4][4] bargains
    double[4] woods
    double[4] funds
    double[4][7] cards
    double[4][7] gains

cdef extern from *:
    """
    #define vaka_rapanui2011_new_outlook() (&(struct vaka_rapanui2011_outlook){0})
    """
    Outlook* new_outlook "vaka_rapanui2011_new_outlook"() noexcept nogil
