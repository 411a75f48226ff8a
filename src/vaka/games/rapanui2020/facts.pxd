from vaka.engine cimport turns as Turn
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020 cimport proposals as Proposals
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020.rules cimport play as Rules
from vaka.games.rapanui2020.rules cimport powers as Powers
from vaka.games.rapanui2020.rules cimport scoring as Scoring
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.state cimport Fields

cpdef dict derive(Fields s, seat, bint recall, bint everything)
cdef list names(int spaces)
cdef list resources(int bits)
cdef dict ending(Fields s)
cdef dict totals(Fields s, int seat)
cdef list score_lines(Fields s, int seat)
cdef dict steps(Fields s)
cdef dict numbers(Fields s, int move)
cdef int ahu_for(Fields s, int tile)
cdef dict numbers_of_figures(Fields s, int move)
cdef dict numbers_of_exchange(Fields s, int seat, int move)
cdef dict gained(Fields s, int seat, int resource, int units)
cdef dict numbers_of_power(Fields s, int seat, int move)
cdef str warning(Fields s, int move)
cdef str drop_warning(Fields s, int seat)

cpdef bint is_beside(int one, int other)
cpdef int start_of(int board, int piece)
cpdef int goals(Fields s, int seat, int piece)
cpdef bint can_arrive(Fields s, int seat, int piece)
cpdef bint can_exchange(Fields s, int seat)
cpdef bint is_there(Fields s, int offer)
cpdef int price_of(int skimp)
cpdef int lowest_unit(Fields s)
cpdef bint could_gain(int board, int space, int resource)
cpdef bint has_sculptors(Fields s, int size)
cpdef bint in_window(Fields s, int tile)
cpdef int improvements_left(Fields s, int seat)
