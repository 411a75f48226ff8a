cimport cython
from vaka.engine.buffers cimport Weights
from vaka.games.raiatea.bot cimport hopes as Hopes
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport weights as Row
from vaka.games.raiatea.bot cimport worth as Worth
from vaka.games.raiatea.state cimport Fields

@cython.locals(mean=double, cost=int, worth=double)
cdef void fill_stakes(Fields s, Weights weights, double* outlook, int seat, double* stakes) noexcept nogil
@cython.locals(appeal=double, before=double, lead=double, chance=double)
cdef double appeal_of_bid(Fields s, Weights weights, double* outlook, int seat, double* stakes, int bid) noexcept nogil
@cython.locals(before=double, place=int, other=int, later=int, lead=double)
cdef double seats_before(Fields s, Weights weights, int seat, double* stakes, int bid) noexcept nogil
