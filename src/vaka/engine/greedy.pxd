cimport cython
from libc.stdint cimport uint64_t
from vaka.engine cimport memory as mem
from vaka.engine cimport sizes as Size
from vaka.engine cimport splitmix as Mix
from vaka.engine cimport stepping as Step
from vaka.engine cimport turns as Turn
from vaka.engine cimport gil as Lock
from vaka.engine.batch cimport Batch
from vaka.engine.buffers cimport Events, Moves, Rewards, Weights
from vaka.engine.rng cimport Rng
from vaka.engine.state cimport State

cdef class Judge:
    cdef State world, after
    cdef Moves moves, replies
    cdef Events events
    cdef Rewards rewards
    cdef Rng luck
    cdef double[::1] totals

cdef class Greedy:
    cdef public Batch batch
    cdef public Weights weights
    cdef public int worlds
    cdef list _judges
    cdef object _pool
    @cython.locals(judge=Judge, batch=Batch, first=int, last=int, token=size_t)
    cpdef _choose(self, int part)

@cython.locals(i=Py_ssize_t)
cdef void choose_rows(Greedy greedy, Batch batch, Judge judge, int first, int last) noexcept nogil
@cython.locals(seat=int, j=int, best=int)
cdef int best_move(Greedy greedy, Batch batch, Judge judge, State world, Py_ssize_t i) noexcept nogil
@cython.locals(luck=uint64_t, j=int)
cdef void try_moves(Greedy greedy, Batch batch, Judge judge, State after, int seat) noexcept nogil
