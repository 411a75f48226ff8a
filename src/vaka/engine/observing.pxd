from libc.string cimport memset
from vaka.engine cimport turns as Turn
from vaka.engine.observation cimport ObservationBuffer

cdef inline void flag(ObservationBuffer buffer, int value) noexcept nogil:
    buffer.numbers[buffer.n] = <float> value
    buffer.n += 1

cdef inline void part(ObservationBuffer buffer, int value, int whole) noexcept nogil:
    buffer.numbers[buffer.n] = <float> (<double> value / <double> whole)
    buffer.n += 1

cdef inline void one_of(ObservationBuffer buffer, int value, int places) noexcept nogil:
    memset(&buffer.numbers[buffer.n], 0, places * sizeof(float))
    if 0 <= value < places:
        buffer.numbers[buffer.n + value] = 1.0
    buffer.n += places

cdef inline void nothing(ObservationBuffer buffer, int places) noexcept nogil:
    memset(&buffer.numbers[buffer.n], 0, places * sizeof(float))
    buffer.n += places

cdef inline int place_of(int seats, int seat, int other) noexcept nogil:
    return (other + seats - seat) % seats if other >= 0 else Turn.NONE

cdef inline int seat_at(int seats, int seat, int place) noexcept nogil:
    return (seat + place) % seats if place < seats else Turn.NONE
