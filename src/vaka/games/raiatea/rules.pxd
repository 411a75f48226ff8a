from vaka.core cimport turns as Turn
from vaka.core.rng cimport Rng
from vaka.core.state cimport Events, Moves, Score
from vaka.games.raiatea cimport cards as Cards
from vaka.games.raiatea cimport ceremony as Ceremony
from vaka.games.raiatea cimport flow as Flow
from vaka.games.raiatea cimport hidden as Hidden
from vaka.games.raiatea cimport menus as Menus
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea cimport scoring as Scoring
from vaka.games.raiatea cimport stack as Stack
from vaka.games.raiatea cimport steps as Steps
from vaka.games.raiatea.state cimport Fields

cdef class Raiatea(Fields):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cpdef carry_on(self)

cdef void lay_out_markets(Fields s) noexcept nogil
cdef void lay_out_decks(Fields s) noexcept nogil
cdef void push_setup(Fields s) noexcept nogil
