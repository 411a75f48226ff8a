from vaka.engine cimport rng as Random
from vaka.engine.rng cimport Rng
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.state cimport Fields

cdef int kind_of(int card) noexcept nogil
cdef int giver_of(int card) noexcept nogil
cdef bint is_hidden_by(int card, int seat) noexcept nogil
cdef bint is_known_to(int card, int seat) noexcept nogil
cdef int limit_of(int card, int kind) noexcept nogil
cdef void put_on_stone(Fields s, int card) noexcept nogil
cdef int offerings_held(Fields s, int seat) noexcept nogil
cdef int gross(Fields s, int seat, int kind) noexcept nogil
cdef void tighten_limits(Fields s, int seat) noexcept nogil
cdef int stone_count(Fields s, int kind) noexcept nogil
cdef int value_of(Fields s, int kind) noexcept nogil
cdef void hide_anew(Fields s, int seat, Rng rng) noexcept nogil
cdef void take_hidden_cards_back(Fields s, int seat) noexcept nogil
cdef void hide_any_kind(Fields s, int seat, int place, Rng rng) noexcept nogil
cdef int room(Fields s, int seat, int place, int kind) noexcept nogil
