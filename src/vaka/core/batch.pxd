cimport cython
from vaka.core cimport turns as Turn
from vaka.core.rng cimport Rng
from vaka.core.state cimport Events, Moves, Score, State

cdef class Batch:
    cdef public int matches, width, seats, numbers
    cdef State start
    cdef public list states
    cdef Rng rng
    cdef Moves moves
    cdef Events events
    cdef Score tally
    cdef public object turns, masks, done, scores
    cdef int[::1] _turns, _scores
    cdef unsigned char[::1] _masks, _done
    @cython.locals(i=int, chosen=int[::1])
    cpdef void step(self, moves) except *
    @cython.locals(i=int)
    cpdef void step_random(self)

cdef bint is_legal(Batch batch, int i, int move)
cdef void play_row(Batch batch, int i, State state, int move)
@cython.locals(seat=int, j=int)
cdef void settle_row(Batch batch, int i, State state)
