cimport cython
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport chains as Chains
from vaka.games.tongiaki.rules cimport landing as Landing
from vaka.games.tongiaki.rules cimport laying as Laying
from vaka.games.tongiaki.rules cimport order as Order
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport voyage as Voyage
from vaka.games.tongiaki.state cimport Fields

cdef class Tongiaki(Fields):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef int sample(self, Rng rng, Moves moves) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

cdef void legal_setup(Fields s, Moves moves) noexcept nogil
cdef void set_up(Fields s, int seat, int beach, Events events) noexcept nogil
cdef void legal_turn(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_expansions(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_takings(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_kings(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_re_entries(Fields s, Moves moves) noexcept nogil
cdef void take_turn(Fields s, int seat, int move, Events events) noexcept nogil
cdef void expand(Fields s, int seat, int island, Events events) noexcept nogil
@cython.locals(ships=int, beaches=int)
cdef int ships_to_expand(Fields s, int seat, int island) noexcept nogil
cdef void enter(Fields s, int seat, int island, Events events) noexcept nogil
cdef int ships_to_enter(int island) noexcept nogil
cdef void begin_placing(Fields s, int phase, int island, int ships) noexcept nogil
cdef void legal_places(Fields s, int step, Moves moves) noexcept nogil
cdef void place(Fields s, int seat, int beach, int step, Events events) noexcept nogil
cdef void take(Fields s, int seat, int beach, Events events) noexcept nogil
cdef void found_royal_island(Fields s, int seat, int island, Events events) noexcept nogil
cdef void colonise(Fields s, int seat, Events events) noexcept nogil
