cimport cython
from vaka.engine.buffers cimport Weights
from vaka.games.raiatea.bot cimport prospects as Prospects
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport structs as Structs
from vaka.games.raiatea.bot cimport values as Values
from vaka.games.raiatea.state cimport Fields

@cython.locals(mean=double, cost=int, worth=double)
cdef void fill_stakes(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Stakes* stakes) noexcept nogil
@cython.locals(appeal=double, before=double, lead=double, chance=double)
cdef double appeal_of_bid(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Stakes* stakes, int bid) noexcept nogil
@cython.locals(before=double, place=int, other=int, later=int, lead=double)
cdef double seats_before(Fields s, Weights weights, int seat, Structs.Stakes* stakes, int bid) noexcept nogil
