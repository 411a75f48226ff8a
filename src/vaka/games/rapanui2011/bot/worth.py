"""What things are worth in Rapa Nui 2011: the outlook of a position, and what a seat has in it.

The *outlook* serves all seats: how many turns are left, how often each type will still be scored,
what offerings, wood and cards bring.
"""

import math

from vaka.engine.buffers import Weights
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.bot import codes as W
from vaka.games.rapanui2011.bot import structs as Struct
from vaka.games.rapanui2011.rules import columns as Columns
from vaka.games.rapanui2011.rules import play as Rules
from vaka.games.rapanui2011.rules import scoring as Scoring
from vaka.games.rapanui2011.rules import stone as Stone
from vaka.games.rapanui2011.state import Fields

# -- the outlook -----------------------------------------------------------------------------------


def look_ahead(s: Fields, weights: Weights, outlook: Struct.Outlook, viewer: int) -> None:
    """Fill in the outlook of a position as a seat can know it; -1 knows everything."""
    outlook.turns = turns_left(s, weights)
    late = min(1.0, outlook.turns / weights.weight[W.WOOD_TURNS])
    outlook.rest = 0.2 + (weights.weight[W.WOOD] - 0.2) * late
    expect_scorings(s, weights, outlook)
    compare_displays(s, outlook)
    count_offerings(s, outlook)
    for seat in range(s.seats):
        if viewer >= 0 and seat != viewer:
            veil_hidden_cards(s, outlook, seat)
    expect_worths(s, weights, outlook, -1)
    value_goods(s, weights, outlook)


def begin_like(outlook: Struct.Outlook, other: Struct.Outlook, seats: int) -> None:
    """Take over what does not depend on the worths of offerings from another outlook."""
    outlook.turns = other.turns
    outlook.rest = other.rest
    for card in range(K.TYPE_COUNT):
        outlook.scorings[card] = other.scorings[card]
        for seat in range(seats):
            outlook.leads[seat][card] = other.leads[seat][card]
    for kind in range(K.KIND_COUNT):
        outlook.laid[kind] = other.laid[kind]
        for seat in range(seats):
            outlook.held[seat][kind] = other.held[seat][kind]


def turns_left(s: Fields, weights: Weights) -> float:
    """Estimate the turns that each seat still has.

    The match ends with the column that the pile cannot refill (RE1). Until then at least four draws
    per full refill and the lowest column are needed; the other cards may or may not be drawn.
    """
    pile = Columns.pile_left(s)
    if pile == 0:
        return 0.0
    lowest = K.COLUMN_HEIGHT
    cards = 0
    for column in range(K.COLUMN_COUNT):
        cards += s.height[column]
        lowest = min(lowest, s.height[column])
    needed = lowest + 4 * (max(pile - 2, 0) // 4)
    others = cards - lowest - 3
    draws = needed + weights.weight[W.SLACK] * max(others, 0)
    return draws / (weights.weight[W.DRAWS_PER_TURN] * s.seats)


def expect_scorings(s: Fields, weights: Weights, outlook: Struct.Outlook) -> None:
    """Estimate how often each type will still be scored: each covered card once at most (RC4)."""
    total = 0.0
    for card in range(K.TYPE_COUNT):
        outlook.scorings[card] = weights.weight[W.SCORED_PILE] * s.pile[card]
        total += outlook.scorings[card]
    for column in range(K.COLUMN_COUNT):
        for place in range(s.height[column] - 1):
            outlook.scorings[s.columns[column][place]] += 1.0
            total += 1.0
    if total > 0.0:
        for card in range(K.TYPE_COUNT):
            outlook.scorings[card] *= outlook.turns * s.seats / total
    outlook.scorings[K.MOAI] *= weights.weight[W.SCORED_MOAI]


def compare_displays(s: Fields, outlook: Struct.Outlook) -> None:
    """Count how many cards of each type a seat has more than any other (RC6)."""
    for card in range(K.TYPE_COUNT):
        for seat in range(s.seats):
            outlook.leads[seat][card] = s.display[seat][card] - best_other(s, seat, card)


def count_offerings(s: Fields, outlook: Struct.Outlook) -> None:
    """Count the offerings on the stone and in the possession of each seat."""
    for kind in range(K.KIND_COUNT):
        outlook.laid[kind] = Stone.stone_count(s, kind)
        for seat in range(s.seats):
            outlook.held[seat][kind] = s.offerings[seat][kind]


def veil_hidden_cards(s: Fields, outlook: Struct.Outlook, seat: int) -> None:
    """Take each face-down card of a seat for any of those that memory knows it to have had.

    A preference must not tell what whoever is to move cannot know: a rollout would react to it.
    """
    hidden = 0
    had = 0.0
    for i in range(s.stone_n):
        if Stone.is_hidden_by(s.stone[i], seat):
            outlook.laid[Stone.kind_of(s.stone[i])] -= 1.0
            outlook.held[seat][Stone.kind_of(s.stone[i])] += 1.0
            hidden += 1
    for kind in range(K.KIND_COUNT):
        had += outlook.held[seat][kind]
    for kind in range(K.KIND_COUNT):
        part = outlook.held[seat][kind] * hidden / max(had, 1.0)
        outlook.laid[kind] += part
        outlook.held[seat][kind] -= part


def expect_worths(s: Fields, weights: Weights, outlook: Struct.Outlook, more: int) -> None:
    """Estimate what an offering of each kind will be worth (RE3), one `more` being sacrificed.

    The counts on the stone decide now, but each Moai to come brings new cards, which may turn the
    order; kinds that many hold are the likelier ones to be sacrificed.
    """
    builds = weights.weight[W.BUILDS_PER_TURN] * outlook.turns
    coming = builds * (s.seats + 1)
    doubt = 0.2 + weights.weight[W.RANK_DOUBT] * math.sqrt(coming)
    for kind in range(K.KIND_COUNT):
        outlook.expected[kind] = outlook.laid[kind]
        if kind == more:
            outlook.expected[kind] += 1.0
        for seat in range(s.seats):
            held = outlook.held[seat][kind]
            outlook.expected[kind] += weights.weight[W.RANK_DRIFT] * coming * held / s.seats
    certain = 1.0  # that any Moai is built at all (RE4)
    if s.stone_n == 0 and more < 0:
        certain = 1.0 - math.exp(-builds)
    rank_kinds(outlook, doubt, certain)


def rank_kinds(outlook: Struct.Outlook, doubt: float, certain: float) -> None:
    """Rank kinds by doubtful counts: one point less for each larger count, equal ones once."""
    for i in range(K.KIND_COUNT):
        for j in range(K.KIND_COUNT):
            if i != j:
                ahead = outlook.expected[j] + 0.5 - outlook.expected[i]
                outlook.above[i][j] = 1.0 / (1.0 + math.exp(ahead / doubt))
    for kind in range(K.KIND_COUNT):
        worth = K.BEST_VALUE + 0.0
        for other in range(K.KIND_COUNT):
            step = outlook.above[other][kind]
            for earlier in range(other):
                if earlier != kind:
                    step *= outlook.above[other][earlier] + outlook.above[earlier][other]
            worth -= step
        outlook.worths[kind] = worth * certain


def value_goods(s: Fields, weights: Weights, outlook: Struct.Outlook) -> None:
    """Value wood, cards and scorings for each seat, once the worths are known."""
    for seat in range(s.seats):
        for kind in range(K.KIND_COUNT):
            outlook.prices[seat][kind] = Rules.price(s, seat, kind)
        value_wood(s, weights, outlook, seat)
        for card in range(K.TYPE_COUNT):
            outlook.cards[seat][card] = card_worth(s, weights, outlook, seat, card)
            outlook.gains[seat][card] = gain_now(s, outlook, seat, card)


def value_wood(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int) -> None:
    """Value the wood that a seat has and will have by what it can buy, and a wood more.

    One purchase a turn (RA1) of the best bargain, as long as the wood lasts; what is left builds
    Moais while there is time, and at the end five of it make a point (RE2).
    """
    more = 4.0  # so much tells what one is worth
    jacks = s.display[seat][K.LUMBERJACK] + bonus_hope(weights, outlook, seat, K.LUMBERJACK, 0)
    coming = outlook.scorings[K.LUMBERJACK] * jacks
    wealth = s.wood[seat] + coming
    richer = s.wood[seat] + more + coming
    best = outlook.rest * wealth
    best_if_richer = outlook.rest * richer
    for kind in range(K.KIND_COUNT):
        price = later_price(weights, outlook, seat, kind)
        bargain = worth_of_buying(weights, outlook, kind, price, wealth)
        outlook.bargains[seat][kind] = bargain
        best = max(best, bargain)
        bargain = worth_of_buying(weights, outlook, kind, price, richer)
        best_if_richer = max(best_if_richer, bargain)
    outlook.wealths[seat] = wealth
    outlook.purses[seat] = weights.weight[W.PURSE] * math.sqrt(s.wood[seat])
    outlook.funds[seat] = best + outlook.purses[seat]
    best_if_richer += weights.weight[W.PURSE] * math.sqrt(s.wood[seat] + more)
    outlook.woods[seat] = (best_if_richer - outlook.funds[seat]) / more


def funds_with_hunter(weights: Weights, outlook: Struct.Outlook, seat: int, hunter: int) -> float:
    """Value all wood of a seat if it had one more hunter of a kind, which it then buys cheaper."""
    price = later_price(weights, outlook, seat, hunter) - 1.0
    best = worth_of_buying(weights, outlook, hunter, price, outlook.wealths[seat])
    best = max(best, outlook.rest * outlook.wealths[seat])
    for kind in range(K.KIND_COUNT):
        if kind != hunter:
            best = max(best, outlook.bargains[seat][kind])
    return best + outlook.purses[seat]


def later_price(weights: Weights, outlook: Struct.Outlook, seat: int, kind: int) -> float:
    """Estimate what a kind will cost a seat on average, which will still lay hunters (RA2)."""
    price: float = outlook.prices[seat][kind] - weights.weight[W.PRICE_FALL] * outlook.turns
    return price


def worth_of_buying(
    weights: Weights, outlook: Struct.Outlook, kind: int, price: float, wealth: float
) -> float:
    """Value wealth that buys one kind as often as it can, and otherwise stays wood."""
    price = max(price, 0.1)
    bought = min(weights.weight[W.SHOPPING] * outlook.turns, wealth / price)
    return bought * outlook.worths[kind] + outlook.rest * (wealth - bought * price)


# -- what a seat has -------------------------------------------------------------------------------


def goods(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int) -> float:
    """Value fame, Moais (RE2), offerings, wood, and what the display will yield."""
    points = s.fame[seat] + K.MOAI_FAME * s.display[seat][K.MOAI] + outlook.funds[seat]
    for kind in range(K.KIND_COUNT):
        points += outlook.worths[kind] * outlook.held[seat][kind]
    for card in range(K.PRIEST, K.TYPE_COUNT):  # the lumberjacks' wood is in the funds
        scorings = outlook.scorings[card]
        points += scorings * later_gain(s, weights, outlook, seat, card, 0)
    return points


def best_other(s: Fields, seat: int, card: int) -> int:
    """Return the most cards of a type that another seat has in its display."""
    best = 0
    for other in range(s.seats):
        if other != seat and s.display[other][card] > best:
            best = s.display[other][card]
    return best


def bonus_hope(weights: Weights, outlook: Struct.Outlook, seat: int, card: int, more: int) -> float:
    """Estimate the chance of being alone in the lead of a type when it is scored (RC6)."""
    lead = outlook.leads[seat][card] + more
    hope = weights.weight[W.BONUS_LEVEL] + weights.weight[W.BONUS_PER_LEAD] * lead
    return max(0.0, min(1.0, hope))


def later_gain(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, card: int, more: int
) -> float:
    """Value a later scoring of a type for a seat, `more` cards being laid before."""
    cards = s.display[seat][card] + more
    if cards == 0:
        return 0.0
    bonus = bonus_hope(weights, outlook, seat, card, more)
    return worth_of_yield(outlook, seat, card, cards, bonus)


def gain_now(s: Fields, outlook: Struct.Outlook, seat: int, card: int) -> float:
    """Value a scoring of a type that happens now."""
    cards = s.display[seat][card]
    if cards == 0:
        return 0.0
    return worth_of_yield(outlook, seat, card, cards, 1.0 * Scoring.bonus(s, seat, card))


def worth_of_yield(
    outlook: Struct.Outlook, seat: int, card: int, cards: int, bonus: float
) -> float:
    """Value what that many cards of a type bring when scored (RC5), and so much of the bonus."""
    if card >= K.HUNTER:  # A19: one offering, however many hunters
        return outlook.worths[card - K.HUNTER] * (1.0 + bonus)
    if card == K.LUMBERJACK:
        return outlook.woods[seat] * (cards + bonus)
    return cards + bonus


def card_worth(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, card: int) -> float:
    """Value one more card of a type in the display of a seat, the price of a Moai taken off."""
    more = later_gain(s, weights, outlook, seat, card, 1) - later_gain(
        s, weights, outlook, seat, card, 0
    )
    worth = outlook.scorings[card] * more
    if card >= K.HUNTER:  # which makes purchases cheaper (RA2)
        worth += funds_with_hunter(weights, outlook, seat, card - K.HUNTER) - outlook.funds[seat]
    elif card == K.MOAI:
        worth += K.MOAI_FAME - K.MOAI_PRICE * outlook.woods[seat]
        worth = max(worth, 0.0)
    return worth


def worth_of_hand(s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int) -> float:
    """Value the cards in hand by what they will be worth lying."""
    points = 0.0
    for card in range(K.TYPE_COUNT):
        held = s.hand[seat][card]
        if held > 0:
            points += held * worth_in_hand(s, weights, outlook, seat, card)
            if card >= K.HUNTER:
                points += (held - 1) * weights.weight[W.HAND_PAIR]
    return points


def worth_in_hand(
    s: Fields, weights: Weights, outlook: Struct.Outlook, seat: int, card: int
) -> float:
    """Value a card in hand: it has still to be laid, and a Moai to be paid (RB1)."""
    share = weights.weight[W.HAND_VILLAGER]
    if card >= K.HUNTER:
        share = weights.weight[W.HAND_HUNTER]
    elif card == K.MOAI:
        share = weights.weight[W.HAND_MOAI]
        if s.wood[seat] >= K.MOAI_PRICE:
            share += weights.weight[W.HAND_FUNDS]
    return share * outlook.cards[seat][card]
