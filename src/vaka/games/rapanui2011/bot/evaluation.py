"""What is good in Rapa Nui 2011: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many turns are left, which types will still be scored, who gains by that,
what can wood still buy, and which offerings will be worth most when the stone is counted. The
answers are the *outlook*; the weights of weights.py mix them.
"""

import math

from vaka.engine.buffers import Moves, Rewards, Weights
from vaka.engine.rng import Rng
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.bot import beliefs as Beliefs
from vaka.games.rapanui2011.bot import codes as W
from vaka.games.rapanui2011.bot import structs as Struct
from vaka.games.rapanui2011.bot import worth as Worth
from vaka.games.rapanui2011.bot.weights import CUTOFF as CUTOFF
from vaka.games.rapanui2011.bot.weights import LEARNED as LEARNED
from vaka.games.rapanui2011.bot.weights import PERSONALITIES as PERSONALITIES
from vaka.games.rapanui2011.bot.weights import SEARCH as SEARCH
from vaka.games.rapanui2011.bot.weights import WEIGHTS as WEIGHTS
from vaka.games.rapanui2011.observation import ObservedState
from vaka.games.rapanui2011.rules import play as Rules
from vaka.games.rapanui2011.state import Fields


class EvaluatedState(ObservedState):
    """A position that knows what is good in it."""

    __slots__ = ()

    def evaluate(self, weights: Weights, rewards: Rewards) -> None:
        """Expect for each seat what it has, what its display will yield, and what its hand may."""
        outlook = Struct.new_outlook()
        Worth.look_ahead(self, weights, outlook, -1)
        for seat in range(self.seats):
            rewards.points[seat] = Worth.goods(self, weights, outlook, seat)
            rewards.points[seat] += Worth.worth_of_hand(self, weights, outlook, seat)
        if self.phase >= K.BUY and self.phase <= K.DRAW:
            judge_turn(self, weights, outlook, rewards)
        turns = outlook.turns
        rewards.spread = weights.weight[W.SPREAD] + weights.weight[W.SPREAD_TURNS] * math.sqrt(
            turns
        )

    def prefer(self, seat: int, moves: Moves, weights: Weights) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = Struct.new_outlook()
        Worth.look_ahead(self, weights, outlook, seat)
        moves.total = 0
        for i in range(moves.n):
            appeal = appeal_of(self, weights, outlook, seat, moves.move[i])
            appeal = max(-20.0, min(appeal, 8.0))
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]

    def believe(self, seat: int, rng: Rng, weights: Weights, moves: Moves) -> None:
        """Think that others have hidden what they would like to see on the stone."""
        if self.phase != K.OVER:
            Beliefs.suppose(self, seat, rng, weights)


# -- a turn that has begun -------------------------------------------------------------------------


def judge_turn(s: Fields, weights: Weights, outlook: Struct.Outlook, rewards: Rewards) -> None:
    """Add what the active seat has still to do in this turn, and what all will pick next."""
    gap = weights.weight[W.GAP] + weights.weight[W.GAP_TURNS] * outlook.turns
    missing = Rules.missing_cards(s, s.active)
    rewards.points[s.active] += weights.weight[W.TEMPO] + gap * missing
    if s.phase >= K.SACRIFICE and s.phase <= K.ADD:
        rewards.points[s.active] += weights.weight[W.CONTROL]
    foresee_picks(s, weights, outlook, rewards)


def foresee_picks(s: Fields, weights: Weights, outlook: Struct.Outlook, rewards: Rewards) -> None:
    """Let each seat in turn pick the column that suits it best; all gain what it lays bare."""
    drawn = [0] * 4
    weight = 1.0
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        best = 0
        best_worth = pick_worth(s, weights, outlook, seat, 0, drawn[0])
        for column in range(1, K.COLUMN_COUNT):
            worth = pick_worth(s, weights, outlook, seat, column, drawn[column])
            if worth > best_worth:
                best = column
                best_worth = worth
        top = s.height[best] - 1 - drawn[best]
        if top < 1:
            return
        card = outlook.cards[seat][s.columns[best][top]]
        rewards.points[seat] += weight * weights.weight[W.PICK_CARD] * card
        for other in range(s.seats):
            gain = outlook.gains[other][s.columns[best][top - 1]]
            rewards.points[other] += weight * weights.weight[W.PICK] * gain
        drawn[best] += 1
        weight *= weights.weight[W.PICK_LATER]


def pick_worth(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, column: int, drawn: int
) -> float:
    """Value a column for a seat that draws from it, after `drawn` cards: the card, the scoring."""
    top = s.height[column] - 1 - drawn
    if top < 1:  # what a refill lays bare is unknown
        return 0.0
    card = outlook.cards[seat][s.columns[column][top]]
    found = swing(s, weights, outlook, seat, s.columns[column][top - 1])
    return weights.weight[W.PICK_CARD] * card + weights.weight[W.PICK] * found


def swing(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, card: int) -> float:
    """Value a scoring now for a seat by its own gain, less part of what the others gain."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += outlook.gains[other][card]
    return outlook.gains[seat][card] - weights.weight[W.SPITE] * others / (s.seats - 1)


# -- preferences -----------------------------------------------------------------------------------


def appeal_of(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, move: int) -> float:
    """Return how much a move is to be preferred, by the kind of decision."""
    phase = s.phase
    if phase == K.BUY:
        return weights.weight[W.KEEN_BUY] * appeal_of_buying(weights, outlook, seat, move)
    if phase == K.LAY:
        return weights.weight[W.KEEN_LAY] * appeal_of_laying(s, weights, outlook, seat, move)
    if phase == K.DRAW:
        column = move - C.M_DRAW
        return weights.weight[W.KEEN_DRAW] * appeal_of_drawing(s, weights, outlook, seat, column)
    if phase == K.SCORE_MOAI or phase == K.SUBSTITUTE:
        return weights.weight[W.KEEN_BUY] * appeal_of_taking(s, outlook, seat, move)
    appeal = 0.0
    if phase == K.SACRIFICE:
        appeal = appeal_of_offering(s, weights, outlook, seat, move - C.M_SACRIFICE, 1)
    elif phase == K.HIDE:
        appeal = appeal_of_offering(s, weights, outlook, seat, move - C.M_HIDE, 1)
    else:
        appeal = appeal_of_offering(s, weights, outlook, seat, move - C.M_ADD, 0)
    return weights.weight[W.KEEN_STONE] * appeal


def appeal_of_buying(weights: Weights, outlook: Struct.Outlook, seat: int, move: int) -> float:
    """Value a purchase by what the kind will be worth, less what its price in wood could do."""
    if move == C.M_PASS:
        return 0.0
    kind = move - C.M_BUY
    price = outlook.prices[seat][kind] * outlook.woods[seat]
    return outlook.worths[kind] - price + weights.weight[W.BUY]


def appeal_of_laying(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, move: int
) -> float:
    """Value laying a card by what it adds to the display; further hunters cost a wood each."""
    if move == C.M_DISCARD:
        return 0.0
    if move == C.M_LAY + K.MOAI:
        return weights.weight[W.BUILD] + outlook.cards[seat][K.MOAI]
    if move < C.M_LAY_HUNTERS:
        return weights.weight[W.LAY] * outlook.cards[seat][move - C.M_LAY]
    card = Rules.hunter_laid(move)
    more = Rules.hunters_laid(move) - 1
    laid = weights.weight[W.LAY] * outlook.cards[seat][card]
    if s.hand[seat][card] > 1:
        laid -= weights.weight[W.HAND_PAIR]
    return laid + more * (laid + weights.weight[W.LAY_MORE] - outlook.woods[seat])


def appeal_of_drawing(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, column: int
) -> float:
    """Value a draw by the card, and a last draw by the scoring of what it lays bare (RC4).

    The next seat then picks from the columns as they are left.
    """
    top = s.height[column] - 1
    card = s.columns[column][top]
    appeal = Worth.worth_in_hand(s, weights, outlook, seat, card)
    if card >= K.HUNTER and s.hand[seat][card] > 0:
        appeal += weights.weight[W.HAND_PAIR]
    if top == 0:
        return appeal + weights.weight[W.REFILL]
    if Rules.missing_cards(s, seat) == 1:
        found = swing(s, weights, outlook, seat, s.columns[column][top - 1])
        left = best_pick(s, weights, outlook, (seat + 1) % s.seats, column)
        appeal += weights.weight[W.PICK_NOW] * found - weights.weight[W.LEAVE] * left
    return appeal


def best_pick(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, drawn: int) -> float:
    """Return what a seat can pick at best after a card of the column `drawn` was drawn."""
    best = 0.0
    for column in range(K.COLUMN_COUNT):
        cards = 1 if column == drawn else 0
        best = max(best, pick_worth(s, weights, outlook, seat, column, cards))
    return best


def appeal_of_offering(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, kind: int, own: int
) -> float:
    """Value a card on the stone by how it changes the standing, less the card if it is own."""
    changed = Struct.new_outlook()
    Worth.begin_like(changed, outlook, s.seats)
    Worth.expect_worths(s, weights, changed, kind)
    Worth.value_goods(s, weights, changed)
    appeal = standing(s, weights, changed, seat) - standing(s, weights, outlook, seat)
    appeal *= weights.weight[W.STAKE]
    return appeal - changed.worths[kind] if own == 1 else appeal


def standing(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int) -> float:
    """Compare what a seat has with what the others have on average."""
    own = Worth.goods(s, weights, outlook, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += Worth.goods(s, weights, outlook, other)
    return own - others / (s.seats - 1)


def appeal_of_taking(s: Fields, outlook: Struct.Outlook, seat: int, move: int) -> float:
    """Value fame or wood for Moais (RC7), or a card instead of one that is sold out (RC8)."""
    if move == C.M_PASS:
        return 0.0
    if move == C.M_TAKE_SCORE:
        return 1.0 * s.display[seat][K.MOAI]
    if move == C.M_TAKE_SCORE + 1:
        return s.display[seat][K.MOAI] * outlook.woods[seat]
    return outlook.worths[move - C.M_TAKE_KIND]
