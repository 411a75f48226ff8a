cimport cython
from libc cimport math
from vaka.engine cimport rng as Random
from vaka.engine.buffers cimport Weights
from vaka.engine.rng cimport Rng
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.bot cimport codes as W
from vaka.games.rapanui2011.rules cimport stone as Stone
from vaka.games.rapanui2011.state cimport Fields

cdef int GRAINS

cdef void suppose(Fields s, int seat, Rng rng, Weights weights) noexcept nogil
@cython.locals(factors=double[4], known=int, total=double, left=double, share=double, chosen=int)
cdef void hide_as_preferred(Fields s, int seat, Rng rng, Weights weights) noexcept nogil
@cython.locals(most=int, ahead=int, appeal=double)
cdef void weigh_kinds(Fields s, int seat, Weights weights, double* factors) noexcept nogil
@cython.locals(card=int)
cdef int open_count(Fields s, int kind) noexcept nogil
