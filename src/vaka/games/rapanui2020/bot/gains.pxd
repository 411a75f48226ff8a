cimport cython
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.bot cimport worth as Worth
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(ahu=int, tile=int, value=double)
cdef double erection_gain(Fields s, Structs.Outlook* outlook, int seat, int space, int size, int extra, Structs.Sketch* sketch, int does) noexcept nogil
@cython.locals(best=int, best_value=double, first=int, ahu=int, tile=int, value=double)
cdef int best_ahu(Fields s, Structs.Outlook* outlook, int space, int used) noexcept nogil
@cython.locals(possible=int, best=double, chosen=int, units=int, value=double)
cdef double gain_units(Fields s, Structs.Outlook* outlook, int seat, int space, int amount, Structs.Sketch* sketch, int does) noexcept nogil
@cython.locals(gain=double)
cdef double styling_gain(Fields s, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch) noexcept nogil
@cython.locals(price=double)
cdef double skimped_gain(Fields s, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch) noexcept nogil
@cython.locals(skimped=double)
cdef double make_styling(Fields s, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch) noexcept nogil
@cython.locals(kind=int, value=double)
cdef double pending_offer(Fields s, Structs.Outlook* outlook, int seat) noexcept nogil
