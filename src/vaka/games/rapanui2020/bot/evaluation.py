"""What is good in Rapa Nui 2020: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many rounds are left, what are my units and tiles worth in that time, what
can I still do in this round with my figures (plan.py), and whom do my routes pay. The answers that
serve all seats are the *outlook* (structs.py); the weights of weights.py mix it.
"""

import math

from vaka.engine.buffers import Moves, Rewards, Weights
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import codes as W
from vaka.games.rapanui2020.bot import gains as Gains
from vaka.games.rapanui2020.bot import plan as Plan
from vaka.games.rapanui2020.bot import routes as Routes
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.bot import tried_moves as TriedMoves
from vaka.games.rapanui2020.bot import worth as Worth
from vaka.games.rapanui2020.bot.weights import CUTOFF as CUTOFF
from vaka.games.rapanui2020.bot.weights import LEARNED as LEARNED
from vaka.games.rapanui2020.bot.weights import PERSONALITIES as PERSONALITIES
from vaka.games.rapanui2020.bot.weights import SEARCH as SEARCH
from vaka.games.rapanui2020.bot.weights import WEIGHTS as WEIGHTS
from vaka.games.rapanui2020.observation import ObservedState
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import powers as Powers
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields


class EvaluatedState(ObservedState):
    """A position that knows what is good in it."""

    __slots__ = ()

    def evaluate(self, weights: Weights, rewards: Rewards) -> None:
        """Expect for each seat what it has, what the round may bring, and what others pay it."""
        outlook = Structs.new_outlook()
        paid = [0.0] * 4
        sketch = Structs.new_sketch()
        Worth.look_ahead(self, weights, outlook)
        for seat in range(self.seats):
            rewards.points[seat] = Worth.holdings(self, weights, outlook, seat)
            rewards.points[seat] += worth_of_order(self, weights, outlook, seat)
        if self.phase == K.PLACE:
            value_links(self, weights, rewards)
        planned = 0.0
        for seat in range(self.seats):
            for other in range(K.MOST_SEATS):
                paid[other] = 0.0
            rewards.points[seat] += Plan.make_plan(self, weights, outlook, seat, sketch, paid)
            for other in range(self.seats):
                rewards.points[other] += paid[other]
            planned += ahu_of_plan(sketch)
        if self.stage == K.INCOME:
            space = Transport.here(self)
            more = Routes.income_of(self, outlook, self.turn, self.piece, space)
            rewards.points[self.turn] += more
        elif self.tool == K.BARTER:
            rewards.points[self.active] += barter_hope(self, outlook, self.active, self.given)
        rounds = Worth.rounds_left(self, weights, planned) + Worth.rest_of_round(self, weights)
        rewards.spread = weights.weight[W.SPREAD] + weights.weight[W.SPREAD_ROUNDS] * math.sqrt(
            rounds
        )

    def prefer(self, seat: int, moves: Moves, weights: Weights) -> None:
        """Weigh each legal move by what it seems to bring, the moves of a plan first."""
        outlook = Structs.new_outlook()
        paid = [0.0] * 4
        sketch = Structs.new_sketch()
        Worth.look_ahead(self, weights, outlook)
        value = Plan.make_plan(self, weights, outlook, seat, sketch, paid)
        value -= weights.weight[W.SPITE] * (paid[0] + paid[1] + paid[2] + paid[3])
        moves.total = 0
        for i in range(moves.n):
            appeal = appeal_of(self, weights, outlook, seat, moves.move[i], sketch, value)
            appeal = max(-20.0, min(appeal * weights.weight[W.KEENNESS], 8.0))
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]


# -- what a seat has -------------------------------------------------------------------------------


def worth_of_order(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value the place in the turn order (G2): in this round, and at the start of the next one."""
    behind = s.seats - 1.0 - Order.place_in_order(s, seat)
    if s.phase == K.PLACE:
        star = Powers.star_of(s, seat)
        behind = seats_behind(s, star) if star >= 0 else free_stars(s)
    later = min(1.0, outlook.rounds) * weights.weight[W.ORDER_NEXT]
    return behind * (weights.weight[W.ORDER] + later)


def seats_behind(s: Fields, star: int) -> float:
    """Return how many seats will come after a star (P2.1), on average.

    A Sorcerer that is still in hand may take any of the stars that are left.
    """
    waiting = s.seats - 1
    left = 0
    left_behind = 0
    behind = 0.0
    for other in range(K.STARS[s.board]):
        after = 1 if other > star else 0
        if other != star and s.stars[other] >= 0:
            waiting -= 1
            behind += after
        elif other != star:
            left += 1
            left_behind += after
    return behind + 1.0 * waiting * left_behind / max(left, 1)


def free_stars(s: Fields) -> float:
    """Return how many seats will come after a star that is still free, on average."""
    total = 0.0
    stars = 0
    for star in range(K.STARS[s.board]):
        if s.stars[star] < 0:
            stars += 1
            total += seats_behind(s, star)
    return total / max(stars, 1)


def value_links(s: Fields, weights: Weights, rewards: Rewards) -> None:
    """Value each space of a seat that is joined to one of the quarries: routes may use it."""
    ground = 1 << K.CRATER[s.board] | 1 << K.PUKAO_QUARRY[s.board]
    ground = Island.joined(s.carriers, ground)
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if ground >> space & 1 == 1 and s.holder[space] >= 0:
            rewards.points[s.holder[space]] += weights.weight[W.LINK]


def ahu_of_plan(sketch: Structs.Sketch) -> int:
    """Count the ahu that a plan fills."""
    count = 0
    for ahu in range(K.MOST_AHU):
        count += sketch.used >> ahu & 1
    return count


def barter_hope(s: Fields, outlook: Structs.Outlook, seat: int, given: int) -> float:
    """Value the best Barter, of the resource given if it is chosen already (T2)."""
    best = -9.0
    for give in range(4):
        if given == give or (given < 0 and s.resources[seat][give] >= K.BARTERED):
            for get in range(4):
                if get != give:
                    best = max(best, barter_gain(s, outlook, seat, give, get))
    return best


def barter_gain(s: Fields, outlook: Structs.Outlook, seat: int, give: int, get: int) -> float:
    """Value three of a resource for three of another (T2, A18)."""
    units = min(K.BARTERED, K.CAP - s.resources[seat][get])
    price = K.BARTERED * outlook.units[seat][give]
    return units * outlook.units[seat][get] - price


# -- preferences -----------------------------------------------------------------------------------


def appeal_of(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    move: int,
    sketch: Structs.Sketch,
    value: float,
) -> float:
    """Return how much a move is to be preferred, by the kind of decision."""
    if s.tool >= 0:
        return appeal_of_follow_up(s, weights, outlook, seat, move, sketch)
    if move >= C.M_PLAY:
        return appeal_of_power(s, weights, outlook, seat, move, value)
    if move >= C.M_SPEND:
        if move == C.M_END:
            return 0.0
        return -weights.weight[W.PAYING] * (outlook.units[seat][move - C.M_SPEND] - 1.0)
    if move >= C.M_OFFER:
        return appeal_of_offer(s, outlook, seat, move - C.M_OFFER)
    if move >= C.M_INCOME:
        gain = appeal_of_gain(s, outlook, seat, (move - C.M_INCOME) % 4)
        return weights.weight[W.PAYING] * gain
    if move >= C.M_STEP:
        return appeal_of_route(s, weights, outlook, move, sketch)
    if move >= C.M_LOAD:
        return appeal_of_loading(weights, move, sketch, value)
    if move >= C.M_TAKE:
        return appeal_of_taking(weights, move, sketch)
    if move >= C.M_PLACE:
        return appeal_of_placing(s, weights, outlook, seat, move, value)
    return outlook.tiles[move - C.M_DRAFT] if move >= C.M_DRAFT else 0.0


def appeal_of_placing(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int, value: float
) -> float:
    """Value a placement by what it makes of the plan, and a star by the turn order."""
    if move >= C.M_CHIEF:
        return TriedMoves.value_with_chief(s, weights, outlook, seat, move - C.M_CHIEF) - value
    if move >= C.M_SORCERER:
        behind = seats_behind(s, move - C.M_SORCERER) - free_stars(s)
        return weights.weight[W.SORCERER] + weights.weight[W.PLACING] * behind
    if move >= C.M_CARVE:
        return TriedMoves.value_with_sculptor(s, weights, outlook, seat, move - C.M_CARVE) - value
    space = move - C.M_PLACE
    gain = TriedMoves.value_with_figure(s, weights, outlook, seat, space) - value
    if s.holder[space] < 0:
        gain += weights.weight[W.OCCUPY]
        if Island.around(1 << space) & s.carriers != 0:
            gain += weights.weight[W.LINK]
    return gain


def appeal_of_taking(weights: Weights, move: int, sketch: Structs.Sketch) -> float:
    """Value a Moai by whether the plan erects it; the turn is over when it has all it wants."""
    wanted = 0
    for size in range(3):
        wanted += sketch.taken[size]
    if move != C.M_DONE:
        wanted = 1 - min(1, sketch.taken[move - C.M_TAKE])
    return -weights.weight[W.PLANNED] * min(1, wanted)


def appeal_of_loading(weights: Weights, move: int, sketch: Structs.Sketch, value: float) -> float:
    """Value a transport if the plan has it, dropping out only where the plan has nothing."""
    if move == C.M_DROP:
        return weights.weight[W.DROP] * value
    return 0.0 if sketch.piece == move - C.M_LOAD else -weights.weight[W.PLANNED]


def appeal_of_route(
    s: Fields, weights: Weights, outlook: Structs.Outlook, move: int, sketch: Structs.Sketch
) -> float:
    """Value the next space of the way to the best destination; there, the tile."""
    here = Transport.here(s)
    stays = sketch.first == here
    if move == C.M_STYLE:
        return 0.0 if stays else -weights.weight[W.PLANNED]
    if move >= C.M_ERECT:
        best = Gains.best_ahu(s, outlook, here, 0)
        tile = outlook.tiles[move - C.M_ERECT] - outlook.tiles[s.ahu_tile[best]]
        return tile if stays else tile - weights.weight[W.PLANNED]
    return 0.0 if sketch.first == move - C.M_STEP else -weights.weight[W.PLANNED]


def appeal_of_gain(s: Fields, outlook: Structs.Outlook, seat: int, resource: int) -> float:
    """Compare a unit with the best that can be had here; nothing comes above the cap (G4)."""
    unit = 0.0
    if s.resources[seat][resource] < K.CAP:
        unit = outlook.units[seat][resource]
    return unit - best_unit(s, outlook, seat)


def appeal_of_offer(s: Fields, outlook: Structs.Outlook, seat: int, offer: int) -> float:
    """Value an offering by its points less its price, compared with the best one."""
    sketch = Structs.new_sketch()
    for resource in range(4):
        sketch.purse[resource] = s.resources[seat][resource]
    value = K.KIND_VALUE[Styling.tile_of(s, offer)] + 0.0
    best = Worth.best_exchange(s, outlook, seat, sketch, s.skimp, 0)
    return value - Worth.price_of(s, outlook, seat, offer % K.TYPE_COUNT) - best


def appeal_of_power(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, move: int, value: float
) -> float:
    """Value an Improvement by the rounds left, a tile or the tablet by what it does to the plan."""
    if move >= C.M_BUILD:
        improvement = move - C.M_BUILD
        gain = weights.weight[W.FERVENT + improvement] * (outlook.rounds + weights.weight[W.NOW])
        price = K.BUILD_PRICE[improvement]
        gain -= price * outlook.units[seat][K.BUILD_RESOURCE[improvement]]
        return weights.weight[W.BUILD] * gain
    if move >= C.M_COPY:
        tile = move - C.M_COPY
        gain = -outlook.tablet
    else:
        tile = move - C.M_PLAY
        gain = -outlook.tiles[tile]
    if tile == K.TAKE_THREE:
        gain += K.MORE_THREE * best_unit(s, outlook, seat)
    elif tile == K.TAKE_TWO:
        gain += K.MORE_TWO * best_unit(s, outlook, seat)
    elif tile == K.BARTER:
        gain += barter_hope(s, outlook, seat, -1)
    elif tile == K.SKIMP:
        gain += TriedMoves.value_with_skimp(s, weights, outlook, seat) - value
    else:
        gain += TriedMoves.value_with_power(s, weights, outlook, seat, tile) - value
    return weights.weight[W.POWER] * gain


def best_unit(s: Fields, outlook: Structs.Outlook, seat: int) -> float:
    """Value the best unit that an erection on the present space can bring."""
    sketch = Structs.new_sketch()
    for resource in range(4):
        sketch.purse[resource] = s.resources[seat][resource]
    return Gains.gain_units(s, outlook, seat, Transport.here(s), 1, sketch, 0)


def appeal_of_follow_up(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    move: int,
    sketch: Structs.Sketch,
) -> float:
    """Value how a power is used: as the plan does it, or by the units bartered."""
    if move >= C.M_TO:
        return weights.weight[W.PLANNED] * (sketch.spots >> (move - C.M_TO) & 1)
    if move > C.M_LIFT:
        return 0.0
    if move >= C.M_STAND:
        return weights.weight[W.PLANNED] * (sketch.spots >> (move - C.M_STAND) & 1)
    if move >= C.M_COLUMN:
        return weights.weight[W.PLANNED] * min(1, sketch.columns[move - C.M_COLUMN])
    if move >= C.M_GET:
        return barter_gain(s, outlook, seat, s.given, move - C.M_GET)
    return barter_hope(s, outlook, seat, move - C.M_GIVE)
