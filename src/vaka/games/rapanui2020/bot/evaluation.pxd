cimport cython
from libc cimport math
from vaka.engine.buffers cimport Moves, Rewards, Weights
from vaka.games.rapanui2020.bot cimport gains as Gains
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.bot cimport plan as Plan
from vaka.games.rapanui2020.rules cimport powers as Powers
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.bot cimport tried_moves as TriedMoves
from vaka.games.rapanui2020.bot cimport routes as Routes
from vaka.games.rapanui2020.bot cimport codes as W
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.bot cimport worth as Worth
from vaka.games.rapanui2020.observation cimport ObservedState
from vaka.games.rapanui2020.state cimport Fields

cdef class EvaluatedState(ObservedState):
    @cython.locals(paid=double[4], space=int, more=double, rounds=double, planned=double)
    cdef void evaluate(self, Weights weights, Rewards rewards) noexcept nogil
    @cython.locals(paid=double[4], appeal=double, value=double)
    cdef void prefer(self, int seat, Moves moves, Weights weights) noexcept nogil

@cython.locals(behind=double, star=int, later=double)
cdef double worth_of_order(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(waiting=int, left=int, left_behind=int, behind=double, after=int)
cdef double seats_behind(Fields s, int star) noexcept nogil
@cython.locals(total=double, stars=int)
cdef double free_stars(Fields s) noexcept nogil
@cython.locals(ground=int, space=int)
cdef void value_links(Fields s, Weights weights, Rewards rewards) noexcept nogil
@cython.locals(count=int)
cdef int ahu_of_plan(Structs.Sketch* sketch) noexcept nogil
@cython.locals(best=double)
cdef double barter_hope(Fields s, Structs.Outlook* outlook, int seat, int given) noexcept nogil
@cython.locals(units=int, price=double)
cdef double barter_gain(Fields s, Structs.Outlook* outlook, int seat, int give, int get) noexcept nogil
@cython.locals(gain=double)
cdef double appeal_of(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move, Structs.Sketch* sketch, double value) noexcept nogil
@cython.locals(behind=double, space=int, gain=double)
cdef double appeal_of_placing(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move, double value) noexcept nogil
@cython.locals(wanted=int)
cdef double appeal_of_taking(Weights weights, int move, Structs.Sketch* sketch) noexcept nogil
cdef double appeal_of_loading(Weights weights, int move, Structs.Sketch* sketch, double value) noexcept nogil
@cython.locals(here=int, stays=bint, best=int, tile=double)
cdef double appeal_of_route(Fields s, Weights weights, Structs.Outlook* outlook, int move, Structs.Sketch* sketch) noexcept nogil
@cython.locals(unit=double)
cdef double appeal_of_gain(Fields s, Structs.Outlook* outlook, int seat, int resource) noexcept nogil
@cython.locals(kind=int, value=double, best=double)
cdef double appeal_of_offer(Fields s, Structs.Outlook* outlook, int seat, int offer) noexcept nogil
@cython.locals(improvement=int, gain=double, price=int, tile=int)
cdef double appeal_of_power(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move, double value) noexcept nogil
cdef double best_unit(Fields s, Structs.Outlook* outlook, int seat) noexcept nogil
cdef double appeal_of_follow_up(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int move, Structs.Sketch* sketch) noexcept nogil
