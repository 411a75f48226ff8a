cimport cython
from libc cimport math
from vaka.engine.buffers cimport Weights
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport columns as Columns
from vaka.games.rapanui2011.rules cimport play as Rules
from vaka.games.rapanui2011.rules cimport scoring as Scoring
from vaka.games.rapanui2011.rules cimport stone as Stone
from vaka.games.rapanui2011.bot cimport codes as W
from vaka.games.rapanui2011.bot cimport structs as Struct
from vaka.games.rapanui2011.state cimport Fields

cdef void look_ahead(Fields s, Weights weights, Struct.Outlook* outlook, int viewer) noexcept nogil
cdef void begin_like(Struct.Outlook* outlook, Struct.Outlook* other, int seats) noexcept nogil
@cython.locals(lowest=int)
cdef double turns_left(Fields s, Weights weights) noexcept nogil
@cython.locals(total=double)
cdef void expect_scorings(Fields s, Weights weights, Struct.Outlook* outlook) noexcept nogil
cdef void compare_displays(Fields s, Struct.Outlook* outlook) noexcept nogil
cdef void count_offerings(Fields s, Struct.Outlook* outlook) noexcept nogil
@cython.locals(had=double, part=double)
cdef void veil_hidden_cards(Fields s, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(certain=double, held=double)
cdef void expect_worths(Fields s, Weights weights, Struct.Outlook* outlook, int more) noexcept nogil
@cython.locals(worth=double, step=double)
cdef void rank_kinds(Struct.Outlook* outlook, double doubt, double certain) noexcept nogil
cdef void value_goods(Fields s, Weights weights, Struct.Outlook* outlook) noexcept nogil
@cython.locals(more=double, coming=double, best=double, best_if_richer=double, bargain=double)
cdef void value_wood(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=double)
cdef double funds_with_hunter(Weights weights, Struct.Outlook* outlook, int seat, int hunter) noexcept nogil
cdef double later_price(Weights weights, Struct.Outlook* outlook, int seat, int kind) noexcept nogil
cdef double worth_of_buying(Weights weights, Struct.Outlook* outlook, int kind, double price, double wealth) noexcept nogil
@cython.locals(points=double)
cdef double goods(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=int)
cdef int best_other(Fields s, int seat, int card) noexcept nogil
cdef double bonus_hope(Weights weights, Struct.Outlook* outlook, int seat, int card, int more) noexcept nogil
cdef double later_gain(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int card, int more) noexcept nogil
cdef double gain_now(Fields s, Struct.Outlook* outlook, int seat, int card) noexcept nogil
cdef double worth_of_yield(Struct.Outlook* outlook, int seat, int card, int cards, double bonus) noexcept nogil
@cython.locals(worth=double)
cdef double card_worth(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int card) noexcept nogil
@cython.locals(points=double)
cdef double worth_of_hand(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(share=double)
cdef double worth_in_hand(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int card) noexcept nogil
