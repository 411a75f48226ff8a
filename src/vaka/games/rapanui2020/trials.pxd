cimport cython
from vaka.core.state cimport Wits
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020 cimport plan as Plan
from vaka.games.rapanui2020 cimport weights as W
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(sketch=int[204], paid=double[4], value=double)
cdef double plan_value(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
@cython.locals(holder=int, value=double)
cdef double value_with_figure(Fields s, Wits wits, double* outlook, int seat, int space) noexcept nogil
@cython.locals(value=double)
cdef double value_with_sculptor(Fields s, Wits wits, double* outlook, int seat, int column) noexcept nogil
@cython.locals(value=double)
cdef double value_with_chief(Fields s, Wits wits, double* outlook, int seat, int column) noexcept nogil
@cython.locals(value=double)
cdef double value_with_power(Fields s, Wits wits, double* outlook, int seat, int tile) noexcept nogil
@cython.locals(value=double)
cdef double value_with_skimp(Fields s, Wits wits, double* outlook, int seat) noexcept nogil
