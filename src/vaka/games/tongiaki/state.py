"""What is: the fields of a Tongiaki position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State

OWN_FIELDS: Shapes = {
    "phase": (),
    "active": (),
    "island": (),
    "left": (),
    "from_beach": (),
    "pier": (),
    "drawn": (),
    "purpose": (),
    "dissolved": (),
    "ending": (),
    "truncated": (),
    "quiet": (),
    "where": (32,),
    "q": (32,),
    "r": (32,),
    "rot": (32,),
    "near": (32, 6),
    "end": (79,),
    "danger": (79,),
    "ships": (47, 6),
    "filled": (47,),
    "settled": (16, 6),
    "royal": (16,),
    "stock": (6,),
    "fleet": (6,),
    "landed": (6,),
    "uses": (79,),
    "links": (16,),
}


class Fields(State):
    """The fields alone; the rules are added by `rules.Tongiaki`.

    Tiles, beaches and piers are numbered as in parts.py. Five fields only repeat what others say,
    so that nothing is counted or followed twice: `near`, `end` and `danger` are kept by voyage.py,
    `filled` and `settled` by beaches.py.
    """

    FIELDS = STATE_FIELDS | OWN_FIELDS
    WIDE = frozenset({"quiet", "links"})
    __slots__ = tuple(OWN_FIELDS)
    phase: int
    active: int  # the seat whose turn it is
    island: int  # place, enter, settle: where ships are put; land: where the fleet lands; else -1
    left: int  # place, enter: ships still to be put
    from_beach: int  # place, enter: the lowest beach of the island for the next ship
    pier: int  # voyage: the pier by which the fleet left; else -1
    drawn: int  # lay: the tile in hand; else -1
    purpose: int  # draw, lay, settle: what tiles are drawn for
    dissolved: int  # 1 if an island was dissolved in this turn
    ending: int  # 1 once the last island or the last water tile of the pile is laid
    truncated: int  # 1 if the match was ended by the stall rule
    quiet: int  # turns in a row without a laid tile; -1 in a turn with one
    where: list[int]  # of each tile: in the pile, laid, dissolved or in hand
    q: list[int]  # cell and rotation of each laid tile
    r: list[int]
    rot: list[int]
    near: list[list[int]]  # the tile next to each laid tile in each world direction, -1 if none
    end: list[int]  # where the route of each pier ends: 6 * last tile + heading; -1 if not laid
    danger: list[int]  # the highest number on the route of each pier
    ships: list[list[int]]  # by beach and seat
    filled: list[int]  # ships on each beach
    settled: list[list[int]]  # ships on the beaches of an island, by seat
    royal: list[int]  # the owner of each royal island, else -1
    stock: list[int]
    fleet: list[int]  # voyage, land: ships under way, by seat
    landed: list[int]  # land: ships of this fleet put on each beach of the island
    uses: list[int]  # R7.3: voyages of this turn from each pier that changed nothing
    links: list[int]  # R7.3: islands reached by those voyages from each island, as bits
