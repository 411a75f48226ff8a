"""What is good in Raiatea: what each seat can expect at the end, and which moves to prefer.

A good player asks: how much time is left for pearls, mana and priests to become points, which tasks
can I pay and who else can, what do my rituals do, and will the pool pay for them. What serves all
seats is the *outlook*, a row of numbers; the weights of weights.py mix it.
"""

import math

from vaka.engine.buffers import Moves, Rewards, Weights
from vaka.engine.rng import Rng
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import beliefs as Beliefs
from vaka.games.raiatea.bot import bidding as Bidding
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import locations as Locations
from vaka.games.raiatea.bot import prospects as Prospects
from vaka.games.raiatea.bot import structs as Structs
from vaka.games.raiatea.bot import values as Values
from vaka.games.raiatea.bot.weights import CUTOFF as CUTOFF
from vaka.games.raiatea.bot.weights import PERSONALITIES as PERSONALITIES
from vaka.games.raiatea.bot.weights import SEARCH as SEARCH
from vaka.games.raiatea.bot.weights import WEIGHTS as WEIGHTS
from vaka.games.raiatea.observation import ObservedState
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import scoring as Scoring
from vaka.games.raiatea.state import Fields


class EvaluatedState(ObservedState):
    """A position that knows what is good in it."""

    __slots__ = ()

    def evaluate(self, weights: Weights, rewards: Rewards) -> None:
        """Expect for each seat its points, what its means may become, and what is going on."""
        outlook = Structs.new_outlook()
        Values.look_ahead(self, weights, outlook)
        pool = Prospects.foresee_pool(self, weights)
        for seat in range(self.seats):
            rewards.points[seat] = holdings(self, weights, outlook, seat)
            rewards.points[seat] += ceremony_hope(self, weights, outlook, seat, pool)
        if self.kahuna >= 0 and self.phase > K.CHOOSE and self.phase < K.DANCE:
            judge_visit(self, weights, outlook, rewards)
        for i in range(self.todo_n):
            seat = self.todo[i][K.WHO]
            rewards.points[seat] += pending_worth(self, weights, outlook, i)
        ahead = outlook.rounds + outlook.raises
        rewards.spread = weights.weight[W.SPREAD] + weights.weight[W.SPREAD_AHEAD] * math.sqrt(
            ahead
        )

    def prefer(self, seat: int, moves: Moves, weights: Weights) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = Structs.new_outlook()
        Values.look_ahead(self, weights, outlook)
        moves.total = 0
        if moves.move[0] >= C.M_BID:
            weigh_bids(self, weights, outlook, seat, moves)
            return
        for i in range(moves.n):
            weigh(weights, moves, i, appeal_of(self, weights, outlook, seat, moves.move[i]))

    def believe(self, seat: int, rng: Rng, weights: Weights, moves: Moves) -> None:
        """Think that others hide what they prefer, and that this moment is still open to all."""
        if self.phase != K.END:
            Beliefs.suppose(self, seat, rng, weights, moves)


# -- what a seat has -------------------------------------------------------------------------------


def holdings(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value all that a seat has: points now, tracks, helpers, masks, rituals, and its means."""
    purse = Structs.new_purse()
    Prospects.fill_purse(s, weights, seat, purse)
    points = Scoring.points(s, seat) + Values.standing(s, weights, outlook, s.tattoo[seat])
    points += s.priests[seat] * outlook.priests
    points += Values.helpers_worth(s, outlook, seat)
    points += Values.masks_worth(s, weights, outlook, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.front[seat][ritual] > 0:
            worth = Values.permanent_worth(s, weights, outlook, ritual)
            points += s.front[seat][ritual] * worth
    points += Prospects.hand_hope(s, weights, outlook, seat)
    points += Prospects.drawn_hope(s, weights, outlook, seat)
    points += Prospects.near_hope(s, weights, outlook, seat)
    points += Prospects.task_hope(s, weights, outlook, seat, purse)
    return points + Prospects.purse_worth(weights, outlook, purse)


def ceremony_hope(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, pool: float
) -> float:
    """Value what a ceremony has in store: secret choices, bids, rewards, rituals in the bag."""
    if Prospects.is_auction(s):
        hope = Prospects.auction_hope(s, weights, seat) + Prospects.place_worth(s, weights, seat)
    elif s.phase == K.BID or s.phase == K.PREPARE:
        hope = Prospects.bid_hope(s, weights, outlook, seat)
    else:
        hope = Prospects.place_worth(s, weights, seat) + pledge_worth(s, outlook, seat)
    if s.phase >= K.PREPARE and s.phase <= K.BLESS:
        hope += Prospects.bag_hope(s, weights, outlook, seat, pool)
    if s.phase == K.REWARD and is_queued(s, seat):
        hope += weights.weight[W.REWARD] * (0.4 + 0.6 * outlook.later)
    return hope


def pledge_worth(s: Fields, outlook: Structs.Outlook, seat: int) -> float:
    """Value a choice of acts 1 and 2 that is made and not yet carried out (R33, R34)."""
    if s.choice[seat] == 0:
        return 0.0
    move = s.choice[seat] - 1
    if s.phase == K.DANCE:
        number = move - C.M_TRAIN
        return Locations.train_gain(s, outlook, seat, number, K.TRAIN_PRICE[number])
    if s.phase == K.BUY and move != C.M_PASS:
        return outlook.draws - K.BUY_PRICE * outlook.mana
    return 0.0


def is_queued(s: Fields, seat: int) -> bool:
    """Tell whether a seat acts now or later in this phase."""
    if s.actor == seat:
        return True
    for i in range(s.queue_n):
        if s.queue[i] == seat:
            return True
    return False


def judge_visit(s: Fields, weights: Weights, outlook: Structs.Outlook, rewards: Rewards) -> None:
    """Add what the seats that have still to act at this location can do there."""
    tile = s.tile[s.kahuna]
    if s.phase == K.OYSTER or tile < 0:
        return
    for seat in range(s.seats):
        if s.gave[seat] == 1:
            rewards.points[seat] += 0.9 * Values.best_mask(s, weights, outlook, seat)
        if not is_queued(s, seat) or s.phase == K.TAKE:
            continue
        kahuna = 1 if seat == s.kahuna else 0
        worth = Locations.visit_worth(s, weights, outlook, seat, tile, kahuna)
        rewards.points[seat] += weights.weight[W.VISIT] * worth


def pending_worth(s: Fields, weights: Weights, outlook: Structs.Outlook, i: int) -> float:
    """Value a step that is still to be done for its seat."""
    do = s.todo[i][K.DO]
    seat = s.todo[i][K.WHO]
    n = s.todo[i][K.N]
    if do == K.DEAL:
        return outlook.draws
    if do == K.GAIN:
        return Values.token_worth(s, seat, s.todo[i][K.A])
    if do == K.PAY_RITUAL:
        return -n * 0.5 * outlook.draws
    if do == K.PAY_MASK:
        return -n * outlook.singles
    if do == K.EXTRA:
        return 0.8 * outlook.prices[0]
    return Values.step_worth(s, weights, outlook, seat, do, n)


# -- preferences -----------------------------------------------------------------------------------


def weigh(weights: Weights, moves: Moves, i: int, appeal: float) -> None:
    """Give a move a weight: each point that it seems to bring multiplies it."""
    power = max(-20.0, min(weights.weight[W.KEEN] * appeal, 8.0))
    moves.weight[i] = int(1.0 + 100.0 * math.exp(power))
    moves.total += moves.weight[i]


def weigh_bids(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, moves: Moves
) -> None:
    """Weigh each bid by how much worse it seems than the best one."""
    stakes = Structs.new_stakes()
    Bidding.fill_stakes(s, weights, outlook, seat, stakes)
    best = -1.0e9
    for i in range(moves.n):
        bid = moves.move[i] - C.M_BID
        best = max(best, Bidding.appeal_of_bid(s, weights, outlook, seat, stakes, bid))
    for i in range(moves.n):
        bid = moves.move[i] - C.M_BID
        appeal = Bidding.appeal_of_bid(s, weights, outlook, seat, stakes, bid)
        weigh(weights, moves, i, appeal - best)


def appeal_of(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int) -> float:
    """Return the points that a move seems to bring: menus and takings; ceremonies further on."""
    act = weights.weight[W.ACT]
    if move < C.M_CHOOSE:  # pass, done, tattoo, collector
        if move == C.M_MARK:
            return act + Values.tattoo_gain(s, weights, outlook, seat, 1)
        return act + 0.3 * outlook.prices[0] if move == C.M_COLLECTOR else 0.0
    if move < C.M_COUPLE:
        return appeal_of_tile(s, weights, outlook, seat, move - C.M_CHOOSE)
    if move < C.M_SHAMAN:
        picture = move - C.M_COUPLE
        return Values.pair_worth(s, weights, outlook, seat, picture) - 2.0 * outlook.singles
    if move < C.M_PICK:
        return appeal_of_performing(s, weights, outlook, seat, move - C.M_SHAMAN, 1)
    if move < C.M_TAKE_GOOD:
        return act + Values.card_gain(s, weights, outlook, seat, move - C.M_PICK)
    if move < C.M_OFFER:
        return act + appeal_of_taking(s, weights, outlook, seat, move)
    if move < C.M_REACTIVATE:
        return act + appeal_of_visit(s, weights, outlook, seat, move)
    if move < C.M_KEEP:
        return outlook.readiness
    return appeal_in_ceremony(s, weights, outlook, seat, move)


def appeal_of_tile(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, tile: int
) -> float:
    """Value a tile by what the Kahuna gets, less part of what the others get there."""
    own = Locations.visit_worth(s, weights, outlook, seat, tile, 1)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += Locations.visit_worth(s, weights, outlook, other, tile, 0)
    return own - weights.weight[W.SPITE] * others / (s.seats - 1)


def appeal_of_performing(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, ritual: int, shaman: int
) -> float:
    """Value a ritual performed from the hand: what it does, less what it would be worth later."""
    worth = Values.ritual_worth(s, weights, outlook, seat, ritual)
    if K.KIND[ritual] == K.BROWN:
        worth *= 1.0 - weights.weight[W.SPITE]
    kept = 0.5 * weights.weight[W.HAND] * Values.ritual_profit(s, weights, outlook, seat, ritual)
    return worth - kept - shaman * outlook.readiness


def appeal_of_taking(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int
) -> float:
    """Value a card of a market, or one of the display by its treasure too."""
    if move < C.M_TAKE_HELPER:
        return outlook.prices[move - C.M_TAKE_GOOD]
    if move < C.M_TAKE_MASK:
        return Values.helper_gain(s, weights, outlook, seat, move - C.M_TAKE_HELPER)
    if move < C.M_TAKE_MASK + K.MASK_COUNT:
        return Values.mask_gain(s, weights, outlook, seat, move - C.M_TAKE_MASK)
    card = move - C.M_TAKE_MASK - K.MASK_COUNT + K.FIRST_MASK_CARD
    return Values.card_gain(s, weights, outlook, seat, card)


def appeal_of_visit(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int
) -> float:
    """Value an offer, a draw, a training, a mask given, a sale, a hiring or a trader."""
    if move < C.M_DRAW:
        gain = Values.tattoo_gain(s, weights, outlook, seat, 1)
        return gain - outlook.prices[move - C.M_OFFER]
    if move < C.M_TRAIN:
        more = weights.weight[W.FORBIDDEN] if move == C.M_DRAW + K.FORBIDDEN else 0.0
        return outlook.draws * (1.0 + more)
    if move < C.M_GIVE:
        number = move - C.M_TRAIN
        return Locations.train_gain(s, outlook, seat, number, K.TRAIN_PRICE[number])
    if move < C.M_SELL:
        best = Values.best_mask(s, weights, outlook, seat)
        return 0.8 * best - loss_of_mask(s, weights, outlook, seat, move - C.M_GIVE)
    if move < C.M_HIRE:
        good = (move - C.M_SELL) // K.MOST_PRICE
        level = (move - C.M_SELL) % K.MOST_PRICE
        return Locations.sale_gain(s, weights, outlook, seat, good, level)
    if move < C.M_TRADER:
        gain = Values.helper_gain(s, weights, outlook, seat, move - C.M_HIRE)
        return gain - K.HIRE_PRICE * outlook.pearls
    return appeal_of_trader(s, weights, outlook, seat, move - C.M_TRADER)


def appeal_of_trader(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, good: int
) -> float:
    """Value a price at the top: the best sale there, over the best one now."""
    if s.goods[seat][good] == 0:
        return -2.0
    best = 0.0
    for level in range(K.MOST_PRICE):
        best = max(best, Locations.sale_gain(s, weights, outlook, seat, good, level))
    now = Locations.best_sale(s, weights, outlook, seat)
    return best - now - outlook.readiness


def loss_of_mask(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, mask: int
) -> float:
    """Value what giving or paying a mask loses: a whole pair, or a hope."""
    if mask == K.MIRROR:
        return 2.0 * outlook.singles
    if not Cards.is_single(s, seat, mask):
        return Values.pair_worth(s, weights, outlook, seat, mask)
    return weights.weight[W.TWIN_SEEN] * Values.pair_worth(s, weights, outlook, seat, mask)


def appeal_in_ceremony(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int
) -> float:
    """Return the points that a move about rituals, rewards and tasks seems to bring."""
    act = weights.weight[W.ACT]
    if move < C.M_BUY:
        return 2.0 * Values.ritual_profit(s, weights, outlook, seat, move - C.M_KEEP)
    if move < C.M_PUT:
        more = weights.weight[W.FORBIDDEN] if move == C.M_BUY + K.FORBIDDEN else 0.0
        return outlook.draws * (1.0 + more) - K.BUY_PRICE * outlook.mana
    if move < C.M_REWARD:
        return appeal_of_putting(s, weights, outlook, seat, move - C.M_PUT)
    if move < C.M_NEXT:
        return appeal_of_reward(s, weights, outlook, seat, move - C.M_REWARD)
    if move < C.M_PERFORM:
        return Values.ritual_worth(s, weights, outlook, seat, move - C.M_NEXT)
    if move < C.M_FULFIL:
        return appeal_of_performing(s, weights, outlook, seat, move - C.M_PERFORM, 0)
    if move < C.M_CLAIM:
        first = C.M_DIVE if move >= C.M_DIVE else C.M_FULFIL
        token = (move - first) // K.ROW_COUNT
        worth = Values.token_worth(s, seat, token)
        return 2.0 * act + worth - Prospects.price_of(s, weights, outlook, seat, token)
    if move < C.M_PAY_RITUAL:
        return Values.token_worth(s, seat, (move - C.M_CLAIM) // K.ROW_COUNT)
    if move < C.M_PAY_MASK:
        return -Values.ritual_profit(s, weights, outlook, seat, move - C.M_PAY_RITUAL)
    if move < C.M_BAN:
        return -loss_of_mask(s, weights, outlook, seat, move - C.M_PAY_MASK)
    return appeal_of_harm(s, weights, outlook, seat, move)


def appeal_of_putting(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, ritual: int
) -> float:
    """Value a ritual in the bag: what it does if it can be paid, less what it is worth in hand.

    The mana that the seat itself could still bid counts, but has its price.
    """
    worth = Values.ritual_worth(s, weights, outlook, seat, ritual)
    if K.KIND[ritual] == K.BROWN:
        worth *= 1.0 - weights.weight[W.SPITE]
    cost = K.COST[ritual]
    pool = Prospects.guess_pool(s, weights, seat) + s.mana[seat]
    need = Prospects.guess_cost(s, weights, seat, cost) + cost
    chance = Prospects.paid_chance(s, weights, pool, need)
    profit = chance * worth - weights.weight[W.UPKEEP] * cost * outlook.mana
    if outlook.dances > 0.5:  # it could wait
        kept = weights.weight[W.HAND] * Values.ritual_profit(s, weights, outlook, seat, ritual)
        profit -= 0.7 * kept
    return profit


def appeal_of_reward(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, reward: int
) -> float:
    """Value a reward of act 4 (R37)."""
    if reward == K.REWARD_GOOD:
        return Values.best_good(s, outlook)
    if reward == K.REWARD_PEARLS:
        return K.REWARD_AMOUNT * outlook.pearls
    return Values.tattoo_gain(s, weights, outlook, seat, 1)


def appeal_of_harm(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int
) -> float:
    """Value a victim of a burgundy card (V1) by what it loses, or what is gained."""
    if move < C.M_RAID:
        ritual = (move - C.M_BAN) // K.MOST_SEATS
        owner = (move - C.M_BAN) % K.MOST_SEATS
        return Values.ritual_worth(s, weights, outlook, owner, ritual)
    if move < C.M_THIEF:
        held = s.goods[move - C.M_RAID]
        return 0.3 * min(3, held[0] + held[1] + held[2] + held[3])
    if move < C.M_CAPTURE:
        return Values.mask_gain(s, weights, outlook, seat, (move - C.M_THIEF) // K.MOST_SEATS)
    return 0.3 * s.priests[move - C.M_CAPTURE]
