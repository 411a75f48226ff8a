"""What is: the fields of a Tongiaki position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State
from vaka.games.tongiaki import parts as K

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
    "where": (K.TILE_COUNT,),
    "q": (K.TILE_COUNT,),
    "r": (K.TILE_COUNT,),
    "rot": (K.TILE_COUNT,),
    "near": (K.TILE_COUNT, K.EDGES),
    "end": (K.PIER_COUNT,),
    "danger": (K.PIER_COUNT,),
    "ships": (K.BEACH_COUNT, K.MOST_SEATS),
    "filled": (K.BEACH_COUNT,),
    "settled": (K.ISLAND_COUNT, K.MOST_SEATS),
    "royal": (K.ISLAND_COUNT,),
    "stock": (K.MOST_SEATS,),
    "fleet": (K.MOST_SEATS,),
    "landed": (K.MOST_BEACHES,),
    "uses": (K.PIER_COUNT,),
    "links": (K.ISLAND_COUNT,),
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
