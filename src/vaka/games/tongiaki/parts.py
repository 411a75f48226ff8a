"""What exists: every tile and ship of Tongiaki, its moves, phases and events.

Rules are cited by number everywhere: C components and geometry, S setup, R rules, E end and
scoring, A rulings, N notation.

Never compiled itself: `tools/write_engine.py` writes parts.pxd, which gives the compiler every
upper-case int and table of ints of this file as a C constant.
"""

import re
from typing import Any

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec

# -- ships (C1) ------------------------------------------------------------------------------------

COLOURS = ("blue", "yellow", "green", "orange", "red", "purple")  # of seats 0 to 5

MOST_SEATS = 6
SHIPS = 15  # ships of a colour

# -- directions (C4) -------------------------------------------------------------------------------
# Edges of a tile are counted clockwise from its crest; world directions run the same way from
# south. A tile laid with rotation `rot` has its edge e towards world direction (e + rot) mod 6, and
# what leaves in direction d arrives from direction (d + 3) mod 6.

EDGES = 6
STEP_Q = (0, -1, -1, 0, 1, 1)  # south, southwest, northwest, north, northeast, southeast
STEP_R = (1, 1, 0, -1, -1, 0)
SIDE = ((-1, 2, 1), (3, -1, 0), (4, 5, -1))  # the direction of a step [q + 1][r + 1], -1 if none

# -- islands (C5): name, points, and of each beach the berths and the edges of its piers -----------

ISLAND_TILES: tuple[tuple[str, int, tuple[tuple[int, tuple[int, ...]], ...]], ...] = (
    ("tonga", 0, ((3, (0,)), (3, (1,)), (3, (2,)), (3, (3,)), (3, (4,)), (3, (5,)))),
    ("muroroa", 2, ((2, (1,)), (2, (2,)), (3, (4, 5)))),
    ("nauru", 2, ((2, (1, 2)), (3, (3,)), (2, (4, 5)))),
    ("tubuai", 2, ((3, (1, 2)), (3, (4, 5)))),
    ("rapa_nui", 3, ((5, (1, 2)), (3, (3, 4, 5)))),
    ("rarotonga", 3, ((3, (1, 2)), (4, (3, 4, 5)))),
    ("tokelau", 3, ((4, (1,)), (3, (2, 3)), (2, (4, 5)))),
    ("tuamotu", 3, ((4, (1, 2, 3)), (4, (4, 5)))),
    ("hiva_oa", 4, ((2, (1, 2)), (2, (3,)), (5, (4, 5)))),
    ("mangareva", 4, ((2, (1, 2)), (3, (3, 4)), (4, (5,)))),
    ("oahu", 4, ((3, (1, 2)), (5, (3,)), (3, (4, 5)))),
    ("tahiti", 4, ((2, (1, 2)), (3, (3, 4)), (4, (5,)))),
    ("tuvalu", 4, ((2, (1, 2)), (4, (3,)), (3, (4, 5)))),
    ("fidschi", 5, ((5, (1,)), (4, (2, 3)), (4, (4, 5)))),
    ("hawaii", 5, ((3, (1, 2)), (5, (3,)), (2, (4, 5)))),
    ("samoa", 5, ((3, (1, 2)), (4, (3, 4)), (5, (5,)))),
)

# -- water tiles (C6): name, and of each path the two edges and the colours needed (0: none) -------

WATER_TILES: tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...] = (
    ("water_a", ((0, 3, 4), (1, 5, 4), (2, 4, 4))),
    ("water_b", ((0, 4, 4), (1, 3, 4), (2, 5, 3))),
    ("water_c", ((0, 3, 4), (1, 5, 3), (2, 4, 0))),
    ("water_d", ((0, 4, 3), (1, 3, 3), (2, 5, 4))),
    ("water_e", ((0, 1, 3), (2, 3, 2), (4, 5, 4))),
    ("water_f", ((0, 3, 3), (1, 5, 3), (2, 4, 3))),
    ("water_g", ((0, 3, 3), (1, 5, 2), (2, 4, 0))),
    ("water_h", ((0, 1, 3), (2, 3, 0), (4, 5, 2))),
    ("water_i", ((0, 4, 2), (1, 3, 3), (2, 5, 4))),
    ("water_j", ((0, 5, 2), (1, 2, 2), (3, 4, 2))),
    ("water_k", ((0, 1, 2), (2, 3, 0), (4, 5, 2))),
    ("water_l", ((0, 5, 0), (1, 2, 3), (3, 4, 4))),
    ("water_m", ((0, 4, 0), (1, 3, 4), (2, 5, 2))),
    ("water_n", ((0, 5, 0), (1, 2, 4), (3, 4, 2))),
    ("water_o", ((0, 1, 0), (2, 3, 2), (4, 5, 0))),
    ("water_p", ((0, 5, 0), (1, 2, 0), (3, 4, 0))),
)

# -- the same as tables of ints --------------------------------------------------------------------
# Islands are tiles 0 to 15, water tiles 16 to 31. Beaches and piers are numbered through all
# islands, piers in the order of their edges, so that the piers of a beach follow each other.

ISLANDS = tuple(name for name, _, _ in ISLAND_TILES)
WATERS = tuple(name for name, _ in WATER_TILES)
TILES = ISLANDS + WATERS
TONGA, WATER = 0, 16  # the start tile, and the first of the water tiles
ISLAND_COUNT, TILE_COUNT = 16, 32

POINTS = tuple(points for _, points, _ in ISLAND_TILES)
BEACHES = tuple(len(beaches) for _, _, beaches in ISLAND_TILES)  # of each island
_beaches = tuple(  # every beach: island, place among its beaches, berths, edges of its piers
    (island, place, berths, piers)
    for island, (_, _, beaches) in enumerate(ISLAND_TILES)
    for place, (berths, piers) in enumerate(beaches)
)
_piers = tuple(  # every pier: island, beach, edge
    (island, beach, edge) for beach, (island, _, _, piers) in enumerate(_beaches) for edge in piers
)
BEACH_COUNT, PIER_COUNT, MOST_BEACHES = 47, 79, 6

BEACH_ISLAND = tuple(island for island, _, _, _ in _beaches)
FIRST_BEACH = (*(BEACH_ISLAND.index(island) for island in range(ISLAND_COUNT)), BEACH_COUNT)
BERTHS = tuple(berths for _, _, berths, _ in _beaches)
PIER_ISLAND = tuple(island for island, _, _ in _piers)
PIER_BEACH = tuple(beach for _, beach, _ in _piers)
PIER_EDGE = tuple(edge for _, _, edge in _piers)
FIRST_PIER = (*(PIER_ISLAND.index(island) for island in range(ISLAND_COUNT)), PIER_COUNT)
BEACH_PIER = (*(PIER_BEACH.index(beach) for beach in range(BEACH_COUNT)), PIER_COUNT)  # the first
EDGE_PIER = tuple(  # the pier at each edge of each island, -1 if none
    tuple(next((i for i, pier in enumerate(_piers) if pier[::2] == at), -1) for at in edges)
    for edges in ([(island, edge) for edge in range(EDGES)] for island in range(ISLAND_COUNT))
)


def _by_edge(paths: tuple[tuple[int, int, int], ...]) -> list[tuple[int, int]]:
    """Return for each edge of a water tile where its path leads and the colours it needs."""
    ends = [(a, b, number) for one, two, number in paths for a, b in ((one, two), (two, one))]
    return [(b, number) for _, b, number in sorted(ends)]


FAR_EDGE = tuple(tuple(far for far, _ in _by_edge(paths)) for _, paths in WATER_TILES)
NUMBER = tuple(tuple(number for _, number in _by_edge(paths)) for _, paths in WATER_TILES)
CREST_NUMBER = tuple(numbers[0] for numbers in NUMBER)  # for the fleet that discovers the tile
HIGHEST_NUMBER = 4

# -- numbers of the rules --------------------------------------------------------------------------

SETUP_SHIPS = 2  # S4: of each seat
SETUP_MOST = 2  # S4: on a beach of Tonga while setting up
TONGA_SHIPS = 2  # R6.1: when re-entering on Tonga; elsewhere one
MOST_ROYAL = 2  # R4.3
MOST_USES = 3  # R7.3

# -- options (N7) ----------------------------------------------------------------------------------

FINAL_DRAWS, STALL_LIMIT = 0, 1  # places in State.options
OPTIONS: dict[str, tuple[Any, ...]] = {
    "final_draws": ("continue", "stop"),
    "stall_limit": (200, 0),
}
FOR_PEOPLE: dict[str, Any] = {"stall_limit": 0}  # A19: anyone can colonise
STOP = 1
STALL_TURNS = (200, 0)  # by the place of the value of `stall_limit`; 0 is never

# -- where a tile is, what it is drawn for, phases -------------------------------------------------

IN_PILE, LAID, DISSOLVED, DRAWN = range(4)

PURPOSES = ("", "colonise", "explore")
NOTHING, COLONISE, EXPLORE = range(3)

PHASES = (
    "setup",
    "turn",
    "expand",
    "place",
    "enter",
    "sail",
    "voyage",
    "land",
    "draw",
    "lay",
    "settle",
    "over",
)
SETUP, TURN, EXPAND, PLACE, ENTER, SAIL, VOYAGE, LAND, DRAW, LAY, SETTLE, OVER = range(12)

# -- moves (N2) ------------------------------------------------------------------------------------


class TileMoves(MoveCodec):
    """The moves of Tongiaki: `lay` is written with a cell, but numbered by a tile beside it.

    The crest of a tile laid beside another faces it, so the other tile and the side of it say cell
    and rotation: 192 numbers serve every board, where cells and rotations would take thousands.
    Only if no tile is laid at all is there nothing beside: then the tile is laid on cell 0 0.
    """

    _LAY = re.compile(r"lay (-?[0-9]{1,5}) (-?[0-9]{1,5}) ([0-5])", re.ASCII)

    def text(self, state: Any, move: int) -> str:
        """Return the text of a move in this position."""
        beside = move - self.first("lay")
        if not 0 <= beside < TILE_COUNT * EDGES:
            return super().text(state, move)
        tile, side = divmod(beside, EDGES)
        q, r = state.q[tile] + STEP_Q[side], state.r[tile] + STEP_R[side]
        return f"lay {q} {r} {(side + 3) % EDGES}"

    def find(self, state: Any, text: str) -> int | None:
        """Return the number of a move in this position.

        A cell without a laid tile in the direction of the crest gets the number of the tile laid
        all alone, so that it can be refused with the right words.
        """
        if not text.startswith("lay "):
            return super().find(state, text)
        numbers = self._LAY.fullmatch(text)
        if numbers is None:
            return None
        q, r, rot = map(int, numbers.groups())
        if text != f"lay {q} {r} {rot}":  # such as -0 or 01
            return None
        side = (rot + 3) % EDGES
        beside = (q - STEP_Q[side], r - STEP_R[side])
        laid = [tile for tile in range(TILE_COUNT) if state.where[tile] == LAID]
        for tile in laid:
            if (state.q[tile], state.r[tile]) == beside:
                return self.first("lay") + EDGES * tile + side
        return self.first("lay_alone") if laid or text == "lay 0 0 0" else None


_BEACH_NAMES = tuple(f"{ISLANDS[island]} {place}" for island, place, _, _ in _beaches)
PIERS = tuple(f"{ISLANDS[island]} {edge}" for island, _, edge in _piers)

MOVES = TileMoves(
    expand=Block("expand", ISLANDS),
    enter=Block("enter", ISLANDS),
    king=Block("king", ISLANDS),
    colonise=Block("colonise"),
    explore=Block("explore"),
    pass_=Block("pass"),
    take=Block("take", _BEACH_NAMES),
    place=Block("place", _BEACH_NAMES),
    sail=Block("sail", PIERS),
    land=Block("land", COLOURS, ("0", "1", "2", "3", "4", "5")),
    lay=Block("lay", TILES, ("0", "1", "2", "3", "4", "5")),  # tile and side; written as cells
    lay_alone=Block("lay", ("0 0 0",)),
    draw=Block("draw", TILES[1:], first=1),  # Tonga is never in the pile
)

# -- events ----------------------------------------------------------------------------------------

KINDS = ("island", "water")  # of tiles
ISLAND_KIND, WATER_KIND, KIND_COUNT = range(3)

EVENTS = EventCodec(
    setup=EventKind("S4", seat=int, island=ISLANDS, beach=int),
    turn=EventKind("R1.1", seat=int),
    expand=EventKind("R2.2", seat=int, island=ISLANDS, ships=int),
    place=EventKind("R2.3", seat=int, island=ISLANDS, beach=int),
    take=EventKind("R6.2", seat=int, island=ISLANDS, beach=int),
    pass_=EventKind("A13", seat=int),
    enter=EventKind("R6.1", seat=int, island=ISLANDS, ships=int),
    king=EventKind("R4.2", seat=int, island=ISLANDS),
    colonise=EventKind("R5.2", seat=int),
    explore=EventKind("R7.5", seat=int),
    draw=EventKind("R5.3", reveals=True, seat=int, tile=TILES),
    lay=EventKind("R5.3", tile=TILES, q=int, r=int, rot=int),
    settle=EventKind("R5.3", seat=int, island=ISLANDS, beach=int),
    sail=EventKind("R3.1", seat=int, island=ISLANDS, edge=int, ships=int),
    discover=EventKind("R3.3", reveals=True, tile=TILES, q=int, r=int, rot=int),
    cross=EventKind("R3.2", tile=WATERS, edge=int, far_edge=int, number=int),
    sink=EventKind("R3.4", tile=WATERS, edge=int, number=int, colours=int),
    no_tile=EventKind("E3", q=int, r=int),
    no_more_draws=EventKind("A15", q=int, r=int),
    turn_back=EventKind("R4.5", island=ISLANDS, origin=ISLANDS),
    reach=EventKind("R3.5", island=ISLANDS, ships=int),
    land=EventKind("R3.5", seat=int, colour=COLOURS, island=ISLANDS, beach=int),
    surplus=EventKind("R3.6", island=ISLANDS, ships=int),
    home=EventKind("R3.4", colour=COLOURS, ships=int),
    used_up=EventKind("R7.3", island=ISLANDS, edge=int),
    closed=EventKind("R7.1", island=ISLANDS),
    endless=EventKind("R7.3", island=ISLANDS),
    last_tile=EventKind("E1", kind=KINDS),
    stall=EventKind("A19", turns=int),
    end=EventKind("E2"),
)

# -- the counts of the rulebook, and the totals of C5 and C6 ---------------------------------------

assert len(COLOURS) * SHIPS == 90
assert all(SIDE[STEP_Q[d] + 1][STEP_R[d] + 1] == d for d in range(EDGES))
assert (len(ISLANDS), len(WATERS), len(TILES)) == (ISLAND_COUNT, 16, TILE_COUNT)
assert [POINTS.count(points) for points in (0, 2, 3, 4, 5)] == [1, 3, 4, 5, 3]
assert sum(POINTS) == 53
assert max(BEACHES) == MOST_BEACHES
assert (len(_beaches), len(_piers), sum(BERTHS)) == (BEACH_COUNT, PIER_COUNT, 152)
assert all(berths == 3 for berths in BERTHS[:6]), "Tonga has six beaches of three berths"
assert all(edge != 0 for island, _, edge in _piers if island != TONGA), "no pier at a crest"
assert sorted(_piers) == list(_piers), "piers are in the order of their edges"
assert len({(island, edge) for island, _, edge in _piers}) == PIER_COUNT, "one pier at an edge"
_paths = [path for _, paths in WATER_TILES for path in paths]
assert all(sorted(far) == list(range(EDGES)) for far in FAR_EDGE), "a path ends at every edge"
assert [sum(number == n for _, _, number in _paths) for n in (0, 2, 3, 4)] == [12, 12, 12, 12]
assert [CREST_NUMBER.count(n) for n in (0, 2, 3, 4)] == [5, 3, 5, 3]
assert max(max(row) for row in NUMBER) == HIGHEST_NUMBER
assert len({paths for _, paths in WATER_TILES}) == 16, "all water tiles differ"
assert OPTIONS["stall_limit"] == STALL_TURNS
assert len(MOVES) == 453 + 31, "453 moves of seats and 31 of chance"
