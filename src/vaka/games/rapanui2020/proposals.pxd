from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.state cimport Fields

cdef dict routes(Fields s, list moves)
cdef dict ways(Fields s, int piece, int start)
cdef list cheapest(Fields s, int start)
cdef list path_to(list before, int goal)
cdef dict income(Fields s, int piece, int space)
cdef list takes(Fields s, list moves)
cdef dict payments(Fields s, list moves)
cdef dict payment(Fields s, int offer)
cdef bint is_price(Fields s, int offer, list units)
cdef bint makes_up(Fields s, int kind, list units)
