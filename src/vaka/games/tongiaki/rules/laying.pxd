cimport cython
from vaka.engine cimport rng as Random
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport order as Order
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport voyage as Voyage
from vaka.games.tongiaki.state cimport Fields

cdef void legal_draws(Fields s, Moves moves) noexcept nogil
cdef int drawn_tile(Fields s, Rng rng) noexcept nogil
cdef void put_down(Fields s, int tile, int q, int r, int rot, Events events) noexcept nogil
cdef int left_of_kind(Fields s, int kind) noexcept nogil
cdef int in_pile(Fields s, int first, int after) noexcept nogil
cdef int tiles_left(Fields s) noexcept nogil
@cython.locals(stopped=bint)
cdef bint fleets_draw(Fields s) noexcept nogil
cdef void draw_for(Fields s, int purpose, Events events) noexcept nogil
cdef void explore(Fields s, Events events) noexcept nogil
cdef void draw(Fields s, int tile, Events events) noexcept nogil
@cython.locals(alone=bint, n=int)
cdef void legal_cells(Fields s, Moves moves) noexcept nogil
cdef void lay(Fields s, int move, Events events) noexcept nogil
cdef void legal_homes(Fields s, Moves moves) noexcept nogil
cdef void settle(Fields s, int beach, Events events) noexcept nogil
