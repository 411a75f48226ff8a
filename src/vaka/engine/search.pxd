cimport cython
from libc cimport math
from vaka.engine cimport memory as mem
from vaka.engine cimport rng as Random
from vaka.engine cimport solving as Solving
from vaka.engine cimport tree as Tree
from vaka.engine cimport turns as Turn
from vaka.engine cimport gil as Lock
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves, Rewards, Weights
from vaka.engine.solving cimport Solver
from vaka.engine.state cimport State

cdef class Search:
    cdef State root, world
    cdef public int seat, cutoff, least, nodes, node_count, trees
    cdef public long iterations
    cdef public Weights weights
    cdef Rng rng
    cdef Py_ssize_t size
    cdef public double exploration, temper, floor, fair
    cdef public bint guided, branching, beliefs
    cdef Solver solver
    cdef public long solved, unsolved
    cdef Moves moves
    cdef Events events
    cdef Rewards rewards
    cdef int[6] where
    cdef int[1024] known
    cdef int[256] path, path_seat
    cdef int path_n
    cdef int[::1] _veils, _place
    cdef object _room
    cdef Tree.Node* _tree
    @cython.locals(token=size_t)
    cpdef run(self, int iterations)
    cpdef State imagine(self)
    @cython.locals(world=State, mover=int, node=int, tree=int, hidden=bint, heard=int)
    cpdef list line(self, int move, int length, int least)

cdef void prepare(Search search)
cdef void deal(Search search) noexcept nogil
cdef void iterate(Search search, int iterations) noexcept nogil
@cython.locals(fresh=bint, mover=int)
cdef void descend(Search search, State world) noexcept nogil
cdef int most_tried(Search search, State world, int mover, int node, int least) noexcept nogil
cdef int mover_of(Search search, State world) noexcept nogil
cdef int follow(Search search, int mover, int move) noexcept nogil
cdef int find(Search search, int node, int move) noexcept nogil
cdef int add(Search search, int node, int move) noexcept nogil
cdef int look_up(Search search, int node) noexcept nogil
@cython.locals(total=double)
cdef int expand(Search search, State world, int mover, int node) noexcept nogil
@cython.locals(weight=double)
cdef double tempered(Search search, int i) noexcept nogil
@cython.locals(total=double)
cdef double tempered_total(Search search) noexcept nogil
@cython.locals(hope=double, earned=double, worth=double, best_worth=double, share=double)
cdef int choose(Search search, int node) noexcept nogil
@cython.locals(mean=double, bias=double)
cdef double guided_worth(Search search, Tree.Node* child, double hope) noexcept nogil
@cython.locals(mean=double)
cdef double plain_worth(Search search, Tree.Node* child) noexcept nogil
cdef int try_to_solve(Search search, State world) noexcept nogil
cdef void roll_out(Search search, State world) noexcept nogil
@cython.locals(share=double)
cdef void back_up(Search search) noexcept nogil
