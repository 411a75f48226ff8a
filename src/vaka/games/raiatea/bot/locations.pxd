cimport cython
from vaka.engine.buffers cimport Weights
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea.rules cimport menus as Menus
from vaka.games.raiatea.rules cimport steps as Steps
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.bot cimport codes as W
from vaka.games.raiatea.bot cimport structs as Structs
from vaka.games.raiatea.bot cimport values as Values
from vaka.games.raiatea.state cimport Fields

@cython.locals(pick=double, dice=double, pearls=double, train=double, mana=int, worth=double)
cdef double visit_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int tile, int kahuna) noexcept nogil
@cython.locals(sales=double, hirings=double, worth=double)
cdef double market_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int kahuna) noexcept nogil
cdef double die_chance(Fields s, int seat, int helper) noexcept nogil
@cython.locals(draws=double, offers=int, worth=double, tattoo=double, best=double, count=int)
cdef double marae_worth(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int kahuna) noexcept nogil
@cython.locals(priests=int, gain=double)
cdef double train_gain(Fields s, Structs.Outlook* outlook, int seat, int number, int pearls) noexcept nogil
@cython.locals(best=double)
cdef double best_training(Fields s, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(price=double)
cdef double hire_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(gain=double, do=int)
cdef double sale_gain(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int good, int level) noexcept nogil
@cython.locals(best=double)
cdef double best_sale(Fields s, Weights weights, Structs.Outlook* outlook, int seat) noexcept nogil
@cython.locals(best=double, token=int)
cdef double early_task(Fields s, Weights weights, int seat) noexcept nogil
