"""What may happen: the rules of Rapa Nui 2011, each function citing the rule it plays."""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score
from vaka.engine.rng import Rng
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules import queue as Queue
from vaka.games.rapanui2011.rules import scoring as Scoring
from vaka.games.rapanui2011.rules import stone as Stone
from vaka.games.rapanui2011.state import Fields


class RapaNui2011(Fields):
    """A position of Rapa Nui 2011 with its rules."""

    SCORES = 3
    __slots__ = ()

    def begin(self) -> None:
        """Lay out pile and supply; colours and cards come by chance (S1-S5)."""
        for kind in range(K.KIND_COUNT):
            self.supply[kind] = K.OFFERINGS
        for card in range(K.TYPE_COUNT):
            self.pile[card] = K.DECK[card]
        for seat in range(4):
            self.colour[seat] = -1
        self.column = -1
        self.scored = -1
        self.phase = K.COLOUR
        self.turn = Turn.CHANCE

    def legal(self, seat: int, moves: Moves) -> None:
        """Add the moves of the phase."""
        phase = self.phase
        if phase == K.COLOUR:
            legal_colours(self, moves)
        elif phase == K.SETUP or phase == K.REFILL:
            for card in range(K.TYPE_COUNT):
                if self.pile[card] > 0:
                    moves.add_chance(C.M_DEAL + card, self.pile[card])
        elif phase == K.BUY:
            legal_purchases(self, seat, moves)
        elif phase == K.LAY:
            legal_cards(self, seat, moves)
        elif phase == K.SACRIFICE:
            legal_kinds_held(self, seat, C.M_SACRIFICE, moves)
        elif phase == K.HIDE:
            legal_kinds_held(self, seat, C.M_HIDE, moves)
        elif phase == K.ADD:
            legal_kinds_supplied(self, C.M_ADD, moves)
        elif phase == K.DRAW:
            for column in range(K.COLUMN_COUNT):
                if self.height[column] > 0:
                    moves.add(C.M_DRAW + column)
        elif phase == K.SCORE_MOAI:
            moves.add(C.M_TAKE_SCORE)
            moves.add(C.M_TAKE_SCORE + 1)
        elif phase == K.SUBSTITUTE:
            moves.add(C.M_PASS)
            legal_kinds_supplied(self, C.M_TAKE_KIND, moves)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """Play a move of the phase."""
        phase = self.phase
        if phase == K.COLOUR:
            deal_colour(self, move - C.M_COLOUR, events)
        elif phase == K.SETUP:
            deal_opening_card(self, move - C.M_DEAL, events)
        elif phase == K.REFILL:
            deal_refill_card(self, move - C.M_DEAL, events)
        elif phase == K.BUY:
            buy(self, seat, move, events)
        elif phase == K.LAY:
            lay(self, seat, move, events)
        elif phase == K.SACRIFICE:
            sacrifice(self, seat, move - C.M_SACRIFICE, events)
        elif phase == K.HIDE:
            hide(self, seat, move - C.M_HIDE, events)
        elif phase == K.ADD:
            add(self, seat, move - C.M_ADD, events)
        elif phase == K.DRAW:
            draw(self, seat, move - C.M_DRAW, events)
        elif phase == K.SCORE_MOAI:
            Scoring.take_for_moais(self, seat, move, events)
            go_on_scoring(self, events)
        elif phase == K.SUBSTITUTE:
            Scoring.take_substitute(self, seat, move, events)
            go_on_scoring(self, events)

    def settle(self, score: Score) -> None:
        """Count fame (RE2), with Moais and wood as tie-breakers (RE5)."""
        for seat in range(self.seats):
            score.value[seat][0] = self.fame[seat] + K.MOAI_FAME * self.display[seat][K.MOAI]
            score.value[seat][0] += self.wood[seat] // K.WOOD_PER_FAME
            score.value[seat][1] = self.display[seat][K.MOAI]
            score.value[seat][2] = self.wood[seat]
        for kind in range(K.KIND_COUNT):
            value = Stone.value_of(self, kind)
            for seat in range(self.seats):
                score.value[seat][0] += self.offerings[seat][kind] * value

    def redeal(self, seat: int, rng: Rng) -> None:
        """Choose the face-down sacrifices of other seats anew, as far as seen moves allow.

        Nothing else is hidden from a perfect memory (section "Hidden information").
        """
        if self.phase != K.OVER:
            for other in range(self.seats):
                if other != seat:
                    Stone.hide_anew(self, other, rng)


# -- setup -----------------------------------------------------------------------------------------


def legal_colours(s: Fields, moves: Moves) -> None:
    """S2: each colour not yet dealt, equally likely."""
    for colour in range(K.COLOUR_COUNT):
        dealt = 0
        for seat in range(s.seats):
            if s.colour[seat] == colour:
                dealt = 1
        if dealt == 0:
            moves.add_chance(C.M_COLOUR + colour, 1)


def deal_colour(s: Fields, colour: int, events: Events) -> None:
    """S2, S4, S5: the next seat gets a colour's cards, one offering of each kind, and wood."""
    seat = 0
    while s.colour[seat] >= 0:
        seat += 1
    s.colour[seat] = colour
    s.display[seat][K.LUMBERJACK] = 1
    for kind in range(K.KIND_COUNT):
        if kind != K.LACKS[colour]:
            s.hand[seat][K.HUNTER + kind] = 1
        s.offerings[seat][kind] = 1
        s.supply[kind] -= 1
    s.wood[seat] = K.FIRST_WOOD + seat
    events.tell(C.E_COLOUR, seat, colour, 0, 0)
    if seat == s.seats - 1:
        s.phase = K.SETUP
        s.column = 0


def deal_opening_card(s: Fields, card: int, events: Events) -> None:
    """S3: sixteen cards, column by column, from back to front."""
    events.tell(C.E_DEAL, card, s.column, 0, 0)
    put_into_column(s, card)
    if s.height[s.column] == K.COLUMN_HEIGHT:
        s.column += 1
        if s.column == K.COLUMN_COUNT:
            s.column = -1
            begin_turn(s, 0, events)


def put_into_column(s: Fields, card: int) -> None:
    """Lay a card of the pile at the front of the column being filled."""
    s.pile[card] -= 1
    s.columns[s.column][s.height[s.column]] = card
    s.height[s.column] += 1


# -- a turn: A, B, C -------------------------------------------------------------------------------


def begin_turn(s: Fields, seat: int, events: Events) -> None:
    """RC9: a seat takes its turn, which starts with buying."""
    s.active = seat
    ask(s, K.BUY, seat)
    events.tell(C.E_TURN, seat, 0, 0, 0)


def ask(s: Fields, phase: int, seat: int) -> None:
    """Let a seat decide something."""
    s.phase = phase
    s.turn = seat


def price(s: Fields, seat: int, kind: int) -> int:
    """RA2: five wood less one per hunter of that kind in the display, never below nothing."""
    cost = K.BUY_PRICE - s.display[seat][K.HUNTER + kind]
    return max(0, cost)


def legal_purchases(s: Fields, seat: int, moves: Moves) -> None:
    """RA1-RA3: nothing, or one card of a kind that is supplied and affordable."""
    moves.add(C.M_PASS)
    for kind in range(K.KIND_COUNT):
        if s.supply[kind] > 0 and s.wood[seat] >= price(s, seat, kind):
            moves.add(C.M_BUY + kind)


def buy(s: Fields, seat: int, move: int, events: Events) -> None:
    """RA1, RA4: buy one offering card, or none."""
    if move == C.M_PASS:
        events.tell(C.E_PASS_BUY, seat, 0, 0, 0)
    else:
        kind = move - C.M_BUY
        events.tell(C.E_BUY, seat, kind, price(s, seat, kind), 0)
        s.wood[seat] -= price(s, seat, kind)
        Scoring.take_offering(s, seat, kind)
    ask(s, K.LAY, seat)


def legal_cards(s: Fields, seat: int, moves: Moves) -> None:
    """RB1-RB3: one lumberjack, priest or Moai, or one to three hunters of a kind."""
    if s.hand[seat][K.LUMBERJACK] > 0:
        moves.add(C.M_LAY + K.LUMBERJACK)
    if s.hand[seat][K.PRIEST] > 0:
        moves.add(C.M_LAY + K.PRIEST)
    if s.hand[seat][K.MOAI] > 0 and s.wood[seat] >= K.MOAI_PRICE:
        moves.add(C.M_LAY + K.MOAI)
    for kind in range(K.KIND_COUNT):
        for more in range(s.hand[seat][K.HUNTER + kind]):
            if s.wood[seat] >= more:
                moves.add(C.M_LAY_HUNTERS + 3 * kind + more)
    if s.hand[seat][K.MOAI] == K.HAND and s.wood[seat] < K.MOAI_PRICE:
        moves.add(C.M_DISCARD)


def lay(s: Fields, seat: int, move: int, events: Events) -> None:
    """RB1-RB5: lay cards; a Moai calls a sacrifice round, else it is time to draw."""
    if move == C.M_LAY + K.MOAI:
        build_moai(s, seat, events)
        return
    if move == C.M_DISCARD:  # RB3
        s.hand[seat][K.MOAI] -= 1
        s.box_moais += 1
        events.tell(C.E_DISCARD, seat, 0, 0, 0)
    elif move >= C.M_LAY_HUNTERS:
        kind = (move - C.M_LAY_HUNTERS) // 3
        more = (move - C.M_LAY_HUNTERS) % 3  # cards after the first, one wood each
        s.hand[seat][K.HUNTER + kind] -= 1 + more
        s.display[seat][K.HUNTER + kind] += 1 + more
        s.wood[seat] -= more
        events.tell(C.E_LAY_HUNTERS, seat, kind, 1 + more, more)
    else:
        card = move - C.M_LAY
        s.hand[seat][card] -= 1
        s.display[seat][card] += 1
        events.tell(C.E_LAY, seat, card, 0, 0)
    ask(s, K.DRAW, seat)


# -- the sacrifice round ---------------------------------------------------------------------------


def build_moai(s: Fields, seat: int, events: Events) -> None:
    """RB5: pay, then every other seat with offerings is asked, clockwise from the left."""
    s.hand[seat][K.MOAI] -= 1
    s.display[seat][K.MOAI] += 1
    s.wood[seat] -= K.MOAI_PRICE
    events.tell(C.E_BUILD, seat, K.MOAI_PRICE, 0, 0)
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if Stone.offerings_held(s, other) > 0:
            Queue.join(s, other, 0)
        else:
            events.tell(C.E_SKIP_SACRIFICE, other, 0, 0, 0)
    go_on_with_sacrifices(s, events)


def go_on_with_sacrifices(s: Fields, events: Events) -> None:
    """RB5.1-RB5.3: the next seat sacrifices; then the builder hides a card; then the supply's."""
    builder = s.active
    if s.queue_n > 0:
        ask(s, K.SACRIFICE, s.queue[0])
    elif Stone.offerings_held(s, builder) > 0:
        ask(s, K.HIDE, builder)
    else:  # A8
        events.tell(C.E_SKIP_SACRIFICE, builder, 0, 0, 0)
        go_on_with_supply_card(s)


def go_on_with_supply_card(s: Fields) -> None:
    """RB5.3, A9: the builder adds a card of the supply, if there is any."""
    ask(s, K.ADD if Scoring.supply_left(s) > 0 else K.DRAW, s.active)


def legal_kinds_held(s: Fields, seat: int, first_move: int, moves: Moves) -> None:
    """RB5.1, RB5.2: any kind of one's own."""
    for kind in range(K.KIND_COUNT):
        if s.offerings[seat][kind] > 0:
            moves.add(first_move + kind)


def legal_kinds_supplied(s: Fields, first_move: int, moves: Moves) -> None:
    """RB5.3, RC8: any kind of the supply."""
    for kind in range(K.KIND_COUNT):
        if s.supply[kind] > 0:
            moves.add(first_move + kind)


def sacrifice(s: Fields, seat: int, kind: int, events: Events) -> None:
    """RB5.1: a card goes openly onto the stone, which bounds what the seat can have hidden."""
    s.offerings[seat][kind] -= 1
    Stone.put_on_stone(s, kind + K.GIVER * (seat + 1))
    Stone.tighten_limits(s, seat)
    events.tell(C.E_SACRIFICE, seat, kind, 0, 0)
    Queue.leave(s)
    go_on_with_sacrifices(s, events)


def hide(s: Fields, seat: int, kind: int, events: Events) -> None:
    """RB5.2: the builder's card goes face down onto the stone."""
    limit = 0
    for k in range(K.KIND_COUNT - 1, -1, -1):
        limit = K.LIMIT_BASE * limit + Stone.gross(s, seat, k)
    s.offerings[seat][kind] -= 1
    Stone.put_on_stone(s, kind + K.DOWN + K.GIVER * (seat + 1) + K.LIMIT * limit)
    events.tell(C.E_HIDE, seat, 0, 0, 0)
    events.tell(C.E_HIDDEN_KIND, seat, kind, 0, 0)
    go_on_with_supply_card(s)


def add(s: Fields, seat: int, kind: int, events: Events) -> None:
    """RB5.3: a card of the supply goes openly onto the stone; then it is time to draw."""
    s.supply[kind] -= 1
    Stone.put_on_stone(s, kind)
    events.tell(C.E_ADD, seat, kind, 0, 0)
    ask(s, K.DRAW, seat)


# -- draw and score --------------------------------------------------------------------------------


def cards_in_hand(s: Fields, seat: int) -> int:
    """Count the hand of a seat."""
    count = 0
    for card in range(K.TYPE_COUNT):
        count += s.hand[seat][card]
    return count


def draw(s: Fields, seat: int, column: int, events: Events) -> None:
    """RC1-RC3: take a front card; an emptied column is refilled, and an empty pile ends it all."""
    s.height[column] -= 1
    card = s.columns[column][s.height[column]]
    s.columns[column][s.height[column]] = 0
    s.hand[seat][card] += 1
    events.tell(C.E_DRAW, seat, card, column, 0)
    if s.height[column] > 0:
        go_on_drawing(s, column, events)
    elif pile_left(s) == 0:
        end_match(s, events)
    else:
        s.column = column
        s.phase = K.REFILL
        s.turn = Turn.CHANCE


def pile_left(s: Fields) -> int:
    """Count the face-down pile."""
    count = 0
    for card in range(K.TYPE_COUNT):
        count += s.pile[card]
    return count


def deal_refill_card(s: Fields, card: int, events: Events) -> None:
    """RC2, RC3: four cards from back to front, unless the pile runs out."""
    column = s.column
    events.tell(C.E_REFILL, card, column, 0, 0)
    put_into_column(s, card)
    if pile_left(s) == 0:
        end_match(s, events)
    elif s.height[column] == K.COLUMN_HEIGHT:
        s.column = -1
        go_on_drawing(s, column, events)


def end_match(s: Fields, events: Events) -> None:
    """RC3: the match is over at once."""
    s.column = -1
    s.phase = K.OVER
    s.turn = Turn.OVER
    events.tell(C.E_END, 0, 0, 0, 0)


def go_on_drawing(s: Fields, column: int, events: Events) -> None:
    """RC1, RC4: draw on, or with a full hand score the card laid bare last."""
    if cards_in_hand(s, s.active) < K.HAND:
        ask(s, K.DRAW, s.active)
    else:
        Scoring.score_type(s, s.columns[column][s.height[column] - 1], events)
        go_on_scoring(s, events)


def go_on_scoring(s: Fields, events: Events) -> None:
    """RC7, RC8: who has a choice in the scoring is asked; after the last the turn ends."""
    if s.queue_n > 0 and s.scored == K.MOAI:
        ask(s, K.SCORE_MOAI, s.queue[0])
    elif s.queue_n > 0 and Scoring.supply_left(s) > 0:
        ask(s, K.SUBSTITUTE, s.queue[0])
    else:
        end_turn(s, events)


def end_turn(s: Fields, events: Events) -> None:
    """RC9: the next seat clockwise takes a turn."""
    while s.queue_n > 0:  # owed cards lapse when the whole supply is empty
        Queue.leave(s)
    s.scored = -1
    begin_turn(s, (s.active + 1) % s.seats, events)
