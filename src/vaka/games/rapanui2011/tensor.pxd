cimport cython
from vaka.core cimport writing as Write
from vaka.core.sheet cimport Sheet
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011 cimport stone as Stone
from vaka.games.rapanui2011.rules cimport RapaNui2011
from vaka.games.rapanui2011.state cimport Fields

cdef class Numeric(RapaNui2011):
    @cython.locals(card=int)
    cdef void fill(self, int seat, Sheet sheet) noexcept nogil

cdef void fill_stone(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_hidden(Fields s, int seat, int card, int what, Sheet sheet) noexcept nogil
@cython.locals(owed=int, asked=int)
cdef void fill_seats(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_offerings(Fields s, int seat, int other, Sheet sheet) noexcept nogil
cdef int place_in_queue(Fields s, int seat) noexcept nogil
