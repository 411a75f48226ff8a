from vaka.engine.buffers cimport Events
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.state cimport Fields

cdef void lower_price(Fields s, int good) noexcept nogil
cdef int raised_price(Fields s, int good) noexcept nogil
cdef void put_good(Fields s, int good, Events events) noexcept nogil
cdef void take_good(Fields s, int seat, int good, Events events) noexcept nogil
cdef int goods_left(Fields s) noexcept nogil
cdef int helpers_left(Fields s) noexcept nogil
cdef int masks_left(Fields s) noexcept nogil
cdef void gain_pearls(Fields s, int seat, int amount, Events events) noexcept nogil
cdef void gain_mana(Fields s, int seat, int amount, Events events) noexcept nogil
cdef void gain_priests(Fields s, int seat, int amount, Events events) noexcept nogil
cdef int priest_mana(Fields s, int seat) noexcept nogil
cdef void gain_priest_mana(Fields s, int seat, Events events) noexcept nogil
cdef void put_into_bag(Fields s, int mana, Events events) noexcept nogil
cdef int rebuild_forest(Fields s, Events events) noexcept nogil
cdef int forest_left(Fields s) noexcept nogil
cdef int display_left(Fields s) noexcept nogil
cdef void display_to_markets(Fields s, Events events) noexcept nogil
cdef int take_card(Fields s, int seat, int card, Events events) noexcept nogil
cdef int deck_left(Fields s, int deck) noexcept nogil
cdef int ritual_at(Fields s, int deck, int place) noexcept nogil
cdef int discards_of(Fields s, int deck) noexcept nogil
cdef bint has_rituals(Fields s, int deck) noexcept nogil
cdef int rebuild_deck(Fields s, int deck, Events events) noexcept nogil
cdef bint is_open_to(Fields s, int seat, int deck) noexcept nogil
cdef bint may_draw(Fields s, int seat, int deck) noexcept nogil
cdef int draw_size(Fields s, int seat) noexcept nogil
cdef int keep_size(Fields s) noexcept nogil
cdef void begin_draw(Fields s, int seat, int deck, int keep, Events events) noexcept nogil
cdef int drawn_cards(Fields s, int seat) noexcept nogil
cdef int held_rituals(Fields s, int seat) noexcept nogil
cdef void keep_ritual(Fields s, int seat, int ritual, Events events) noexcept nogil
cdef int loose_masks(Fields s, int seat) noexcept nogil
cdef bint is_single(Fields s, int seat, int picture) noexcept nogil
cdef int helpers_of(Fields s, int seat, int helper) noexcept nogil
cdef void use_helper(Fields s, int seat, int helper) noexcept nogil
