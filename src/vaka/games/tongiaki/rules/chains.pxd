from vaka.engine.buffers cimport Events, Moves
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport landing as Landing
from vaka.games.tongiaki.rules cimport laying as Laying
from vaka.games.tongiaki.rules cimport order as Order
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport voyage as Voyage
from vaka.games.tongiaki.state cimport Fields

cdef void go_on(Fields s, Events events) noexcept nogil
cdef bint is_full(Fields s, int beach) noexcept nogil
cdef int some_beach_is_full(Fields s) noexcept nogil
cdef int full_islands(Fields s) noexcept nogil
cdef int some_pier_is_usable(Fields s) noexcept nogil
cdef void legal_sailings(Fields s, Moves moves) noexcept nogil
cdef void sail(Fields s, int pier, Events events) noexcept nogil
cdef void discover(Fields s, int tile, Events events) noexcept nogil
cdef void sail_on(Fields s, int pier, int start, int drew, Events events) noexcept nogil
cdef void lose_fleet(Fields s, Events events) noexcept nogil
cdef void reach_empty_cell(Fields s, int pier, Events events) noexcept nogil
cdef void reach_island(Fields s, int pier, int drew, Events events) noexcept nogil
cdef int dissolve_closed_islands(Fields s, Events events) noexcept nogil
cdef int is_closed(Fields s, int island) noexcept nogil
cdef void dissolve_endless_chain(Fields s, Events events) noexcept nogil
cdef void dissolve(Fields s, int islands, int why, Events events) noexcept nogil
