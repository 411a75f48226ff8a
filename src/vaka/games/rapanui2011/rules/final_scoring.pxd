from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.state cimport Fields

cdef int fame_for_moais(Fields s, int seat) noexcept nogil
cdef int fame_for_wood(Fields s, int seat) noexcept nogil
cdef int fame_for_offerings(Fields s, int seat, int kind, int value) noexcept nogil
