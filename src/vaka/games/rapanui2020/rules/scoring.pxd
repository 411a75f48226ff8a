from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.state cimport Fields

cdef int offering_points(Fields s, int seat) noexcept nogil
cdef int resource_points(Fields s, int seat) noexcept nogil
cdef int tablet_points(Fields s, int seat) noexcept nogil
cdef int favor_points(Fields s, int seat) noexcept nogil
cdef int points_of(Fields s, int seat) noexcept nogil
