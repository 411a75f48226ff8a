"""What is: the fields of a Rapa Nui 2020 position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State
from vaka.games.rapanui2020 import parts as K

OWN_FIELDS: Shapes = {
    "board": (),
    "phase": (),
    "round": (),
    "truncated": (),
    "bag": (K.TILE_COUNT,),
    "display": (K.TILE_COUNT,),
    "box": (K.TILE_COUNT,),
    "ahu_tile": (K.MOST_AHU,),
    "ahu_moai": (K.MOST_AHU,),
    "ahu_pukao": (K.MOST_AHU,),
    "holder": (K.SPACE_COUNT,),
    "fresh": (K.SPACE_COUNT,),
    "tired": (K.SPACE_COUNT,),
    "quarry": (K.COLUMN_COUNT, K.MOST_SEATS),
    "stars": (K.MOST_STARS,),
    "order": (K.MOST_SEATS,),
    "supply": (K.SIZE_COUNT,),
    "pukaos": (),
    "piles": (K.KIND_COUNT,),
    "resources": (K.MOST_SEATS, K.RESOURCE_COUNT),
    "villagers": (K.MOST_SEATS,),
    "sorcerer": (K.MOST_SEATS,),
    "chief": (K.MOST_SEATS,),
    "built": (K.MOST_SEATS, K.IMPROVEMENT_COUNT),
    "tiles": (K.MOST_SEATS, K.TILE_COUNT),
    "tablet": (K.MOST_SEATS,),
    "moai": (K.MOST_SEATS, K.SIZE_COUNT),
    "offerings": (K.MOST_SEATS, K.KIND_COUNT),
    "dropped": (K.MOST_SEATS,),
    "active": (),
    "stage": (),
    "tool": (),
    "given": (),
    "lifted": (),
    "free": (K.COLUMN_COUNT,),
    "taken": (),
    "piece": (),
    "route_n": (),
    "route": (K.ROUTE_LENGTH,),
    "extra": (),
    "skimp": (),
    "offer": (),
    "spent": (K.RESOURCE_COUNT,),
    "carriers": (),
    "trodden": (),
    "vacant": (),
    "bare": (),
    "ready": (K.MOST_SEATS,),
}


class Fields(State):
    """The fields alone; the rules are added by `rules.RapaNui2020`.

    Spaces, ahu and offering tiles are numbered as in parts.py; sets of spaces are bits. The last
    five fields only repeat what others say, so that no reachable space is looked for one by one;
    island.py keeps them.
    """

    FIELDS = STATE_FIELDS | OWN_FIELDS
    WIDE = frozenset({"carriers", "trodden", "vacant", "bare", "ready"})
    __slots__ = tuple(OWN_FIELDS)
    board: int  # the side: B2 for two seats, else B34
    phase: int
    round: int  # 0 while setting up
    truncated: int
    bag: list[int]  # Ahu tiles by name: not dealt, on display for the draft, used or set aside
    display: list[int]
    box: list[int]
    ahu_tile: list[int]  # of each ahu, -1 if none
    ahu_moai: list[int]  # its size, -1 if none
    ahu_pukao: list[int]
    holder: list[int]  # the seat whose figures stand on a space, -1 if none or only a neutral one
    fresh: list[int]  # Villagers and working Sorcerers on a space; Chiefs are not counted
    tired: list[int]
    quarry: list[list[int]]  # Sculptors by column and seat; Chiefs are not counted
    stars: list[int]  # the seat whose Sorcerer stands there, else -1
    order: list[int]  # seats in turn order
    supply: list[int]  # Moai by size
    pukaos: int
    piles: list[int]  # offering tiles left, by kind
    resources: list[list[int]]  # by seat
    villagers: list[int]  # in hand, by seat
    sorcerer: list[int]  # 1 in hand
    chief: list[int]  # a space, BELOW + column, IN_HAND or IN_VILLAGE
    built: list[list[int]]  # Improvements by seat
    tiles: list[list[int]]  # Ahu tiles by seat
    tablet: list[int]  # 1 until it is used
    moai: list[list[int]]  # taken and not yet erected, by seat and size
    offerings: list[list[int]]  # by seat and kind
    dropped: list[int]
    active: int  # the seat whose turn it is, also while another chooses an income; else -1
    stage: int
    tool: int  # the Ahu tile whose power is being used, else -1
    given: int  # Barter: the resource given, else -1
    lifted: int  # Lend a Hand: what is lifted
    free: list[int]  # sculpt: Sculptors of each column not used yet
    taken: int  # sculpt: the size of the last Moai taken, -1 before the first
    piece: int  # haul: what is being carried, else -1
    route_n: int
    route: list[int]  # the spaces it has entered, from its quarry on; -1 behind the last
    extra: int  # gain: resources added by Take Two or Three More
    skimp: int  # exchange, spend: 1 at the reduced price
    offer: int  # spend: the offering to be had, TYPE_COUNT more if Outstanding; else -1
    spent: list[int]  # spend: units named so far, by resource
    carriers: int  # spaces with a figure, the neutral ones included
    trodden: int  # the spaces of the route
    vacant: int  # spaces with an ahu without Moai
    bare: int  # spaces with a Moai without Pukao
    ready: list[int]  # by seat: spaces with a fresh figure or the Chief
