cimport cython
from libc cimport math
from vaka.engine.buffers cimport Weights
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport structs as Structs
from vaka.games.raiatea.bot cimport values as Values
from vaka.games.raiatea.state cimport Fields

cdef double chance_of(double lead, double doubt) noexcept nogil
cdef bint is_auction(Fields s) noexcept nogil
@cython.locals(cost=int)
cdef int bagged_cost(Fields s, int seat) noexcept nogil
@cython.locals(wanted=double)
cdef double expected_bid(Fields s, Weights weights, int seat) noexcept nogil
@cython.locals(token=int)
cdef double guess_auction_bid(Fields s, Weights weights, int seat) noexcept nogil
cdef int place_of(Fields s, int seat) noexcept nogil
@cython.locals(own=double, doubt=double, place=int, before=double, other=int, later=int, lead=double)
cdef double bid_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(chance=double, worth=double)
cdef double order_worth(Fields s, Weights weights, Structs.Outlook* outlook, double before) noexcept nogil
@cython.locals(own=double, place=int, chance=double, other=int, later=int, lead=double)
cdef double auction_hope(Fields s, Weights weights, int seat) noexcept nogil
cdef double place_worth(Fields s, Weights weights, int seat) noexcept nogil
@cython.locals(pool=double)
cdef double foresee_pool(Fields s, Weights weights) noexcept nogil
@cython.locals(doubt=double)
cdef double foresee_doubt(Fields s, Weights weights) noexcept nogil
@cython.locals(total=double)
cdef double cost_up_to(Fields s, int most) noexcept nogil
cdef int net_cost(Fields s, int ritual) noexcept nogil
cdef double paid_chance(Fields s, Weights weights, double pool, double need) noexcept nogil
@cython.locals(hope=double, copies=int, worth=double)
cdef double bag_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat, double pool) noexcept nogil
@cython.locals(blessings=double, share=double, points=double, best=int, best_profit=double, profit=double)
cdef double hand_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=double)
cdef double drawn_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(count=int, total=double, unseen=int)
cdef double mean_cost(Fields s, int seat, int most) noexcept nogil
cdef double guess_bagged(Fields s, Weights weights, int seat) noexcept nogil
@cython.locals(wanted=double)
cdef double guess_bid(Fields s, Weights weights, int other, double cost) noexcept nogil
@cython.locals(pool=double, cost=double)
cdef double guess_pool(Fields s, Weights weights, int seat) noexcept nogil
@cython.locals(total=double, cost=double)
cdef double guess_cost(Fields s, Weights weights, int seat, int most) noexcept nogil
cdef void fill_purse(Fields s, Weights weights, int seat, Structs.Purse* purse) noexcept nogil
@cython.locals(kind=int, need=int)
cdef bint is_affordable(Fields s, int seat, int token, Structs.Purse* purse) noexcept nogil
@cython.locals(kind=int, need=int, price=double)
cdef double price_of(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int token) noexcept nogil
@cython.locals(kind=int, need=int)
cdef void pay(Fields s, int seat, int token, Structs.Purse* purse) noexcept nogil
@cython.locals(chance=double, rivals=int)
cdef double token_chance(Fields s, Weights weights, int seat, int token) noexcept nogil
@cython.locals(hope=double, best=int, best_gain=double, gain=double, token=int)
cdef double task_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Purse* purse) noexcept nogil
@cython.locals(hope=double, token=int, part=double)
cdef double near_hope(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(kind=int, have=int, own=int)
cdef double progress(Fields s, int seat, int token) noexcept nogil
@cython.locals(pearls=double, mana=double, plenty=double, worth=double, goods=double)
cdef double purse_worth(Weights weights, Structs.Outlook* outlook, Structs.Purse* purse) noexcept nogil
