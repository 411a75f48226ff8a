cimport cython
from vaka.engine.buffers cimport Weights
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.bot cimport plan as Plan
from vaka.games.rapanui2020.bot cimport codes as W
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(paid=double[4], value=double)
cdef double plan_value(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(holder=int, value=double)
cdef double value_with_figure(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int space) noexcept nogil
@cython.locals(value=double)
cdef double value_with_sculptor(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int column) noexcept nogil
@cython.locals(value=double)
cdef double value_with_chief(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int column) noexcept nogil
@cython.locals(value=double)
cdef double value_with_power(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int tile) noexcept nogil
@cython.locals(value=double)
cdef double value_with_skimp(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
