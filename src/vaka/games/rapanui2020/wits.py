"""What is good in Rapa Nui 2020: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many rounds are left, what are my units and tiles worth in that time, what
can I still do in this round with my figures (plan.py), and whom do my routes pay. The answers that
serve all seats are the *outlook*, a row of numbers; the weights of weights.py mix it.
"""

import math

from vaka.core.state import Moves, Rewards, Wits
from vaka.games.rapanui2020 import gains as Gains
from vaka.games.rapanui2020 import island as Island
from vaka.games.rapanui2020 import order as Order
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020 import plan as Plan
from vaka.games.rapanui2020 import powers as Powers
from vaka.games.rapanui2020 import transport as Transport
from vaka.games.rapanui2020 import trials as Trials
from vaka.games.rapanui2020 import ways as Ways
from vaka.games.rapanui2020 import weights as W
from vaka.games.rapanui2020 import worth as Worth
from vaka.games.rapanui2020.rules import RapaNui2020
from vaka.games.rapanui2020.state import Fields
from vaka.games.rapanui2020.weights import CUTOFF as CUTOFF
from vaka.games.rapanui2020.weights import PERSONALITIES as PERSONALITIES
from vaka.games.rapanui2020.weights import WEIGHTS as WEIGHTS


class Thinker(RapaNui2020):
    """A position that knows what is good in it."""

    __slots__ = ()

    def judge(self, wits: Wits, rewards: Rewards) -> None:
        """Expect for each seat what it has, what the round may bring, and what others pay it."""
        outlook = [0.0] * 32
        paid = [0.0] * 4
        sketch = [0] * 204
        Worth.look_ahead(self, wits, outlook)
        for seat in range(self.seats):
            rewards.points[seat] = Worth.holdings(self, wits, outlook, seat)
            rewards.points[seat] += worth_of_order(self, wits, outlook, seat)
        if self.phase == K.PLACE:
            value_links(self, wits, rewards)
        planned = 0.0
        for seat in range(self.seats):
            for other in range(K.MOST_SEATS):
                paid[other] = 0.0
            rewards.points[seat] += Plan.make_plan(self, wits, outlook, seat, sketch, paid)
            for other in range(self.seats):
                rewards.points[other] += paid[other]
            planned += ahu_of_plan(sketch)
        if self.stage == K.INCOME:
            space = Transport.here(self)
            more = Ways.income_of(self, outlook, self.turn, self.piece, space)
            rewards.points[self.turn] += more
        elif self.tool == K.BARTER:
            rewards.points[self.active] += barter_hope(self, outlook, self.active, self.given)
        rounds = Worth.rounds_left(self, wits, planned) + Worth.rest_of_round(self, wits)
        rewards.spread = wits.weight[W.SPREAD] + wits.weight[W.SPREAD_ROUNDS] * math.sqrt(rounds)

    def prefer(self, seat: int, moves: Moves, wits: Wits) -> None:
        """Weigh each legal move by what it seems to bring, the moves of a plan first."""
        outlook = [0.0] * 32
        paid = [0.0] * 4
        sketch = [0] * 204
        Worth.look_ahead(self, wits, outlook)
        value = Plan.make_plan(self, wits, outlook, seat, sketch, paid)
        value -= wits.weight[W.SPITE] * (paid[0] + paid[1] + paid[2] + paid[3])
        moves.total = 0
        for i in range(moves.n):
            appeal = appeal_of(self, wits, outlook, seat, moves.move[i], sketch, value)
            appeal = max(-20.0, min(appeal * wits.weight[W.KEENNESS], 8.0))
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]


# -- what a seat has -------------------------------------------------------------------------------


def worth_of_order(s: Fields, wits: Wits, outlook: list[float], seat: int) -> float:
    """Value the place in the turn order (G2): in this round, and at the start of the next one."""
    behind = s.seats - 1.0 - Order.place_in_order(s, seat)
    if s.phase == K.PLACE:
        star = Powers.star_of(s, seat)
        behind = s.seats - 1.0 - star if star >= 0 else free_stars(s)
    later = min(1.0, outlook[W.ROUNDS]) * wits.weight[W.ORDER_NEXT]
    return behind * (wits.weight[W.ORDER] + later)


def free_stars(s: Fields) -> float:
    """Return how many seats are behind a star that is still free, on average."""
    total = 0.0
    stars = 0
    for star in range(s.seats):
        if s.stars[star] < 0:
            stars += 1
            total += s.seats - 1 - star
    return total / max(stars, 1)


def value_links(s: Fields, wits: Wits, rewards: Rewards) -> None:
    """Value each space of a seat that is joined to one of the quarries: routes may use it."""
    ground = 1 << K.CRATER[s.board] | 1 << K.PUKAO_QUARRY[s.board]
    ground = Island.joined(s.carriers, ground)
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if ground >> space & 1 == 1 and s.holder[space] >= 0:
            rewards.points[s.holder[space]] += wits.weight[W.LINK]


def ahu_of_plan(sketch: list[int]) -> int:
    """Count the ahu that a plan fills."""
    count = 0
    for ahu in range(K.MOST_AHU):
        count += sketch[W.USED] >> ahu & 1
    return count


def barter_hope(s: Fields, outlook: list[float], seat: int, given: int) -> float:
    """Value the best Barter, of the resource given if it is chosen already (T2)."""
    best = -9.0
    for give in range(4):
        if given == give or (given < 0 and s.resources[seat][give] >= K.BARTERED):
            for get in range(4):
                if get != give:
                    best = max(best, barter_gain(s, outlook, seat, give, get))
    return best


def barter_gain(s: Fields, outlook: list[float], seat: int, give: int, get: int) -> float:
    """Value three of a resource for three of another (T2, A18)."""
    units = min(K.BARTERED, K.CAP - s.resources[seat][get])
    price = K.BARTERED * outlook[W.UNITS + 4 * seat + give]
    return units * outlook[W.UNITS + 4 * seat + get] - price


# -- preferences -----------------------------------------------------------------------------------


def appeal_of(
    s: Fields,
    wits: Wits,
    outlook: list[float],
    seat: int,
    move: int,
    sketch: list[int],
    value: float,
) -> float:
    """Return how much a move is to be preferred, by the kind of decision."""
    if s.tool >= 0:
        return appeal_of_follow_up(s, wits, outlook, seat, move, sketch)
    if move >= K.M_PLAY:
        return appeal_of_power(s, wits, outlook, seat, move, value)
    if move >= K.M_SPEND:
        if move == K.M_END:
            return 0.0
        return -wits.weight[W.PAYING] * (outlook[W.UNITS + 4 * seat + move - K.M_SPEND] - 1.0)
    if move >= K.M_OFFER:
        return appeal_of_offer(s, outlook, seat, move - K.M_OFFER)
    if move >= K.M_INCOME:
        gain = appeal_of_gain(s, outlook, seat, (move - K.M_INCOME) % 4)
        return wits.weight[W.PAYING] * gain
    if move >= K.M_STEP:
        return appeal_of_route(s, wits, outlook, move, sketch)
    if move >= K.M_LOAD:
        return appeal_of_loading(wits, move, sketch, value)
    if move >= K.M_TAKE:
        return appeal_of_taking(wits, move, sketch)
    if move >= K.M_PLACE:
        return appeal_of_placing(s, wits, outlook, seat, move, value)
    return outlook[W.TILES + move - K.M_DRAFT] if move >= K.M_DRAFT else 0.0


def appeal_of_placing(
    s: Fields, wits: Wits, outlook: list[float], seat: int, move: int, value: float
) -> float:
    """Value a placement by what it makes of the plan, and a star by the turn order."""
    if move >= K.M_CHIEF:
        return Trials.value_with_chief(s, wits, outlook, seat, move - K.M_CHIEF) - value
    if move >= K.M_SORCERER:
        behind = s.seats - 1.0 - (move - K.M_SORCERER) - free_stars(s)
        return wits.weight[W.SORCERER] + wits.weight[W.PLACING] * behind
    if move >= K.M_CARVE:
        return Trials.value_with_sculptor(s, wits, outlook, seat, move - K.M_CARVE) - value
    space = move - K.M_PLACE
    gain = Trials.value_with_figure(s, wits, outlook, seat, space) - value
    if s.holder[space] < 0:
        gain += wits.weight[W.OCCUPY]
        if Island.around(1 << space) & s.carriers != 0:
            gain += wits.weight[W.LINK]
    return gain


def appeal_of_taking(wits: Wits, move: int, sketch: list[int]) -> float:
    """Value a Moai by whether the plan erects it; the turn is over when it has all it wants."""
    wanted = 0
    for size in range(3):
        wanted += sketch[W.TAKEN + size]
    if move != K.M_DONE:
        wanted = 1 - min(1, sketch[W.TAKEN + move - K.M_TAKE])
    return -wits.weight[W.PLANNED] * min(1, wanted)


def appeal_of_loading(wits: Wits, move: int, sketch: list[int], value: float) -> float:
    """Value a transport if the plan has it, dropping out only where the plan has nothing."""
    if move == K.M_DROP:
        return wits.weight[W.DROP] * value
    return 0.0 if sketch[W.NEXT] == move - K.M_LOAD else -wits.weight[W.PLANNED]


def appeal_of_route(
    s: Fields, wits: Wits, outlook: list[float], move: int, sketch: list[int]
) -> float:
    """Value the next space of the way to the best destination; there, the tile."""
    here = Transport.here(s)
    stays = sketch[W.FIRST] == here
    if move == K.M_STYLE:
        return 0.0 if stays else -wits.weight[W.PLANNED]
    if move >= K.M_ERECT:
        best = Gains.best_ahu(s, outlook, here, 0)
        tile = outlook[W.TILES + move - K.M_ERECT] - outlook[W.TILES + s.ahu_tile[best]]
        return tile if stays else tile - wits.weight[W.PLANNED]
    return 0.0 if sketch[W.FIRST] == move - K.M_STEP else -wits.weight[W.PLANNED]


def appeal_of_gain(s: Fields, outlook: list[float], seat: int, resource: int) -> float:
    """Compare a unit with the best that can be had here; nothing comes above the cap (G4)."""
    unit = 0.0
    if s.resources[seat][resource] < K.CAP:
        unit = outlook[W.UNITS + 4 * seat + resource]
    return unit - best_unit(s, outlook, seat)


def appeal_of_offer(s: Fields, outlook: list[float], seat: int, offer: int) -> float:
    """Value an offering by its points less its price, compared with the best one."""
    sketch = [0] * 204
    for resource in range(4):
        sketch[W.PURSE + resource] = s.resources[seat][resource]
    kind = offer % K.TYPE_COUNT
    value = Worth.top_value(s, kind, 0)
    if offer >= K.TYPE_COUNT:
        value = K.KIND_VALUE[4 * kind + K.OUTSTANDING] + 0.0
    best = Worth.best_exchange(s, outlook, seat, sketch, s.skimp, 0)
    return value - Worth.price_of(s, outlook, seat, kind) - best


def appeal_of_power(
    s: Fields, wits: Wits, outlook: list[float], seat: int, move: int, value: float
) -> float:
    """Value an Improvement by the rounds left, a tile or the tablet by what it does to the plan."""
    if move >= K.M_BUILD:
        improvement = move - K.M_BUILD
        gain = wits.weight[W.FERVENT + improvement] * (outlook[W.ROUNDS] + wits.weight[W.NOW])
        price = K.BUILD_PRICE[improvement]
        gain -= price * outlook[W.UNITS + 4 * seat + K.BUILD_RESOURCE[improvement]]
        return wits.weight[W.BUILD] * gain
    if move >= K.M_COPY:
        tile = move - K.M_COPY
        gain = -outlook[W.TABLETS]
    else:
        tile = move - K.M_PLAY
        gain = -outlook[W.TILES + tile]
    if tile == K.TAKE_THREE:
        gain += K.MORE_THREE * best_unit(s, outlook, seat)
    elif tile == K.TAKE_TWO:
        gain += K.MORE_TWO * best_unit(s, outlook, seat)
    elif tile == K.BARTER:
        gain += barter_hope(s, outlook, seat, -1)
    elif tile == K.SKIMP:
        gain += Trials.value_with_skimp(s, wits, outlook, seat) - value
    else:
        gain += Trials.value_with_power(s, wits, outlook, seat, tile) - value
    return wits.weight[W.POWER] * gain


def best_unit(s: Fields, outlook: list[float], seat: int) -> float:
    """Value the best unit that an erection on the present space can bring."""
    sketch = [0] * 204
    for resource in range(4):
        sketch[W.PURSE + resource] = s.resources[seat][resource]
    return Gains.gain_units(s, outlook, seat, Transport.here(s), 1, sketch, 0)


def appeal_of_follow_up(
    s: Fields, wits: Wits, outlook: list[float], seat: int, move: int, sketch: list[int]
) -> float:
    """Value how a power is used: as the plan does it, or by the units bartered."""
    if move >= K.M_TO:
        return wits.weight[W.PLANNED] * (sketch[W.SPOTS] >> (move - K.M_TO) & 1)
    if move > K.M_LIFT:
        return 0.0
    if move >= K.M_STAND:
        return wits.weight[W.PLANNED] * (sketch[W.SPOTS] >> (move - K.M_STAND) & 1)
    if move >= K.M_COLUMN:
        return wits.weight[W.PLANNED] * min(1, sketch[W.COLUMNS + move - K.M_COLUMN])
    if move >= K.M_GET:
        return barter_gain(s, outlook, seat, s.given, move - K.M_GET)
    return barter_hope(s, outlook, seat, move - K.M_GIVE)
