from vaka.core cimport writing as Write
from vaka.core.sheet cimport Sheet
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport RapaNui2020
from vaka.games.rapanui2020.state cimport Fields

cdef class Numeric(RapaNui2020):
    cdef void fill(self, int seat, Sheet sheet) noexcept nogil

cdef void fill_decision(Fields s, Sheet sheet) noexcept nogil
cdef void fill_board(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_supply(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_seats(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_holdings(Fields s, int seat, Sheet sheet) noexcept nogil
