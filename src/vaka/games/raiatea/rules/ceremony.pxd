from vaka.engine.buffers cimport Events, Moves
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport rituals as Rituals
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.state cimport Fields

cdef void legal_choices(Fields s, int seat, Moves moves) noexcept nogil
cdef bint can_train(Fields s, int seat, int number) noexcept nogil
cdef bint can_buy(Fields s, int seat, int deck) noexcept nogil
cdef void legal_training(Fields s, int seat, Moves moves) noexcept nogil
cdef int clips(Fields s, int seat) noexcept nogil
cdef int clipped(Fields s, int seat) noexcept nogil
cdef void legal_puts(Fields s, int seat, Moves moves) noexcept nogil
cdef void choose(Fields s, int seat, int move, Events events) noexcept nogil
cdef void carry_out(Fields s, Events events) noexcept nogil
cdef void train(Fields s, int seat, int number, Events events) noexcept nogil
cdef void dance(Fields s, Events events) noexcept nogil
cdef void buy(Fields s, Events events) noexcept nogil
cdef void conjure(Fields s, Events events) noexcept nogil
cdef bint reward_left(Fields s) noexcept nogil
cdef void legal_rewards(Fields s, Moves moves) noexcept nogil
cdef void take_reward(Fields s, int seat, int reward, Events events) noexcept nogil
cdef void lay_row(Fields s, Events events) noexcept nogil
cdef void tell_of_row(
    Fields s, int place, int own, int brown, int left, Events events
) noexcept nogil
cdef void join_row(Fields s, int seat, int ritual, int owner) noexcept nogil
cdef bint is_alike(Fields s, int place, int other) noexcept nogil
cdef bint find_spot(Fields s) noexcept nogil
cdef void legal_next(Fields s, Moves moves) noexcept nogil
cdef void place_next(Fields s, int seat, int ritual, Events events) noexcept nogil
cdef bint pays(int pool, int ritual) noexcept nogil
cdef void bless(Fields s, Events events) noexcept nogil
