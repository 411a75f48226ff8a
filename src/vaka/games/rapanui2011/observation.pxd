cimport cython
from vaka.engine cimport observing as Write
from vaka.engine.observation cimport ObservationBuffer
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport stone as Stone
from vaka.games.rapanui2011.rules.play cimport RapaNui2011
from vaka.games.rapanui2011.state cimport Fields

cdef class ObservedState(RapaNui2011):
    @cython.locals(card=int)
    cdef void observe(self, int seat, ObservationBuffer buffer) noexcept nogil

cdef void fill_stone(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_hidden(Fields s, int seat, int card, int what, ObservationBuffer buffer) noexcept nogil
@cython.locals(owed=int, asked=int)
cdef void fill_seats(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_offerings(Fields s, int seat, int other, ObservationBuffer buffer) noexcept nogil
cdef int place_in_queue(Fields s, int seat) noexcept nogil
