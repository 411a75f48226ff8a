from vaka.engine.buffers cimport Events
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.state cimport Fields

cdef void map_board(Fields s) noexcept nogil
cdef void lay_tile(Fields s, int tile, int q, int r, int rot) noexcept nogil
cdef void join_neighbours(Fields s, int tile) noexcept nogil
cdef int tile_at(Fields s, int q, int r) noexcept nogil
cdef void begin_routes(Fields s, int island) noexcept nogil
cdef void forget_routes(Fields s, int island) noexcept nogil
cdef void lead_on(Fields s, int water) noexcept nogil
cdef int pier_behind(Fields s, int water, int side) noexcept nogil
cdef void follow(Fields s, int pier) noexcept nogil
cdef int departure(Fields s, int pier) noexcept nogil
cdef int ahead(Fields s, int place) noexcept nogil
cdef int cell_q(Fields s, int place) noexcept nogil
cdef int cell_r(Fields s, int place) noexcept nogil
cdef int edge_ahead(Fields s, int place) noexcept nogil
cdef int number_ahead(Fields s, int place) noexcept nogil
cdef int beyond(Fields s, int place) noexcept nogil
cdef int at_end(Fields s, int pier) noexcept nogil
cdef bint is_deadly(Fields s, int pier, int colours) noexcept nogil
cdef int landing_place(Fields s, int pier) noexcept nogil
cdef void remove_island(Fields s, int island) noexcept nogil
cdef bint is_open(Fields s, int island) noexcept nogil
cdef void tell_crossings(Fields s, int pier, int start, int colours, Events events) noexcept nogil
