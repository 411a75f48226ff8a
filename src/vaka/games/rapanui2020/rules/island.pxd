from vaka.engine cimport bits as Bits
from vaka.engine.buffers cimport Moves
from vaka.games.rapanui2020 cimport parts as K
from vaka.games.rapanui2020.state cimport Fields

cdef void map_island(Fields s) noexcept nogil
cdef void refresh(Fields s, int seat, int space) noexcept nogil
cdef void survey(Fields s, int space) noexcept nogil
cdef int open_spaces(Fields s, int seat) noexcept nogil
cdef void add_open_spaces(Fields s, int seat, int first, Moves moves) noexcept nogil
cdef int has_room(Fields s, int seat) noexcept nogil
cdef void put_figure(Fields s, int seat, int space) noexcept nogil
cdef void put_chief(Fields s, int seat, int space) noexcept nogil
cdef int work(Fields s, int seat, int space) noexcept nogil
cdef void clear_figures(Fields s) noexcept nogil
cdef int empty_ahu(Fields s) noexcept nogil
cdef int bare_moai(Fields s, int space) noexcept nogil
cdef int goals(Fields s, int seat, int piece) noexcept nogil
cdef int start_of(int board, int piece) noexcept nogil
cdef int can_arrive(Fields s, int seat, int piece) noexcept nogil
cdef int good_steps(Fields s) noexcept nogil
cdef int destinations(Fields s) noexcept nogil
cdef int joined(int ground, int wanted) noexcept nogil
cdef int around(int spaces) noexcept nogil
