from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.state cimport Fields

cdef int points(Fields s, int seat) noexcept nogil
cdef int open_points(Fields s, int seat) noexcept nogil
cdef int points_in_front(Fields s, int seat) noexcept nogil
cdef int tokens_of(Fields s, int seat, int statue) noexcept nogil
cdef int true_pairs(Fields s, int seat, int picture) noexcept nogil
cdef int pairs_of(Fields s, int seat, int picture) noexcept nogil
cdef int pair_points(Fields s, int seat, int kind) noexcept nogil
cdef int colours(Fields s, int seat) noexcept nogil
