cimport cython
from libc cimport math
from libc.stdint cimport int16_t, int32_t
from vaka.core cimport memory as mem
from vaka.core cimport mixing as Mix
from vaka.core cimport turns as Turn
from vaka.core.rng cimport Rng
from vaka.core.sheet cimport Sheet

cdef class Moves:
    cdef public int n, total
    cdef int32_t[1024] move, weight
    cdef void clear(self) noexcept nogil
    cdef void add(self, int move) noexcept nogil
    cdef void add_chance(self, int move, int weight) noexcept nogil
    cdef bint holds(self, int move) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil

cdef class Events:
    cdef public int listening, n
    cdef int32_t[1024][5] fact
    cdef void tell(self, int kind, int a, int b, int c, int d) noexcept nogil

cdef class Score:
    cdef int32_t[6][4] value

cdef class Wits:
    cdef public double[64] weight
    cdef public double spread

cdef class Rewards(Score):
    cdef double[6] points, share
    cdef double spread

cdef class State:
    cdef public int16_t seats, turn, waiting
    cdef public int16_t[8] options
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void judge(self, Wits wits, Rewards rewards) noexcept nogil
    cdef void prefer(self, int seat, Moves moves, Wits wits) noexcept nogil
    cdef void fill(self, int seat, Sheet sheet) noexcept nogil
    cdef void copy_from(self, State other)
    cdef void step(self, Rng rng, Moves moves, Events events) noexcept nogil
    cdef void reward(self, Wits wits, Rewards rewards) noexcept nogil
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
    cpdef list judged(self, Wits wits)
    @cython.locals(who=int, weighed=int)
    cpdef dict preferred(self, Wits wits, seat=*)
    cpdef write(self, int seat, Sheet sheet)

cdef int pick_move(Moves moves, Rng rng) noexcept nogil
@cython.locals(best=double, total=double)
cdef void share_by_points(State state, Rewards rewards) noexcept nogil
cdef void add_victory(State state, Rewards rewards) noexcept nogil
cdef bint is_best(State state, Rewards rewards, int seat) noexcept nogil
cdef bint is_to_move(State state, int seat) noexcept nogil
@cython.locals(scratch=Moves)
cdef bint may_play(State state, int seat, int move)
@cython.locals(scratch=Moves)
cdef int draw_chance(State state, Rng rng)
cdef void set_options(State state, list chosen)

cdef Moves _SCRATCH
cdef Events _SILENT, _TOLD
