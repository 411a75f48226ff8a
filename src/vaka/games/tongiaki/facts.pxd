cimport cython
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki cimport ships as Ships
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport chains as Chains
from vaka.games.tongiaki.rules cimport landing as Landing
from vaka.games.tongiaki.rules cimport laying as Laying
from vaka.games.tongiaki.rules cimport play as Play
from vaka.games.tongiaki.rules cimport voyage as Voyage
from vaka.games.tongiaki.state cimport Fields

cpdef dict derive(Fields s, object seat, bint recall, bint everything)
cdef list score_lines(Fields s, int seat)
cdef list standings(Fields s)
cdef dict lead(Fields s)
cdef list sides(Fields s, int island)
@cython.locals(place=int, goal=int)
cdef dict route(Fields s, int pier)
cdef dict pile(Fields s)
@cython.locals(colour=int, beach=int, surplus=int)
cdef dict of_move(Fields s, int move)
@cython.locals(island=int, home=int)
cdef dict of_turn(Fields s, int move)
@cython.locals(ships=int)
cdef dict of_taking(Fields s, int island)
cdef dict of_colonising(Fields s)
@cython.locals(ships=int)
cdef dict of_expanding(Fields s, int island)
@cython.locals(ships=int)
cdef dict of_entering(Fields s, int island)
@cython.locals(beach=int, colours=int, number=int, place=int)
cdef dict of_sailing(Fields s, int pier)
cdef str sailing_end(Fields s, int pier, int colours)
cdef int surplus(Fields s, int pier)
cdef dict odds(Fields s, int colours)
cdef str last_kind(Fields s, int left)
@cython.locals(beside=int, place=int, rot=int, q=int, r=int, water=bint)
cdef dict of_laying(Fields s, int move)
@cython.locals(colours=int, number=int)
cdef dict of_drawing(Fields s, int tile)
cpdef list free_berths(Fields s, int island)
cpdef int ships_on_beaches(Fields s, int seat)
cpdef int ships_to_enter(int island)
cpdef bint has_all_royal_islands(Fields s, int seat)
cpdef bint is_full(Fields s, int beach)
cpdef bint is_spreading(Fields s)
