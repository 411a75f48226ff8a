from vaka.engine.buffers cimport Events
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.state cimport Fields

cdef void count_ships(Fields s) noexcept nogil
cdef void put_ships(Fields s, int beach, int seat, int ships) noexcept nogil
cdef void launch(Fields s, int beach, int seat) noexcept nogil
cdef int room(Fields s, int beach) noexcept nogil
cdef int room_on(Fields s, int island) noexcept nogil
cdef int beaches_with_room(Fields s, int island) noexcept nogil
cdef int ships_on(Fields s, int island) noexcept nogil
cdef int presence(Fields s, int island, int seat) noexcept nogil
cdef int afloat(Fields s, int seat) noexcept nogil
cdef int points_afloat(Fields s, int seat) noexcept nogil
cdef int royal_islands(Fields s, int seat) noexcept nogil
cdef int colours_on(Fields s, int beach) noexcept nogil
cdef int colours_with(Fields s, int beach, int seat, int more) noexcept nogil
cdef int colours_under_way(Fields s) noexcept nogil
cdef int under_way(Fields s) noexcept nogil
cdef int put_to_sea(Fields s, int beach) noexcept nogil
cdef void send_fleet_home(Fields s, Events events) noexcept nogil
cdef int send_home(Fields s, int island, int seat) noexcept nogil
cdef void forget_uses(Fields s) noexcept nogil
