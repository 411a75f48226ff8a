from vaka.engine cimport observing as Write
from vaka.engine.observation cimport ObservationBuffer
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules.play cimport Tongiaki
from vaka.games.tongiaki.state cimport Fields

cdef class ObservedState(Tongiaki):
    cdef void observe(self, int seat, ObservationBuffer buffer) noexcept nogil

cdef void fill_decision(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
cdef void fill_tiles(Fields s, ObservationBuffer buffer) noexcept nogil
cdef void fill_ships(Fields s, int seat, ObservationBuffer buffer) noexcept nogil
