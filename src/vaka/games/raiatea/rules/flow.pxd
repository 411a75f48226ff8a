from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea.rules cimport menus as Menus
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport steps as Steps
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.state cimport Fields

cdef void go_on(Fields s, Events events) noexcept nogil
cdef bint wait_for_keepers(Fields s) noexcept nogil
cdef bint choose_together(Fields s) noexcept nogil
cdef void wait_for_choosers(Fields s) noexcept nogil
cdef int go_on_with_step(Fields s, int do, Events events) noexcept nogil
cdef int go_on_with_phase(Fields s, Events events) noexcept nogil
cdef int go_on_with_turns(Fields s, Events events) noexcept nogil
cdef void end_phase(Fields s, Events events) noexcept nogil
cdef void begin_takes(Fields s) noexcept nogil
cdef int arrange(Fields s) noexcept nogil
cdef void end_setup(Fields s, Events events) noexcept nogil
cdef int next_chooser(Fields s) noexcept nogil
cdef void end_location(Fields s, Events events) noexcept nogil
cdef bint is_played(Fields s, int number) noexcept nogil
cdef void next_round(Fields s, Events events) noexcept nogil
cdef void begin_raising(Fields s, Events events) noexcept nogil
cdef bint is_last_ceremony(Fields s) noexcept nogil
cdef bint is_last_pass(Fields s) noexcept nogil
cdef void end_lap(Fields s, Events events) noexcept nogil
