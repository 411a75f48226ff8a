# Written by tools/write_engine.py from structs.py; do not edit.
cdef struct Outlook "vaka_raiatea_outlook":
    double rounds
    double dances
    double raises
    double later
    double pearls
    double mana
    double priests
    double helpers
    double readiness
    double draws
    double singles
    double[4] prices

cdef struct Purse "vaka_raiatea_purse":
    double pearls
    double mana
    double[4] goods
    double rituals
    double masks

cdef struct Stakes "vaka_raiatea_stakes":
    double[5] bids
    double pool
    double token
    double[15] needs
    double[15] worths

cdef struct CountedHand "vaka_raiatea_counted_hand":
    int[46] rituals

cdef struct GoneTokens "vaka_raiatea_gone_tokens":
    int[75] places

cdef extern from *:
    """
    #define vaka_raiatea_new_outlook() (&(struct vaka_raiatea_outlook){0})
    #define vaka_raiatea_new_purse() (&(struct vaka_raiatea_purse){0})
    #define vaka_raiatea_new_stakes() (&(struct vaka_raiatea_stakes){0})
    #define vaka_raiatea_new_counted_hand() (&(struct vaka_raiatea_counted_hand){0})
    #define vaka_raiatea_new_gone_tokens() (&(struct vaka_raiatea_gone_tokens){0})
    """
    Outlook* new_outlook "vaka_raiatea_new_outlook"() noexcept nogil
    Purse* new_purse "vaka_raiatea_new_purse"() noexcept nogil
    Stakes* new_stakes "vaka_raiatea_new_stakes"() noexcept nogil
    CountedHand* new_counted_hand "vaka_raiatea_new_counted_hand"() noexcept nogil
    GoneTokens* new_gone_tokens "vaka_raiatea_new_gone_tokens"() noexcept nogil
