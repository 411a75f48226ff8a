cimport cython
from libc.stdint cimport int16_t
from vaka.engine cimport observing as Write
from vaka.engine.observation cimport ObservationBuffer
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules.play cimport Raiatea
from vaka.games.raiatea.state cimport Fields

cdef class ObservedState(Raiatea):
    cdef void observe(self, int seat, ObservationBuffer buffer) noexcept nogil

cdef void fill_order(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_table(Fields s, ObservationBuffer buffer) noexcept nogil
cdef int rituals_of(int16_t* pile, int deck) noexcept nogil
@cython.locals(told=int, i=int, who=int, step=int)
cdef void fill_steps(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef int later_steps(Fields s, int step) noexcept nogil
@cython.locals(i=int, slot=int, slots=int, place=int, copy=int)
cdef void fill_row(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef int earlier_copies(Fields s, int place) noexcept nogil
cdef void fill_statues(Fields s, ObservationBuffer buffer) noexcept nogil
@cython.locals(i=int, token=int)
cdef void fill_tokens(Fields s, int place, int first, int kinds, ObservationBuffer buffer) noexcept nogil
cdef int tokens_at(Fields s, int place, int token) noexcept nogil
cdef void fill_own(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_screens(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_seats(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
