from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.state cimport Fields

cdef void put_into_column(Fields s, int card) noexcept nogil
cdef int front_card(Fields s, int column, int drawn) noexcept nogil
cdef int pile_left(Fields s) noexcept nogil
cdef bint ends_match(Fields s, int column) noexcept nogil
