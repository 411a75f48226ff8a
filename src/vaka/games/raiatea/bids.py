"""What a bid is worth in Raiatea to a seat that must not know what the others bid and put in."""

from vaka.core.state import Wits
from vaka.games.raiatea import hopes as Hopes
from vaka.games.raiatea import parts as K
from vaka.games.raiatea import weights as W
from vaka.games.raiatea import worth as Worth
from vaka.games.raiatea.state import Fields


def fill_stakes(
    s: Fields, wits: Wits, outlook: list[float], seat: int, stakes: list[float]
) -> None:
    """Fill in what a seat can bid for, and what the others are expected to bid."""
    if Hopes.is_auction(s):
        stakes[W.STAKE_TOKEN] = Worth.token_worth(s, seat, s.todo[s.todo_n - 1][K.A])
        for other in range(s.seats):
            stakes[W.STAKE_BIDS + other] = Hopes.guess_auction_bid(s, wits, other)
        return
    mean = Hopes.mean_cost(s, seat, K.MOST_COST)
    for other in range(s.seats):
        stakes[W.STAKE_BIDS + other] = Hopes.guess_bid(s, wits, other, mean)
    stakes[W.STAKE_POOL] = Hopes.guess_pool(s, wits, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.bagged[seat][ritual] > 0:
            cost = K.COST[ritual]
            worth = Worth.ritual_worth(s, wits, outlook, seat, ritual)
            stakes[W.STAKE_NEEDS + cost] = Hopes.guess_cost(s, wits, seat, cost)
            stakes[W.STAKE_WORTHS + cost] += s.bagged[seat][ritual] * worth


def appeal_of_bid(
    s: Fields, wits: Wits, outlook: list[float], seat: int, stakes: list[float], bid: int
) -> float:
    """Return the points that a bid seems to bring: a token, or a place and rituals, less mana."""
    appeal = -bid * outlook[W.MANAS]
    before = seats_before(s, wits, seat, stakes, bid)
    if Hopes.is_auction(s):
        return appeal + stakes[W.STAKE_TOKEN] * max(0.0, 1.0 - before)
    appeal += Hopes.order_worth(s, wits, outlook, before)
    for cost in range(K.MOST_COST + 1):
        if stakes[W.STAKE_WORTHS + cost] > 0.0:
            lead = stakes[W.STAKE_POOL] + bid + 0.5 - stakes[W.STAKE_NEEDS + cost]
            chance = Hopes.chance_of(lead, wits.weight[W.POOL_GUESS])
            appeal += chance * stakes[W.STAKE_WORTHS + cost]
    return appeal


def seats_before(s: Fields, wits: Wits, seat: int, stakes: list[float], bid: int) -> float:
    """Return how many seats a bid is expected to leave before the own one."""
    before = 0.0
    place = Hopes.place_of(s, seat)
    for i in range(s.seats):
        other = s.order[i]
        later = 1 if i > place else 0  # of equal bids the earlier seat comes first
        if other == seat or s.mana[other] < bid + later:  # it cannot
            continue
        lead = stakes[W.STAKE_BIDS + other] - bid + 0.5 - later
        before += Hopes.chance_of(lead, wits.weight[W.BID_DOUBT])
    return before
