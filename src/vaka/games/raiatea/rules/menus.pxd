from vaka.engine.buffers cimport Events, Moves
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport rituals as Rituals
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.state cimport Fields

cdef void legal_free_actions(Fields s, int seat, Moves moves) noexcept nogil
cdef bint shaman_can(Fields s, int seat, int ritual) noexcept nogil
cdef bint may_act_freely(Fields s, int seat) noexcept nogil
cdef bint is_free_action(int move) noexcept nogil
cdef void act_freely(Fields s, int seat, int move, Events events) noexcept nogil
cdef void end_turn(Fields s) noexcept nogil
cdef bint is_asked(Fields s, int seat) noexcept nogil
cdef bint may_dive(Fields s, int seat) noexcept nogil
cdef int most_times(Fields s, int seat) noexcept nogil
cdef int most_sales(Fields s, int seat) noexcept nogil
cdef void legal_turn(Fields s, int seat, Moves moves) noexcept nogil
cdef void take_turn(Fields s, int seat, int move, Events events) noexcept nogil
cdef void choose_tile(Fields s, int seat, int tile, Events events) noexcept nogil
cdef void legal_picks(Fields s, int seat, Moves moves) noexcept nogil
cdef void pick(Fields s, int seat, int move, Events events) noexcept nogil
cdef void legal_at_marae(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_draws(Fields s, int seat, Moves moves) noexcept nogil
cdef void visit_marae(Fields s, int seat, int move, Events events) noexcept nogil
cdef int free_priests(Fields s, int seat) noexcept nogil
cdef void walk_path(Fields s, int seat, int number, Events events) noexcept nogil
cdef void give(Fields s, int seat, int move, Events events) noexcept nogil
cdef void legal_masks(Fields s, Moves moves) noexcept nogil
cdef void take_mask(Fields s, int seat, int mask, Events events) noexcept nogil
cdef void take(Fields s, int seat, int move, Events events) noexcept nogil
cdef bint can_hire(Fields s, int seat) noexcept nogil
cdef void legal_at_market(Fields s, int seat, Moves moves) noexcept nogil
cdef void trade(Fields s, int seat, int move, Events events) noexcept nogil
cdef void sell(Fields s, int seat, int good, int level, Events events) noexcept nogil
cdef void raise_too(Fields s, int seat, int move, Events events) noexcept nogil
