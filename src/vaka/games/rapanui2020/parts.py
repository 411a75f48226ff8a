"""What exists: the two boards and every piece of Rapa Nui 2020, its moves, phases and events.

Rules are cited by number everywhere: C components, S setup, G P RE T E rules, A rulings, N
notation. The pictures of the printed game are lost: what the rulebook does not say in words is
reconstructed. It stands in the section "reconstructed" below and nowhere else; the page
`docs/games/rapanui2020.md` marks it R.

Never compiled itself: `tools/write_engine.py` writes parts.pxd, which gives the compiler every
upper-case int and table of ints of this file as a C constant.
"""

from typing import Any

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec

# -- what is printed on the pieces (C2-C6) ---------------------------------------------------------

ANIMALS = ("turtle", "dolphin", "moray_eel", "octopus")  # of seats 0 to 3
MOST_SEATS = 4

RESOURCES = ("reeds", "eggs", "wood", "pearls")  # in ascending value
REEDS, EGGS, WOOD, PEARLS = range(4)
RESOURCE_COUNT = 4

SIZES = ("small", "medium", "large")
SMALL, MEDIUM, LARGE = range(3)
SIZE_COUNT = 3
COLUMN_COUNT = 3  # of the Moai quarry
WORKERS = (1, 2, 3)  # P2.3: columns in which a Sculptor works for a Moai, the first ones, by size
YIELD = (1, 3, 5)  # P3.4: resources for a Moai erected, by size
CARGO = (*SIZES, "pukao")
PUKAO = 3

TILES = (
    "rest",
    "barter",
    "skimp",
    "chip_in",
    "take_three_more",
    "take_two_more",
    "take_your_pick",
    "change_jobs",
    "lend_a_hand",
    "gain_favor",
)
REST, BARTER, SKIMP, CHIP_IN, TAKE_THREE, TAKE_TWO, PICK, CHANGE_JOBS, LEND, FAVOR = range(10)
TILE_COUNT = 10
TILE_COPIES = (4, 4, 4, 4, 2, 2, 2, 3, 3, 1)
FIRST_GAME_COPIES = (4, 4, 4, 4, 2, 2, 0, 0, 0, 1)  # S9

IMPROVEMENTS = ("fervent", "artistic", "popular", "chief")
FERVENT, ARTISTIC, POPULAR, CHIEF = range(4)
IMPROVEMENT_COUNT = 4
BUILD_RESOURCE = (REEDS, EGGS, WOOD, PEARLS)
BUILD_PRICE = (2, 2, 2, 3)
MOST_IMPROVEMENTS = 3  # G5

TYPES = ("hut", "chicken", "hatchet", "boat", "necklace")  # of offerings, in ascending value
TYPE_COUNT = 5
PRICE, REDUCED_PRICE = 4, 2  # P3.7; with Skimp P3.9
COST = (  # P3.7: the units of a price in ascending order; P3.9: with Skimp the first two of them
    (REEDS, REEDS, REEDS, REEDS),
    (EGGS, EGGS, EGGS, EGGS),
    (REEDS, EGGS, WOOD, PEARLS),
    (WOOD, WOOD, WOOD, WOOD),
    (PEARLS, PEARLS, PEARLS, PEARLS),
)


def _needs(units: int) -> tuple[tuple[int, ...], ...]:
    """P3.8: how many units of a price must be worth at least each resource.

    A price is valid exactly if these four counts are reached, because units may count as less but
    never as more.
    """
    return tuple(
        tuple(sum(unit >= resource for unit in cost[:units]) for resource in range(4))
        for cost in COST
    )


NEED, REDUCED_NEED = _needs(PRICE), _needs(REDUCED_PRICE)

# -- numbers of the rules --------------------------------------------------------------------------

VILLAGERS = 4  # and a fifth with Popular
START_RESOURCES = 1  # S2: of each
PUKAOS = 20
MOAI_COUNT = ((6, 6, 5), (8, 7, 6))  # C1, S7: by side of the board and size
END_LIMIT = (0, 0, 3, 3, 4)  # E1: by seats, the match ends with so many ahu empty
DRAFT_PICKS = 4  # S8
BARTERED = 3  # T2
MORE_THREE, MORE_TWO = 3, 2  # T6
FAVOR_POINTS, TABLET_POINTS = 3, 3  # E2

# -- reconstructed (mark R): the cap, offering values, both islands, places in quarry and track ----
# A correction is made here and nowhere else: everything below follows, and tools/generate.py writes
# again what is made from this file.

CAP = 8  # C2: of each resource

STACK_VALUES = ((8, 7, 6, 6), (10, 9, 8, 8), (11, 10, 9, 9), (12, 11, 10, 10), (14, 13, 12, 12))
OUTSTANDING_VALUES = ((9, 9), (11, 11), (12,), (13,), (14,))

_Space = tuple[str, str, str, int]  # id, name, resources printed there, ahu
ISLANDS: dict[str, tuple[_Space, ...]] = {
    "b2": (
        ("b1", "Hanga o Teo", "wood", 1),
        ("c1", "Anakena", "wood", 1),
        ("a2", "Te Peu", "pearls", 1),
        ("b2", "Akivi", "wood pearls", 0),
        ("c2", "Vaitea", "reeds eggs", 0),
        ("d2", "Te Pito Kura", "reeds", 1),
        ("e2", "Mahatua", "eggs", 1),
        ("a3", "Tahai", "wood", 2),
        ("b3", "Puna Pau", "pukao_quarry", 0),
        ("c3", "Ara Moai", "reeds", 0),
        ("d3", "Rano Raraku", "crater", 0),
        ("e3", "Tongariki", "reeds", 1),
        ("f3", "Poike", "eggs", 2),
        ("a4", "Hanga Piko", "pearls", 1),
        ("b4", "Vinapu", "eggs", 1),
        ("c4", "Vaihu", "eggs", 2),
        ("d4", "Akahanga", "reeds", 2),
        ("a5", "Orongo", "pearls", 1),
    ),
    "b34": (
        ("c1", "Hanga o Teo", "eggs", 1),
        ("d1", "Anakena", "wood", 1),
        ("b2", "Te Peu", "wood", 2),
        ("c2", "Terevaka", "reeds wood", 0),
        ("d2", "Maunga Pui", "eggs", 0),
        ("e2", "Te Pito Kura", "reeds", 2),
        ("a3", "Tahai", "pearls", 1),
        ("b3", "Akivi", "wood pearls", 0),
        ("c3", "Vaitea", "reeds eggs", 0),
        ("d3", "Ara Moai", "reeds", 0),
        ("e3", "Rano Raraku", "crater", 0),
        ("f3", "Tongariki", "reeds", 2),
        ("g3", "Poike", "eggs", 1),
        ("a4", "Hanga Piko", "wood", 2),
        ("b4", "Puna Pau", "pukao_quarry", 0),
        ("c4", "Huri a Urenga", "eggs wood", 0),
        ("d4", "Akahanga", "eggs", 2),
        ("e4", "Hanga Tetenga", "reeds", 2),
        ("a5", "Orongo", "pearls", 1),
        ("b5", "Vinapu", "pearls", 2),
        ("c5", "Vaihu", "eggs", 2),
    ),
}
PLACES = ((4, 3, 2), (5, 4, 3))  # C8: Sculptors in each column, by side of the board
STARS = (2, 4)  # C8, A6: on the track, by side of the board
MOST_STARS = max(STARS)

# -- spaces as numbers -----------------------------------------------------------------------------
# Both islands lie on one grid of columns a to g and rows 1 to 5. Spaces are numbered row by row,
# from b1 (0) to c5 (29), and are also bits. East is then the next bit, south the seventh, and a set
# of spaces moves in all four directions by shifts; see `island.joined`.

BOARDS = tuple(ISLANDS)
B2, B34 = range(2)
_columns = sorted({space[0] for island in ISLANDS.values() for space, *_ in island})
_rows = sorted({space[1] for island in ISLANDS.values() for space, *_ in island})
_grid = [column + row for row in _rows for column in _columns]
_places = [_grid.index(space) for island in ISLANDS.values() for space, *_ in island]
GRID_WIDTH = len(_columns)
SPACES = tuple(_grid[min(_places) : max(_places) + 1])
SPACE_COUNT = len(SPACES)
NOT_WEST = sum(1 << i for i, space in enumerate(SPACES) if space[0] != _columns[0])
NOT_EAST = sum(1 << i for i, space in enumerate(SPACES) if space[0] != _columns[-1])
NOT_SOUTH = (1 << (SPACE_COUNT - GRID_WIDTH)) - 1

_boards = tuple(
    tuple((SPACES.index(space), prints, ahu) for space, _, prints, ahu in island)
    for island in ISLANDS.values()
)


def _padded(values: list[int], length: int) -> tuple[int, ...]:
    return (*values, *([-1] * (length - len(values))))


def _printed(prints: str) -> int:
    """Return the resources printed on a space as bits."""
    return sum(1 << i for i, resource in enumerate(RESOURCES) if resource in prints.split())


CRATER = tuple(next(i for i, kind, _ in board if kind == "crater") for board in _boards)
PUKAO_QUARRY = tuple(next(i for i, kind, _ in board if kind == "pukao_quarry") for board in _boards)
LAND_COUNT = tuple(sum(_printed(prints) > 0 for _, prints, _ in board) for board in _boards)
AHU_COUNT = tuple(sum(ahu for _, _, ahu in board) for board in _boards)
MOST_LAND, MOST_AHU = max(LAND_COUNT), max(AHU_COUNT)
LAND = tuple(  # spaces open to Villagers, in board order
    _padded([i for i, prints, _ in board if _printed(prints)], MOST_LAND) for board in _boards
)
LAND_B2, LAND_B34 = (  # the same as sets
    sum(1 << i for i, prints, _ in board if _printed(prints)) for board in _boards
)
PRINTED = tuple(  # resources printed on a space, as bits; 0 for the quarries and outside
    tuple(
        sum(_printed(prints) for i, prints, _ in board if i == space)
        for space in range(SPACE_COUNT)
    )
    for board in _boards
)
AHU_SPACE = tuple(  # the space of each ahu, in board order
    _padded([i for i, _, ahu in board for _ in range(ahu)], MOST_AHU) for board in _boards
)
FIRST_AHU = tuple(  # the first ahu of a space
    tuple(AHU_SPACE[n].index(i) if i in AHU_SPACE[n] else 0 for i in range(SPACE_COUNT))
    for n in range(2)
)
AHUS = tuple(
    tuple(AHU_SPACE[n].count(i) for i in range(SPACE_COUNT)) for n in range(2)
)  # ahu of a space
ROUTE_LENGTH = max(map(len, _boards))  # no space twice (A10)

# -- where a Chief is: on a space, below a column, in hand or still in the Village -----------------

BELOW = SPACE_COUNT  # and the column
IN_HAND = BELOW + COLUMN_COUNT
IN_VILLAGE = IN_HAND + 1

# -- offering tiles by kind: for each type the values of its stack, then the Outstanding ones ------

_piles = (STACK_VALUES, OUTSTANDING_VALUES)
_kinds = tuple(  # type, 1 if Outstanding, value; in a pile the dearest first
    (kind, beside, value)
    for kind in range(TYPE_COUNT)
    for beside, pile in enumerate(_piles)
    for value in sorted(set(pile[kind]), reverse=True)
)
KIND_COUNT = len(_kinds)
KIND_TYPE = tuple(kind for kind, _, _ in _kinds)
KIND_BESIDE = tuple(beside for _, beside, _ in _kinds)  # 1 if Outstanding
KIND_VALUE = tuple(value for _, _, value in _kinds)
KIND_ORDER = tuple(  # by type, in ascending value
    sorted(range(KIND_COUNT), key=lambda i: (KIND_TYPE[i], KIND_VALUE[i], KIND_BESIDE[i]))
)
FIRST_KIND, END_KIND = (  # of a stack, by type; TYPE_COUNT later of the Outstanding tiles beside it
    tuple(
        sum(
            (kind, beside) < (offer % TYPE_COUNT, offer // TYPE_COUNT + end)
            for kind, beside, _ in _kinds
        )
        for offer in range(2 * TYPE_COUNT)
    )
    for end in range(2)
)
KIND_COPIES = tuple(  # S7: two seats play with one of each pair in a stack
    tuple(
        1 if board == B2 and not beside else _piles[beside][kind].count(value)
        for kind, beside, value in _kinds
    )
    for board in (B2, B34)
)
MOST_COPIES = max(KIND_COPIES[B34])

# -- options (N1) ----------------------------------------------------------------------------------

VARIANT, MAX_ROUNDS = 0, 1  # places in State.options
OPTIONS: dict[str, tuple[Any, ...]] = {
    "variant": ("standard", "first_game"),
    "max_rounds": (30, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50, 100),
}
STANDARD, FIRST_GAME = range(2)
ROUNDS = (30, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50, 100)  # by the place of the value of `max_rounds`

# -- phases and stages (N4) ------------------------------------------------------------------------

PHASES = ("tiles", "draft", "place", "sculpt", "haul", "over")
DEAL, DRAFT, PLACE, SCULPT, HAUL, OVER = range(6)
GOES_ON, FILLED, OUT_OF_ROUNDS = range(3)  # E1, A40: how the end of a round finds the match

STAGES = ("", "draft", "main", "route", "income", "gain", "exchange", "spend", "after")
NO_STAGE, DRAFTING, MAIN, ROUTE, INCOME, GAIN, EXCHANGE, SPEND, AFTER = range(9)

LIFTS = ("", "sculptor", "chief")
NO_LIFT, LIFT_SCULPTOR, LIFT_CHIEF = range(3)

# -- moves (N4, N5) --------------------------------------------------------------------------------

_COLUMNS = ("1", "2", "3")
_STARS = tuple(str(star + 1) for star in range(MOST_STARS))

MOVES = MoveCodec(
    tile=Block("tile", TILES),
    draft=Block("draft", TILES),
    place=Block("place", SPACES),
    carve=Block("carve", _COLUMNS),
    sorcerer=Block("sorcerer", _STARS),
    chief=Block("chief", _COLUMNS),
    take=Block("take", SIZES),
    done=Block("done"),
    load=Block("load", CARGO),
    drop=Block("drop"),
    step=Block("step", SPACES),
    erect=Block("erect", TILES),
    style=Block("style"),
    income=Block("income", RESOURCES),
    gain=Block("gain", RESOURCES),
    offer=Block("offer", TYPES, covered="others"),
    outstanding=Block("offer outstanding", TYPES, covered="others"),
    spend=Block("spend", RESOURCES, covered="others"),
    end=Block("end"),
    play=Block("play", TILES),
    copy=Block("copy", TILES),
    build=Block("build", IMPROVEMENTS),
    give=Block("give", RESOURCES),
    get=Block("get", RESOURCES),
    column=Block("column", _COLUMNS),
    stand=Block("stand", SPACES),
    lift=Block("lift", LIFTS[1:], first=1),
    to=Block("to", SPACES),
)

# -- events ----------------------------------------------------------------------------------------

EVENTS = EventCodec(
    tile=EventKind("S3", reveals=True, tile=TILES, space=SPACES),
    draft=EventKind("S8", seat=int, tile=TILES),
    round=EventKind("G1", round=int),
    place=EventKind("P1.3", seat=int, space=SPACES),
    carve=EventKind("P1.4", seat=int, column=int),
    sorcerer=EventKind("P1.5", seat=int, star=int),
    chief=EventKind("P1.7", seat=int, column=int),
    order=EventKind("P2.1", star=int, seat=int, place=int),
    take=EventKind("P2.3", seat=int, size=SIZES),
    done=EventKind("P2.2", seat=int, moai=int),
    load=EventKind("P3.2", seat=int, cargo=CARGO),
    step=EventKind("P3.2", cargo=CARGO, space=SPACES),
    income=EventKind("P3.3", seat=int, resource=RESOURCES, space=SPACES),
    lost=EventKind("G4", seat=int, resource=RESOURCES, amount=int),
    erect=EventKind("P3.4", seat=int, size=SIZES, space=SPACES, tile=TILES),
    gain=EventKind("P3.4", seat=int, resource=RESOURCES, amount=int),
    tired=EventKind("P3.5", seat=int, space=SPACES),
    style=EventKind("P3.6", seat=int, space=SPACES),
    # A37: an offering is seen when it is taken and paid for, then it lies face down.
    spend=EventKind(
        "P3.7", covered=("resource",), keeps="seat", seat=int, resource=RESOURCES, amount=int
    ),
    offering=EventKind(
        "P3.7", covered=("type", "value"), keeps="seat", seat=int, type=TYPES, value=int
    ),
    outstanding=EventKind(
        "P3.9", covered=("type", "value"), keeps="seat", seat=int, type=TYPES, value=int
    ),
    drop=EventKind("P3.1", seat=int),
    play=EventKind("G6", seat=int, tile=TILES),
    copy=EventKind("T7", seat=int, tile=TILES),
    build=EventKind("G5", seat=int, improvement=IMPROVEMENTS),
    barter=EventKind("T2", seat=int, given=RESOURCES, got=RESOURCES),
    chip_in=EventKind("T3", seat=int, column=int),
    job_sculptor=EventKind("T4", seat=int, column=int),
    job_transporter=EventKind("T4", seat=int, space=SPACES),
    stand=EventKind("T1", seat=int, space=SPACES),
    lend=EventKind("T5", seat=int, column=int, space=SPACES),
    lend_chief=EventKind("T5", seat=int, space=SPACES),
    returned=EventKind("RE1", seat=int, moai=int),
    truncated=EventKind("A40", rounds=int),
    end=EventKind("E1", ahu=int),
)

# -- the counts of the rulebook --------------------------------------------------------------------

assert sum(TILE_COPIES) == 29
assert sum(FIRST_GAME_COPIES) == 21
assert [sum(counts) for counts in MOAI_COUNT] == [17, 21]
assert [sum(counts) for counts in KIND_COPIES] == [15 + 7, 20 + 7]
assert (min(KIND_VALUE), max(KIND_VALUE)) == (6, 14)
assert all(len(set(values)) == 3 for values in STACK_VALUES), "one pair in each stack"
assert 8 in STACK_VALUES[1], "there is a Chicken of 8"
assert 12 in STACK_VALUES[4], "there is a Necklace of 12"
assert AHU_COUNT[B34] == 21
assert SPACE_COUNT < 32, "a set of spaces fits into an int of 32 bits"
assert MOST_AHU < 32, "and so does a set of ahu"
assert all(list(board) == sorted(board) for board in _boards), "board order is the order of numbers"
assert all(
    AHUS[b][i] == 0 or PRINTED[b][i] in (1, 2, 4, 8) for b in range(2) for i in range(SPACE_COUNT)
)
assert min(STARS[B2] - 2, STARS[B34] - MOST_SEATS) >= 0, "a star for each seat"
assert OPTIONS["max_rounds"] == ROUNDS
assert all(sum(row) <= sum(NEED[i]) for i, row in enumerate(REDUCED_NEED))
