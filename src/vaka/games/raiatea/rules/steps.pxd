from vaka.engine cimport piles as Piles
from vaka.engine cimport rng as Random
from vaka.engine.buffers cimport Events, Moves
from vaka.engine.rng cimport Rng
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea.rules cimport menus as Menus
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport rituals as Rituals
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.state cimport Fields

cdef void run_automatic(Fields s, Events events) noexcept nogil
cdef int tattooed(Fields s, int seat, int n) noexcept nogil
cdef void gain_tattoos(Fields s, int seat, int n, Events events) noexcept nogil
cdef bint chance_waits(Fields s, Events events) noexcept nogil
cdef void legal_outcomes(Fields s, Moves moves) noexcept nogil
cdef int drawn_outcome(Fields s, Rng rng, Moves moves) noexcept nogil
cdef void happen(Fields s, int move, Events events) noexcept nogil
cdef void end_deal(Fields s) noexcept nogil
cdef void roll(Fields s, int what, int face, Events events) noexcept nogil
cdef int counted_helpers(Fields s, int seat, int helper) noexcept nogil
cdef void help_seat(Fields s, int seat, int helper) noexcept nogil
cdef bint is_possible(Fields s) noexcept nogil
cdef void legal_decision(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_takings(Fields s, int do, int seat, int may, Moves moves) noexcept nogil
cdef void decide(Fields s, int seat, int move, Events events) noexcept nogil
cdef void take(Fields s, int do, int seat, int move, Events events) noexcept nogil
cdef void take_from_display(Fields s, int seat, int move, Events events) noexcept nogil
