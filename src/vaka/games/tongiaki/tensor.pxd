from vaka.core cimport writing as Write
from vaka.core.sheet cimport Sheet
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.rules cimport Tongiaki
from vaka.games.tongiaki.state cimport Fields

cdef class Numeric(Tongiaki):
    cdef void fill(self, int seat, Sheet sheet) noexcept nogil

cdef void fill_decision(Fields s, int seat, Sheet sheet) noexcept nogil
cdef void fill_tiles(Fields s, Sheet sheet) noexcept nogil
cdef void fill_ships(Fields s, int seat, Sheet sheet) noexcept nogil
