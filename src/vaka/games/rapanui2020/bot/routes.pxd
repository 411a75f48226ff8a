cimport cython
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(queue=int[32], ground=int, waiting=int, first=int, last=int, space=int, near=int, side=int, beside=int, cost=int)
cdef void find_ways(Fields s, int seat, int start, int barred, int gaps, Structs.Sketch* sketch, int way) noexcept nogil
cdef int neighbour(int space, int side) noexcept nogil
cdef int toll(Fields s, int seat, int space) noexcept nogil
@cython.locals(here=int, owner=int, before=int)
cdef int pay_way(Fields s, Structs.Outlook* outlook, int seat, int piece, int space, Structs.Sketch* sketch, int way, double part, double* paid) noexcept nogil
@cython.locals(printed=int, best=double)
cdef double income_of(Fields s, Structs.Outlook* outlook, int owner, int piece, int space) noexcept nogil
