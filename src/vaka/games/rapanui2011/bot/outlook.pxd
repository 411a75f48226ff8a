# Written by tools/write_engine.py from outlook.py; do not edit.
cdef extern from *:
    """
    typedef struct {
        double turns;
        double scorings[7];
        double laid[4];
        double held[4][4];
        double expected[4];
        double above[4][4];
        double worths[4];
        double prices[4][4];
        double woods[4];
        double funds[4];
        double cards[4][7];
        double gains[4][7];
    } rapanui2011_outlook;
    #define fresh_rapanui2011_outlook() (&(rapanui2011_outlook){0})
    """
    ctypedef struct Outlook "rapanui2011_outlook":
        double turns
        double[7] scorings
        double[4] laid
        double[4][4] held
        double[4] expected
        double[4][4] above
        double[4] worths
        double[4][4] prices
        double[4] woods
        double[4] funds
        double[4][7] cards
        double[4][7] gains
    Outlook* fresh "fresh_rapanui2011_outlook"() noexcept nogil
