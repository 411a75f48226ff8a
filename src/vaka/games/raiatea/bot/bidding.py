"""What a bid is worth in Raiatea to a seat that must not know what the others bid and put in."""

from vaka.engine.buffers import Weights
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import prospects as Prospects
from vaka.games.raiatea.bot import structs as Structs
from vaka.games.raiatea.bot import values as Values
from vaka.games.raiatea.state import Fields


def fill_stakes(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, stakes: Structs.Stakes
) -> None:
    """Fill in what a seat can bid for, and what the others are expected to bid."""
    if Prospects.is_auction(s):
        stakes.token = Values.token_worth(s, seat, s.todo[s.todo_n - 1][K.A])
        for other in range(s.seats):
            stakes.bids[other] = Prospects.guess_auction_bid(s, weights, other)
        return
    mean = Prospects.mean_cost(s, seat, K.MOST_COST)
    for other in range(s.seats):
        stakes.bids[other] = Prospects.guess_bid(s, weights, other, mean)
    stakes.pool = Prospects.guess_pool(s, weights, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.bagged[seat][ritual] > 0:
            cost = K.COST[ritual]
            worth = Values.ritual_worth(s, weights, outlook, seat, ritual)
            stakes.needs[cost] = Prospects.guess_cost(s, weights, seat, cost)
            stakes.worths[cost] += s.bagged[seat][ritual] * worth


def appeal_of_bid(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    stakes: Structs.Stakes,
    bid: int,
) -> float:
    """Return the points that a bid seems to bring: a token, or a place and rituals, less mana."""
    appeal = -bid * outlook.mana
    before = seats_before(s, weights, seat, stakes, bid)
    if Prospects.is_auction(s):
        return appeal + stakes.token * max(0.0, 1.0 - before)
    appeal += Prospects.order_worth(s, weights, outlook, before)
    for cost in range(K.MOST_COST + 1):
        if stakes.worths[cost] > 0.0:
            lead = stakes.pool + bid + 0.5 - stakes.needs[cost]
            chance = Prospects.chance_of(lead, weights.weight[W.POOL_GUESS])
            appeal += chance * stakes.worths[cost]
    return appeal


def seats_before(s: Fields, weights: Weights, seat: int, stakes: Structs.Stakes, bid: int) -> float:
    """Return how many seats a bid is expected to leave before the own one."""
    before = 0.0
    place = Prospects.place_of(s, seat)
    for i in range(s.seats):
        other = s.order[i]
        later = 1 if i > place else 0  # of equal bids the earlier seat comes first
        if other == seat or s.mana[other] < bid + later:  # it cannot
            continue
        lead = stakes.bids[other] - bid + 0.5 - later
        before += Prospects.chance_of(lead, weights.weight[W.BID_DOUBT])
    return before
