from libc.stdint cimport int16_t
from vaka.core cimport writing as Write
from vaka.core.sheet cimport Sheet
from vaka.games.raiatea cimport cards as Cards
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport Raiatea
from vaka.games.raiatea.state cimport Fields

cdef class Numeric(Raiatea):
    cdef void fill(self, int seat, Sheet sheet) noexcept nogil

cdef void fill_order(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_table(Fields s, Sheet sheet) noexcept nogil
cdef int rituals_of(int16_t* pile, int deck) noexcept nogil
cdef void fill_steps(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_row(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_laid(Fields s, int seat, int i, int what, Sheet sheet) noexcept nogil
cdef void fill_statues(Fields s, Sheet sheet) noexcept nogil
cdef int tokens_at(Fields s, int place, int token) noexcept nogil
cdef void fill_own(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_screens(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_seats(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_holdings(Fields s, int seat, Sheet sheet) noexcept nogil
