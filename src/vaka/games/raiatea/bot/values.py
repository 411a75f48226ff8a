"""What things are worth in Raiatea: means by the time left, tattoos, masks, helpers and rituals.

Everything is counted in points at the end. Means (pearls, mana, goods, priests, helpers) bring none
by themselves, so their worth falls to nothing as the chances to use them run out.
"""

import math

from vaka.engine.buffers import Weights
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import structs as Structs
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import flow as Flow
from vaka.games.raiatea.rules import scoring as Scoring
from vaka.games.raiatea.rules import steps as Steps
from vaka.games.raiatea.state import Fields


def look_ahead(s: Fields, weights: Weights, outlook: Structs.Outlook) -> None:
    """Fill in the outlook of a position."""
    count_rounds(s, outlook)
    ahead = outlook.rounds + outlook.raises
    later = 1.0 - math.exp(-weights.weight[W.DECAY] * ahead)
    acting = 1.0 - math.exp(-weights.weight[W.DECAY] * outlook.rounds)
    outlook.later = later
    outlook.pearls = weights.weight[W.PEARL] * later
    outlook.mana = weights.weight[W.MANA] * later
    incomes = outlook.dances + weights.weight[W.PATHS] * outlook.rounds
    outlook.priests = weights.weight[W.MANA] * incomes + weights.weight[W.PRIEST] * later
    outlook.helpers = weights.weight[W.HELPER] * (0.3 * later + 0.7 * acting)
    outlook.readiness = weights.weight[W.READY] * acting
    outlook.draws = weights.weight[W.DRAW] * (1.0 - math.exp(-1.2 * blessings_left(s, outlook)))
    outlook.singles = weights.weight[W.MASK] * later
    for good in range(K.GOOD_COUNT):
        worth = weights.weight[W.GOOD] + weights.weight[W.GOOD_PRICE] * (s.price[good] - 1)
        outlook.prices[good] = worth * later


def count_rounds(s: Fields, outlook: Structs.Outlook) -> None:
    """Count what is still to come of action rounds and ceremonies (R1)."""
    rounds = 0.0
    ceremonies = 0.0
    for i in range(s.round + 1, K.AT_END):
        if Flow.is_played(s, i):
            if K.CEREMONY[i] == 1:
                ceremonies += 1.0
            else:
                rounds += 1.0
    outlook.dances = ceremonies
    outlook.raises = ceremonies
    if s.round > K.IN_SETUP and s.round < K.AT_END:
        if K.CEREMONY[s.round] == 0:
            choosing = 0
            for seat in range(s.seats):
                if s.tile[seat] < 0:
                    choosing += 1
            rounds += 1.0 * choosing / s.seats
        else:
            if s.phase == K.DANCE:
                outlook.dances += 1.0
            if s.phase < K.RAISE:
                outlook.raises += 1.0
    outlook.rounds = rounds


def blessings_left(s: Fields, outlook: Structs.Outlook) -> float:
    """Return for how many blessings rituals can still be put into the bag (R35)."""
    if s.phase == K.BUY or s.phase == K.PREPARE:
        return outlook.dances + 1.0
    return outlook.dances


# -- tattoos, helpers, masks -----------------------------------------------------------------------


def standing(s: Fields, weights: Weights, outlook: Structs.Outlook, field: int) -> float:
    """Value a field of the tattoo track besides the points of its rank (E1, R22, R35)."""
    rank = K.RANK[field]
    between = field - K.RANK_FIELDS[rank]
    worth = between * weights.weight[W.TATTOO] * outlook.later
    soon = min(1.0, 0.5 * blessings_left(s, outlook))
    return worth + min(rank, 2) * weights.weight[W.RANK] * soon


def tattoo_gain(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, n: int) -> float:
    """Value so many tattoos for a seat."""
    now = s.tattoo[seat]
    then = Steps.tattooed(s, seat, n)
    gain = standing(s, weights, outlook, then) - standing(s, weights, outlook, now)
    return gain + K.RANK_POINTS[then] - K.RANK_POINTS[now]


def helper_gain(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, helper: int
) -> float:
    """Value one more helper of a kind: its effects, and a pair of masks (E4)."""
    pairs = Scoring.pairs_of(s, seat, K.BY_HELPER + helper)
    loose = 1 if Cards.is_single(s, seat, K.BY_HELPER + helper) else 0
    more = pairs + weights.weight[W.TWIN] * loose
    return outlook.helpers + outlook.readiness + more


def helpers_worth(s: Fields, outlook: Structs.Outlook, seat: int) -> float:
    """Value the helpers of a seat, besides what pairs of masks score for them."""
    points = 0.0
    for helper in range(K.HELPER_COUNT):
        own = Cards.helpers_of(s, seat, helper)
        points += own * outlook.helpers + s.ready[seat][helper] * outlook.readiness
    return points


def pair_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, picture: int
) -> float:
    """Value a pair of a picture if the seat gets it now: its points, and how they will grow."""
    kind = K.PAIR_KIND[picture]
    points = 1.0 * Scoring.pair_points(s, seat, kind)
    if kind == K.BY_PAIRS and Scoring.pairs_of(s, seat, picture) == 0:
        points = min(1.0 * K.MOST_PAIR_POINTS, points + K.PAIR_POINTS)
    return points + weights.weight[W.GROWTH] * outlook.later


def masks_worth(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the masks of a seat besides what its pairs score now: growth, twins and mirrors."""
    points = 0.0
    best = 0.0  # what a mirror would add
    for picture in range(K.PICTURE_COUNT):
        pairs = Scoring.pairs_of(s, seat, picture)
        points += pairs * weights.weight[W.GROWTH] * outlook.later
        if Cards.is_single(s, seat, picture):
            worth = pair_worth(s, weights, outlook, seat, picture)
            chance = weights.weight[W.TWIN]
            if s.mask_market[picture] > 0:
                chance = weights.weight[W.TWIN_SEEN]
            single = worth * chance * outlook.later
            points += single
            best = max(best, weights.weight[W.MIRROR] * worth - single)
    mirrors = s.masks[seat][K.MIRROR]
    if mirrors > 0:
        if best > 0.0:
            mirrors -= 1
        points += best + mirrors * 2.0 * outlook.singles
    return points


def mask_gain(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, mask: int) -> float:
    """Value one more mask for a seat: the twin of one it has, or a hope."""
    if mask == K.MIRROR:
        best = 2.0 * outlook.singles
        for picture in range(K.PICTURE_COUNT):
            if Cards.is_single(s, seat, picture):
                worth = weights.weight[W.MIRROR] * pair_worth(s, weights, outlook, seat, picture)
                best = max(best, worth)
        return best
    worth = pair_worth(s, weights, outlook, seat, mask)
    if Cards.is_single(s, seat, mask):
        return worth
    chance = weights.weight[W.TWIN]
    if s.masks[seat][K.MIRROR] > 0:
        chance = weights.weight[W.MIRROR]
    elif s.mask_market[mask] > 0:
        chance = weights.weight[W.TWIN_SEEN] * outlook.later
    return worth * chance


def best_mask(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best mask of the market for a seat."""
    best = 0.0
    for mask in range(K.MASK_COUNT):
        if s.mask_market[mask] > 0:
            best = max(best, mask_gain(s, weights, outlook, seat, mask))
    return best


def card_gain(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, card: int) -> float:
    """Value a card of the display for a seat, with its treasure (R19)."""
    if card < K.FIRST_HELPER_CARD:
        return outlook.prices[card]
    if card < K.FIRST_MASK_CARD:
        return helper_gain(s, weights, outlook, seat, card - K.FIRST_HELPER_CARD)
    worth = mask_gain(s, weights, outlook, seat, K.FOREST_MASK[card])
    worth += K.TREASURE_PEARLS[card] * outlook.pearls
    worth += K.TREASURE_MANA[card] * outlook.mana
    return worth + tattoo_gain(s, weights, outlook, seat, K.TREASURE_TATTOO[card])


def best_card(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best card of the display for a seat."""
    best = 0.0
    for card in range(K.CARD_COUNT):
        if s.display[card] > 0:
            best = max(best, card_gain(s, weights, outlook, seat, card))
    return best


def best_good(s: Fields, outlook: Structs.Outlook) -> float:
    """Value the best good of the market."""
    best = 0.0
    for good in range(K.GOOD_COUNT):
        if s.goods_market[good] > 0:
            best = max(best, outlook.prices[good])
    return best


def best_helper(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best helper of the market for a seat."""
    best = 0.0
    for helper in range(K.HELPER_COUNT):
        if s.helper_market[helper] > 0:
            best = max(best, helper_gain(s, weights, outlook, seat, helper))
    return best


# -- tokens ----------------------------------------------------------------------------------------


def token_worth(s: Fields, seat: int, token: int) -> float:
    """Value a token for a seat: its points, and those of pairs that count it (E3, E4)."""
    points = 1.0 * K.TOKEN_POINTS[token]
    kind = K.TOKEN_PAIR[token]
    if kind >= 0:  # the pictures of the kinds that count tasks have the same numbers
        points += Scoring.pairs_of(s, seat, kind)
    return points


def best_token(s: Fields, seat: int) -> float:
    """Value the best token that Ta'ere (F02) could claim."""
    best = 0.0
    for place in range(s.usable * K.ROW_COUNT):
        for i in range(K.ROW_PLACES):
            token = s.places[place][i] - K.FACE_UP
            if token >= 0 and K.TOKEN_KIND[token] != K.TASK_AUCTION:
                best = max(best, token_worth(s, seat, token))
    return best


# -- rituals ---------------------------------------------------------------------------------------


def step_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, do: int, n: int
) -> float:
    """Value a step of a ritual, a sale or a die for its seat."""
    if do == K.PEARLS:
        return n * outlook.pearls
    if do == K.MANA:
        return n * outlook.mana
    if do == K.PRIESTS:
        return min(n, K.MOST_PRIESTS - s.priests[seat]) * outlook.priests
    if do == K.TATTOO or do == K.MARK:
        return tattoo_gain(s, weights, outlook, seat, max(n, 1))
    if do == K.PRIEST_MANA or do == K.TRAIN:
        return (s.priests[seat] + 1) * outlook.mana
    if do == K.TAKE_GOOD:
        return n * best_good(s, outlook)
    if do == K.TAKE_HELPER:
        return n * best_helper(s, weights, outlook, seat)
    if do == K.TAKE_MASK:
        return n * best_mask(s, weights, outlook, seat)
    if do == K.TAKE_FOREST:
        return best_card(s, weights, outlook, seat)
    if do == K.DRAW:
        return n * outlook.draws
    if do == K.REACTIVATE:
        used = s.used[seat][0] + s.used[seat][1] + s.used[seat][2] + s.used[seat][3]
        return min(n, used) * outlook.readiness
    if do == K.CLAIM:
        return best_token(s, seat)
    if do == K.FULFIL:  # earlier than others
        return weights.weight[W.TASK_EARLY] * best_token(s, seat) * outlook.later
    if do == K.PERFORM:
        return 1.5 * outlook.draws
    return hostile_worth(s, outlook, do, n)


def hostile_worth(s: Fields, outlook: Structs.Outlook, do: int, n: int) -> float:
    """Value a step of a burgundy card (V1): what it brings, and a little for the harm."""
    if do == K.TRIBUTE:
        return n * s.seats * outlook.pearls
    if do == K.LAPSE:
        return 0.8 * outlook.priests
    if do == K.RAID:
        return outlook.prices[0]
    if do == K.THIEF:
        return 2.0 * outlook.singles
    if do == K.CAPTURE:
        return 3.0 * outlook.priests
    if do == K.BAN:
        return 0.4
    return 0.0


def permanent_worth(s: Fields, weights: Weights, outlook: Structs.Outlook, ritual: int) -> float:
    """Value a blue ritual that lies in front of a seat, besides points (E2)."""
    rounds = outlook.rounds
    if ritual == K.RAU_PENA:
        return weights.weight[W.RAU_PENA] * rounds
    if ritual == K.TUA_RAA_TAI:
        return weights.weight[W.TUA_RAA_TAI] * rounds
    if ritual == K.PIRI:
        return weights.weight[W.PIRI] * rounds
    if ritual == K.RAUTI:
        incomes = outlook.dances + weights.weight[W.PATHS] * rounds
        return K.RAUTI_MANA * weights.weight[W.MANA] * incomes
    if ritual == K.RAI_TUPUA:
        return weights.weight[W.RAI_TUPUA] * outlook.later
    if ritual == K.RUMIA:
        return weights.weight[W.RUMIA] * outlook.later * min(1.0, 0.4 * rounds)
    return 0.0


def ritual_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, ritual: int
) -> float:
    """Value what a ritual does for a seat when it is performed."""
    if K.KIND[ritual] == K.BLUE:
        return K.RITUAL_POINTS[ritual] + permanent_worth(s, weights, outlook, ritual)
    worth = 0.0
    for i in range(K.EFFECT_STEPS):
        do = K.EFFECT[ritual][i][0]
        if do >= 0:
            worth += step_worth(s, weights, outlook, seat, do, K.EFFECT[ritual][i][1])
    return worth


def ritual_profit(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, ritual: int
) -> float:
    """Value a ritual in hand by what it does, less what its owner has to bring for it."""
    worth = ritual_worth(s, weights, outlook, seat, ritual)
    if K.KIND[ritual] == K.BROWN:  # the others get as much of it
        worth *= 1.0 - weights.weight[W.SPITE]
    worth -= weights.weight[W.UPKEEP] * K.COST[ritual] * outlook.mana
    return max(worth, 0.0)
