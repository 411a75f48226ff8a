from vaka.engine.buffers cimport Events, Moves
from vaka.games.rapanui2011 cimport codes as C
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.state cimport Fields

cdef void legal_colours(Fields s, Moves moves) noexcept nogil
cdef int next_seat(Fields s) noexcept nogil
cdef void deal_colour(Fields s, int colour, Events events) noexcept nogil
