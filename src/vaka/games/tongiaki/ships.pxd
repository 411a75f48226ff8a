cimport cython
from vaka.engine.buffers cimport Events
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki.rules cimport landing as Landing
from vaka.games.tongiaki.state cimport Fields

@cython.locals(room=int)
cdef dict putting(Fields s, int beach, int seat)
@cython.locals(first=int)
cdef list places_left(Fields s)
@cython.locals(after=Fields, told=Events, move=int, place=int, over=int)
cdef list whole_landing(Fields s)
@cython.locals(best=int, most=int, move=int, colour=int, beach=int, likes=int)
cdef int landing_next(Fields s)
