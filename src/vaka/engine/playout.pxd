cimport cython
from vaka.engine cimport turns as Turn
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves
from vaka.engine.state cimport State

cdef class Playout:
    cdef public Rng rng
    cdef Moves moves
    cdef Events events
    cdef public long decisions, chance_moves
    cpdef void run(self, State state)
    @cython.locals(state=State)
    cpdef void run_many(self, State start, int matches)

cdef void play_out(Playout count, State state, Rng rng, Moves moves, Events events) noexcept nogil
