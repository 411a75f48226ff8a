"""What is good in Rapa Nui 2011: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many turns are left, which types will still be scored, who gains by that,
what can wood still buy, and which offerings will be worth most when the stone is counted. The
answers are the *outlook*, a row of numbers; the weights of weights.py mix them.
"""

import math

from vaka.core.state import Moves, Rewards, Wits
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011 import rules as Rules
from vaka.games.rapanui2011 import stone as Stone
from vaka.games.rapanui2011 import weights as W
from vaka.games.rapanui2011.rules import RapaNui2011
from vaka.games.rapanui2011.state import Fields
from vaka.games.rapanui2011.weights import CUTOFF as CUTOFF
from vaka.games.rapanui2011.weights import PERSONALITIES as PERSONALITIES
from vaka.games.rapanui2011.weights import WEIGHTS as WEIGHTS


class Thinker(RapaNui2011):
    """A position that knows what is good in it."""

    __slots__ = ()

    def judge(self, wits: Wits, rewards: Rewards) -> None:
        """Expect for each seat what it has, what its display will yield, and what its hand may."""
        outlook = [0.0] * 76
        look_ahead(self, wits, outlook)
        for seat in range(self.seats):
            rewards.points[seat] = goods(self, wits, outlook, seat)
            rewards.points[seat] += worth_of_hand(self, wits, outlook, seat)
        if self.phase >= K.BUY and self.phase <= K.DRAW:
            judge_turn(self, wits, outlook, rewards)
        turns = outlook[W.TURNS]
        rewards.spread = wits.weight[W.SPREAD] + wits.weight[W.SPREAD_TURNS] * math.sqrt(turns)

    def prefer(self, seat: int, moves: Moves, wits: Wits) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = [0.0] * 76
        look_ahead(self, wits, outlook)
        moves.total = 0
        for i in range(moves.n):
            appeal = appeal_of(self, wits, outlook, seat, moves.move[i])
            appeal = max(-20.0, min(appeal, 8.0))
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]


# -- the outlook -----------------------------------------------------------------------------------


def look_ahead(s: Fields, wits: Wits, outlook: list[float]) -> None:
    """Fill in the outlook of a position."""
    outlook[W.TURNS] = turns_left(s, wits)
    expect_scorings(s, wits, outlook)
    expect_worths(s, wits, outlook, -1)
    value_goods(s, wits, outlook)


def turns_left(s: Fields, wits: Wits) -> float:
    """Estimate the turns that each seat still has.

    The match ends with the column that the pile cannot refill (RE1). Until then at least four draws
    per full refill and the lowest column are needed; the other cards may or may not be drawn.
    """
    pile = Rules.pile_left(s)
    if pile == 0:
        return 0.0
    lowest = K.COLUMN_HEIGHT
    cards = 0
    for column in range(K.COLUMN_COUNT):
        cards += s.height[column]
        lowest = min(lowest, s.height[column])
    needed = lowest + 4 * (max(pile - 2, 0) // 4)
    others = cards - lowest - 3
    draws = needed + wits.weight[W.SLACK] * max(others, 0)
    return draws / (wits.weight[W.DRAWS_PER_TURN] * s.seats)


def expect_scorings(s: Fields, wits: Wits, outlook: list[float]) -> None:
    """Estimate how often each type will still be scored: each covered card once at most (RC4)."""
    total = 0.0
    for card in range(K.TYPE_COUNT):
        outlook[W.SCORINGS + card] = wits.weight[W.SCORED_PILE] * s.pile[card]
        total += outlook[W.SCORINGS + card]
    for column in range(K.COLUMN_COUNT):
        for place in range(s.height[column] - 1):
            outlook[W.SCORINGS + s.columns[column][place]] += 1.0
            total += 1.0
    if total > 0.0:
        for card in range(K.TYPE_COUNT):
            outlook[W.SCORINGS + card] *= outlook[W.TURNS] * s.seats / total
    outlook[W.SCORINGS + K.MOAI] *= wits.weight[W.SCORED_MOAI]


def expect_worths(s: Fields, wits: Wits, outlook: list[float], more: int) -> None:
    """Estimate what an offering of each kind will be worth (RE3), one `more` being sacrificed.

    The counts on the stone decide now, but each Moai to come brings new cards, which may turn the
    order; kinds that many hold are the likelier ones to be sacrificed.
    """
    builds = wits.weight[W.BUILDS_PER_TURN] * outlook[W.TURNS]
    coming = builds * (s.seats + 1)
    doubt = 0.2 + wits.weight[W.RANK_DOUBT] * math.sqrt(coming)
    counts = [0.0] * 4
    for kind in range(K.KIND_COUNT):
        counts[kind] = Stone.stone_count(s, kind)
        if kind == more:
            counts[kind] += 1.0
        for seat in range(s.seats):
            held = s.offerings[seat][kind]
            counts[kind] += wits.weight[W.RANK_DRIFT] * coming * held / s.seats
    certain = 1.0  # that any Moai is built at all (RE4)
    if s.stone_n == 0 and more < 0:
        certain = 1.0 - math.exp(-builds)
    rank_kinds(counts, doubt, certain, outlook)


def rank_kinds(counts: list[float], doubt: float, certain: float, outlook: list[float]) -> None:
    """Rank kinds by doubtful counts: one point less for each larger count, equal ones taken once.

    `above[4 * i + j]` is the chance that kind i ends above kind j.
    """
    above = [0.0] * 16
    for i in range(K.KIND_COUNT):
        for j in range(K.KIND_COUNT):
            if i != j:
                above[4 * i + j] = 1.0 / (1.0 + math.exp((counts[j] + 0.5 - counts[i]) / doubt))
    for kind in range(K.KIND_COUNT):
        worth = K.BEST_VALUE + 0.0
        for other in range(K.KIND_COUNT):
            step = above[4 * other + kind]
            for earlier in range(other):
                if earlier != kind:
                    step *= above[4 * other + earlier] + above[4 * earlier + other]
            worth -= step
        outlook[W.WORTHS + kind] = worth * certain


def value_goods(s: Fields, wits: Wits, outlook: list[float]) -> None:
    """Value wood, cards and scorings for each seat, once the worths are known."""
    for seat in range(s.seats):
        funds = economy(s, wits, outlook, seat, -1, 0.0)
        outlook[W.FUNDS + seat] = funds
        outlook[W.WOODS + seat] = (economy(s, wits, outlook, seat, -1, 4.0) - funds) / 4.0
        for card in range(K.TYPE_COUNT):
            outlook[W.CARDS + 7 * seat + card] = card_worth(s, wits, outlook, seat, card)
            outlook[W.GAINS + 7 * seat + card] = gain_now(s, outlook, seat, card)


def economy(
    s: Fields, wits: Wits, outlook: list[float], seat: int, hunter: int, wood: float
) -> float:
    """Value the wood that a seat has and will have by what it can buy.

    One purchase a turn (RA1) of the best bargain, as long as the wood lasts; what is left builds
    Moais while there is time, and at the end five of it make a point (RE2). `hunter` is a kind of
    which one more hunter is assumed, `wood` is added to what the seat has.
    """
    turns = outlook[W.TURNS]
    jacks = s.display[seat][K.LUMBERJACK] + bonus_hope(s, wits, seat, K.LUMBERJACK, 0)
    wealth = s.wood[seat] + wood + outlook[W.SCORINGS + K.LUMBERJACK] * jacks
    late = min(1.0, turns / wits.weight[W.WOOD_TURNS])
    rest = 0.2 + (wits.weight[W.WOOD] - 0.2) * late
    chances = wits.weight[W.SHOPPING] * turns
    best = rest * wealth
    for kind in range(K.KIND_COUNT):
        price = Rules.price(s, seat, kind) - wits.weight[W.PRICE_FALL] * turns
        if kind == hunter:
            price -= 1.0
        price = max(price, 0.1)
        bought = min(chances, wealth / price)
        worth = outlook[W.WORTHS + kind]
        best = max(best, bought * worth + rest * (wealth - bought * price))
    return best + wits.weight[W.PURSE] * math.sqrt(s.wood[seat] + wood)


# -- what a seat has -------------------------------------------------------------------------------


def goods(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value fame, Moais (RE2), offerings, wood, and what the display will yield."""
    points = s.fame[seat] + K.MOAI_FAME * s.display[seat][K.MOAI] + outlook[W.FUNDS + seat]
    for kind in range(K.KIND_COUNT):
        points += outlook[W.WORTHS + kind] * s.offerings[seat][kind]
    for card in range(K.PRIEST, K.TYPE_COUNT):  # the lumberjacks' wood is in the funds
        scorings = outlook[W.SCORINGS + card]
        points += scorings * later_gain(s, wits, outlook, seat, card, 0)
    return points


def best_other(s: Fields, seat: int, card: int) -> int:
    """Return the most cards of a type that another seat has in its display."""
    best = 0
    for other in range(s.seats):
        if other != seat and s.display[other][card] > best:
            best = s.display[other][card]
    return best


def bonus_hope(s: Fields, wits: Wits, seat: int, card: int, more: int) -> float:
    """Estimate the chance of being alone in the lead of a type when it is scored (RC6)."""
    lead = s.display[seat][card] + more - best_other(s, seat, card)
    hope = wits.weight[W.BONUS_LEVEL] + wits.weight[W.BONUS_PER_LEAD] * lead
    return max(0.0, min(1.0, hope))


def later_gain(
    s: Fields, wits: Wits, outlook: list[float], seat: int, card: int, more: int
) -> float:
    """Value a later scoring of a type for a seat, `more` cards being laid before."""
    cards = s.display[seat][card] + more
    if cards == 0:
        return 0.0
    return worth_of_yield(outlook, seat, card, cards, bonus_hope(s, wits, seat, card, more))


def gain_now(s: Fields, outlook: list[float], seat: int, card: int) -> float:
    """Value a scoring of a type that happens now."""
    cards = s.display[seat][card]
    if cards == 0:
        return 0.0
    bonus = 0.0
    if cards >= K.BONUS_CARDS and cards > best_other(s, seat, card):
        bonus = 1.0
    return worth_of_yield(outlook, seat, card, cards, bonus)


def worth_of_yield(outlook: list[float], seat: int, card: int, cards: int, bonus: float) -> float:
    """Value what that many cards of a type bring when scored (RC5), and so much of the bonus."""
    if card >= K.HUNTER:  # A19: one offering, however many hunters
        return outlook[W.WORTHS + card - K.HUNTER] * (1.0 + bonus)
    if card == K.LUMBERJACK:
        return outlook[W.WOODS + seat] * (cards + bonus)
    return cards + bonus


def card_worth(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value one more card of a type in the display of a seat, the price of a Moai taken off."""
    more = later_gain(s, wits, outlook, seat, card, 1) - later_gain(s, wits, outlook, seat, card, 0)
    worth = outlook[W.SCORINGS + card] * more
    if card >= K.HUNTER:  # which makes purchases cheaper (RA2)
        worth += economy(s, wits, outlook, seat, card - K.HUNTER, 0.0) - outlook[W.FUNDS + seat]
    elif card == K.MOAI:
        worth += K.MOAI_FAME - K.MOAI_PRICE * outlook[W.WOODS + seat]
        worth = max(worth, 0.0)
    return worth


def worth_of_hand(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value the cards in hand by what they will be worth lying."""
    points = 0.0
    for card in range(K.TYPE_COUNT):
        held = s.hand[seat][card]
        if held > 0:
            points += held * worth_in_hand(s, wits, outlook, seat, card)
            if card >= K.HUNTER:
                points += (held - 1) * wits.weight[W.HAND_PAIR]
    return points


def worth_in_hand(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value a card in hand: it has still to be laid, and a Moai to be paid (RB1)."""
    share = wits.weight[W.HAND_VILLAGER]
    if card >= K.HUNTER:
        share = wits.weight[W.HAND_HUNTER]
    elif card == K.MOAI:
        share = wits.weight[W.HAND_MOAI]
        if s.wood[seat] >= K.MOAI_PRICE:
            share += wits.weight[W.HAND_FUNDS]
    return share * outlook[W.CARDS + 7 * seat + card]


# -- a turn that has begun -------------------------------------------------------------------------


def judge_turn(s: Fields, wits: Wits, outlook: list[float], rewards: Rewards) -> None:
    """Add what the active seat has still to do in this turn, and what all will pick next."""
    gap = wits.weight[W.GAP] + wits.weight[W.GAP_TURNS] * outlook[W.TURNS]
    missing = K.HAND - Rules.cards_in_hand(s, s.active)
    rewards.points[s.active] += wits.weight[W.TEMPO] + gap * missing
    if s.phase >= K.SACRIFICE and s.phase <= K.ADD:
        rewards.points[s.active] += wits.weight[W.CONTROL]
    foresee_picks(s, wits, outlook, rewards)


def foresee_picks(s: Fields, wits: Wits, outlook: list[float], rewards: Rewards) -> None:
    """Let each seat in turn pick the column that suits it best; all gain what it lays bare."""
    drawn = [0] * 4
    weight = 1.0
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        best = 0
        best_worth = pick_worth(s, wits, outlook, seat, 0, drawn[0])
        for column in range(1, K.COLUMN_COUNT):
            worth = pick_worth(s, wits, outlook, seat, column, drawn[column])
            if worth > best_worth:
                best = column
                best_worth = worth
        top = s.height[best] - 1 - drawn[best]
        if top < 1:
            return
        card = outlook[W.CARDS + 7 * seat + s.columns[best][top]]
        rewards.points[seat] += weight * wits.weight[W.PICK_CARD] * card
        for other in range(s.seats):
            gain = outlook[W.GAINS + 7 * other + s.columns[best][top - 1]]
            rewards.points[other] += weight * wits.weight[W.PICK] * gain
        drawn[best] += 1
        weight *= wits.weight[W.PICK_LATER]


def pick_worth(
    s: Fields, wits: Wits, outlook: list[float], seat: int, column: int, drawn: int
) -> float:
    """Value a column for a seat that draws from it, after `drawn` cards: the card, the scoring."""
    top = s.height[column] - 1 - drawn
    if top < 1:  # what a refill lays bare is unknown
        return 0.0
    card = outlook[W.CARDS + 7 * seat + s.columns[column][top]]
    found = swing(s, wits, outlook, seat, s.columns[column][top - 1])
    return wits.weight[W.PICK_CARD] * card + wits.weight[W.PICK] * found


def swing(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value a scoring now for a seat by its own gain, less part of what the others gain."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += outlook[W.GAINS + 7 * other + card]
    return outlook[W.GAINS + 7 * seat + card] - wits.weight[W.SPITE] * others / (s.seats - 1)


# -- preferences -----------------------------------------------------------------------------------


def appeal_of(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Return how much a move is to be preferred, by the kind of decision."""
    phase = s.phase
    if phase == K.BUY:
        return wits.weight[W.KEEN_BUY] * appeal_of_buying(s, wits, outlook, seat, move)
    if phase == K.LAY:
        return wits.weight[W.KEEN_LAY] * appeal_of_laying(s, wits, outlook, seat, move)
    if phase == K.DRAW:
        column = move - K.M_DRAW
        return wits.weight[W.KEEN_DRAW] * appeal_of_drawing(s, wits, outlook, seat, column)
    if phase == K.SCORE_MOAI or phase == K.SUBSTITUTE:
        return wits.weight[W.KEEN_BUY] * appeal_of_taking(s, outlook, seat, move)
    appeal = 0.0
    if phase == K.SACRIFICE:
        appeal = appeal_of_offering(s, wits, outlook, seat, move - K.M_SACRIFICE, 1)
    elif phase == K.HIDE:
        appeal = appeal_of_offering(s, wits, outlook, seat, move - K.M_HIDE, 1)
    else:
        appeal = appeal_of_offering(s, wits, outlook, seat, move - K.M_ADD, 0)
    return wits.weight[W.KEEN_STONE] * appeal


def appeal_of_buying(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value a purchase by what the kind will be worth, less what its price in wood could do."""
    if move == K.M_PASS:
        return 0.0
    kind = move - K.M_BUY
    price = Rules.price(s, seat, kind) * outlook[W.WOODS + seat]
    return outlook[W.WORTHS + kind] - price + wits.weight[W.BUY]


def appeal_of_laying(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value laying a card by what it adds to the display; further hunters cost a wood each."""
    if move == K.M_DISCARD:
        return 0.0
    if move == K.M_LAY + K.MOAI:
        return wits.weight[W.BUILD] + outlook[W.CARDS + 7 * seat + K.MOAI]
    if move < K.M_LAY_HUNTERS:
        return wits.weight[W.LAY] * outlook[W.CARDS + 7 * seat + move - K.M_LAY]
    card = K.HUNTER + (move - K.M_LAY_HUNTERS) // 3
    more = (move - K.M_LAY_HUNTERS) % 3
    laid = wits.weight[W.LAY] * outlook[W.CARDS + 7 * seat + card]
    if s.hand[seat][card] > 1:
        laid -= wits.weight[W.HAND_PAIR]
    return laid + more * (laid + wits.weight[W.LAY_MORE] - outlook[W.WOODS + seat])


def appeal_of_drawing(s: Fields, wits: Wits, outlook: list[float], seat: int, column: int) -> float:
    """Value a draw by the card, and a last draw by the scoring of what it lays bare (RC4).

    The next seat then picks from the columns as they are left.
    """
    top = s.height[column] - 1
    card = s.columns[column][top]
    appeal = worth_in_hand(s, wits, outlook, seat, card)
    if card >= K.HUNTER and s.hand[seat][card] > 0:
        appeal += wits.weight[W.HAND_PAIR]
    if top == 0:
        return appeal + wits.weight[W.REFILL]
    if Rules.cards_in_hand(s, seat) == K.HAND - 1:
        found = swing(s, wits, outlook, seat, s.columns[column][top - 1])
        left = best_pick(s, wits, outlook, (seat + 1) % s.seats, column)
        appeal += wits.weight[W.PICK_NOW] * found - wits.weight[W.LEAVE] * left
    return appeal


def best_pick(s: Fields, wits: Wits, outlook: list[float], seat: int, drawn: int) -> float:
    """Return what a seat can pick at best after a card of the column `drawn` was drawn."""
    best = 0.0
    for column in range(K.COLUMN_COUNT):
        cards = 1 if column == drawn else 0
        best = max(best, pick_worth(s, wits, outlook, seat, column, cards))
    return best


def appeal_of_offering(
    s: Fields, wits: Wits, outlook: list[float], seat: int, kind: int, own: int
) -> float:
    """Value a card on the stone by how it changes the standing, less the card if it is own."""
    changed = [0.0] * 76
    for i in range(W.WORTHS):
        changed[i] = outlook[i]
    expect_worths(s, wits, changed, kind)
    value_goods(s, wits, changed)
    appeal = standing(s, wits, changed, seat) - standing(s, wits, outlook, seat)
    appeal *= wits.weight[W.STAKE]
    return appeal - changed[W.WORTHS + kind] if own == 1 else appeal


def standing(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Compare what a seat has with what the others have on average."""
    own = goods(s, wits, outlook, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += goods(s, wits, outlook, other)
    return own - others / (s.seats - 1)


def appeal_of_taking(s: Fields, outlook: list[float], seat: int, move: int) -> float:
    """Value fame or wood for Moais (RC7), or a card instead of one that is sold out (RC8)."""
    if move == K.M_PASS:
        return 0.0
    if move == K.M_TAKE_FAME:
        return 1.0 * s.display[seat][K.MOAI]
    if move == K.M_TAKE_WOOD:
        return s.display[seat][K.MOAI] * outlook[W.WOODS + seat]
    return outlook[W.WORTHS + move - K.M_TAKE_KIND]
