"""What units, tiles and offerings are worth in Rapa Nui 2020, by the rounds that are left.

A unit is a quarter of an offering as long as there is time to make one, and one point after that
(E2). This is what bot/evaluation.py judges by; the outlook is its row of numbers for all seats.
"""

import math

from vaka.engine.buffers import Weights
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import codes as W
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.state import Fields

# -- the outlook -----------------------------------------------------------------------------------


def look_ahead(s: Fields, weights: Weights, outlook: Structs.Outlook) -> None:
    """Fill in the outlook of a position."""
    rounds = rounds_left(s, weights, erections_now(s, weights))
    outlook.rounds = rounds
    value_tiles(s, weights, outlook, rounds + rest_of_round(s, weights))
    hands = 0
    for seat in range(s.seats):
        value_units(s, weights, outlook, seat)
        if s.phase == K.PLACE:
            hands += s.villagers[seat]
    for seat in range(s.seats):
        others = hands - s.villagers[seat] if s.phase == K.PLACE else 0
        outlook.helpers[seat] = weights.weight[W.HELP] * others


def rounds_left(s: Fields, weights: Weights, erections: float) -> float:
    """Estimate the rounds after the present one, which brings so many erections (E1, A40)."""
    empty = Island.empty_ahu(s) - K.END_LIMIT[s.seats] - erections
    rounds = max(0.0, empty) / pace(s, weights)
    if empty > 0.0:
        rounds += 0.3  # the last round is rarely full
    return min(rounds, K.ROUNDS[s.options[K.MAX_ROUNDS]] - s.round + 0.0)


def pace(s: Fields, weights: Weights) -> float:
    """Estimate the erections of a round: as many as usual, or as there were on average."""
    erected = K.AHU_COUNT[s.board] - Island.empty_ahu(s)
    usual = weights.weight[W.ERECTIONS] * s.seats
    return (erected + 2.0 * usual) / (max(s.round - 1, 0) + 2.0)


def erections_now(s: Fields, weights: Weights) -> float:
    """Estimate the Moai that will be erected before the present round is over."""
    if s.phase <= K.PLACE:
        return pace(s, weights)
    statues = 0
    for seat in range(s.seats):
        statues += s.moai[seat][K.SMALL] + s.moai[seat][K.MEDIUM] + s.moai[seat][K.LARGE]
        if s.phase == K.SCULPT and is_to_sculpt(s, seat) == 1:
            statues += s.free[0] if seat == s.active else s.quarry[0][seat]
    return 0.85 * statues


def is_to_sculpt(s: Fields, seat: int) -> int:
    """P2.2: tell whether a seat can still take Moai in phase 2."""
    return 1 if Order.place_in_order(s, seat) >= Order.place_in_order(s, s.active) else 0


def rest_of_round(s: Fields, weights: Weights) -> float:
    """Return what is left of the present round, as a part of one."""
    if s.phase <= K.PLACE:
        return weights.weight[W.NOW]
    return 0.6 * weights.weight[W.NOW]


# -- units and tiles -------------------------------------------------------------------------------


def value_units(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> None:
    """Value one more unit of each resource: a point, and its part of an offering to come."""
    rounds = outlook.rounds
    total = 0
    for resource in range(4):
        total += s.resources[seat][resource]
    chance = 1.0 - math.exp(-weights.weight[W.CONVERT] * rounds)
    most = 4.0 * weights.weight[W.STYLINGS] * rounds
    if total > most:
        chance *= most / total
    best = 0.0
    for resource in range(4):
        kind = resource if resource < K.WOOD else resource + 1  # the type of four such units
        best = max(best, top_value(s, kind, 0))
        if s.built[seat][K.ARTISTIC] == 1 and resource < K.PEARLS:
            best = max(best, top_value(s, kind + 1, 0))
        premium = max(0.0, (best - weights.weight[W.STYLING]) / 4.0 - 1.0)
        outlook.units[seat][resource] = 1.0 + chance * premium


def top_value(s: Fields, kind: int, taken: int) -> float:
    """Return the value on top of a stack after `taken` more tiles, 0 if it is empty then."""
    left = taken
    for tile in range(K.FIRST_KIND[kind], K.END_KIND[kind]):
        if s.piles[tile] > left:
            return K.KIND_VALUE[tile] + 0.0
        left -= s.piles[tile]
    return 0.0


def value_tiles(s: Fields, weights: Weights, outlook: Structs.Outlook, time: float) -> None:
    """Value an Ahu tile in hand: its use, if there is time for it (T1-T7)."""
    chance = 1.0 - math.exp(-2.0 * weights.weight[W.USE] * time)
    for tile in range(K.TILE_COUNT):
        outlook.tiles[tile] = chance * weights.weight[W.REST + tile] if tile < K.FAVOR else 0.0
    outlook.tiles[K.PICK] = weights.weight[W.PICK] * time
    outlook.tiles[K.FAVOR] = K.FAVOR_POINTS
    outlook.tablet = K.TABLET_POINTS + chance * weights.weight[W.TABLET]


def holdings(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Value what a seat has: offerings, units, tiles, the tablet, Improvements."""
    points = outlook.tablet * s.tablet[seat]
    for kind in range(K.KIND_COUNT):
        points += K.KIND_VALUE[kind] * s.offerings[seat][kind]
    for resource in range(4):
        points += s.resources[seat][resource] * outlook.units[seat][resource]
    for tile in range(K.TILE_COUNT):
        points += s.tiles[seat][tile] * outlook.tiles[tile]
    for improvement in range(4):
        if s.built[seat][improvement] == 1:
            points += weights.weight[W.FERVENT + improvement] * outlook.rounds
    return points


# -- offerings -------------------------------------------------------------------------------------


def best_exchange(
    s: Fields, outlook: Structs.Outlook, seat: int, sketch: Structs.Sketch, reduced: int, pays: int
) -> float:
    """Return what a seat gains by its best exchange, 0 if there is none; with `pays` it is made."""
    gain = 0.0
    best = -1
    price = -1
    units = Styling.price_of(reduced)
    purse = sketch.purse[0] + sketch.purse[1] + sketch.purse[2] + sketch.purse[3]
    if purse < units:
        return gain
    for kind in range(K.TYPE_COUNT):
        value = top_value(s, kind, sketch.tops[kind])
        if s.tiles[seat][K.PICK] > 0 and Styling.can_pick(s, seat, kind) == 1:
            tile = Styling.tile_of(s, kind + K.TYPE_COUNT)
            value = max(value, K.KIND_VALUE[tile] + 0.0)
        if value <= gain:  # whatever it costs
            continue
        for lower in range(1 + s.built[seat][K.ARTISTIC]):
            if kind >= lower:
                cost = exchange_cost(outlook, seat, sketch, kind - lower, units, 0)
                if cost >= 0.0 and value - cost > gain:
                    gain = value - cost
                    best = kind
                    price = kind - lower
    if pays == 1 and best >= 0:
        exchange_cost(outlook, seat, sketch, price, units, 1)
        sketch.tops[best] += 1
    return gain


def exchange_cost(
    outlook: Structs.Outlook, seat: int, sketch: Structs.Sketch, kind: int, units: int, pays: int
) -> float:
    """Return the worth of the cheapest price of a type, -1 if it cannot be paid (P3.7-P3.9)."""
    left = [0] * 4
    for resource in range(4):
        left[resource] = sketch.purse[resource]
    cost = 0.0
    for unit in range(units):
        resource = K.COST[kind][unit]
        while resource < 4 and left[resource] == 0:
            resource += 1
        if resource == 4:
            return -1.0
        left[resource] -= 1
        cost += outlook.units[seat][resource]
    if pays == 1:
        for resource in range(4):
            sketch.purse[resource] = left[resource]
    return cost


def rest_of_price(s: Fields, outlook: Structs.Outlook, seat: int, kind: int) -> float:
    """Return the worth of the cheapest price that begins with the units named (P3.8), or -1."""
    cost = 0.0
    named = 0
    lowest = 0
    left = [0] * 4
    for resource in range(4):
        left[resource] = s.resources[seat][resource] - s.spent[resource]
        for _ in range(s.spent[resource]):
            if resource < K.COST[kind][named]:
                return -1.0
            lowest = resource
            named += 1
            cost += outlook.units[seat][resource]
    for unit in range(named, Styling.price_of(s.skimp)):
        resource = max(lowest, K.COST[kind][unit])
        while resource < 4 and left[resource] == 0:
            resource += 1
        if resource == 4:
            return -1.0
        left[resource] -= 1
        cost += outlook.units[seat][resource]
    return cost


def price_of(s: Fields, outlook: Structs.Outlook, seat: int, kind: int) -> float:
    """Return the worth of the price of an offering, with Artistic perhaps of the type below."""
    cost = rest_of_price(s, outlook, seat, kind)
    if kind > 0 and s.built[seat][K.ARTISTIC] == 1:
        lower = rest_of_price(s, outlook, seat, kind - 1)
        if lower >= 0.0 and (cost < 0.0 or lower < cost):
            return lower
    return cost
