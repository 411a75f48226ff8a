"""What may happen: the rules of Raiatea, from the first chance move to the score.

A move belongs to chance, to seats that keep rituals, to the current step or to the phase; what each
of them does is in the modules named below, and `flow.go_on` finds who is next.
"""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score
from vaka.engine.rng import Rng
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import flow as Flow
from vaka.games.raiatea.rules import hidden as Hidden
from vaka.games.raiatea.rules import menus as Menus
from vaka.games.raiatea.rules import scoring as Scoring
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import steps as Steps
from vaka.games.raiatea.state import Fields


class Raiatea(Fields):
    """A position of Raiatea with its rules."""

    SCORES = 2
    __slots__ = ()

    def begin(self) -> None:
        """S1-S10: lay everything out; masks, forest cards, tokens and rituals come by chance."""
        self.kahuna = -1
        self.actor = -1
        self.usable = 1
        lay_out_markets(self)
        lay_out_decks(self)
        for seat in range(K.MOST_SEATS):
            self.tile[seat] = -1
        for seat in range(self.seats):
            self.order[seat] = seat
            self.mana[seat] = K.FIRST_MANA
            self.pearls[seat] = K.FIRST_PEARLS
        self.phase = K.SETUP
        self.round = K.IN_SETUP
        push_setup(self)
        self.turn = Turn.CHANCE

    def legal(self, seat: int, moves: Moves) -> None:
        """Add the moves of whoever is to choose."""
        if seat == Turn.CHANCE:
            Steps.legal_outcomes(self, moves)
        elif self.keep[seat] > 0:
            for ritual in range(K.RITUAL_COUNT):
                if self.drawn[seat][ritual] > 0:
                    moves.add(C.M_KEEP + ritual)
        elif self.todo_n > 0:
            Steps.legal_decision(self, seat, moves)
        elif K.DANCE <= self.phase <= K.BID:
            Ceremony.legal_choices(self, seat, moves)
        else:
            Menus.legal_turn(self, seat, moves)

    def sample(self, rng: Rng, moves: Moves) -> int:
        """Draw what the current step of chance does."""
        return Steps.drawn_outcome(self, rng, moves)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """Play a move, and all that follows from it without a choice."""
        if seat == Turn.CHANCE:
            Steps.happen(self, move, events)
        elif self.keep[seat] > 0:
            Cards.keep_ritual(self, seat, move - C.M_KEEP, events)
        elif self.todo_n > 0:
            Steps.decide(self, seat, move, events)
        elif K.DANCE <= self.phase <= K.BID:
            Ceremony.choose(self, seat, move, events)
        else:
            Menus.take_turn(self, seat, move, events)
        Flow.go_on(self, events)

    def settle(self, score: Score) -> None:
        """E1-E5: points, then the earlier place in the ceremonial order."""
        for place in range(self.seats):
            seat = self.order[place]
            score.value[seat][0] = Scoring.points(self, seat)
            score.value[seat][1] = self.seats - 1 - place

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the rituals anew that a seat cannot know, and choose for others what they hide."""
        if self.phase != K.END:
            Hidden.deal_anew(self, seat, rng)

    def carry_on(self) -> None:
        """Do what needs no choice in a position that was loaded, and find who is to choose."""
        Flow.go_on(self, _SILENT)


def lay_out_markets(s: Fields) -> None:
    """S3-S5: tiles, markets and prices; all start masks lie in the market until they are dealt."""
    for tile in range(K.TILE_COUNT):
        s.tiles[tile] = 1
    for good in range(K.GOOD_COUNT):
        s.goods_market[good] = 1
        s.price[good] = K.FIRST_PRICE
    for helper in range(K.HELPER_COUNT):
        s.helper_market[helper] = K.FIRST_HELPERS
    for mask in range(K.START_MASKS):
        s.mask_market[mask] = 1


def lay_out_decks(s: Fields) -> None:
    """S6, S8, S9, V1: forest, tokens face down on the statues, rituals."""
    for card in range(K.CARD_COUNT):
        s.forest[card] = K.FOREST_DECK[card]
    for token in range(K.TOKEN_COUNT):
        s.token_bag[token] = K.TOKEN_DECK[token]
    for place in range(K.PLACE_COUNT):
        for i in range(place % K.ROW_COUNT + 1):
            s.places[place][i] = K.FACE_DOWN
    for ritual in range(K.RITUAL_COUNT):
        if ritual < K.FIRST_TANE or s.options[K.TANE] == 1:
            s.deck[ritual] = K.COPIES


def push_setup(s: Fields) -> None:
    """S5-S9: what chance and seats do before the first round, the last of it pushed first."""
    for seat in range(s.seats - 1, -1, -1):
        keep = 1 if s.seats == 4 and seat == 0 else K.FIRST_KEEP
        Stack.push_more(s, K.DEAL, seat, K.FIRST_DRAW, K.NORMAL, keep)
    if s.options[K.ORACLE] == 1:
        Stack.push(s, K.TURN_UP, 0, 3)
        Stack.push(s, K.TURN_UP, 0, 2)
    Stack.push(s, K.TURN_UP, 0, 1)
    Stack.push(s, K.REVEAL, 0, s.seats + 1)
    for seat in range(s.seats - 1, -1, -1):
        Stack.push(s, K.DEAL_MASK, seat, 0)


_SILENT = Events()
