"""The cheapest ways of a seat over the island of Rapa Nui 2020: what is paid, what is missing.

A space of another seat costs an income (P3.3), an empty one a figure that somebody must still
place; own and neutral figures cost nothing.
"""

from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields


def find_ways(
    s: Fields, seat: int, start: int, barred: int, gaps: int, sketch: Structs.Sketch, way: int
) -> None:
    """Fill in the cost of the cheapest way to each space and the space before it.

    Spaces of the set `barred` cannot be entered, empty ones only where `gaps` is 1.
    """
    queue = [0] * 32
    ground = s.carriers
    if gaps == 1:
        ground |= K.LAND_B2 if s.board == K.B2 else K.LAND_B34
    ground &= ~barred
    waiting = 1 << start
    first = 0
    last = 1
    for space in range(K.SPACE_COUNT):
        sketch.cost[way][space] = Structs.FAR
        sketch.before[way][space] = -1
    sketch.cost[way][start] = 0
    queue[0] = start
    while first != last:
        space = queue[first]
        first = (first + 1) % 32
        waiting &= ~(1 << space)
        near = Island.around(1 << space) & ground
        for side in range(4):
            beside = neighbour(space, side)
            if beside < 0 or beside >= K.SPACE_COUNT or near >> beside & 1 == 0:
                continue
            cost = sketch.cost[way][space] + toll(s, seat, beside)
            if cost < sketch.cost[way][beside]:
                sketch.cost[way][beside] = cost
                sketch.before[way][beside] = space
                if waiting >> beside & 1 == 0:
                    waiting |= 1 << beside
                    queue[last] = beside
                    last = (last + 1) % 32


def neighbour(space: int, side: int) -> int:
    """Return the number of the space on one of four sides, as if the grid had no edges."""
    if side < 2:
        return space + 2 * side - 1
    return space + K.GRID_WIDTH * (2 * side - 5)


def toll(s: Fields, seat: int, space: int) -> int:
    """Return what entering a space costs."""
    if s.carriers >> space & 1 == 0:
        return Structs.EMPTY
    return 0 if s.holder[space] < 0 or s.holder[space] == seat else 1


def pay_way(
    s: Fields,
    outlook: Structs.Outlook,
    seat: int,
    piece: int,
    space: int,
    sketch: Structs.Sketch,
    way: int,
    part: float,
    paid: list[float],
) -> int:
    """Add a part of the incomes of a way to what others are paid; return its first space.

    P3.3: from a Moai what is printed, from a Pukao reeds.
    """
    here = space
    while sketch.before[way][here] >= 0:
        owner = s.holder[here]
        if owner >= 0 and owner != seat:
            paid[owner] += part * income_of(s, outlook, owner, piece, here)
        before = sketch.before[way][here]
        if sketch.before[way][before] < 0:
            return here
        here = before
    return -1


def income_of(s: Fields, outlook: Structs.Outlook, owner: int, piece: int, space: int) -> float:
    """Value the income of a seat when a piece enters its space; nothing comes above the cap."""
    possible = Transport.incomes(s.board, piece, space)
    best = 0.0
    for resource in range(4):
        if possible >> resource & 1 == 1 and s.resources[owner][resource] < K.CAP:
            best = max(best, outlook.units[owner][resource])
    return best
