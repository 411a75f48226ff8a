cimport cython
from libc cimport math
from vaka.engine.buffers cimport Moves, Rewards, Weights
from vaka.engine.rng cimport Rng
from vaka.games.raiatea.bot cimport beliefs as Beliefs
from vaka.games.raiatea.bot cimport bidding as Bidding
from vaka.games.raiatea.bot cimport prospects as Prospects
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport scoring as Scoring
from vaka.games.raiatea.bot cimport locations as Locations
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport structs as Structs
from vaka.games.raiatea.bot cimport values as Values
from vaka.games.raiatea.observation cimport ObservedState
from vaka.games.raiatea.state cimport Fields

cdef class EvaluatedState(ObservedState):
    @cython.locals(pool=double, ahead=double)
    cdef void evaluate(self, Weights weights, Rewards rewards) noexcept nogil
    cdef void prefer(self, int seat, Moves moves, Weights weights) noexcept nogil
    cdef void believe(self, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil

@cython.locals(points=double, worth=double)
cdef double holdings(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(hope=double)
cdef double ceremony_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat, double pool) noexcept nogil
@cython.locals(move=int, number=int)
cdef double pledge_worth(Fields s, Structs.Outlook* outlook, int seat) noexcept nogil
cdef bint is_queued(Fields s, int seat) noexcept nogil
@cython.locals(tile=int, kahuna=int, worth=double)
cdef void judge_visit(Fields s, Weights weights, Structs.Outlook* outlook, Rewards rewards) noexcept nogil
@cython.locals(do=int, seat=int, n=int)
cdef double pending_worth(Fields s, Weights weights, Structs.Outlook* outlook, int i) noexcept nogil
@cython.locals(power=double)
cdef void weigh(Weights weights, Moves moves, int i, double appeal) noexcept nogil
@cython.locals(best=double, bid=int, appeal=double)
cdef void weigh_bids(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Moves moves) noexcept nogil
@cython.locals(act=double, picture=int)
cdef double appeal_of(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(own=double, others=double)
cdef double appeal_of_tile(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int tile) noexcept nogil
@cython.locals(worth=double, kept=double)
cdef double appeal_of_performing(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int ritual, int shaman) noexcept nogil
@cython.locals(card=int)
cdef double appeal_of_taking(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(gain=double, more=double, number=int, best=double, good=int, level=int)
cdef double appeal_of_visit(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(best=double, now=double)
cdef double appeal_of_trader(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int good) noexcept nogil
cdef double loss_of_mask(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int mask) noexcept nogil
@cython.locals(act=double, more=double, first=int, token=int, worth=double)
cdef double appeal_in_ceremony(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(worth=double, cost=int, pool=double, need=double, chance=double, profit=double, kept=double)
cdef double appeal_of_putting(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int ritual) noexcept nogil
cdef double appeal_of_reward(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int reward) noexcept nogil
@cython.locals(ritual=int, owner=int)
cdef double appeal_of_harm(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move) noexcept nogil
