cimport cython
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.bot cimport weights as Row
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(queue=int[32], waiting=int, first=int, last=int, space=int, near=int, side=int, beside=int, cost=int)
cdef void find_ways(Fields s, int seat, int start, int barred, int gaps, int* row, int at) noexcept nogil
cdef int neighbour(int space, int side) noexcept nogil
cdef int toll(Fields s, int seat, int space, int gaps) noexcept nogil
@cython.locals(here=int, owner=int, before=int)
cdef int pay_way(Fields s, double* outlook, int seat, int piece, int space, int* row, int at, double part, double* paid) noexcept nogil
@cython.locals(printed=int, best=double)
cdef double income_of(Fields s, double* outlook, int owner, int piece, int space) noexcept nogil
