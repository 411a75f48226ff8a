"""A plan for the rest of a round of Rapa Nui 2020: the best that a seat can do with its figures.

A good player placing a figure has the end of the round in mind: which Moai will be sculpted, which
figure stands where one can be erected or styled, which spaces of the way are still empty. The plan
is made seat by seat as if the others did nothing but hold their spaces: one transport after the
other, the best one first. Where figures are still in hand, several sets of Moai are tried.

The *sketch* is what a plan works on (structs.py).
"""

from vaka.engine.buffers import Weights
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import codes as W
from vaka.games.rapanui2020.bot import gains as Gains
from vaka.games.rapanui2020.bot import routes as Routes
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.bot import worth as Worth
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import play as Rules
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields

# -- the sketch ------------------------------------------------------------------------------------


def draw_sketch(s: Fields, seat: int, sketch: Structs.Sketch) -> None:
    """Note what a seat has for the rest of the round, in a sketch of zeros."""
    sketch.first = -1
    sketch.piece = -1
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if s.holder[space] == seat:
            sketch.figures[space] = s.fresh[space]
            if s.chief[seat] == space:  # A35: never tired
                sketch.figures[space] += Structs.CHIEF
    for ahu in range(K.AHU_COUNT[s.board]):
        if s.ahu_moai[ahu] >= 0 and s.ahu_pukao[ahu] == 0:
            sketch.bare[K.AHU_SPACE[s.board][ahu]] += 1
    for resource in range(4):
        sketch.purse[resource] = s.resources[seat][resource]
    for size in range(3):
        sketch.statues[size] = s.moai[seat][size]
    gaps = 1 if s.phase <= K.PLACE else 0
    if s.phase <= K.PLACE:
        sketch.hand = s.villagers[seat]
    if seat == s.active and (s.tool == K.CHANGE_JOBS or s.tool == K.LEND or s.tool == K.REST):
        sketch.hand = 1
        gaps = 0 if s.tool == K.REST else 1
    if sketch.hand > 0:
        note_open_spaces(s, seat, sketch)
    crater = K.CRATER[s.board]
    Routes.find_ways(s, seat, crater, 0, gaps, sketch, Structs.FROM_CRATER)
    Routes.find_ways(s, seat, K.PUKAO_QUARRY[s.board], 0, gaps, sketch, Structs.FROM_QUARRY)


def note_open_spaces(s: Fields, seat: int, sketch: Structs.Sketch) -> None:
    """P1.3, A36: note where a figure in hand may go; with Rest (T1) one stands up where it lies."""
    sketch.open = Island.open_spaces(s, seat)
    if s.tool == K.REST and seat == s.active:
        for space in range(K.SPACE_COUNT):
            if s.holder[space] != seat or s.tired[space] == 0:
                sketch.open &= ~(1 << space)


# -- which Moai ------------------------------------------------------------------------------------


def make_plan(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    best: Structs.Sketch,
    paid: list[float],
) -> float:
    """Return what the best plan of a seat brings; `best` is its sketch, others get `paid`."""
    sketch = Structs.new_sketch()
    draw_sketch(s, seat, sketch)
    Structs.copy_sketch(best, sketch)
    if s.phase == K.HAUL and s.dropped[seat] == 1:
        return 0.0
    value = 0.0
    if seat == s.active and s.phase == K.HAUL:
        value = finish_transport(s, weights, outlook, seat, sketch, paid)
        Structs.copy_sketch(best, sketch)
    if s.phase == K.HAUL or (s.phase == K.SCULPT and Worth.is_to_sculpt(s, seat) == 0):
        return value + carry_out(s, weights, outlook, seat, best, paid)
    return value + choose_statues(s, weights, outlook, seat, sketch, best, paid)


def choose_statues(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    sketch: Structs.Sketch,
    best: Structs.Sketch,
    paid: list[float],
) -> float:
    """Try the sets of Moai that the Sculptors of a seat can make, with figures still in hand."""
    trial = Structs.new_sketch()
    costs = [0.0] * 4
    found = -1.0
    workers = sketch.hand
    for space in range(K.SPACE_COUNT):
        workers += sketch.figures[space]
    for large in range(3):
        for medium in range(3 - large):
            for small in range(4 - large - medium):
                if large + medium + small > workers:
                    continue
                if order_statues(s, seat, large, medium, small, sketch, trial) == 0:
                    continue
                for other in range(K.MOST_SEATS):
                    costs[other] = 0.0
                value = carry_out(s, weights, outlook, seat, trial, costs)
                if value > found:
                    found = value
                    Structs.copy_sketch(best, trial)
                    for other in range(K.MOST_SEATS):
                        paid[other] = costs[other]
    return found


def order_statues(
    s: Fields,
    seat: int,
    large: int,
    medium: int,
    small: int,
    sketch: Structs.Sketch,
    trial: Structs.Sketch,
) -> int:
    """P2.3: let figures in hand become the Sculptors that are missing; return 0 if too few.

    `trial` becomes the sketch with those Moai.
    """
    if s.supply[K.LARGE] < large or s.supply[K.MEDIUM] < medium or s.supply[K.SMALL] < small:
        return 0
    largest = K.LARGE
    if seat == s.active and s.phase == K.SCULPT and s.taken >= 0:  # N2: from large to small
        largest = s.taken
    if (large > 0 and largest < K.LARGE) or (medium > 0 and largest < K.MEDIUM):
        return 0
    spare = 1 if s.phase == K.PLACE and s.chief[seat] == K.IN_HAND else 0
    if seat == s.active and s.phase == K.SCULPT:
        spare = 1 if s.tool == K.CHIP_IN or s.tool == K.CHANGE_JOBS else 0
    hand = sketch.hand
    columns = [0] * 3
    for column in range(3):
        wanted = large
        if column < 2:
            wanted += medium
        if column < 1:
            wanted += small
        wanted -= sculptors(s, seat, column)
        if wanted <= 0:
            continue
        columns[column] = wanted
        if spare > 0:
            spare = 0
            wanted -= 1
            if s.tool == K.CHANGE_JOBS:
                hand = 0
        if wanted > 0 and (s.phase > K.PLACE or Rules.places_left(s, column) < wanted):
            return 0
        hand -= wanted
        if hand < 0:
            return 0
    Structs.copy_sketch(trial, sketch)
    trial.hand = hand
    trial.taken[K.LARGE] = large
    trial.taken[K.MEDIUM] = medium
    trial.taken[K.SMALL] = small
    for i in range(3):
        trial.columns[i] = columns[i]
        trial.statues[i] += trial.taken[i]
    return 1


def sculptors(s: Fields, seat: int, column: int) -> int:
    """P2.3: count the Sculptors of a seat that have not worked yet."""
    if s.phase == K.SCULPT and seat == s.active:
        return s.free[column]
    chief = 1 if s.chief[seat] == K.BELOW + column else 0
    return s.quarry[column][seat] + chief


# -- one transport after the other -----------------------------------------------------------------


def carry_out(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    sketch: Structs.Sketch,
    paid: list[float],
) -> float:
    """Plan the best transport again and again; return what all of them bring."""
    value = 0.0
    for _ in range(10):
        more = best_transport(s, weights, outlook, seat, sketch, paid)
        if more <= 0.0:
            break
        value += more
    return value + weights.weight[W.IDLE] * sketch.hand


def best_transport(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    sketch: Structs.Sketch,
    paid: list[float],
) -> float:
    """Plan the best transport there is: the largest Moai, or a Pukao; return what it brings."""
    size = K.LARGE
    while size >= 0 and sketch.statues[size] == 0:
        size -= 1
    gain = -1.0  # of styling, reckoned when a Pukao has somewhere to go
    best = -1
    best_score = 0.0
    styles = 0
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        vacant = s.vacant >> space & 1 if size >= 0 else 0
        if vacant == 0 and sketch.bare[space] == 0:
            continue
        if may_work(s, seat, space, sketch) == 0:
            continue
        if vacant == 1:
            worth = Gains.erection_gain(s, outlook, seat, space, size, 0, sketch, 0)
            score = score_of(s, weights, outlook, seat, space, sketch, Structs.FROM_CRATER, worth)
            if score > best_score:
                best_score = score
                best = space
                styles = 0
        if sketch.bare[space] > 0 and gain < 0.0:
            gain = Gains.styling_gain(s, outlook, seat, sketch)
        if sketch.bare[space] > 0 and gain > 0.0:
            score = score_of(s, weights, outlook, seat, space, sketch, Structs.FROM_QUARRY, gain)
            if score > best_score:
                best_score = score
                best = space
                styles = 1
    if best < 0:
        return 0.0
    return do_transport(
        s, weights, outlook, seat, best, K.PUKAO if styles == 1 else size, sketch, paid
    )


def may_work(s: Fields, seat: int, space: int, sketch: Structs.Sketch) -> int:
    """Tell whether a seat has a fresh figure on a space, or one in hand for it."""
    if sketch.figures[space] > 0:
        return 1
    return sketch.open >> space & 1 if sketch.hand > 0 else 0


def gaps_to(s: Fields, space: int, sketch: Structs.Sketch, way: int) -> int:
    """Count the empty spaces on the way to a space, itself not counted."""
    gaps = sketch.cost[way][space] // Structs.EMPTY
    return gaps - 1 if s.carriers >> space & 1 == 0 else gaps


def need_of(outlook: Structs.Outlook, seat: int, gaps: int, fresh: int) -> int:
    """Count the figures in hand that a transport needs: others may fill some of the gaps."""
    need = 0 if fresh > 0 else 1
    helped = 1.0
    for _ in range(gaps):
        if helped > outlook.helpers[seat] or helped > 2.0:
            need += 1
        helped += 1.0
    return need


def chance_of(weights: Weights, gaps: int, fresh: int) -> float:
    """Estimate the chance that figures will stand where a transport needs them."""
    chance = 1.0 if fresh > 0 else weights.weight[W.HOPE]
    for _ in range(gaps):
        chance *= weights.weight[W.GAP]
    return chance


def score_of(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    space: int,
    sketch: Structs.Sketch,
    way: int,
    worth: float,
) -> float:
    """Value a transport to a space, less what it costs in figures and presents; 0 if impossible."""
    if sketch.cost[way][space] >= Structs.FAR:
        return 0.0
    fresh = sketch.figures[space]
    gaps = gaps_to(s, space, sketch, way)
    need = need_of(outlook, seat, gaps, fresh)
    if need > sketch.hand:
        return 0.0
    presents = weights.weight[W.SPITE] * (sketch.cost[way][space] % Structs.EMPTY)
    return chance_of(weights, gaps, fresh) * (worth - presents) - weights.weight[W.VILLAGER] * need


def do_transport(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    space: int,
    piece: int,
    sketch: Structs.Sketch,
    paid: list[float],
) -> float:
    """Note a transport in the sketch; return what it brings."""
    way = Structs.FROM_QUARRY if piece == K.PUKAO else Structs.FROM_CRATER
    fresh = sketch.figures[space]
    gaps = gaps_to(s, space, sketch, way)
    chance = chance_of(weights, gaps, fresh)
    part = chance * weights.weight[W.INCOME]
    first = Routes.pay_way(s, outlook, seat, piece, space, sketch, way, part, paid)
    if sketch.piece < 0:
        sketch.piece = piece
        sketch.first = first
    need = need_of(outlook, seat, gaps, fresh)
    sketch.hand -= need
    if need > 0:
        note_spots(s, space, sketch, way)
    if fresh > 0 and fresh < Structs.CHIEF:
        sketch.figures[space] -= 1
    if piece == K.PUKAO:
        sketch.bare[space] -= 1
        return chance * Gains.make_styling(s, outlook, seat, sketch)
    return chance * Gains.erection_gain(s, outlook, seat, space, piece, 0, sketch, 1)


def note_spots(s: Fields, space: int, sketch: Structs.Sketch, way: int) -> None:
    """Note where the figures of a transport have still to be placed."""
    here = space
    sketch.spots |= 1 << space
    while here >= 0:
        if s.carriers >> here & 1 == 0:
            sketch.spots |= 1 << here
        here = sketch.before[way][here]


# -- a transport that has begun --------------------------------------------------------------------


def finish_transport(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    sketch: Structs.Sketch,
    paid: list[float],
) -> float:
    """Note in the sketch how the transport under way will end; return what it brings."""
    if s.stage == K.GAIN:
        space = Transport.here(s)
        if 0 < sketch.figures[space] < Structs.CHIEF:
            sketch.figures[space] -= 1
        return Gains.gain_units(s, outlook, seat, space, Transport.gain_units(s), sketch, 1)
    if s.stage == K.EXCHANGE:
        return Worth.best_exchange(s, outlook, seat, sketch, s.skimp, 1)
    if s.stage == K.SPEND:
        units = Styling.price_of(s.skimp)
        Worth.exchange_cost(outlook, seat, sketch, s.offer % K.TYPE_COUNT, units, 1)
        return Gains.pending_offer(s, outlook, seat)
    if s.stage != K.ROUTE and s.stage != K.INCOME:
        return 0.0
    return finish_route(s, weights, outlook, seat, sketch, paid)


def finish_route(
    s: Fields,
    weights: Weights,
    outlook: Structs.Outlook,
    seat: int,
    sketch: Structs.Sketch,
    paid: list[float],
) -> float:
    """Choose the best destination of the piece under way, and the cheapest way to it."""
    here = Transport.here(s)
    Routes.find_ways(s, seat, here, s.trodden, 0, sketch, Structs.FROM_HERE)
    gain = Gains.styling_gain(s, outlook, seat, sketch)
    goals = Island.goals(s, seat, s.piece)
    best = -1
    best_score = -1.0e9
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if goals >> space & 1 == 0 or sketch.cost[Structs.FROM_HERE][space] >= Structs.FAR:
            continue
        worth = gain
        if s.piece != K.PUKAO:
            worth = Gains.erection_gain(s, outlook, seat, space, s.piece, 0, sketch, 0)
        score = worth - weights.weight[W.SPITE] * sketch.cost[Structs.FROM_HERE][space]
        if score > best_score:
            best_score = score
            best = space
    if best < 0:
        return 0.0
    sketch.piece = s.piece
    sketch.first = here
    way = Structs.FROM_HERE
    first = Routes.pay_way(s, outlook, seat, s.piece, best, sketch, way, 1.0, paid)
    if best != here:
        sketch.first = first
    if 0 < sketch.figures[best] < Structs.CHIEF:
        sketch.figures[best] -= 1
    if s.piece == K.PUKAO:
        sketch.bare[best] -= 1
        return Gains.make_styling(s, outlook, seat, sketch)
    return Gains.erection_gain(s, outlook, seat, best, s.piece, 0, sketch, 1)
