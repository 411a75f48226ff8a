from vaka.games.rapanui2011 cimport codes as C
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport colours as Colours
from vaka.games.rapanui2011.rules cimport columns as Columns
from vaka.games.rapanui2011.rules cimport final_scoring as Final
from vaka.games.rapanui2011.rules cimport play as Rules
from vaka.games.rapanui2011.rules cimport scoring as Scoring
from vaka.games.rapanui2011.rules cimport stone as Stone
from vaka.games.rapanui2011.state cimport Fields

cpdef dict derive(Fields s, object seat, bint recall, bint everything)
cdef dict purchases_of(Fields s, int seat)
cdef dict income_of(Fields s, int seat)
cdef int bonus_seat(Fields s, int card)
cdef dict column_facts(Fields s, int column)
cdef int unknown_cards(Fields s, int viewer)
cdef dict stone_facts(Fields s, int viewer, int unknown)
cdef dict values_of(Fields s)
cdef list score_lines(Fields s, int seat)
cdef dict line(str key, str rule, int points, dict arguments)
cdef dict moves_of(Fields s, int seat)
cpdef int price_of(Fields s, int seat, int move)
cdef bint is_taking(int move)
cdef str warning_of(Fields s, int seat, int move)
