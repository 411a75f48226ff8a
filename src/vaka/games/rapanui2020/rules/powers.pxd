from vaka.engine.buffers cimport Events, Moves
from vaka.games.rapanui2020.rules cimport island as Island
from vaka.games.rapanui2020 cimport codes as C
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.state cimport Fields

cdef void legal_everywhere(Fields s, int seat, Moves moves) noexcept nogil
cdef int improvements_left(Fields s, int seat) noexcept nogil
cdef void legal_sculpting(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_hauling(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_gaining(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_change_of_jobs(Fields s, int seat, Moves moves) noexcept nogil
cdef void add_power(Fields s, int seat, int tile, Moves moves) noexcept nogil
cdef int can_barter(Fields s, int seat) noexcept nogil
cdef int has_tired(Fields s, int seat) noexcept nogil
cdef int star_of(Fields s, int seat) noexcept nogil
cdef int may_carve(Fields s) noexcept nogil
cdef int in_window(Fields s, int tile) noexcept nogil
cdef int can_lend(Fields s, int seat) noexcept nogil
cdef int can_lend_sculptor(Fields s, int seat) noexcept nogil
cdef int can_lend_chief(Fields s, int seat) noexcept nogil
cdef void begin(Fields s, int seat, int move, Events events) noexcept nogil
cdef void build(Fields s, int seat, int improvement, Events events) noexcept nogil
cdef void legal_follow_up(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_barter(Fields s, int seat, Moves moves) noexcept nogil
cdef void legal_columns(Moves moves) noexcept nogil
cdef void follow_up(Fields s, int seat, int move, Events events) noexcept nogil
cdef int excess(Fields s, int seat, int resource, int amount) noexcept nogil
cdef void gain(Fields s, int seat, int resource, int amount, Events events) noexcept nogil
cdef void barter(Fields s, int seat, int resource, Events events) noexcept nogil
cdef void join_column(Fields s, int seat, int column, Events events) noexcept nogil
cdef void stand_up(Fields s, int seat, int space, Events events) noexcept nogil
cdef int lent_from(Fields s, int seat) noexcept nogil
cdef void put_to_work(Fields s, int seat, int space, Events events) noexcept nogil
