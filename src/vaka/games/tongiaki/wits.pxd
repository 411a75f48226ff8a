cimport cython
from libc cimport math
from vaka.core.state cimport Moves, Rewards, Wits
from vaka.games.tongiaki cimport beaches as Beaches
from vaka.games.tongiaki cimport chains as Chains
from vaka.games.tongiaki cimport gains as Gains
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki cimport weights as W
from vaka.games.tongiaki.rules cimport Tongiaki
from vaka.games.tongiaki.state cimport Fields

cdef class Thinker(Tongiaki):
    @cython.locals(outlook=double[8])
    cdef void judge(self, Wits wits, Rewards rewards) noexcept nogil
    @cython.locals(outlook=double[8], appeal=double)
    cdef void prefer(self, int seat, Moves moves, Wits wits) noexcept nogil

@cython.locals(points=double)
cdef double holdings(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
@cython.locals(hazard=double, holds=double)
cdef double risk(Fields s, Wits wits, double* outlook, int island, int seat, int rights) noexcept nogil
@cython.locals(points=double, missing=int, gone=bint)
cdef double prospects(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
cdef void judge_turn(Fields s, Wits wits, double* outlook, Rewards rewards) noexcept nogil
@cython.locals(colours=int)
cdef double fleet_hope(Fields s, double* outlook, int seat) noexcept nogil
@cython.locals(ships=int)
cdef void foresee_sailing(Fields s, Wits wits, double* outlook, int beach, int more, double part, Rewards rewards) noexcept nogil
@cython.locals(best=int, best_swing=double)
cdef int best_filling(Fields s, Wits wits, double* outlook) noexcept nogil
@cython.locals(held=int)
cdef double appeal_of_turn(Fields s, Wits wits, double* outlook, int seat, int move) noexcept nogil
@cython.locals(ships=int, best=double)
cdef double appeal_of_expanding(Fields s, Wits wits, double* outlook, int seat, int island) noexcept nogil
@cython.locals(appeal=double)
cdef double appeal_of_placing(Fields s, Wits wits, double* outlook, int seat, int beach) noexcept nogil
@cython.locals(good=double)
cdef double appeal_of_landing(Fields s, Wits wits, double* outlook, int seat, int choice) noexcept nogil
cdef double appeal_of_laying(Fields s, Wits wits, int seat, int move) noexcept nogil
