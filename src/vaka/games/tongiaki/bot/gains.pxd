cimport cython
from libc cimport math
from vaka.engine.buffers cimport Weights
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport voyage as Voyage
from vaka.games.tongiaki.bot cimport codes as W
from vaka.games.tongiaki.bot cimport structs as Struct
from vaka.games.tongiaki.state cimport Fields

@cython.locals(too_high=int[5], islands=int, points=int, waters=int, draws=double)
cdef void look_ahead(Fields s, Weights weights, Struct.Outlook* outlook) noexcept nogil
@cython.locals(points=double, best=double)
cdef double potential(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=int, best_swing=double)
cdef int best_pier(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int beach, int more) noexcept nogil
cdef double sail_swing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int pier, int more) noexcept nogil
@cython.locals(ships=int, own=double, others=double)
cdef double fleet_swing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int pier, int more, int colours) noexcept nogil
@cython.locals(left=double)
cdef double voyage_gain(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int pier, int ships, int colours) noexcept nogil
