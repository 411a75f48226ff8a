cimport cython
from libc cimport math
from vaka.core.state cimport Moves, Rewards, Wits
from vaka.games.raiatea cimport bids as Bids
from vaka.games.raiatea cimport hopes as Hopes
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea cimport scoring as Scoring
from vaka.games.raiatea cimport visits as Visits
from vaka.games.raiatea cimport weights as W
from vaka.games.raiatea cimport worth as Worth
from vaka.games.raiatea.rules cimport Raiatea
from vaka.games.raiatea.state cimport Fields

cdef class Thinker(Raiatea):
    @cython.locals(outlook=double[15], pool=double, ahead=double)
    cdef void judge(self, Wits wits, Rewards rewards) noexcept nogil
    @cython.locals(outlook=double[15])
    cdef void prefer(self, int seat, Moves moves, Wits wits) noexcept nogil

@cython.locals(purse=double[8], points=double, worth=double)
cdef double holdings(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
@cython.locals(hope=double)
cdef double ceremony_hope(Fields s, Wits wits, double* outlook, int seat, double pool) noexcept nogil
@cython.locals(move=int, number=int)
cdef double pledge_worth(Fields s, double* outlook, int seat) noexcept nogil
cdef bint is_queued(Fields s, int seat) noexcept nogil
@cython.locals(tile=int, kahuna=int, worth=double)
cdef void judge_visit(Fields s, Wits wits, double* outlook, Rewards rewards) noexcept nogil
@cython.locals(do=int, seat=int, n=int)
cdef double pending_worth(Fields s, Wits wits, double* outlook, int i) noexcept nogil
@cython.locals(power=double)
cdef void weigh(Wits wits, Moves moves, int i, double appeal) noexcept nogil
@cython.locals(stakes=double[37], best=double, bid=int, appeal=double)
cdef void weigh_bids(Fields s, Wits wits, double* outlook, int seat, Moves moves) noexcept nogil
@cython.locals(act=double, picture=int)
cdef double appeal_of(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
@cython.locals(own=double, others=double)
cdef double appeal_of_tile(Fields s, Wits wits, double* outlook, int seat, int tile) noexcept nogil
@cython.locals(worth=double, kept=double)
cdef double appeal_of_performing(Fields s, Wits wits, double* outlook, int seat, int ritual, int shaman) noexcept nogil
@cython.locals(card=int)
cdef double appeal_of_taking(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
@cython.locals(gain=double, more=double, number=int, best=double, good=int, level=int)
cdef double appeal_of_visit(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
@cython.locals(best=double, now=double)
cdef double appeal_of_trader(Fields s, Wits wits, double* outlook, int seat, int good) noexcept nogil
cdef double loss_of_mask(Fields s, Wits wits, double* outlook, int seat, int mask) noexcept nogil
@cython.locals(act=double, more=double, first=int, token=int, worth=double)
cdef double appeal_in_ceremony(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
@cython.locals(worth=double, cost=int, pool=double, need=double, chance=double, profit=double, kept=double)
cdef double appeal_of_putting(Fields s, Wits wits, double* outlook, int seat, int ritual) noexcept nogil
cdef double appeal_of_reward(Fields s, Wits wits, double* outlook, int seat, int reward) noexcept nogil
@cython.locals(ritual=int, owner=int)
cdef double appeal_of_harm(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
