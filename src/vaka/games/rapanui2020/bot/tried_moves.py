"""What a plan of Rapa Nui 2020 would be worth after a move: the move is tried and taken back.

Only the fields that a plan looks at are changed, and all of them are as before in the end.
"""

from vaka.engine.buffers import Weights
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import codes as W
from vaka.games.rapanui2020.bot import plan as Plan
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.state import Fields


def plan_value(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Return what the best plan of a seat brings, less part of what it pays to others."""
    sketch = Structs.new_sketch()
    paid = [0.0] * 4
    value = Plan.make_plan(s, weights, outlook, seat, sketch, paid)
    return value - weights.weight[W.SPITE] * (paid[0] + paid[1] + paid[2] + paid[3])


def value_with_figure(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, space: int
) -> float:
    """Return the worth of the plan with a Villager from the hand on a space (P1.3)."""
    holder = s.holder[space]
    s.holder[space] = seat
    s.fresh[space] += 1
    s.villagers[seat] -= 1
    s.carriers |= 1 << space
    value = plan_value(s, weights, outlook, seat)
    if holder < 0:
        s.carriers &= ~(1 << space)
    s.villagers[seat] += 1
    s.fresh[space] -= 1
    s.holder[space] = holder
    return value


def value_with_sculptor(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, column: int
) -> float:
    """Return the worth of the plan with a Villager from the hand in a column (P1.4)."""
    s.quarry[column][seat] += 1
    s.villagers[seat] -= 1
    value = plan_value(s, weights, outlook, seat)
    s.villagers[seat] += 1
    s.quarry[column][seat] -= 1
    return value


def value_with_chief(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, column: int
) -> float:
    """Return the worth of the plan with the Chief below a column (P1.7)."""
    s.chief[seat] = K.BELOW + column
    value = plan_value(s, weights, outlook, seat)
    s.chief[seat] = K.IN_HAND
    return value


def value_with_power(
    s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int, tile: int
) -> float:
    """Return the worth of the plan when the power of a tile has begun (N5)."""
    s.tool = tile
    value = plan_value(s, weights, outlook, seat)
    s.tool = -1
    return value


def value_with_skimp(s: Fields, weights: Weights, outlook: Structs.Outlook, seat: int) -> float:
    """Return the worth of the plan at the reduced price (P3.9)."""
    s.skimp = 1
    value = plan_value(s, weights, outlook, seat)
    s.skimp = 0
    return value
