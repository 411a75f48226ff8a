"""What a seat may hope for in Raiatea: tasks it can pay for, its rituals, the pool, locations."""

import math

from vaka.engine.buffers import Weights
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import structs as Structs
from vaka.games.raiatea.bot import values as Values
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields


def chance_of(lead: float, doubt: float) -> float:
    """Return the chance that what is expected to lead by so much does, by the doubt about it."""
    return 1.0 / (1.0 + math.exp(max(-30.0, min(-lead / doubt, 30.0))))


# -- bids ------------------------------------------------------------------------------------------


def is_auction(s: Fields) -> bool:
    """Tell whether the seats are bidding for a token."""
    return Stack.current(s) == K.AUCTION


def bagged_cost(s: Fields, seat: int) -> int:
    """Add up what the own rituals of a seat in the bag cost."""
    cost = 0
    for ritual in range(K.RITUAL_COUNT):
        cost += s.bagged[seat][ritual] * K.COST[ritual]
    return cost


def expected_bid(s: Fields, weights: Weights, seat: int) -> float:
    """Return the bid that a seat has chosen, or is expected to choose (R36, R49)."""
    if is_auction(s):
        if s.choice[seat] > 0:
            return s.choice[seat] - 1.0 - C.M_BID
        return guess_auction_bid(s, weights, seat)
    if s.phase == K.BID and s.choice[seat] > 0:
        return s.choice[seat] - 1.0 - C.M_BID
    if s.phase == K.PREPARE or s.phase == K.BID:
        wanted = weights.weight[W.EFFORT] * bagged_cost(s, seat) + weights.weight[W.FEE]
        return min(1.0 * s.mana[seat], wanted)
    return 0.0


def guess_auction_bid(s: Fields, weights: Weights, seat: int) -> float:
    """Guess what a seat bids for a token, by its points (R49)."""
    token = s.todo[s.todo_n - 1][K.A]
    return min(1.0 * s.mana[seat], weights.weight[W.AUCTION] * K.TOKEN_POINTS[token])


def place_of(s: Fields, seat: int) -> int:
    """Return how many seats stand before a seat in the ceremonial order."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return place
    return s.seats - 1


def bid_hope(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the place that a bid is expected to bring: the order, and a reward (R37)."""
    own = expected_bid(s, weights, seat)
    doubt = weights.weight[W.PLACE_DOUBT]
    place = place_of(s, seat)
    before = 0.0  # seats that come earlier
    for i in range(s.seats):
        other = s.order[i]
        if other == seat:
            continue
        later = 1 if i > place else 0  # of equal bids the earlier seat comes first
        lead = expected_bid(s, weights, other) - own + 0.5 - later
        if s.choice[other] > 0 and s.choice[seat] > 0:
            before += 1.0 if lead > 0.0 else 0.0
        else:
            before += chance_of(lead, doubt)
    return order_worth(s, weights, outlook, before)


def order_worth(s: Fields, weights: Weights, outlook: Structs.Outlook, before: float) -> float:
    """Value a place in the ceremonial order and the reward it brings, by the seats before it."""
    chance = chance_of(K.REWARDED[s.seats] - 0.5 - before, 0.4)
    worth = weights.weight[W.REWARD] * (0.4 + 0.6 * outlook.later)
    return worth * chance + weights.weight[W.ORDER] * (s.seats - 1.0 - before)


def auction_hope(s: Fields, weights: Weights, seat: int) -> float:
    """Value the token of an auction by the chance to win it (R49)."""
    own = expected_bid(s, weights, seat)
    place = place_of(s, seat)
    chance = 1.0
    for i in range(s.seats):
        other = s.order[i]
        if other == seat:
            continue
        later = 1 if i > place else 0
        lead = own - expected_bid(s, weights, other) - 0.5 + later
        chance *= chance_of(lead, weights.weight[W.PLACE_DOUBT])
    return chance * Values.token_worth(s, seat, s.todo[s.todo_n - 1][K.A])


def place_worth(s: Fields, weights: Weights, seat: int) -> float:
    """Value the place of a seat in the ceremonial order."""
    return weights.weight[W.ORDER] * (s.seats - 1.0 - place_of(s, seat))


# -- the blessing (R38, R39) -----------------------------------------------------------------------


def foresee_pool(s: Fields, weights: Weights) -> float:
    """Return the mana that the pool is expected to have."""
    pool = 1.0 * s.bag
    if s.phase == K.PREPARE or s.phase == K.BID:
        for seat in range(s.seats):
            pool += expected_bid(s, weights, seat)
    return pool


def foresee_doubt(s: Fields, weights: Weights) -> float:
    """Return how far that may be wrong: by each seat that has still to bid."""
    doubt = 0.1
    for seat in range(s.seats):
        if s.phase == K.PREPARE or (s.phase == K.BID and s.choice[seat] == 0):
            doubt += weights.weight[W.POOL_DOUBT] / s.seats
    return doubt


def cost_up_to(s: Fields, most: int) -> float:
    """Add up the rituals of the bag and the row that cost no more than this."""
    total = 0.0
    for ritual in range(K.RITUAL_COUNT):
        if K.COST[ritual] <= most:
            for seat in range(s.seats):
                total += s.bagged[seat][ritual] * net_cost(s, ritual)
    for place in range(s.row_n):
        if K.COST[s.row[place]] <= most:
            total += net_cost(s, s.row[place])
    return total


def net_cost(s: Fields, ritual: int) -> int:
    """Return what a ritual costs the pool, what Hina brings taken off."""
    if K.EFFECT[ritual][0][0] == K.BAG:
        return K.COST[ritual] - K.EFFECT[ritual][0][1] * s.seats
    return K.COST[ritual]


def paid_chance(s: Fields, weights: Weights, pool: float, need: float) -> float:
    """Return the chance that the pool has the mana that a ritual and the cheaper ones need."""
    return chance_of(pool + 0.5 - need, foresee_doubt(s, weights))


def bag_hope(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, pool: float
) -> float:
    """Value the rituals in the bag and in the row for a seat, brown ones of all included."""
    hope = 0.0
    for ritual in range(K.RITUAL_COUNT):
        copies = s.bagged[seat][ritual]
        if K.KIND[ritual] == K.BROWN:
            copies = 0
            for other in range(s.seats):
                copies += s.bagged[other][ritual]
        if copies > 0:
            worth = Values.ritual_worth(s, weights, outlook, seat, ritual)
            hope += copies * worth * paid_chance(s, weights, pool, cost_up_to(s, K.COST[ritual]))
    for place in range(s.row_n):
        if s.owner[place] == seat or s.owner[place] < 0:
            worth = Values.ritual_worth(s, weights, outlook, seat, s.row[place])
            hope += worth * paid_chance(s, weights, pool, cost_up_to(s, K.COST[s.row[place]]))
    return hope


def hand_hope(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the rituals in hand, the best most: clips and mana do not suffice for all."""
    blessings = Values.blessings_left(s, outlook)
    if s.phase == K.PREPARE and s.choice[seat] > 0:
        blessings -= 1.0
    share = weights.weight[W.HAND]
    if blessings < 0.5:
        share = 0.0
    counted = Structs.new_counted_hand()
    points = 0.0
    for _ in range(6):
        best = -1
        best_profit = -1.0
        for ritual in range(K.RITUAL_COUNT):
            if s.hand[seat][ritual] > counted.rituals[ritual]:
                profit = Values.ritual_profit(s, weights, outlook, seat, ritual)
                if s.ready[seat][K.SHAMAN] > 0 and K.COST[ritual] <= s.priests[seat]:
                    profit += 0.1
                if profit > best_profit:
                    best = ritual
                    best_profit = profit
        if best < 0:
            return points
        counted.rituals[best] += 1
        points += share * best_profit + weights.weight[W.SPARE] * outlook.later
        share *= weights.weight[W.FADE]
    return points


def drawn_hope(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best of the rituals that a seat has drawn and may still keep."""
    best = 0.0
    for ritual in range(K.RITUAL_COUNT):
        if s.drawn[seat][ritual] > 0:
            best = max(best, Values.ritual_profit(s, weights, outlook, seat, ritual))
    return weights.weight[W.HAND] * best * s.keep[seat]


# -- the blessing, as a seat can foresee it that must not know what others put and bid -------------


def mean_cost(s: Fields, seat: int, most: int) -> float:
    """Average the cost of the rituals that a seat cannot see, a dearer one than `most` as none."""
    count = 0
    total = 0.0
    for ritual in range(K.RITUAL_COUNT):
        unseen = s.deck[ritual] + s.discards[ritual]
        for other in range(s.seats):
            if other != seat:
                unseen += s.hand[other][ritual] + s.drawn[other][ritual] + s.bagged[other][ritual]
        count += unseen
        if K.COST[ritual] <= most:
            total += unseen * K.COST[ritual]
    return total / max(count, 1)


def guess_bagged(s: Fields, weights: Weights, seat: int) -> float:
    """Guess how many rituals a seat puts into the bag, by its cards and clips (R35)."""
    return weights.weight[W.BAGGED] * min(Cards.held_rituals(s, seat), Ceremony.clips(s, seat))


def guess_bid(s: Fields, weights: Weights, other: int, cost: float) -> float:
    """Guess what another seat bids, if a ritual in the bag costs so much on average."""
    wanted = (
        weights.weight[W.EFFORT] * cost * guess_bagged(s, weights, other) + weights.weight[W.FEE]
    )
    return min(1.0 * s.mana[other], wanted)


def guess_pool(s: Fields, weights: Weights, seat: int) -> float:
    """Guess what the pool will have without the own bid."""
    pool = 1.0 * s.bag
    cost = mean_cost(s, seat, K.MOST_COST)
    for other in range(s.seats):
        if other != seat:
            pool += guess_bid(s, weights, other, cost)
    return pool


def guess_cost(s: Fields, weights: Weights, seat: int, most: int) -> float:
    """Guess what the rituals in the bag that cost no more than this need, the own ones known."""
    total = 0.0
    for ritual in range(K.RITUAL_COUNT):
        if K.COST[ritual] <= most:
            total += s.bagged[seat][ritual] * net_cost(s, ritual)
    cost = mean_cost(s, seat, most)
    for other in range(s.seats):
        if other != seat:
            total += cost * guess_bagged(s, weights, other)
    return total


# -- tasks (R43-R46) -------------------------------------------------------------------------------


def fill_purse(s: Fields, weights: Weights, seat: int, purse: Structs.Purse) -> None:
    """Count what a seat can pay tasks with, its bid taken off."""
    purse.pearls = s.pearls[seat]
    purse.mana = s.mana[seat] - expected_bid(s, weights, seat)
    for good in range(K.GOOD_COUNT):
        purse.goods[good] = s.goods[seat][good]
    purse.rituals = Tasks.hand_size(s, seat)
    purse.masks = Cards.loose_masks(s, seat)


def is_affordable(s: Fields, seat: int, token: int, purse: Structs.Purse) -> bool:
    """Tell whether a purse suffices for a task, or the seat meets its condition."""
    kind = K.TOKEN_KIND[token]
    need = K.TOKEN_NEED[token]
    if kind == K.TASK_PEARLS:
        return purse.pearls >= Tasks.price(s, seat, token)
    if kind == K.TASK_MANA:
        return purse.mana >= Tasks.price(s, seat, token)
    if kind == K.TASK_GOODS:
        for good in range(K.GOOD_COUNT):
            if purse.goods[good] < K.TOKEN_GOODS[token][good]:
                return False
        return True
    if kind == K.TASK_RITUALS:
        return purse.rituals >= need
    if kind == K.TASK_MASKS:
        return purse.masks >= need
    return Tasks.can_fulfil(s, seat, token)


def price_of(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, token: int) -> float:
    """Value what a task costs a seat."""
    kind = K.TOKEN_KIND[token]
    need = K.TOKEN_NEED[token]
    if kind == K.TASK_PEARLS:
        return Tasks.price(s, seat, token) * outlook.pearls
    if kind == K.TASK_MANA:
        return Tasks.price(s, seat, token) * outlook.mana
    if kind == K.TASK_GOODS:
        price = 0.0
        for good in range(K.GOOD_COUNT):
            price += K.TOKEN_GOODS[token][good] * outlook.prices[good]
        return price
    if kind == K.TASK_RITUALS:
        return need * 0.5 * outlook.draws
    if kind == K.TASK_MASKS:
        return need * outlook.singles
    return 0.0


def pay(s: Fields, seat: int, token: int, purse: Structs.Purse) -> None:
    """Take the price of a task out of a purse."""
    kind = K.TOKEN_KIND[token]
    need = K.TOKEN_NEED[token]
    if kind == K.TASK_PEARLS:
        purse.pearls -= Tasks.price(s, seat, token)
    elif kind == K.TASK_MANA:
        purse.mana -= Tasks.price(s, seat, token)
    elif kind == K.TASK_GOODS:
        for good in range(K.GOOD_COUNT):
            purse.goods[good] -= K.TOKEN_GOODS[token][good]
    elif kind == K.TASK_RITUALS:
        purse.rituals -= need
    elif kind == K.TASK_MASKS:
        purse.masks -= need


def token_chance(s: Fields, weights: Weights, seat: int, token: int) -> float:
    """Return the chance to get a token that one can pay for, before others take it."""
    chance = weights.weight[W.HOPED]
    if s.phase == K.RAISE:
        chance = weights.weight[W.DUE]
    rivals = 0
    for other in range(s.seats):
        if other != seat and Tasks.can_fulfil(s, other, token):
            rivals += 1
    return chance / (1.0 + weights.weight[W.RIVAL] * rivals)


def task_hope(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, purse: Structs.Purse
) -> float:
    """Value the tasks that a seat will fulfil, the best bargains first; they empty the purse."""
    gone = Structs.new_gone_tokens()
    hope = 0.0
    for _ in range(5):
        best = -1
        best_gain = 0.0
        for place in range(s.usable * K.ROW_COUNT):
            for i in range(K.ROW_PLACES):
                token = s.places[place][i] - K.FACE_UP
                if token < 0 or gone.places[K.ROW_PLACES * place + i] == 1:
                    continue
                if K.TOKEN_KIND[token] == K.TASK_AUCTION:
                    continue
                if not is_affordable(s, seat, token, purse):
                    continue
                gain = Values.token_worth(s, seat, token) * token_chance(s, weights, seat, token)
                gain -= price_of(s, weights, outlook, seat, token)
                if gain > best_gain:
                    best = K.ROW_PLACES * place + i
                    best_gain = gain
        if best < 0:
            return hope
        gone.places[best] = 1
        token = s.places[best // K.ROW_PLACES][best % K.ROW_PLACES] - K.FACE_UP
        hope += Values.token_worth(s, seat, token) * token_chance(s, weights, seat, token)
        pay(s, seat, token, purse)
    return hope


def near_hope(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value conditions that are not met yet by how near they are (R45)."""
    hope = 0.0
    for place in range(K.PLACE_COUNT):
        for i in range(K.ROW_PLACES):
            token = s.places[place][i] - K.FACE_UP
            if token < 0 or K.TOKEN_KIND[token] < K.TASK_RANK:
                continue
            part = progress(s, seat, token)
            if part < 1.0:
                hope += part * part * part * K.TOKEN_POINTS[token]
    return hope * weights.weight[W.NEAR] * outlook.later


def progress(s: Fields, seat: int, token: int) -> float:
    """Return how much of a condition a seat meets."""
    kind = K.TOKEN_KIND[token]
    have = 0
    if kind == K.TASK_RANK:
        have = s.tattoo[seat]
    elif kind == K.TASK_PRIESTS:
        have = s.priests[seat]
    else:
        for helper in range(K.HELPER_COUNT):
            own = Cards.helpers_of(s, seat, helper)
            have = have + own if kind == K.TASK_HELPERS else max(have, own)
    return 1.0 * have / K.TOKEN_NEED[token]


def purse_worth(weights: Weights, outlook: Structs.Outlook, purse: Structs.Purse) -> float:
    """Value what is left in a purse: less for what exceeds the needs of a few tasks."""
    pearls = purse.pearls
    mana = purse.mana
    plenty = weights.weight[W.PLENTY]
    worth = outlook.pearls * (min(pearls, 12.0) + plenty * max(pearls - 12.0, 0.0))
    worth += outlook.mana * (min(mana, 16.0) + plenty * max(mana - 16.0, 0.0))
    for good in range(K.GOOD_COUNT):
        goods = purse.goods[good]
        worth += outlook.prices[good] * (min(goods, 2.0) + plenty * max(goods - 2.0, 0.0))
    return worth
