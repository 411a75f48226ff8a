"""What is good in Rapa Nui 2020: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many rounds are left, what are my units and tiles worth in that time, what
can I still do in this round with my figures (plan.py), and whom do my routes pay. The answers that
serve all seats are the *outlook*, a row of numbers; the weights of weights.py mix it.
"""

import math

from vaka.core.state import Moves, Rewards, Wits
from vaka.games.rapanui2020 import gains as Gains
from vaka.games.rapanui2020 import order as Order
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020 import plan as Plan
from vaka.games.rapanui2020 import powers as Powers
from vaka.games.rapanui2020 import transport as Transport
from vaka.games.rapanui2020 import ways as Ways
from vaka.games.rapanui2020 import weights as W
from vaka.games.rapanui2020 import worth as Worth
from vaka.games.rapanui2020.rules import RapaNui2020
from vaka.games.rapanui2020.state import Fields
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
        for seat in range(self.seats):
            for other in range(K.MOST_SEATS):
                paid[other] = 0.0
            rewards.points[seat] += Plan.make_plan(self, wits, outlook, seat, sketch, paid)
            for other in range(self.seats):
                rewards.points[other] += paid[other]
        if self.stage == K.INCOME:
            space = Transport.here(self)
            more = Ways.income_of(self, outlook, self.turn, self.piece, space)
            rewards.points[self.turn] += more
        elif self.tool == K.BARTER:
            rewards.points[self.active] += barter_hope(self, outlook, self.active, self.given)
        rounds = outlook[W.ROUNDS] + Worth.rest_of_round(self, wits)
        rewards.spread = wits.weight[W.SPREAD] + wits.weight[W.SPREAD_ROUNDS] * math.sqrt(rounds)

    def prefer(self, seat: int, moves: Moves, wits: Wits) -> None:
        """Weigh each legal move by what it seems to bring, the moves of a plan first."""
        outlook = [0.0] * 32
        paid = [0.0] * 4
        sketch = [0] * 204
        Worth.look_ahead(self, wits, outlook)
        value = Plan.make_plan(self, wits, outlook, seat, sketch, paid)
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
        if star >= 0:
            behind = s.seats - 1.0 - star
        else:
            behind = free_stars(s)
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
        return appeal_of_power(s, wits, outlook, seat, move)
    if move >= K.M_SPEND:
        return -outlook[W.UNITS + 4 * seat + move - K.M_SPEND] if move < K.M_END else 0.0
    if move >= K.M_OFFER:
        return appeal_of_offer(s, outlook, seat, move - K.M_OFFER)
    if move >= K.M_INCOME:
        resource = (move - K.M_INCOME) % 4
        return 2.0 * outlook[W.UNITS + 4 * seat + resource]
    if move >= K.M_STEP:
        return appeal_of_route(s, wits, outlook, move, sketch)
    if move >= K.M_LOAD:
        return appeal_of_loading(wits, move, sketch, value)
    if move >= K.M_TAKE:
        return appeal_of_taking(wits, move, sketch)
    if move >= K.M_PLACE:
        return appeal_of_placing(s, wits, outlook, seat, move, sketch)
    return outlook[W.TILES + move - K.M_DRAFT] if move >= K.M_DRAFT else 0.0


def appeal_of_placing(
    s: Fields, wits: Wits, outlook: list[float], seat: int, move: int, sketch: list[int]
) -> float:
    """Value a placement: does the plan ask for it, and what else could be done there."""
    if move >= K.M_CHIEF:
        return wits.weight[W.PLANNED] * min(1, sketch[W.COLUMNS + move - K.M_CHIEF])
    if move >= K.M_SORCERER:
        behind = s.seats - 1 - (move - K.M_SORCERER)
        return wits.weight[W.SORCERER] + wits.weight[W.ORDER] * behind
    if move >= K.M_CARVE:
        return wits.weight[W.PLANNED] * min(1, sketch[W.COLUMNS + move - K.M_CARVE])
    space = move - K.M_PLACE
    appeal = wits.weight[W.PLANNED] * (sketch[W.SPOTS] >> space & 1)
    return appeal + quality_of(s, wits, outlook, seat, space, sketch)


def quality_of(
    s: Fields, wits: Wits, outlook: list[float], seat: int, space: int, sketch: list[int]
) -> float:
    """Value a space for a figure: a link of routes, an ahu, a Moai to style."""
    quality = 0.0
    gaps = sketch[W.WAYS + space] // W.EMPTY
    if s.vacant >> space & 1 == 1:
        worth = Gains.erection_gain(s, outlook, seat, space, K.SMALL, 0, sketch, 0)
        quality = wits.weight[W.QUALITY] * worth
    if sketch[W.BARE + space] > 0:
        quality += wits.weight[W.QUALITY]
    if K.AHUS[s.board][space] == 0:
        quality += wits.weight[W.LINK]
    return quality - wits.weight[W.LINK] * gaps


def appeal_of_taking(wits: Wits, move: int, sketch: list[int]) -> float:
    """Value a Moai by whether the plan erects it; the turn is over when it has all it wants."""
    wanted = 0
    for size in range(3):
        wanted += sketch[W.TAKEN + size]
    if move == K.M_DONE:
        return 0.0 if wanted > 0 else wits.weight[W.PLANNED]
    return wits.weight[W.PLANNED] if sketch[W.TAKEN + move - K.M_TAKE] > 0 else 0.0


def appeal_of_loading(wits: Wits, move: int, sketch: list[int], value: float) -> float:
    """Value a transport if the plan has it, dropping out only where the plan has nothing."""
    if move == K.M_DROP:
        return wits.weight[W.DROP] * value
    piece = move - K.M_LOAD
    if sketch[W.NEXT] == piece:
        return wits.weight[W.PLANNED]
    return 0.0


def appeal_of_route(
    s: Fields, wits: Wits, outlook: list[float], move: int, sketch: list[int]
) -> float:
    """Value the next space of the way to the best destination; there, the tile."""
    if move == K.M_STYLE:
        return wits.weight[W.PLANNED]
    here = Transport.here(s)
    if move >= K.M_ERECT:
        planned = wits.weight[W.PLANNED] if sketch[W.FIRST] == here else 0.0
        return planned + outlook[W.TILES + move - K.M_ERECT]
    return wits.weight[W.PLANNED] if sketch[W.FIRST] == move - K.M_STEP else 0.0


def appeal_of_offer(s: Fields, outlook: list[float], seat: int, offer: int) -> float:
    """Value an offering by its points, less what its price could do elsewhere."""
    kind = offer % K.TYPE_COUNT
    value = Worth.top_value(s, kind, 0)
    if offer >= K.TYPE_COUNT:
        value = K.KIND_VALUE[4 * kind + K.OUTSTANDING] + 0.0
    return value - Worth.price_of(s, outlook, seat, kind)


def appeal_of_power(s: Fields, wits: Wits, outlook: list[float], seat: int, move: int) -> float:
    """Value an Improvement by the rounds left, a tile or the tablet by what it is kept for."""
    if move >= K.M_BUILD:
        improvement = move - K.M_BUILD
        gain = wits.weight[W.FERVENT + improvement] * (outlook[W.ROUNDS] + wits.weight[W.NOW])
        price = K.BUILD_PRICE[improvement]
        gain -= price * outlook[W.UNITS + 4 * seat + K.BUILD_RESOURCE[improvement]]
        return wits.weight[W.BUILD] * gain
    tile = move - K.M_PLAY
    kept = outlook[W.TABLETS]
    if move < K.M_COPY:
        kept = outlook[W.TILES + tile]
    else:
        tile = move - K.M_COPY
    if tile == K.TAKE_THREE or tile == K.TAKE_TWO:
        units = K.MORE_THREE if tile == K.TAKE_THREE else K.MORE_TWO
        return units * best_unit(s, outlook, seat) - kept
    if tile == K.BARTER:
        return barter_hope(s, outlook, seat, -1) - kept
    return wits.weight[W.POWER] - kept + wits.weight[W.REST + tile]


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
