cimport cython
from libc.stdint cimport int16_t
from vaka.engine cimport rng as Random
from vaka.engine.buffers cimport Moves, Weights
from vaka.engine.rng cimport Rng
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.bot cimport parts as Held
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea.rules cimport flow as Flow
from vaka.games.raiatea.rules cimport hidden as Hidden
from vaka.games.raiatea.state cimport Fields

cdef void suppose(Fields s, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil
cdef void take_back_choices(Fields s, int seat) noexcept nogil
@cython.locals(kept=int)
cdef void end_keeping(Fields s, int seat) noexcept nogil
cdef void deal_cards(Fields s, int seat, Rng rng) noexcept nogil
@cython.locals(normal=int, forbidden=int)
cdef void deal_hand(Fields s, int16_t *hand, Rng rng) noexcept nogil
@cython.locals(total=int, left=int, ritual=int)
cdef void take_as_held(Fields s, int16_t *hand, int deck, Rng rng) noexcept nogil
@cython.locals(risen=int, move=int)
cdef void fill_bag(Fields s, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil
