from vaka.engine.buffers cimport Events, Moves
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport order as Order
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.state cimport Fields

cdef int begin_landing(Fields s, int island, Events events) noexcept nogil
cdef void legal_landings(Fields s, Moves moves) noexcept nogil
cdef int is_spreading(Fields s) noexcept nogil
cdef bint is_usable(Fields s, int pier) noexcept nogil
cdef int is_used_up(Fields s, int beach) noexcept nogil
cdef int is_guarded(Fields s) noexcept nogil
cdef int land(Fields s, int colour, int place, Events events) noexcept nogil
cdef int end_landing(Fields s, Events events) noexcept nogil
