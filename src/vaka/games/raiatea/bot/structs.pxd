from vaka.games.raiatea cimport parts as K

cdef struct Outlook "vaka_raiatea_outlook":
    double rounds, dances, raises, later, pearls, mana, priests, helpers, readiness, draws, singles
    double[K.GOOD_COUNT] prices

cdef struct Purse "vaka_raiatea_purse":
    double pearls, mana
    double[K.GOOD_COUNT] goods
    double rituals, masks

cdef struct Stakes "vaka_raiatea_stakes":
    double[K.MOST_SEATS] bids
    double pool, token
    double[K.COST_COUNT] needs, worths

cdef struct CountedHand "vaka_raiatea_counted_hand":
    int[K.RITUAL_COUNT] rituals

cdef struct GoneTokens "vaka_raiatea_gone_tokens":
    int[K.TOKEN_PLACES] places

# A compound literal of C: zeros on the stack, which live as long as the block around them.
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
