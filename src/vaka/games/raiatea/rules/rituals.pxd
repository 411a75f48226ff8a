from vaka.engine.buffers cimport Events, Moves
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.state cimport Fields

cdef void perform(Fields s, int seat, int ritual, Events events) noexcept nogil
cdef void push_for_all(Fields s, int ritual) noexcept nogil
cdef void legal_from_hand(Fields s, int seat, Moves moves) noexcept nogil
cdef void perform_from_hand(Fields s, int seat, int ritual, Events events) noexcept nogil
cdef void pay_tribute(Fields s, int seat, int what, int amount, Events events) noexcept nogil
cdef void lapse(Fields s, int seat, Events events) noexcept nogil
cdef bint can_be_banned(Fields s, int seat, int place, int most) noexcept nogil
cdef bint has_target(Fields s, int do, int seat, int most) noexcept nogil
cdef bint can_be_stolen(Fields s, int victim, int mask) noexcept nogil
cdef void legal_victims(Fields s, int do, int seat, int most, Moves moves) noexcept nogil
cdef void hit(Fields s, int do, int seat, int move, Events events) noexcept nogil
cdef void ban(Fields s, int seat, int ritual, int owner, Events events) noexcept nogil
cdef void leave_row(Fields s, int place) noexcept nogil
cdef void capture(Fields s, int seat, int victim, Events events) noexcept nogil
cdef void loot(Fields s, int seat, int victim, int good, Events events) noexcept nogil
