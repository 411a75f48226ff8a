from vaka.engine cimport turns as Turn
from vaka.engine.buffers cimport Events
from vaka.games.tongiaki.rules cimport beaches as Beaches
from vaka.games.tongiaki cimport codes as C
from vaka.games.tongiaki cimport parts as K
from vaka.games.tongiaki.state cimport Fields

cdef void begin_turn(Fields s, int seat, Events events) noexcept nogil
cdef void ask(Fields s, int phase) noexcept nogil
cdef void ask_chance(Fields s, int phase) noexcept nogil
cdef void end_turn(Fields s, Events events) noexcept nogil
cdef void end_match(Fields s, Events events) noexcept nogil
