cimport cython
from libc cimport math
from libc.stdint cimport int16_t
from vaka.engine cimport memory as mem
from vaka.engine cimport net as Nets
from vaka.engine cimport sizes as Size
from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events, Moves, Rewards, Score, Weights
from vaka.engine.rng cimport Rng
from vaka.engine.observation cimport ObservationBuffer

cdef class State:
    cdef public int16_t seats, turn, waiting
    cdef public int16_t[8] options
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef int sample(self, Rng rng, Moves moves) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void evaluate(self, Weights weights, Rewards rewards) noexcept nogil
    cdef void prefer(self, int seat, Moves moves, Weights weights) noexcept nogil
    cdef void believe(self, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil
    cdef void observe(self, int seat, ObservationBuffer buffer) noexcept nogil
    cdef void copy_from(self, State other)
    cdef void step(self, Rng rng, Moves moves, Events events) noexcept nogil
    cdef void reward(self, Weights weights, Rewards rewards) noexcept nogil
    @cython.locals(scratch=Moves)
    cpdef list moves(self, seat=*)
    @cython.locals(scratch=Moves)
    cpdef list odds(self)
    @cython.locals(who=int)
    cpdef play(self, int move, seat=*)
    @cython.locals(events=Events)
    cpdef list play_and_tell(self, int move, int seat)
    @cython.locals(score=Score)
    cpdef list score(self)
    @cython.locals(other=State)
    cpdef State redealt(self, int seat, Rng rng)
    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef become(self, State other)
    @cython.locals(rewards=Rewards)
    cpdef list evaluated(self, Weights weights)
    @cython.locals(who=int, weighed=int)
    cpdef dict preferred(self, Weights weights, seat=*)
    cpdef write_observation(self, int seat, ObservationBuffer buffer)

@cython.locals(trust=double)
cdef void correct(State state, Weights weights, Rewards rewards) noexcept nogil
@cython.locals(best=double, total=double)
cdef void share_by_points(State state, Rewards rewards) noexcept nogil
cdef double standing(Rewards rewards, int seat) noexcept nogil
cdef void add_victory(State state, Rewards rewards) noexcept nogil
cdef bint is_best(State state, Rewards rewards, int seat) noexcept nogil
cdef Moves emptied()
@cython.locals(scratch=Moves)
cdef Moves listed(State state, int seat)
cdef bint is_to_move(State state, int seat) noexcept nogil
@cython.locals(scratch=Moves)
cdef bint may_play(State state, int seat, int move)
@cython.locals(scratch=Moves)
cdef int draw_chance(State state, Rng rng)
cdef void set_options(State state, list chosen)

cdef Moves _SCRATCH
cdef Events _SILENT, _TOLD
