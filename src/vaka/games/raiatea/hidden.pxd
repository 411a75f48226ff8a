from vaka.core.rng cimport Rng
from vaka.games.raiatea.state cimport Fields

cdef void deal_anew(Fields s, int seat, Rng rng) noexcept nogil
