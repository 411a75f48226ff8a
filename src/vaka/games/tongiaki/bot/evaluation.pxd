cimport cython
from libc cimport math
from vaka.engine.buffers cimport Moves, Rewards, Weights
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport chains as Chains
from vaka.games.tongiaki.rules cimport play as Play
from vaka.games.tongiaki.bot cimport gains as Gains
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.bot cimport codes as W
from vaka.games.tongiaki.bot cimport structs as Struct
from vaka.games.tongiaki.observation cimport ObservedState
from vaka.games.tongiaki.state cimport Fields

cdef class EvaluatedState(ObservedState):
    cdef void evaluate(self, Weights weights, Rewards rewards) noexcept nogil
    @cython.locals(appeal=double)
    cdef void prefer(self, int seat, Moves moves, Weights weights) noexcept nogil

@cython.locals(points=double)
cdef double holdings(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(hazard=double, holds=double)
cdef double risk(Fields s, Weights weights, Struct.Outlook* outlook, int island, int seat, int rights) noexcept nogil
@cython.locals(points=double, missing=int, gone=bint)
cdef double prospects(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
cdef void judge_turn(Fields s, Weights weights, Struct.Outlook* outlook, Rewards rewards) noexcept nogil
@cython.locals(colours=int)
cdef double fleet_hope(Fields s, Struct.Outlook* outlook, int seat) noexcept nogil
@cython.locals(ships=int)
cdef void foresee_sailing(Fields s, Weights weights, Struct.Outlook* outlook, int beach, int more, double part, Rewards rewards) noexcept nogil
@cython.locals(best=int, best_swing=double)
cdef int best_filling(Fields s, Weights weights, Struct.Outlook* outlook) noexcept nogil
cdef double appeal_of_turn(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(best=double)
cdef double appeal_of_expanding(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int island) noexcept nogil
@cython.locals(appeal=double)
cdef double appeal_of_placing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int beach) noexcept nogil
@cython.locals(good=double)
cdef double appeal_of_landing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int choice) noexcept nogil
cdef double appeal_of_laying(Fields s, Weights weights, int seat, int move) noexcept nogil
