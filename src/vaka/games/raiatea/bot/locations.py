"""What a seat can do at a location of Raiatea (R14-R31), and what each way of it brings."""

from vaka.engine.buffers import Weights
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import codes as W
from vaka.games.raiatea.bot import structs as Structs
from vaka.games.raiatea.bot import values as Values
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import menus as Menus
from vaka.games.raiatea.rules import steps as Steps
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields


def visit_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, tile: int, kahuna: int
) -> float:
    """Value a visit to a location for a seat, the die included; `kahuna` is 1 for whose it is."""
    if tile == K.FOREST:
        pick = Values.best_card(s, weights, outlook, seat)
        dice = die_chance(s, seat, K.COLLECTOR) * Values.best_good(s, outlook)
        return (0.75 + 0.25 * kahuna) * pick + 0.8 * outlook.prices[0] + dice
    if tile == K.MARAE:
        return marae_worth(s, weights, outlook, seat, kahuna)
    if tile == K.OYSTER_BANK:
        pearls = 2.5 + K.KAHUNA_PEARLS * kahuna + K.TUA_PEARLS * s.front[seat][K.TUA_RAA_TAI]
        pearls += K.DIVER_PEARLS * die_chance(s, seat, K.PEARL_DIVER)
        return pearls * outlook.pearls
    if tile == K.PATH:
        train = best_training(s, outlook, seat)
        mana = Cards.priest_mana(s, seat)
        return train + kahuna * train_gain(s, outlook, seat, 1, 0) + mana * outlook.mana
    if tile == K.NEIGHBOURS:
        worth = weights.weight[W.SWAP] * Values.best_mask(s, weights, outlook, seat)
        if Cards.loose_masks(s, seat) == 0:
            worth = 0.0
        return worth + kahuna * early_task(s, weights, seat)
    return market_worth(s, weights, outlook, seat, kahuna)


def market_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, kahuna: int
) -> float:
    """Value sales and hirings that are still to be made (R31), and the die for the traders."""
    sales = 1.0 + 0.7 * kahuna
    hirings = 1.0 + 0.6 * kahuna
    worth = 0.0
    if s.phase == K.AT_MARKET:
        if s.actor == seat:
            sales = max(0.0, sales - s.made[K.MADE_SELL])
            hirings = max(0.0, hirings - s.made[K.MADE_HIRE])
    else:
        worth = die_chance(s, seat, K.TRADER) * Values.best_helper(s, weights, outlook, seat)
    if Menus.can_hire(s, seat):
        worth += hirings * hire_gain(s, weights, outlook, seat)
    return worth + sales * best_sale(s, weights, outlook, seat)


def die_chance(s: Fields, seat: int, helper: int) -> float:
    """Return the chance that the die is not above the helpers of a kind (R13)."""
    return min(4, Steps.counted_helpers(s, seat, helper)) / 4.0


def marae_worth(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, kahuna: int
) -> float:
    """Value offers and draws that are still to be made (R22), and the die for the shamans."""
    draws = 1.0 + 0.7 * kahuna
    offers = 1 + kahuna
    tattoo = Values.tattoo_gain(s, weights, outlook, seat, 1)
    worth = 0.0
    if s.phase == K.AT_MARAE:
        if s.actor == seat:
            draws = max(0.0, draws - s.made[K.MADE_DRAW])
            offers = offers - s.made[K.MADE_OFFER] if s.made[K.MADE_DRAW] == 0 else 0
    else:
        worth = die_chance(s, seat, K.SHAMAN) * tattoo
    best = 0.0
    count = 0
    for good in range(K.GOOD_COUNT):
        if s.goods[seat][good] > 0:
            count += s.goods[seat][good]
            best = max(best, tattoo - outlook.prices[good])
    return worth + draws * outlook.draws + min(count, offers) * best


def train_gain(s: Fields, outlook: Structs.Outlook, seat: int, number: int, pearls: int) -> float:
    """Value priests for pearls (R25); those beyond the track are lost."""
    priests = min(number, K.MOST_PRIESTS - s.priests[seat])
    gain = priests * outlook.priests - pearls * outlook.pearls
    if s.phase != K.DANCE:  # the mana of this walk (R26); that of the dance is in the outlook
        gain += priests * outlook.mana
    return gain


def best_training(s: Fields, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best training that a seat can pay."""
    best = 0.0
    for number in range(1, 3):
        if Ceremony.can_train(s, seat, number):
            best = max(best, train_gain(s, outlook, seat, number, K.TRAIN_PRICE[number]))
    return best


def hire_gain(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best helper of the market for its price."""
    price = K.HIRE_PRICE * outlook.pearls
    return max(0.0, Values.best_helper(s, weights, outlook, seat) - price)


def sale_gain(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, good: int, level: int
) -> float:
    """Value a sale by its bonus, less the good (R31)."""
    gain = K.PIRI_PEARLS * s.front[seat][K.PIRI] * outlook.pearls - outlook.prices[good]
    for i in range(K.BONUS_STEPS):
        do = K.BONUS[good][level][i][0]
        if do >= 0:
            gain += Values.step_worth(s, weights, outlook, seat, do, K.BONUS[good][level][i][1])
    return gain


def best_sale(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best sale of a seat now."""
    best = 0.0
    for good in range(K.GOOD_COUNT):
        if s.goods[seat][good] > 0:
            for level in range(s.price[good]):
                best = max(best, sale_gain(s, weights, outlook, seat, good, level))
    return best


def early_task(s: Fields, weights: Weights, seat: int) -> float:
    """Value the task of the Kahuna at the Neighbours (R29): it is taken before others come."""
    best = 0.0
    for place in range(s.usable * K.ROW_COUNT):
        for i in range(K.ROW_PLACES):
            token = s.places[place][i] - K.FACE_UP
            if token >= 0 and Tasks.can_fulfil(s, seat, token):
                best = max(best, Values.token_worth(s, seat, token))
    return weights.weight[W.TASK_EARLY] * best
