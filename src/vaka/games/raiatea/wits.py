"""What is good in Raiatea: what each seat can expect at the end, and which moves to prefer.

A good player asks: how much time is left for pearls, mana and priests to become points, which tasks
can I pay and who else can, what do my rituals do, and will the pool pay for them. What serves all
seats is the *outlook*, a row of numbers; the weights of weights.py mix it.
"""

import math

from vaka.core.state import Moves, Rewards, Wits
from vaka.games.raiatea import bids as Bids
from vaka.games.raiatea import hopes as Hopes
from vaka.games.raiatea import parts as K
from vaka.games.raiatea import scoring as Scoring
from vaka.games.raiatea import visits as Visits
from vaka.games.raiatea import weights as W
from vaka.games.raiatea import worth as Worth
from vaka.games.raiatea.rules import Raiatea
from vaka.games.raiatea.state import Fields
from vaka.games.raiatea.weights import CUTOFF as CUTOFF
from vaka.games.raiatea.weights import PERSONALITIES as PERSONALITIES
from vaka.games.raiatea.weights import WEIGHTS as WEIGHTS


class Thinker(Raiatea):
    """A position that knows what is good in it."""

    __slots__ = ()

    def judge(self, wits: Wits, rewards: Rewards) -> None:
        """Expect for each seat its points, what its means may become, and what is going on."""
        outlook = [0.0] * 15
        Worth.look_ahead(self, wits, outlook)
        pool = Hopes.foresee_pool(self, wits)
        for seat in range(self.seats):
            rewards.points[seat] = holdings(self, wits, outlook, seat)
            rewards.points[seat] += ceremony_hope(self, wits, outlook, seat, pool)
        if self.kahuna >= 0 and self.phase > K.CHOOSE and self.phase < K.DANCE:
            judge_visit(self, wits, outlook, rewards)
        for i in range(self.todo_n):
            seat = self.todo[i][K.WHO]
            rewards.points[seat] += pending_worth(self, wits, outlook, i)
        ahead = outlook[W.ROUNDS] + outlook[W.RAISES]
        rewards.spread = wits.weight[W.SPREAD] + wits.weight[W.SPREAD_AHEAD] * math.sqrt(ahead)

    def prefer(self, seat: int, moves: Moves, wits: Wits) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = [0.0] * 15
        Worth.look_ahead(self, wits, outlook)
        moves.total = 0
        if moves.move[0] >= K.M_BID:
            weigh_bids(self, wits, outlook, seat, moves)
            return
        for i in range(moves.n):
            weigh(wits, moves, i, appeal_of(self, wits, outlook, seat, moves.move[i]))


# -- what a seat has -------------------------------------------------------------------------------


def holdings(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value all that a seat has: points now, tracks, helpers, masks, rituals, and its means."""
    purse = [0.0] * 8
    Hopes.fill_purse(s, wits, seat, purse)
    points = Scoring.points(s, seat) + Worth.standing(s, wits, outlook, s.tattoo[seat])
    points += s.priests[seat] * outlook[W.PRIESTS]
    points += Worth.helpers_worth(s, outlook, seat)
    points += Worth.masks_worth(s, wits, outlook, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.front[seat][ritual] > 0:
            worth = Worth.permanent_worth(s, wits, outlook, ritual)
            points += s.front[seat][ritual] * worth
    points += Hopes.hand_hope(s, wits, outlook, seat)
    points += Hopes.drawn_hope(s, wits, outlook, seat)
    points += Hopes.near_hope(s, wits, outlook, seat)
    points += Hopes.task_hope(s, wits, outlook, seat, purse)
    return points + Hopes.purse_worth(wits, outlook, purse)


def ceremony_hope(s: Fields, wits: Wits, outlook: list[float], seat: int, pool: float) -> float:
    """Value what a ceremony has in store: secret choices, bids, rewards, rituals in the bag."""
    if Hopes.is_auction(s):
        hope = Hopes.auction_hope(s, wits, seat) + Hopes.place_worth(s, wits, seat)
    elif s.phase == K.BID or s.phase == K.PREPARE:
        hope = Hopes.bid_hope(s, wits, outlook, seat)
    else:
        hope = Hopes.place_worth(s, wits, seat) + pledge_worth(s, outlook, seat)
    if s.phase >= K.PREPARE and s.phase <= K.BLESS:
        hope += Hopes.bag_hope(s, wits, outlook, seat, pool)
    if s.phase == K.REWARD and is_queued(s, seat):
        hope += wits.weight[W.REWARD] * (0.4 + 0.6 * outlook[W.LATER])
    return hope


def pledge_worth(s: Fields, outlook: list[float], seat: int) -> float:
    """Value a choice of acts 1 and 2 that is made and not yet carried out (R33, R34)."""
    if s.choice[seat] == 0:
        return 0.0
    move = s.choice[seat] - 1
    if s.phase == K.DANCE:
        number = move - K.M_TRAIN
        return Visits.train_gain(s, outlook, seat, number, K.TRAIN_PRICE[number])
    if s.phase == K.BUY and move != K.M_PASS:
        return outlook[W.DRAWS] - K.BUY_PRICE * outlook[W.MANAS]
    return 0.0


def is_queued(s: Fields, seat: int) -> bool:
    """Tell whether a seat acts now or later in this phase."""
    if s.actor == seat:
        return True
    for i in range(s.queue_n):
        if s.queue[i] == seat:
            return True
    return False


def judge_visit(s: Fields, wits: Wits, outlook: list[float], rewards: Rewards) -> None:
    """Add what the seats that have still to act at this location can do there."""
    tile = s.tile[s.kahuna]
    if s.phase == K.OYSTER or tile < 0:
        return
    for seat in range(s.seats):
        if s.gave[seat] == 1:
            rewards.points[seat] += 0.9 * Worth.best_mask(s, wits, outlook, seat)
        if not is_queued(s, seat) or s.phase == K.TAKE:
            continue
        kahuna = 1 if seat == s.kahuna else 0
        worth = Visits.visit_worth(s, wits, outlook, seat, tile, kahuna)
        rewards.points[seat] += wits.weight[W.VISIT] * worth


def pending_worth(s: Fields, wits: Wits, outlook: list[float], i: int) -> float:
    """Value a step that is still to be done for its seat."""
    do = s.todo[i][K.DO]
    seat = s.todo[i][K.WHO]
    n = s.todo[i][K.N]
    if do == K.DEAL:
        return outlook[W.DRAWS]
    if do == K.GAIN:
        return Worth.token_worth(s, seat, s.todo[i][K.A])
    if do == K.PAY_RITUAL:
        return -n * 0.5 * outlook[W.DRAWS]
    if do == K.PAY_MASK:
        return -n * outlook[W.SINGLES]
    if do == K.EXTRA:
        return 0.8 * outlook[W.PRICES]
    if (do >= K.PEARLS and do <= K.CLAIM and do != K.BAG and do != K.AFTER) or do >= K.BAN:
        return Worth.step_worth(s, wits, outlook, seat, do, n)
    return 0.0


# -- preferences -----------------------------------------------------------------------------------


def weigh(wits: Wits, moves: Moves, i: int, appeal: float) -> None:
    """Give a move a weight: each point that it seems to bring multiplies it."""
    power = max(-20.0, min(wits.weight[W.KEEN] * appeal, 8.0))
    moves.weight[i] = int(1.0 + 100.0 * math.exp(power))
    moves.total += moves.weight[i]


def weigh_bids(s: Fields, wits: Wits, outlook: list[float], seat: int, moves: Moves) -> None:
    """Weigh each bid by how much worse it seems than the best one."""
    stakes = [0.0] * 37
    Bids.fill_stakes(s, wits, outlook, seat, stakes)
    best = -1.0e9
    for i in range(moves.n):
        bid = moves.move[i] - K.M_BID
        best = max(best, Bids.appeal_of_bid(s, wits, outlook, seat, stakes, bid))
    for i in range(moves.n):
        bid = moves.move[i] - K.M_BID
        appeal = Bids.appeal_of_bid(s, wits, outlook, seat, stakes, bid)
        weigh(wits, moves, i, appeal - best)


def appeal_of(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Return the points that a move seems to bring: menus and takings; ceremonies further on."""
    act = wits.weight[W.ACT]
    if move < K.M_CHOOSE:  # pass, done, tattoo, collector
        if move == K.M_MARK:
            return act + Worth.tattoo_gain(s, wits, outlook, seat, 1)
        return act + 0.3 * outlook[W.PRICES] if move == K.M_COLLECTOR else 0.0
    if move < K.M_COUPLE:
        return appeal_of_tile(s, wits, outlook, seat, move - K.M_CHOOSE)
    if move < K.M_SHAMAN:
        picture = move - K.M_COUPLE
        return Worth.pair_worth(s, wits, outlook, seat, picture) - 2.0 * outlook[W.SINGLES]
    if move < K.M_PICK:
        return appeal_of_performing(s, wits, outlook, seat, move - K.M_SHAMAN, 1)
    if move < K.M_TAKE_GOOD:
        return act + Worth.card_gain(s, wits, outlook, seat, move - K.M_PICK)
    if move < K.M_OFFER:
        return act + appeal_of_taking(s, wits, outlook, seat, move)
    if move < K.M_REACTIVATE:
        return act + appeal_of_visit(s, wits, outlook, seat, move)
    if move < K.M_KEEP:
        return outlook[W.READINESS]
    return appeal_in_ceremony(s, wits, outlook, seat, move)


def appeal_of_tile(s: Fields, wits: Wits, outlook: list[float], seat: int, tile: int) -> float:
    """Value a tile by what the Kahuna gets, less part of what the others get there."""
    own = Visits.visit_worth(s, wits, outlook, seat, tile, 1)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += Visits.visit_worth(s, wits, outlook, other, tile, 0)
    return own - wits.weight[W.SPITE] * others / (s.seats - 1)


def appeal_of_performing(
    s: Fields, wits: Wits, outlook: list[float], seat: int, ritual: int, shaman: int
) -> float:
    """Value a ritual performed from the hand: what it does, less what it would be worth later."""
    worth = Worth.ritual_worth(s, wits, outlook, seat, ritual)
    if K.KIND[ritual] == K.BROWN:
        worth *= 1.0 - wits.weight[W.SPITE]
    kept = 0.5 * wits.weight[W.HAND] * Worth.ritual_profit(s, wits, outlook, seat, ritual)
    return worth - kept - shaman * outlook[W.READINESS]


def appeal_of_taking(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value a card of a market, or one of the display by its treasure too."""
    if move < K.M_TAKE_HELPER:
        return outlook[W.PRICES + move - K.M_TAKE_GOOD]
    if move < K.M_TAKE_MASK:
        return Worth.helper_gain(s, wits, outlook, seat, move - K.M_TAKE_HELPER)
    if move < K.M_TAKE_MASK + K.MASK_COUNT:
        return Worth.mask_gain(s, wits, outlook, seat, move - K.M_TAKE_MASK)
    card = move - K.M_TAKE_MASK - K.MASK_COUNT + K.FIRST_MASK_CARD
    return Worth.card_gain(s, wits, outlook, seat, card)


def appeal_of_visit(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value an offer, a draw, a training, a mask given, a sale, a hiring or a trader."""
    if move < K.M_DRAW:
        gain = Worth.tattoo_gain(s, wits, outlook, seat, 1)
        return gain - outlook[W.PRICES + move - K.M_OFFER]
    if move < K.M_TRAIN:
        more = wits.weight[W.FORBIDDEN] if move == K.M_DRAW + K.FORBIDDEN else 0.0
        return outlook[W.DRAWS] * (1.0 + more)
    if move < K.M_GIVE:
        number = move - K.M_TRAIN
        return Visits.train_gain(s, outlook, seat, number, K.TRAIN_PRICE[number])
    if move < K.M_SELL:
        best = Worth.best_mask(s, wits, outlook, seat)
        return 0.8 * best - loss_of_mask(s, wits, outlook, seat, move - K.M_GIVE)
    if move < K.M_HIRE:
        good = (move - K.M_SELL) // K.MOST_PRICE
        level = (move - K.M_SELL) % K.MOST_PRICE
        return Visits.sale_gain(s, wits, outlook, seat, good, level)
    if move < K.M_TRADER:
        gain = Worth.helper_gain(s, wits, outlook, seat, move - K.M_HIRE)
        return gain - K.HIRE_PRICE * outlook[W.PEARLS]
    return appeal_of_trader(s, wits, outlook, seat, move - K.M_TRADER)


def appeal_of_trader(s: Fields, wits: Wits, outlook: list[float], seat: int, good: int) -> float:
    """Value a price at the top: the best sale there, over the best one now."""
    if s.goods[seat][good] == 0:
        return -2.0
    best = 0.0
    for level in range(K.MOST_PRICE):
        best = max(best, Visits.sale_gain(s, wits, outlook, seat, good, level))
    now = Visits.best_sale(s, wits, outlook, seat)
    return best - now - outlook[W.READINESS]


def loss_of_mask(s: Fields, wits: Wits, outlook: list[float], seat: int, mask: int) -> float:
    """Value what giving or paying a mask loses: a whole pair, or a hope."""
    if mask == K.MIRROR:
        return 2.0 * outlook[W.SINGLES]
    if s.masks[seat][mask] == 2 * (s.masks[seat][mask] // 2):
        return Worth.pair_worth(s, wits, outlook, seat, mask)
    return wits.weight[W.TWIN_SEEN] * Worth.pair_worth(s, wits, outlook, seat, mask)


def appeal_in_ceremony(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Return the points that a move about rituals, rewards and tasks seems to bring."""
    act = wits.weight[W.ACT]
    if move < K.M_BUY:
        return 2.0 * Worth.ritual_profit(s, wits, outlook, seat, move - K.M_KEEP)
    if move < K.M_PUT:
        more = wits.weight[W.FORBIDDEN] if move == K.M_BUY + K.FORBIDDEN else 0.0
        return outlook[W.DRAWS] * (1.0 + more) - K.BUY_PRICE * outlook[W.MANAS]
    if move < K.M_REWARD:
        return appeal_of_putting(s, wits, outlook, seat, move - K.M_PUT)
    if move < K.M_NEXT:
        return appeal_of_reward(s, wits, outlook, seat, move - K.M_REWARD)
    if move < K.M_PERFORM:
        return Worth.ritual_worth(s, wits, outlook, seat, move - K.M_NEXT)
    if move < K.M_FULFIL:
        return appeal_of_performing(s, wits, outlook, seat, move - K.M_PERFORM, 0)
    if move < K.M_CLAIM:
        first = K.M_DIVE if move >= K.M_DIVE else K.M_FULFIL
        token = (move - first) // K.ROW_COUNT
        worth = Worth.token_worth(s, seat, token)
        return 2.0 * act + worth - Hopes.price_of(s, wits, outlook, seat, token)
    if move < K.M_PAY_RITUAL:
        return Worth.token_worth(s, seat, (move - K.M_CLAIM) // K.ROW_COUNT)
    if move < K.M_PAY_MASK:
        return -Worth.ritual_profit(s, wits, outlook, seat, move - K.M_PAY_RITUAL)
    if move < K.M_BAN:
        return -loss_of_mask(s, wits, outlook, seat, move - K.M_PAY_MASK)
    return appeal_of_harm(s, wits, outlook, seat, move)


def appeal_of_putting(s: Fields, wits: Wits, outlook: list[float], seat: int, ritual: int) -> float:
    """Value a ritual in the bag: what it does if it can be paid, less what it is worth in hand.

    The mana that the seat itself could still bid counts, but has its price.
    """
    worth = Worth.ritual_worth(s, wits, outlook, seat, ritual)
    if K.KIND[ritual] == K.BROWN:
        worth *= 1.0 - wits.weight[W.SPITE]
    cost = K.COST[ritual]
    pool = Hopes.guess_pool(s, wits, seat) + s.mana[seat]
    need = Hopes.guess_cost(s, wits, seat, cost) + cost
    chance = Hopes.paid_chance(s, wits, pool, need)
    profit = chance * worth - wits.weight[W.UPKEEP] * cost * outlook[W.MANAS]
    if outlook[W.DANCES] > 0.5:  # it could wait
        kept = wits.weight[W.HAND] * Worth.ritual_profit(s, wits, outlook, seat, ritual)
        profit -= 0.7 * kept
    return profit


def appeal_of_reward(s: Fields, wits: Wits, outlook: list[float], seat: int, reward: int) -> float:
    """Value a reward of act 4 (R37)."""
    if reward == K.REWARD_GOOD:
        return Worth.best_good(s, outlook)
    if reward == K.REWARD_PEARLS:
        return K.REWARD_AMOUNT * outlook[W.PEARLS]
    return Worth.tattoo_gain(s, wits, outlook, seat, 1)


def appeal_of_harm(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value a victim of a burgundy card (V1) by what it loses, or what is gained."""
    if move < K.M_RAID:
        ritual = (move - K.M_BAN) // K.MOST_SEATS
        owner = (move - K.M_BAN) % K.MOST_SEATS
        return Worth.ritual_worth(s, wits, outlook, owner, ritual)
    if move < K.M_THIEF:
        held = s.goods[move - K.M_RAID]
        return 0.3 * min(3, held[0] + held[1] + held[2] + held[3])
    if move < K.M_CAPTURE:
        return Worth.mask_gain(s, wits, outlook, seat, (move - K.M_THIEF) // K.MOST_SEATS)
    return 0.3 * s.priests[move - K.M_CAPTURE]
