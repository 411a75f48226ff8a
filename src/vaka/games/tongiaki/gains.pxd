cimport cython
from libc cimport math
from vaka.core.state cimport Wits
from vaka.games.tongiaki cimport beaches as Beaches
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki cimport voyage as Voyage
from vaka.games.tongiaki cimport weights as W
from vaka.games.tongiaki.state cimport Fields

@cython.locals(too_high=int[5], islands=int, points=int, waters=int, draws=double)
cdef void look_ahead(Fields s, Wits wits, double* outlook) noexcept nogil
@cython.locals(points=double, best=double)
cdef double potential(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
cdef int colours_with(Fields s, int beach, int seat, int more) noexcept nogil
@cython.locals(best=int, best_swing=double)
cdef int best_pier(Fields s, Wits wits, double* outlook, int seat, int beach, int more) noexcept nogil
@cython.locals(ships=int, own=double, others=double)
cdef double sail_swing(Fields s, Wits wits, double* outlook, int seat, int pier, int more) noexcept nogil
@cython.locals(left=double)
cdef double voyage_gain(Fields s, Wits wits, double* outlook, int seat, int pier, int ships, int colours) noexcept nogil
