from libc.string cimport memset
from vaka.core.sheet cimport Sheet

cdef inline void flag(Sheet sheet, int value) noexcept nogil:
    sheet.numbers[sheet.n] = <float> value
    sheet.n += 1

cdef inline void part(Sheet sheet, int value, int whole) noexcept nogil:
    sheet.numbers[sheet.n] = <float> (<double> value / <double> whole)
    sheet.n += 1

cdef inline void one_of(Sheet sheet, int value, int places) noexcept nogil:
    memset(&sheet.numbers[sheet.n], 0, places * sizeof(float))
    if 0 <= value < places:
        sheet.numbers[sheet.n + value] = 1.0
    sheet.n += places

cdef inline void nothing(Sheet sheet, int places) noexcept nogil:
    memset(&sheet.numbers[sheet.n], 0, places * sizeof(float))
    sheet.n += places

cdef inline int place_of(int seats, int seat, int other) noexcept nogil:
    return (other + seats - seat) % seats if other >= 0 else -1

cdef inline int seat_at(int seats, int seat, int place) noexcept nogil:
    return (seat + place) % seats if place < seats else -1
