cimport cython
from libc cimport math
from vaka.engine.buffers cimport Moves, Rewards, Weights
from vaka.engine.rng cimport Rng
from vaka.games.rapanui2011 cimport codes as C
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport play as Rules
from vaka.games.rapanui2011.bot cimport beliefs as Beliefs
from vaka.games.rapanui2011.bot cimport codes as W
from vaka.games.rapanui2011.bot cimport structs as Struct
from vaka.games.rapanui2011.bot cimport worth as Worth
from vaka.games.rapanui2011.observation cimport ObservedState
from vaka.games.rapanui2011.state cimport Fields

cdef class EvaluatedState(ObservedState):
    cdef void evaluate(self, Weights weights, Rewards rewards) noexcept nogil
    @cython.locals(appeal=double)
    cdef void prefer(self, int seat, Moves moves, Weights weights) noexcept nogil
    cdef void believe(self, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil

cdef void judge_turn(Fields s, Weights weights, Struct.Outlook* outlook, Rewards rewards) noexcept nogil
@cython.locals(drawn=int[4], weight=double, best=int, best_worth=double)
cdef void foresee_picks(Fields s, Weights weights, Struct.Outlook* outlook, Rewards rewards) noexcept nogil
cdef double pick_worth(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int column, int drawn) noexcept nogil
@cython.locals(others=double)
cdef double swing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int card) noexcept nogil
@cython.locals(appeal=double)
cdef double appeal_of(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int move) noexcept nogil
cdef double appeal_of_buying(Weights weights, Struct.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(laid=double)
cdef double appeal_of_laying(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int move) noexcept nogil
@cython.locals(appeal=double)
cdef double appeal_of_drawing(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int column) noexcept nogil
@cython.locals(best=double)
cdef double best_pick(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int drawn) noexcept nogil
@cython.locals(appeal=double)
cdef double appeal_of_offering(Fields s, Weights weights, Struct.Outlook* outlook, int seat, int kind, int own) noexcept nogil
@cython.locals(others=double)
cdef double standing(Fields s, Weights weights, Struct.Outlook* outlook, int seat) noexcept nogil
cdef double appeal_of_taking(Fields s, Struct.Outlook* outlook, int seat, int move) noexcept nogil
