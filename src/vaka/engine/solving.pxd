cimport cython
from vaka.engine cimport memory as mem
from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events, Moves, Rewards, Weights
from vaka.engine.state cimport State

cdef class Ply:
    cdef State world
    cdef Moves moves
    cdef Ply below
    cdef double[6] share, points

cdef class Solver:
    cdef Ply first
    cdef Py_ssize_t size
    cdef public int plies, most, left
    cdef public Weights weights
    cdef Rewards rewards
    cdef Events events
    cpdef list values(self, State state)

cdef void clear(Ply ply)
cdef int solve(Solver solver, State world, Rewards rewards) noexcept nogil
@cython.locals(mover=int)
cdef int look(Solver solver, Ply ply, int plies) noexcept nogil
cdef void take(Ply ply, Rewards rewards, int seats) noexcept nogil
cdef void adopt(Ply ply, Ply other) noexcept nogil
@cython.locals(weight=double, before_share=double, before_points=double)
cdef void average(Ply ply, Ply other, int i) noexcept nogil
