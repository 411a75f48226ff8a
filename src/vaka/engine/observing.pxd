from libc.stdint cimport int16_t
from vaka.engine cimport turns as Turn
from vaka.engine.observation cimport ObservationBuffer

cdef inline void flag(ObservationBuffer buffer, int value) noexcept nogil:
    buffer.numbers[buffer.n] = <float> value
    buffer.n += 1

cdef inline void part(ObservationBuffer buffer, int value, int whole) noexcept nogil:
    buffer.numbers[buffer.n] = <float> (<double> value / <double> whole)
    buffer.n += 1

cdef inline void parts(
    ObservationBuffer buffer, const int16_t* counts, int places, int whole
) noexcept nogil:
    cdef float* row = &buffer.numbers[buffer.n]
    cdef float most = <float> whole
    cdef int place
    for place in range(places):
        row[place] = <float> counts[place] / most
    buffer.n += places

cdef inline void flags(ObservationBuffer buffer, const int16_t* values, int places) noexcept nogil:
    parts(buffer, values, places, 1)

cdef inline void bits(ObservationBuffer buffer, unsigned int word, int places) noexcept nogil:
    cdef float* row = &buffer.numbers[buffer.n]
    cdef int place
    for place in range(places):
        row[place] = <float> (word >> place & 1)
    buffer.n += places

cdef inline void parts_by_seat(
    ObservationBuffer buffer, const int16_t* counts, int seats, int seat, int places, int whole
) noexcept nogil:
    # All are divided together and then put in order, which is faster than one division at a time.
    cdef float* row = &buffer.numbers[buffer.n]
    cdef float[8] divided
    cdef float most = <float> whole
    cdef int place
    for place in range(places):
        divided[place] = <float> counts[place] / most
    for place in range(places):
        row[place] = divided[seat_at(seats, seat, place)] if place < seats else <float> 0.0
    buffer.n += places

cdef inline void parts_where(
    ObservationBuffer buffer,
    const int16_t* counts,
    const int16_t* kinds,
    int kind,
    int places,
    int whole,
) noexcept nogil:
    cdef float* row = &buffer.numbers[buffer.n]
    cdef float most = <float> whole
    cdef int place
    for place in range(places):
        row[place] = <float> (counts[place] * (kinds[place] == kind)) / most
    buffer.n += places

cdef inline void put(
    ObservationBuffer buffer, Py_ssize_t first, int place, int places, int value, int whole
) noexcept nogil:
    if 0 <= place < places:
        buffer.numbers[first + place] = <float> (<double> value / <double> whole)

cdef inline void one_of(ObservationBuffer buffer, int value, int places) noexcept nogil:
    # Without a jump, which the processor could not foresee: a value that is none of the places
    # writes the 0 of the first place once more. Floats are cleared as floats, not as bytes, so that
    # the compiler knows that the buffer itself does not change.
    cdef float* row = &buffer.numbers[buffer.n]
    cdef int there = <unsigned int> value < <unsigned int> places
    cdef int place
    for place in range(places):
        row[place] = 0.0
    if places > 0:
        row[value * there] = <float> there
    buffer.n += places

cdef inline void nothing(ObservationBuffer buffer, int places) noexcept nogil:
    cdef float* row = &buffer.numbers[buffer.n]
    cdef int place
    for place in range(places):
        row[place] = 0.0
    buffer.n += places

cdef inline int place_of(int seats, int seat, int other) noexcept nogil:
    # without a jump, like one_of: NONE is -1, in which all bits are set
    return (other - seat + seats * (other < seat)) | -(other < 0)

cdef inline int seat_at(int seats, int seat, int place) noexcept nogil:
    if place >= seats:
        return Turn.NONE
    return seat + place - seats * (seat + place >= seats)
