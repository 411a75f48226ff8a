"""What the evaluation works on: the outlook of a match, and the sketch of a seat's round.

This module is never compiled itself: `structs.pxd` gives the compiler the same as C structs. There
`new_sketch` makes one on the stack of the function that calls it, so that evaluating allocates
nothing and threads share nothing; it must be called at the top level of a function, not in a block.
"""

from vaka.engine import memory as mem
from vaka.engine.buffers import Shapes
from vaka.games.rapanui2020 import parts as K

WAY_COUNT = 3
CHIEF = 8  # added to the figures of a space where the Chief stands, who is never tired
FAR = 1000  # cost of a space that cannot be reached
EMPTY = 16  # cost of a space without figure; one of another seat costs 1
FROM_CRATER, FROM_QUARRY, FROM_HERE = range(WAY_COUNT)  # where the ways of a sketch begin

OUTLOOK_FIELDS: Shapes = {
    "rounds": (),
    "units": (K.MOST_SEATS, K.RESOURCE_COUNT),
    "tiles": (K.TILE_COUNT,),
    "tablet": (),
    "helpers": (K.MOST_SEATS,),
}
SKETCH_FIELDS: Shapes = {
    "figures": (K.SPACE_COUNT,),
    "bare": (K.SPACE_COUNT,),
    "cost": (WAY_COUNT, K.SPACE_COUNT),
    "before": (WAY_COUNT, K.SPACE_COUNT),
    "purse": (K.RESOURCE_COUNT,),
    "statues": (K.SIZE_COUNT,),
    "tops": (K.TYPE_COUNT,),
    "hand": (),
    "open": (),
    "used": (),
    "spots": (),
    "columns": (K.COLUMN_COUNT,),
    "skimped": (),
    "first": (),
    "piece": (),
    "taken": (K.SIZE_COUNT,),
}


class Outlook:
    """What is expected of the rest of the match."""

    FIELDS = OUTLOOK_FIELDS
    __slots__ = tuple(FIELDS)
    rounds: float  # after the present one
    units: list[list[float]]  # points for a unit, by seat and resource
    tiles: list[float]  # points for an Ahu tile in hand, by name
    tablet: float  # points for an unused tablet
    helpers: list[float]  # gaps that others fill, by seat

    def __init__(self) -> None:
        """Expect nothing."""
        mem.allocate(self)


class Sketch:
    """What a seat has for the rest of the round, and what its plan makes of it."""

    FIELDS = SKETCH_FIELDS
    __slots__ = tuple(FIELDS)
    figures: list[int]  # fresh figures by space
    bare: list[int]  # Moai without Pukao by space
    cost: list[list[int]]  # of the cheapest way to each space, by where ways begin
    before: list[list[int]]  # the space before it on that way, -1 if there is none
    purse: list[int]  # units by resource
    statues: list[int]  # Moai by size
    tops: list[int]  # offerings taken from each stack
    hand: int  # figures still to be placed
    open: int  # spaces where they may be placed, as bits
    used: int  # ahu of the plan, as bits
    spots: int  # spaces where the plan places figures, as bits
    columns: list[int]  # Sculptors that the plan places, by column
    skimped: int  # 1 if the plan has used Skimp
    first: int  # the first space of the plan's first transport, -1 if none
    piece: int  # what the plan transports first, -1 if nothing
    taken: list[int]  # Moai that the plan takes in phase 2, by size

    def __init__(self) -> None:
        """Have nothing."""
        mem.allocate(self)


def new_outlook() -> Outlook:
    """Return an outlook of zeros."""
    return Outlook()


def new_sketch() -> Sketch:
    """Return a sketch of zeros."""
    return Sketch()


def copy_sketch(to: Sketch, source: Sketch) -> None:
    """Make `to` equal to `source`, so that a plan can be tried."""
    mem.copy_block(to, source, 0)
