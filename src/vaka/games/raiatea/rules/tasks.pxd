from vaka.engine.buffers cimport Events, Moves
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.state cimport Fields

cdef bint task_left(Fields s) noexcept nogil
cdef void lift_token(Fields s, int token, int row) noexcept nogil
cdef void turn_up_token(Fields s, int token, Events events) noexcept nogil
cdef bint all_turned_up(Fields s, int statue) noexcept nogil
cdef int price(Fields s, int seat, int token) noexcept nogil
cdef bint can_fulfil(Fields s, int seat, int token) noexcept nogil
cdef int asks(Fields s, int seat, int token) noexcept nogil
cdef int has(Fields s, int seat, int token) noexcept nogil
cdef int hand_size(Fields s, int seat) noexcept nogil
cdef int helpers_for(Fields s, int seat, int kind) noexcept nogil
cdef void legal_tasks(Fields s, int seat, int first_move, Moves moves) noexcept nogil
cdef void fulfil(Fields s, int seat, int chosen, Events events) noexcept nogil
cdef void claim(Fields s, int seat, int chosen, Events events) noexcept nogil
cdef void gain(Fields s, int seat, int token, int row, Events events) noexcept nogil
cdef int due_auctions(Fields s, int place, int others) noexcept nogil
cdef void push_auctions(Fields s, int place) noexcept nogil
cdef void push_due_auctions(Fields s) noexcept nogil
cdef void legal_bids(Fields s, int seat, Moves moves) noexcept nogil
cdef int highest_bidder(Fields s) noexcept nogil
cdef int pay_bids(Fields s, Events events) noexcept nogil
cdef void close_auction(Fields s, Events events) noexcept nogil
