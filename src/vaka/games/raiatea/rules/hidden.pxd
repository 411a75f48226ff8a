from libc.stdint cimport int16_t
from vaka.engine cimport rng as Random
from vaka.engine.rng cimport Rng
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.state cimport Fields

cdef void deal_anew(Fields s, int seat, Rng rng) noexcept nogil
cdef void deal_cards_anew(Fields s, int seat, Rng rng) noexcept nogil
cdef void gather_unknown(Fields s, int seat) noexcept nogil
cdef void gather(Fields s, int16_t *pile) noexcept nogil
cdef void deal(Fields s, int16_t *pile, Rng rng) noexcept nogil
cdef void draw(Fields s, int16_t *pile, int deck, int count, Rng rng) noexcept nogil
cdef bint may_be_bagged(Fields s) noexcept nogil
cdef bint may_have_risen(Fields s, int seat) noexcept nogil
cdef void bag_anew(Fields s, int seat, Rng rng) noexcept nogil
cdef void put(Fields s, int seat, int ritual) noexcept nogil
cdef void choose_anew(Fields s, int seat, Rng rng) noexcept nogil
