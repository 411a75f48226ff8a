from vaka.engine cimport observing as Write
from vaka.engine.observation cimport ObservationBuffer
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules.play cimport RapaNui2020
from vaka.games.rapanui2020.state cimport Fields

cdef class ObservedState(RapaNui2020):
    cdef void observe(self, int seat, ObservationBuffer buffer) noexcept nogil

cdef void fill_decision(Fields s, ObservationBuffer buffer) noexcept nogil
cdef void fill_board(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_supply(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_seats(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
