"""What a bid is worth in Raiatea to a seat that must not know what the others bid and put in."""

from vaka.engine.buffers import Weights
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import hopes as Hopes
from vaka.games.raiatea.bot import weights as Row
from vaka.games.raiatea.bot import worth as Worth
from vaka.games.raiatea.state import Fields


def fill_stakes(
    s: Fields, weights: Weights, outlook: list[float], seat: int, stakes: list[float]
) -> None:
    """Fill in what a seat can bid for, and what the others are expected to bid."""
    if Hopes.is_auction(s):
        stakes[Row.STAKE_TOKEN] = Worth.token_worth(s, seat, s.todo[s.todo_n - 1][K.A])
        for other in range(s.seats):
            stakes[Row.STAKE_BIDS + other] = Hopes.guess_auction_bid(s, weights, other)
        return
    mean = Hopes.mean_cost(s, seat, K.MOST_COST)
    for other in range(s.seats):
        stakes[Row.STAKE_BIDS + other] = Hopes.guess_bid(s, weights, other, mean)
    stakes[Row.STAKE_POOL] = Hopes.guess_pool(s, weights, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.bagged[seat][ritual] > 0:
            cost = K.COST[ritual]
            worth = Worth.ritual_worth(s, weights, outlook, seat, ritual)
            stakes[Row.STAKE_NEEDS + cost] = Hopes.guess_cost(s, weights, seat, cost)
            stakes[Row.STAKE_WORTHS + cost] += s.bagged[seat][ritual] * worth


def appeal_of_bid(
    s: Fields, weights: Weights, outlook: list[float], seat: int, stakes: list[float], bid: int
) -> float:
    """Return the points that a bid seems to bring: a token, or a place and rituals, less mana."""
    appeal = -bid * outlook[Row.MANAS]
    before = seats_before(s, weights, seat, stakes, bid)
    if Hopes.is_auction(s):
        return appeal + stakes[Row.STAKE_TOKEN] * max(0.0, 1.0 - before)
    appeal += Hopes.order_worth(s, weights, outlook, before)
    for cost in range(K.MOST_COST + 1):
        if stakes[Row.STAKE_WORTHS + cost] > 0.0:
            lead = stakes[Row.STAKE_POOL] + bid + 0.5 - stakes[Row.STAKE_NEEDS + cost]
            chance = Hopes.chance_of(lead, weights.weight[W.POOL_GUESS])
            appeal += chance * stakes[Row.STAKE_WORTHS + cost]
    return appeal


def seats_before(s: Fields, weights: Weights, seat: int, stakes: list[float], bid: int) -> float:
    """Return how many seats a bid is expected to leave before the own one."""
    before = 0.0
    place = Hopes.place_of(s, seat)
    for i in range(s.seats):
        other = s.order[i]
        later = 1 if i > place else 0  # of equal bids the earlier seat comes first
        if other == seat or s.mana[other] < bid + later:  # it cannot
            continue
        lead = stakes[Row.STAKE_BIDS + other] - bid + 0.5 - later
        before += Hopes.chance_of(lead, weights.weight[W.BID_DOUBT])
    return before
