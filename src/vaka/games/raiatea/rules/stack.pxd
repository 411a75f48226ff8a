from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.state cimport Fields

cdef void push(Fields s, int do, int seat, int n) noexcept nogil
cdef void push_more(Fields s, int do, int seat, int n, int a, int b) noexcept nogil
cdef void pop(Fields s) noexcept nogil
cdef void count_down(Fields s) noexcept nogil
cdef int current(Fields s) noexcept nogil
cdef void queue_from(Fields s, int seat, int step) noexcept nogil
cdef void queue_order(Fields s, int seats) noexcept nogil
cdef int leave_queue(Fields s) noexcept nogil
