from vaka.engine cimport piles as Piles
from vaka.engine cimport turns as Turn
from vaka.engine.rng cimport Rng
from vaka.engine.buffers cimport Events, Moves, Score
from vaka.games.rapanui2011 cimport codes as C
from vaka.games.rapanui2011 cimport parts as K
from vaka.games.rapanui2011.rules cimport colours as Colours
from vaka.games.rapanui2011.rules cimport columns as Columns
from vaka.games.rapanui2011.rules cimport final_scoring as Final
from vaka.games.rapanui2011.rules cimport queue as Queue
from vaka.games.rapanui2011.rules cimport scoring as Scoring
from vaka.games.rapanui2011.rules cimport stone as Stone
from vaka.games.rapanui2011.state cimport Fields

cdef class RapaNui2011(Fields):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef int sample(self, Rng rng, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void settle(self, Score score) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

cdef void deal_opening_card(Fields s, int card, Events events) noexcept nogil
cdef void begin_turn(Fields s, int seat, Events events) noexcept nogil
cdef void ask(Fields s, int phase, int seat) noexcept nogil
cdef int price(Fields s, int seat, int kind) noexcept nogil
cdef bint can_buy(Fields s, int seat, int kind) noexcept nogil
cdef void legal_purchases(Fields s, int seat, Moves moves) noexcept nogil
cdef void buy(Fields s, int seat, int move, Events events) noexcept nogil
cdef int price_to_lay(int card, int cards) noexcept nogil
cdef bint must_discard(Fields s, int seat, int wood) noexcept nogil
cdef void legal_cards(Fields s, int seat, Moves moves) noexcept nogil
cdef int hunter_laid(int move) noexcept nogil
cdef int hunters_laid(int move) noexcept nogil
cdef void lay(Fields s, int seat, int move, Events events) noexcept nogil
cdef void build_moai(Fields s, int seat, Events events) noexcept nogil
cdef void go_on_with_sacrifices(Fields s, Events events) noexcept nogil
cdef void go_on_with_supply_card(Fields s) noexcept nogil
cdef void legal_kinds_held(Fields s, int seat, int first_move, Moves moves) noexcept nogil
cdef void legal_kinds_supplied(Fields s, int first_move, Moves moves) noexcept nogil
cdef void sacrifice(Fields s, int seat, int kind, Events events) noexcept nogil
cdef void hide(Fields s, int seat, int kind, Events events) noexcept nogil
cdef void add(Fields s, int seat, int kind, Events events) noexcept nogil
cdef int missing_cards(Fields s, int seat) noexcept nogil
cdef void draw(Fields s, int seat, int column, Events events) noexcept nogil
cdef void deal_refill_card(Fields s, int card, Events events) noexcept nogil
cdef void end_match(Fields s, Events events) noexcept nogil
cdef void go_on_drawing(Fields s, int column, Events events) noexcept nogil
cdef void go_on_scoring(Fields s, Events events) noexcept nogil
cdef void end_turn(Fields s, Events events) noexcept nogil
