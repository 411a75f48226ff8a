from vaka.engine cimport turns as Turn
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea.rules cimport flow as Flow
from vaka.games.raiatea.rules cimport hidden as Hidden
from vaka.games.raiatea.rules cimport menus as Menus
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport scoring as Scoring
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport steps as Steps
from vaka.games.raiatea.state cimport Fields

cdef class Raiatea(Fields):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef int sample(self, Rng rng, Moves moves) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cpdef carry_on(self)

cdef void lay_out_markets(Fields s) noexcept nogil
cdef void lay_out_decks(Fields s) noexcept nogil
cdef void push_setup(Fields s) noexcept nogil
