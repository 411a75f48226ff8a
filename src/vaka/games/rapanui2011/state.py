"""What is: the fields of a Rapa Nui 2011 position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State
from vaka.games.rapanui2011 import parts as K

OWN_FIELDS: Shapes = {
    "phase": (),
    "active": (),
    "column": (),
    "scored": (),
    "queue_n": (),
    "queue": (K.SEAT_COUNT,),
    "due": (K.SEAT_COUNT,),
    "pile": (K.TYPE_COUNT,),
    "columns": (K.COLUMN_COUNT, K.COLUMN_HEIGHT),
    "height": (K.COLUMN_COUNT,),
    "supply": (K.KIND_COUNT,),
    "stone_n": (),
    "stone": (K.STONE_SIZE,),
    "box_moais": (),
    "colour": (K.SEAT_COUNT,),
    "display": (K.SEAT_COUNT, K.TYPE_COUNT),
    "hand": (K.SEAT_COUNT, K.TYPE_COUNT),
    "offerings": (K.SEAT_COUNT, K.KIND_COUNT),
    "wood": (K.SEAT_COUNT,),
    "fame": (K.SEAT_COUNT,),
}


class Fields(State):
    """The fields alone; the rules are added by `rules.RapaNui2011`."""

    FIELDS = STATE_FIELDS | OWN_FIELDS
    WIDE = frozenset({"stone"})
    __slots__ = tuple(OWN_FIELDS)
    phase: int
    active: int  # the seat whose turn it is
    column: int  # the column being filled, else -1
    scored: int  # the type being scored while a choice is open, else -1
    queue_n: int
    queue: list[int]  # the seats still to be asked in this phase, in order
    due: list[int]  # substitute: cards still owed to the seat at the same place of the queue
    pile: list[int]  # cards by type
    columns: list[list[int]]  # types, back to front
    height: list[int]  # cards in each column
    supply: list[int]  # offering cards by kind
    stone_n: int
    stone: list[int]  # bottom to top; how a card is packed into an int: parts.py
    box_moais: int
    colour: list[int]  # -1 before it is dealt
    display: list[list[int]]  # by seat and type
    hand: list[list[int]]
    offerings: list[list[int]]  # by seat and kind
    wood: list[int]
    fame: list[int]
