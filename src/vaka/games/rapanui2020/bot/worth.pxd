cimport cython
from libc cimport math
from vaka.engine.buffers cimport Weights
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020.rules cimport order as Order
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.bot cimport codes as W
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(rounds=double, hands=int, others=int)
cdef void look_ahead(Fields s, Weights weights, Structs.Outlook* outlook) noexcept nogil
@cython.locals(empty=double, rounds=double)
cdef double rounds_left(Fields s, Weights weights, double erections) noexcept nogil
@cython.locals(erected=int, usual=double)
cdef double pace(Fields s, Weights weights) noexcept nogil
@cython.locals(statues=int)
cdef double erections_now(Fields s, Weights weights) noexcept nogil
cdef int is_to_sculpt(Fields s, int seat) noexcept nogil
cdef double rest_of_round(Fields s, Weights weights) noexcept nogil
@cython.locals(rounds=double, total=int, chance=double, most=double, best=double, kind=int, premium=double)
cdef void value_units(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(left=int)
cdef double top_value(Fields s, int kind, int taken) noexcept nogil
@cython.locals(chance=double)
cdef void value_tiles(Fields s, Weights weights, Structs.Outlook* outlook, double time) noexcept nogil
@cython.locals(points=double)
cdef double holdings(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(gain=double, best=int, price=int, value=double, cost=double)
cdef double best_exchange(Fields s, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, int reduced, int pays) noexcept nogil
@cython.locals(left=int[4], cost=double, resource=int, unit=int)
cdef double exchange_cost(Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, int kind, int units, int pays) noexcept nogil
@cython.locals(left=int[4], cost=double, named=int, lowest=int, resource=int, unit=int)
cdef double rest_of_price(Fields s, Structs.Outlook* outlook, int seat, int kind) noexcept nogil
@cython.locals(cost=double, lower=double)
cdef double price_of(Fields s, Structs.Outlook* outlook, int seat, int kind) noexcept nogil
