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
from vaka.games.rapanui2011.weights import WEIGHTS as WEIGHTS


class Thinker(RapaNui2011):
    """A position that knows what is good in it."""

    __slots__ = ()

    def judge(self, wits: Wits, rewards: Rewards) -> None:
        """Expect for each seat what it has, what its display will yield, and what its hand may."""
        outlook = [0.0] * 16
        look_ahead(self, wits, outlook)
        for seat in range(self.seats):
            rewards.points[seat] = goods(self, wits, outlook, seat)
            for card in range(K.TYPE_COUNT):
                rewards.points[seat] += prospects(self, wits, outlook, seat, card)
        judge_turn(self, wits, outlook, rewards)
        turns = outlook[W.TURNS]
        rewards.spread = wits.weight[W.SPREAD] + wits.weight[W.SPREAD_TURNS] * math.sqrt(turns)

    def prefer(self, seat: int, moves: Moves, wits: Wits) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = [0.0] * 16
        look_ahead(self, wits, outlook)
        moves.total = 0
        for i in range(moves.n):
            move = moves.move[i]
            appeal = 0.0
            if self.phase == K.BUY:
                appeal = appeal_of_buying(self, wits, outlook, seat, move)
            elif self.phase == K.LAY:
                appeal = appeal_of_laying(self, wits, outlook, seat, move)
            elif self.phase == K.SACRIFICE:
                appeal = appeal_of_offering(self, wits, outlook, seat, move - K.M_SACRIFICE, 1)
            elif self.phase == K.HIDE:
                appeal = appeal_of_offering(self, wits, outlook, seat, move - K.M_HIDE, 1)
            elif self.phase == K.ADD:
                appeal = appeal_of_offering(self, wits, outlook, seat, move - K.M_ADD, 0)
            elif self.phase == K.DRAW:
                appeal = appeal_of_drawing(self, wits, outlook, seat, move - K.M_DRAW)
            else:
                appeal = appeal_of_taking(self, outlook, seat, move)
            appeal = min(appeal * wits.weight[W.KEENNESS], 8.0)
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]


# -- the outlook -----------------------------------------------------------------------------------


def look_ahead(s: Fields, wits: Wits, outlook: list[float]) -> None:
    """Fill in the outlook of a position."""
    outlook[W.TURNS] = turns_left(s, wits)
    expect_scorings(s, wits, outlook)
    expect_worths(s, wits, outlook, -1)
    for seat in range(s.seats):
        more = economy(s, wits, outlook, seat, -1, 4.0) - economy(s, wits, outlook, seat, -1, 0.0)
        outlook[W.WOODS + seat] = more / 4.0


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
    needed = lowest + 4 * ((pile - 2) // 4)
    others = cards - lowest - 3
    draws = needed + wits.weight[W.SLACK] * max(others, 0)
    draws = max(draws - wits.weight[W.LAST_DRAWS], 0.0)
    return draws / (wits.weight[W.DRAWS_PER_TURN] * s.seats)


def expect_scorings(s: Fields, wits: Wits, outlook: list[float]) -> None:
    """Estimate how often each type will still be scored: each covered card once at most (RC4)."""
    total = 0.0
    for card in range(K.TYPE_COUNT):
        outlook[W.SCORINGS + card] = wits.weight[W.SCORED_PILE] * s.pile[card]
        total += outlook[W.SCORINGS + card]
    for column in range(K.COLUMN_COUNT):
        for place in range(s.height[column] - 1):
            near = wits.weight[W.SCORED_DEEPER]
            if place == s.height[column] - 2:
                near = wits.weight[W.SCORED_NEXT]
            outlook[W.SCORINGS + s.columns[column][place]] += near
            total += near
    if total > 0.0:
        for card in range(K.TYPE_COUNT):
            outlook[W.SCORINGS + card] *= outlook[W.TURNS] * s.seats / total


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
        held = 0
        for seat in range(s.seats):
            held += s.offerings[seat][kind]
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
            above[4 * i + j] = 1.0 / (1.0 + math.exp((counts[j] + 0.5 - counts[i]) / doubt))
    for kind in range(K.KIND_COUNT):
        worth = K.BEST_VALUE + 0.0
        for other in range(K.KIND_COUNT):
            if other != kind:
                step = above[4 * other + kind]
                for earlier in range(other):
                    if earlier != kind:
                        step *= above[4 * other + earlier] + above[4 * earlier + other]
                worth -= step
        outlook[W.WORTHS + kind] = worth * certain


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
    first = wits.weight[W.PURSE] * math.sqrt(s.wood[seat] + wood)
    for kind in range(K.KIND_COUNT):
        price = Rules.price(s, seat, kind) - wits.weight[W.PRICE_FALL] * turns
        if kind == hunter:
            price -= 1.0
        price = max(price, 0.1)
        bought = min(chances, wealth / price)
        worth = outlook[W.WORTHS + kind]
        best = max(best, bought * worth + rest * (wealth - bought * price))
    return best + first


# -- what a seat has -------------------------------------------------------------------------------


def goods(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value fame, Moais (RE2), offerings, and wood with all that it will buy."""
    points = s.fame[seat] + K.MOAI_FAME * s.display[seat][K.MOAI] + 0.0
    for kind in range(K.KIND_COUNT):
        points += outlook[W.WORTHS + kind] * s.offerings[seat][kind]
    return points + economy(s, wits, outlook, seat, -1, 0.0)


def prospects(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value what the cards of a type in display and hand will bring."""
    points = 0.0
    if card != K.LUMBERJACK:  # whose wood is in the economy
        scorings = outlook[W.SCORINGS + card]
        points = scorings * later_gain(s, wits, outlook, seat, card, 0)
    held = s.hand[seat][card]
    if held > 0:
        share = wits.weight[W.HAND_VILLAGER]
        if card >= K.HUNTER:
            share = wits.weight[W.HAND_HUNTER]
        elif card == K.MOAI:
            share = wits.weight[W.HAND_MOAI]
            if s.wood[seat] >= K.MOAI_PRICE:
                share += wits.weight[W.HAND_FUNDS]
        share *= max(0.0, 1.0 - wits.weight[W.HAND_WAIT] / (outlook[W.TURNS] + 0.1))
        points += held * share * card_worth(s, wits, outlook, seat, card)
    return points


def best_other(s: Fields, seat: int, card: int) -> int:
    """Return the most cards of a type that another seat has in its display."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.display[other][card])
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


def worth_of_yield(
    outlook: list[float], seat: int, card: int, cards: int, bonus: float
) -> float:
    """Value what that many cards of a type bring when scored (RC5), and so much of the bonus."""
    if card >= K.HUNTER:  # A19: one offering, however many hunters
        return outlook[W.WORTHS + card - K.HUNTER] * (1.0 + bonus)
    if card == K.LUMBERJACK:
        return outlook[W.WOODS + seat] * (cards + bonus)
    return cards + bonus


def card_worth(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value one more card of a type in the display of a seat, what laying it costs taken off."""
    more = later_gain(s, wits, outlook, seat, card, 1) - later_gain(s, wits, outlook, seat, card, 0)
    worth = outlook[W.SCORINGS + card] * more
    if card == K.MOAI:
        worth += K.MOAI_FAME - K.MOAI_PRICE * outlook[W.WOODS + seat]
        return max(worth, 0.0)
    if card >= K.HUNTER:
        worth += economy(s, wits, outlook, seat, card - K.HUNTER, 0.0)
        worth -= economy(s, wits, outlook, seat, -1, 0.0)
    return worth


# -- a turn that has begun -------------------------------------------------------------------------


def judge_turn(s: Fields, wits: Wits, outlook: list[float], rewards: Rewards) -> None:
    """Add what the active seat may still choose in this turn, and what sacrifices still cost."""
    if s.phase < K.BUY or s.phase > K.DRAW:
        return
    active = s.active
    best = best_pick(s, wits, outlook, active, -1)
    missing = K.HAND - Rules.cards_in_hand(s, active)
    tempo = wits.weight[W.TEMPO] + wits.weight[W.TEMPO_TURNS] * outlook[W.TURNS]
    rewards.points[active] += tempo + wits.weight[W.PICK] * best
    rewards.points[active] += wits.weight[W.HAND_GAP] * missing
    if s.phase == K.SACRIFICE:
        for i in range(s.queue_n):
            rewards.points[s.queue[i]] -= least_loss(s, wits, outlook, s.queue[i])
    if s.phase == K.SACRIFICE or s.phase == K.HIDE:
        rewards.points[active] -= least_loss(s, wits, outlook, active)
    if s.phase >= K.SACRIFICE and s.phase <= K.ADD:
        rewards.points[active] += wits.weight[W.CONTROL]


def best_pick(s: Fields, wits: Wits, outlook: list[float], seat: int, drawn: int) -> float:
    """Return the best scoring that a seat can pick, the card in front of a column being `drawn`."""
    best = 0.0
    for column in range(K.COLUMN_COUNT):
        below = s.height[column] - 2
        if column == drawn:
            below -= 1
        if below >= 0:
            best = max(best, swing(s, wits, outlook, seat, s.columns[column][below]))
    return best


def swing(s: Fields, wits: Wits, outlook: list[float], seat: int, card: int) -> float:
    """Value a scoring now for a seat by its own gain, less part of what the others gain."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += gain_now(s, outlook, other, card)
    return gain_now(s, outlook, seat, card) - wits.weight[W.SPITE] * others / (s.seats - 1)


def least_loss(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value the sacrifice that a seat still has to make by the least of its offerings."""
    least = 0.0
    for kind in range(K.KIND_COUNT):
        worth = outlook[W.WORTHS + kind]
        if s.offerings[seat][kind] > 0 and (least == 0.0 or worth < least):
            least = worth
    return wits.weight[W.GIVE] * least


# -- preferences -----------------------------------------------------------------------------------


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
        return card_worth(s, wits, outlook, seat, K.MOAI) + wits.weight[W.BUILD]
    if move < K.M_LAY_HUNTERS:
        return card_worth(s, wits, outlook, seat, move - K.M_LAY)
    card = K.HUNTER + (move - K.M_LAY_HUNTERS) // 3
    more = (move - K.M_LAY_HUNTERS) % 3
    worth = card_worth(s, wits, outlook, seat, card)
    return worth + more * (worth + wits.weight[W.LAY_MORE] - outlook[W.WOODS + seat])


def appeal_of_drawing(
    s: Fields, wits: Wits, outlook: list[float], seat: int, column: int
) -> float:
    """Value a draw by the card, and a last draw by the scoring of what it lays bare (RC4).

    The next seat then picks from the columns as they are left.
    """
    top = s.height[column] - 1
    appeal = 0.7 * card_worth(s, wits, outlook, seat, s.columns[column][top])
    if top > 0 and Rules.cards_in_hand(s, seat) == K.HAND - 1:
        left = best_pick(s, wits, outlook, (seat + 1) % s.seats, column)
        found = swing(s, wits, outlook, seat, s.columns[column][top - 1])
        appeal += wits.weight[W.PICK_NOW] * found - wits.weight[W.LEAVE] * left
    return appeal


def appeal_of_offering(
    s: Fields, wits: Wits, outlook: list[float], seat: int, kind: int, own: int
) -> float:
    """Value a card on the stone by how it changes what all hold, less the card if it is own."""
    changed = [0.0] * 16
    changed[W.TURNS] = outlook[W.TURNS]
    expect_worths(s, wits, changed, kind)
    appeal = 0.0
    for k in range(K.KIND_COUNT):
        others = 0
        for other in range(s.seats):
            if other != seat:
                others += s.offerings[other][k]
        more = s.offerings[seat][k] - others / (s.seats - 1.0)
        appeal += more * (changed[W.WORTHS + k] - outlook[W.WORTHS + k])
    appeal *= wits.weight[W.STAKE]
    return appeal - changed[W.WORTHS + kind] if own == 1 else appeal


def appeal_of_taking(s: Fields, outlook: list[float], seat: int, move: int) -> float:
    """Value fame or wood for Moais (RC7), or a card instead of one that is sold out (RC8)."""
    if move == K.M_PASS:
        return 0.0
    if move == K.M_TAKE_FAME:
        return 1.0 * s.display[seat][K.MOAI]
    if move == K.M_TAKE_WOOD:
        return s.display[seat][K.MOAI] * outlook[W.WOODS + seat]
    return outlook[W.WORTHS + move - K.M_TAKE_KIND]
