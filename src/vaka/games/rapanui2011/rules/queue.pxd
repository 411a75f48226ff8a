from vaka.games.rapanui2011.state cimport Fields

cdef void join(Fields s, int seat, int cards) noexcept nogil
cdef void leave(Fields s) noexcept nogil
