from vaka.engine.buffers cimport Moves
from vaka.games.raiatea cimport codes as C
from vaka.games.raiatea cimport parts as K
from vaka.games.raiatea.rules cimport cards as Cards
from vaka.games.raiatea.rules cimport ceremony as Ceremony
from vaka.games.raiatea.rules cimport flow as Flow
from vaka.games.raiatea.rules cimport menus as Menus
from vaka.games.raiatea.rules cimport scoring as Scoring
from vaka.games.raiatea.rules cimport stack as Stack
from vaka.games.raiatea.rules cimport steps as Steps
from vaka.games.raiatea.rules cimport tasks as Tasks
from vaka.games.raiatea.rules.play cimport Raiatea
from vaka.games.raiatea.state cimport Fields

cpdef dict derive(Raiatea state, object seat, bint recall, bint everything)
cpdef str question(Fields s)
cdef dict piles(Fields s)
cdef int reached(Fields s) noexcept
cdef dict seat_facts(Fields s, int seat, bint known, bint counted)
cdef int bagged_cost(Fields s, int seat) noexcept
cdef dict lacks(Fields s, int seat)
cdef list score_lines(Fields s, int seat)
cdef dict result(Raiatea state)
cdef dict moves(Raiatea state, int seat)
cdef bint change(Fields s, int seat, str verb, int move, int by) except -1
cdef object price_of(Fields s, str verb, int move)
cdef dict gains(Fields s, int seat, str verb, int move)
cdef dict sale(int number)
cdef int first_of(str verb) except -1
cdef int token_of(str verb, int move) except -1
cdef object warning(Fields s, int seat, str verb, int move)
cdef str warning_of_nothing(Fields s, int seat)
cdef str warning_of_mask(Fields s, int seat, str verb, int move)
cpdef int most_times(Fields s, int seat) noexcept
cpdef int most_sales(Fields s, int seat) noexcept
cpdef int most_clips(Fields s, int seat) noexcept
cpdef bint is_open_to(Fields s, int seat, int deck) noexcept
cpdef bint could_choose(Fields s, int seat, int move) except -1
