cimport cython
from libc.stdint cimport uint64_t
from vaka.engine cimport memory as mem
from vaka.engine cimport stepping as Step
from vaka.engine cimport turns as Turn
from vaka.engine cimport gil as Lock
from vaka.engine.rng cimport Rng
from vaka.engine.observation cimport ObservationBuffer
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.engine.state cimport State

cdef class Hand:
    cdef State start, state
    cdef Moves moves
    cdef Events events
    cdef Score tally
    cdef Rng rng
    cdef ObservationBuffer buffer

cdef class Batch:
    cdef public int matches, width, seats, numbers, observation_size, threads
    cdef public object turns, masks, observations, done, scores, chosen, learners, seeds
    cdef list _hands
    cdef object _pool, _slab, _ended, _held
    cdef char* _blocks
    cdef char* _ends
    cdef Py_ssize_t _size, _bytes
    cdef int[::1] _turns, _scores, _chosen, _learners
    cdef uint64_t[::1] _seeds
    cdef unsigned char* _masks
    cdef unsigned char* _legal
    cdef unsigned char[::1] _done
    @cython.locals(wrong=int, i=int)
    cpdef step(self, moves=*)
    @cython.locals(hand=Hand, first=int, last=int, token=size_t)
    cpdef _run(self, int part, int what)

@cython.locals(hand=Hand, state=State)
cdef State copy_out(Batch batch, int i)
@cython.locals(hand=Hand, state=State)
cdef State copy_end(Batch batch, int i)
@cython.locals(i=Py_ssize_t, move=int)  # rows times columns may be more than an int holds
cdef int first_illegal(Batch batch, bint may_wait) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void step_rows(Batch batch, Hand hand, State state, int first, int last, int what) noexcept nogil
@cython.locals(learner=int)
cdef void go_on(Batch batch, Hand hand, State state, Py_ssize_t i) noexcept nogil
@cython.locals(row=Py_ssize_t, seat=int, j=int)
cdef void note_score(Batch batch, Hand hand, State state, Py_ssize_t i) noexcept nogil
@cython.locals(row=Py_ssize_t, bits=Py_ssize_t, move=int, j=int)
cdef void fill_row(Batch batch, Hand hand, State state, Py_ssize_t i) noexcept nogil
