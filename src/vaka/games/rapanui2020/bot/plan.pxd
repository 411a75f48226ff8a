cimport cython
from vaka.engine.buffers cimport Weights
from vaka.games.rapanui2020.bot cimport gains as Gains
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.rules cimport play as Rules
from vaka.games.rapanui2020.rules cimport styling as Styling
from vaka.games.rapanui2020.rules cimport transport as Transport
from vaka.games.rapanui2020.bot cimport routes as Routes
from vaka.games.rapanui2020.bot cimport codes as W
from vaka.games.rapanui2020.bot cimport structs as Structs
from vaka.games.rapanui2020.bot cimport worth as Worth
from vaka.games.rapanui2020.state cimport Fields

@cython.locals(space=int, gaps=int)
cdef void draw_sketch(Fields s, int seat, Structs.Sketch* sketch) noexcept nogil
cdef void note_open_spaces(Fields s, int seat, Structs.Sketch* sketch) noexcept nogil
@cython.locals(value=double)
cdef double make_plan(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* best, double* paid) noexcept nogil
@cython.locals(costs=double[4], found=double, value=double, workers=int)
cdef double choose_statues(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, Structs.Sketch* best, double* paid) noexcept nogil
@cython.locals(largest=int, spare=int, hand=int, columns=int[3], wanted=int)
cdef int order_statues(Fields s, int seat, int large, int medium, int small, Structs.Sketch* sketch, Structs.Sketch* trial) noexcept nogil
cdef int sculptors(Fields s, int seat, int column) noexcept nogil
@cython.locals(value=double, more=double)
cdef double carry_out(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, double* paid) noexcept nogil
@cython.locals(size=int, gain=double, best=int, best_score=double, styles=int, space=int, worth=double, score=double)
cdef double best_transport(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, double* paid) noexcept nogil
cdef int may_work(Fields s, int seat, int space, Structs.Sketch* sketch) noexcept nogil
@cython.locals(gaps=int)
cdef int gaps_to(Fields s, int space, Structs.Sketch* sketch, int way) noexcept nogil
@cython.locals(need=int, helped=double)
cdef int need_of(Structs.Outlook* outlook, int seat, int gaps, int fresh) noexcept nogil
@cython.locals(chance=double)
cdef double chance_of(Weights weights, int gaps, int fresh) noexcept nogil
@cython.locals(fresh=int, gaps=int, need=int, presents=double)
cdef double score_of(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int space, Structs.Sketch* sketch, int way, double worth) noexcept nogil
@cython.locals(way=int, fresh=int, gaps=int, chance=double, part=double, first=int, need=int)
cdef double do_transport(Fields s, Weights weights, Structs.Outlook* outlook, int seat, int space, int piece, Structs.Sketch* sketch, double* paid) noexcept nogil
@cython.locals(here=int)
cdef void note_spots(Fields s, int space, Structs.Sketch* sketch, int way) noexcept nogil
@cython.locals(space=int)
cdef double finish_transport(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, double* paid) noexcept nogil
@cython.locals(here=int, gain=double, goals=int, best=int, best_score=double, space=int, worth=double, score=double, first=int)
cdef double finish_route(Fields s, Weights weights, Structs.Outlook* outlook, int seat, Structs.Sketch* sketch, double* paid) noexcept nogil
