cimport cython
from libc cimport math
from vaka.engine.buffers cimport Weights
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport flow as Flow
from vaka.games.raiatea.rules cimport scoring as Scoring
from vaka.games.raiatea.rules cimport steps as Steps
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport structs as Structs
from vaka.games.raiatea.state cimport Fields

@cython.locals(worth=double)
cdef void look_ahead(Fields s, Weights weights, Structs.Outlook* outlook) noexcept nogil
@cython.locals(rounds=double, ceremonies=double, choosing=int)
cdef void count_rounds(Fields s, Structs.Outlook* outlook) noexcept nogil
cdef double blessings_left(Fields s, Structs.Outlook* outlook) noexcept nogil
@cython.locals(rank=int, between=int, worth=double, soon=double)
cdef double standing(Fields s, Weights weights, Structs.Outlook* outlook, int field) noexcept nogil
@cython.locals(now=int, then=int, gain=double)
cdef double tattoo_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int n) noexcept nogil
@cython.locals(pairs=int, loose=int, more=double)
cdef double helper_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int helper) noexcept nogil
@cython.locals(points=double, own=int)
cdef double helpers_worth(Fields s, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(kind=int, points=double)
cdef double pair_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int picture) noexcept nogil
@cython.locals(points=double, best=double, pairs=int, worth=double, chance=double, single=double, mirrors=int)
cdef double masks_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=double, worth=double, chance=double)
cdef double mask_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int mask) noexcept nogil
@cython.locals(best=double)
cdef double best_mask(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(worth=double)
cdef double card_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int card) noexcept nogil
@cython.locals(best=double)
cdef double best_card(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=double)
cdef double best_good(Fields s, Structs.Outlook* outlook) noexcept nogil
@cython.locals(best=double)
cdef double best_helper(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(points=double, kind=int)
cdef double token_worth(Fields s, int seat, int token) noexcept nogil
@cython.locals(best=double, token=int)
cdef double best_token(Fields s, int seat) noexcept nogil
@cython.locals(used=int)
cdef double step_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int do, int n) noexcept nogil
cdef double hostile_worth(Fields s, Structs.Outlook* outlook, int do, int n) noexcept nogil
@cython.locals(rounds=double, incomes=double)
cdef double permanent_worth(Fields s, Weights weights, Structs.Outlook* outlook, int ritual) noexcept nogil
@cython.locals(worth=double, do=int)
cdef double ritual_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int ritual) noexcept nogil
@cython.locals(worth=double)
cdef double ritual_profit(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int ritual) noexcept nogil
