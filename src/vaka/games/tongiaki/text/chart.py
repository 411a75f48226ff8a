r"""The map as text: islands with beaches and piers, water with its paths, and where a pier leads.

Hexes have flat tops, columns run by q, and each column lies half a hex lower than the one before.
A hex has six rows under its top edge, which is the bottom edge of its northern neighbour:

    row 0     _________        the paths of water enter here, straight up
    row 1    /         \
    row 2   /           \      here from northwest and northeast
    row 3  /             \
    row 4  \             /
    row 5   \           /      here from southwest and southeast
    row 6    \_________/       and here, straight down
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, NamedTuple

from vaka.games.tongiaki import parts as K
from vaka.text.colours import Paint

WIDEST = 99  # columns of a map, if it allows; the picture adds one
PITCHES = (12, 10, 9, 8)  # columns from hex to hex, the widest that fits is taken
ROWS = 6  # from hex to hex

SHIPS = "▲●■♦▼♣"  # of seats 0 to 5
STYLES = ("light_blue", "yellow", "green", "orange", "red", "magenta")
BERTH, MASK, POINTS, CREST, UNKNOWN = "·", "♛", "★", "#", "?"
DANGER = {0: "cyan", 2: "green", 3: "yellow", 4: "red"}  # number of a path -> style
SAND, SEA = "brown", "blue"

S, SW, NW, N, NE, SE = range(K.EDGES)
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {3: "│", 12: "─", 5: "╯", 9: "╰", 6: "╮", 10: "╭", 15: "┼"}  # by the sum of these
PATHS = {  # the two ends of a path -> its corners, and where its number stands: column and row
    (S, SW): ("L5 C5 C6", "W5"),
    (S, SE): ("R5 C5 C6", "E5"),
    (SW, NW): ("L2 W2 W5 L5", "W3"),
    (NW, N): ("L2 C2 C0", "W2"),
    (N, NE): ("R2 C2 C0", "E2"),
    (NE, SE): ("R2 E2 E5 R5", "E3"),
    (S, N): ("C0 C6", "C3"),
    (NW, NE): ("L2 R2", "W2"),
    (SW, SE): ("L5 R5", "W5"),
    (NW, SE): ("L2 C2 C4 Y4 Y5 R5", "C3"),
    (SW, N): ("C0 C1 W1 W5 L5", "W3"),
    (S, NE): ("R2 E2 E5 C5 C6", "E3"),
    (SW, NE): ("L5 X5 X4 C4 C2 R2", "C3"),
    (N, SE): ("C0 C1 E1 E5 R5", "E3"),
    (S, NW): ("L2 W2 W5 C5 C6", "W3"),
}

Cell = tuple[int, int]
Board = Mapping[str, Sequence[int]]  # tile -> q, r, rot
Sign = tuple[str, tuple[str, ...]]  # a letter and its styles
BLANK: Sign = (" ", ())


# -- where a pier leads ----------------------------------------------------------------------------


class Route(NamedTuple):
    """A way over laid tiles: water with its numbers, then an island or ("") an empty cell."""

    waters: list[tuple[str, int]]
    goal: str
    cell: Cell


def follow(board: Board, island: str, edge: int) -> Route:
    """R3.2, R3.3: follow the paths that a fleet takes from the pier at an edge of an island."""
    tiles = cells(board)
    q, r, _ = board[island]
    heading = side(board, island, edge)
    waters: list[tuple[str, int]] = []
    while True:
        q, r = beside((q, r), heading)
        tile = tiles.get((q, r), "")
        if tile not in K.WATERS:
            return Route(waters, tile, (q, r))
        number, heading = crossing(tile, board[tile][2], heading)
        waters.append((tile, number))


def crossing(water: str, rot: int, heading: int) -> tuple[int, int]:
    """Return how many colours water asks of a fleet with that heading, and the heading after."""
    paths = K.WATERS.index(water)
    edge = (heading + 3 - rot) % K.EDGES
    return K.NUMBER[paths][edge], (K.FAR_EDGE[paths][edge] + rot) % K.EDGES


def asked(water: str) -> int:
    """Return how many colours a water tile asks of the fleet that discovers it, at its crest."""
    return K.NUMBER[K.WATERS.index(water)][0]


def side(board: Board, tile: str, edge: int) -> int:
    """Return the direction in which an edge of a laid tile lies."""
    return (edge + board[tile][2]) % K.EDGES


def beside(cell: Cell, direction: int) -> Cell:
    """Return the cell in that direction from another."""
    return cell[0] + K.STEP_Q[direction], cell[1] + K.STEP_R[direction]


def cells(board: Board) -> dict[Cell, str]:
    """Return which tile lies on which cell."""
    return {(q, r): tile for tile, (q, r, _) in board.items()}


def points(island: str) -> int:
    """Return what an island is worth."""
    return K.POINTS[K.ISLANDS.index(island)]


def beaches(island: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the beaches of an island: berths, and the edges of the piers."""
    return K.ISLAND_TILES[K.ISLANDS.index(island)][2]


def free_berths(view: Mapping[str, Any], island: str) -> list[int]:
    """Return how many berths of each beach are free."""
    lying = view["ships"][island]
    return [berths - sum(ships) for (berths, _), ships in zip(beaches(island), lying, strict=True)]


def fleet(ships: Sequence[int]) -> str:
    """Return ships, counted by seat, as symbols."""
    return "".join(SHIPS[seat] * count for seat, count in enumerate(ships))


# -- the canvas ------------------------------------------------------------------------------------


class Canvas:
    """A sheet without edges on which texts are put, later ones over earlier ones."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.signs: dict[Cell, Sign] = {}
        self.bits: dict[Cell, int] = {}  # of lines: to which sides they go

    def put(self, x: int, y: int, text: str, *styles: str) -> None:
        """Put a text that begins at a place."""
        for place, sign in enumerate(text, x):
            self.signs[place, y] = (sign, styles)

    def put_ships(self, x: int, y: int, ships: Sequence[int]) -> int:
        """Put ships in their colours; return the place behind them."""
        for seat, count in enumerate(ships):
            self.put(x, y, SHIPS[seat] * count, "bold", STYLES[seat])
            x += count
        return x

    def line(self, corners: Sequence[Cell], style: str) -> None:
        """Draw a line over some corners, straight through the first and the last place."""
        for (x, y), (to_x, to_y) in pairwise(corners):
            level = y == to_y
            back, forth = (LEFT, RIGHT) if level else (UP, DOWN)
            low, high = sorted((x, to_x) if level else (y, to_y))
            for place in range(low, high + 1):
                here = (place, y) if level else (x, place)
                ends = here in (corners[0], corners[-1])
                self.bits[here] = (
                    self.bits.get(here, 0)
                    | (back if place > low or ends else 0)
                    | (forth if place < high or ends else 0)
                )
                self.put(*here, LINES.get(self.bits[here], " "), style)

    def width(self) -> int:
        """Return how many columns are in use."""
        columns = {x for x, _ in self.signs} or {0}
        return max(columns) - min(columns) + 1

    def lines(self, paint: Paint) -> list[str]:
        """Return what is on the sheet, painted, without empty margins."""
        left = min((x for x, _ in self.signs), default=0)
        top = min((y for _, y in self.signs), default=0)
        rows: list[list[Sign]] = []
        for (x, y), sign in sorted(self.signs.items()):
            rows += [[] for _ in range(y - top + 1 - len(rows))]
            row = rows[y - top]
            row += [BLANK] * (x - left - len(row)) + [sign]
        return [
            "".join(
                paint("".join(sign for sign, _ in run), *styles)
                for styles, run in groupby(row, key=itemgetter(1))
            )
            for row in rows
        ]


# -- hexes -----------------------------------------------------------------------------------------


class _Hex:
    """A cell on the canvas: where its rows and columns are."""

    def __init__(self, canvas: Canvas, pitch: int, cell: Cell) -> None:
        self.canvas = canvas
        self.x, self.y = cell[0] * pitch, cell[1] * ROWS + cell[0] * ROWS // 2
        self.top = pitch - 3  # columns of the top edge, and of a row between two piers
        self.middle = 3 + self.top // 2
        right = self.top + 4
        self.columns = {
            "L": 1,
            "X": 2,
            "W": (1 + self.middle) // 2,
            "C": self.middle,
            "E": (self.middle + right + 1) // 2,
            "Y": right - 1,
            "R": right,
        }

    def at(self, place: str) -> Cell:
        """Return the place on the canvas that a letter and a digit name, as in PATHS."""
        return self.x + self.columns[place[0]], self.y + int(place[1])

    def centred(self, row: int, text: str, *styles: str) -> int:
        """Put a text in the middle of a row; return where it begins."""
        x = self.x + self.middle - len(text) // 2
        self.canvas.put(x, self.y + row, text, *styles)
        return x

    def border(self, style: str) -> None:
        """Draw the six edges."""
        put = self.canvas.put
        for row in (1, 2, 3):
            indent = 3 - row
            put(self.x + indent, self.y + row, "/", style)
            put(self.x + self.top + 5 - indent, self.y + row, "\\", style)
            put(self.x + row - 1, self.y + row + 3, "\\", style)
            put(self.x + self.top + 6 - row, self.y + row + 3, "/", style)
        for row in (0, ROWS):
            put(self.x + 3, self.y + row, "_" * self.top, style)

    def water(self, water: str, rot: int) -> None:
        """Draw the letter of a water tile, its paths and their numbers."""
        canvas = self.canvas
        canvas.put(self.x + self.columns["W"] // 2, self.y + 3, water[-1].upper(), "bold", SEA)
        for one, two, number in K.WATER_TILES[K.WATERS.index(water)][1]:
            ends = sorted(((one + rot) % K.EDGES, (two + rot) % K.EDGES))
            corners, mark = PATHS[ends[0], ends[1]]
            canvas.line([self.at(corner) for corner in corners.split()], DANGER[number])
            if number:
                canvas.put(*self.at(mark), str(number), "bold", DANGER[number])

    def island(self, island: str, name: str, *styles: str) -> int:
        """Write name and points of an island; return the columns left for a beach below."""
        room = self.top + 4
        worth = f"{points(island)}{POINTS}"
        ways = (f" {worth}", f" {worth[:-1]}", "")
        behind = next((text for text in ways if len(name + text) <= room), "")
        x = self.centred(3, name + behind, *styles)
        if behind:
            self.canvas.put(x + len(name), self.y + 3, behind, "yellow")
            return room
        self.canvas.put(self.x + room - 1, self.y + 4, worth, "yellow")
        return room - 2

    def beaches(self, island: str, rot: int, lying: Sequence[Sequence[int]], room: int) -> None:
        """Draw the beaches of an island one below the other, and the numbers at their piers."""
        shores = beaches(island)
        rows = dict(enumerate((2, 4, 5)[-len(shores) :]))
        for beach, (berths, _) in enumerate(shores):
            if berths >= self.top and rows[beach] != 4:  # it fits into the longest row only
                other = next(number for number, row in rows.items() if row == 4)
                rows[beach], rows[other] = 4, rows[beach]
        for beach, (berths, piers) in enumerate(shores):
            last = room if rows[beach] == 4 else self.top + 2
            free = berths - sum(lying[beach])
            self.beach((min(4, last - berths), rows[beach]), beach, lying[beach], free)
            for edge in piers:
                self.pier((edge + rot) % K.EDGES, beach)

    def tonga(self, rot: int, lying: Sequence[Sequence[int]]) -> None:
        """Draw the beaches of Tonga, each where its only pier is."""
        left = 2 if self.top > 6 else 1  # else on the edges, for want of room
        middle, right = self.middle - 1, self.top + 2 - left
        places = ((middle, 6), (left, 5), (left, 2), (middle, 1), (right, 2), (right, 5))
        for beach, (berths, (edge,)) in enumerate(beaches("tonga")):
            free = berths - sum(lying[beach])
            self.beach(places[(edge + rot) % K.EDGES], beach, lying[beach], free)

    def beach(self, place: Cell, beach: int, lying: Sequence[int], free: int) -> None:
        """Draw the number of a beach and its berths, right of the middle the other way round."""
        canvas, (x, y) = self.canvas, (self.x + place[0], self.y + place[1])
        behind = place[0] > self.middle
        number_at = x + sum(lying) + free if behind else x
        canvas.put(number_at, y, str(beach), *(() if free else ("reverse",)))
        x = canvas.put_ships(x if behind else x + 1, y, lying)
        canvas.put(x, y, BERTH * free, "dim")

    def pier(self, direction: int, beach: int) -> None:
        """Write the number of a beach inside the edge over which its ships leave."""
        place = ("C6", "X5", "X2", "C1", "Y2", "Y5")[direction]
        self.canvas.put(*self.at(place), str(beach), "bold", SAND)


# -- the map ---------------------------------------------------------------------------------------


def draw_map(
    view: Mapping[str, Any], names: Sequence[str], called: Callable[[str], str], paint: Paint
) -> list[str]:
    """Draw all laid tiles and the empty cells that matter, as wide as WIDEST allows."""
    for pitch in PITCHES:
        canvas = _canvas(view, names, called, pitch)
        if canvas.width() <= WIDEST:
            break
    return canvas.lines(paint)


def _canvas(
    view: Mapping[str, Any], names: Sequence[str], called: Callable[[str], str], pitch: int
) -> Canvas:
    """Draw the map, hexes that many columns apart: edges first, then what is in them."""
    canvas = Canvas()
    board: Board = view["board"]
    hexes = {tile: _Hex(canvas, pitch, (q, r)) for tile, (q, r, _) in board.items()}
    waters = [tile for tile in board if tile in K.WATERS]
    islands = [tile for tile in board if tile not in K.WATERS]
    for tile in waters + islands:
        hexes[tile].border(SAND if tile in islands else SEA)
    for tile in waters:
        hexes[tile].water(tile, board[tile][2])
    for tile in islands:
        _draw_island(view, hexes[tile], tile, names, called)
    for cell in _cells_that_matter(view):
        hexagon = _Hex(canvas, pitch, cell)
        hexagon.centred(3, f"{cell[0]},{cell[1]}", "dim")
        if view["phase"] == "voyage":
            ships = view["fleet"]
            canvas.put_ships(hexagon.centred(2, fleet(ships)), hexagon.y + 2, ships)
            hexagon.centred(4, UNKNOWN, "bold")
    return canvas


def _draw_island(
    view: Mapping[str, Any],
    hexagon: _Hex,
    island: str,
    names: Sequence[str],
    called: Callable[[str], str],
) -> None:
    """Draw an island: its beaches, or whose it is."""
    rot, king = view["board"][island][2], view["royal"].get(island)
    styles = ("bold", "reverse") if island == view["island"] else ("bold",)
    room = hexagon.island(island, called(island), *styles)
    if king is not None:
        hexagon.centred(2, MASK + SHIPS[king], "bold", STYLES[king])
        hexagon.centred(5, names[king].split(" ")[0][: hexagon.top + 2], STYLES[king])
    elif island == "tonga":
        hexagon.tonga(rot, view["ships"][island])
    else:
        hexagon.beaches(island, rot, view["ships"][island], room)


def _cells_that_matter(view: Mapping[str, Any]) -> set[Cell]:
    """Return the empty cells that the next move is about."""
    board: Board = view["board"]
    if view["phase"] == "voyage":
        return {(view["cell"][0], view["cell"][1])}
    if view["phase"] == "lay":
        around = {beside((q, r), way) for q, r, _ in board.values() for way in range(K.EDGES)}
        return around - set(cells(board)) if board else {(0, 0)}
    if view["phase"] == "sail":
        routes = [follow(board, island, edge) for island, edge in _ready_piers(view)]
        return {route.cell for route in routes if not route.goal}
    return set()


def _ready_piers(view: Mapping[str, Any]) -> Iterable[tuple[str, int]]:
    """Yield the piers, island and edge, by which full beaches may sail (R3.1, R7.3)."""
    for island in view["ships"]:
        for free, (_, piers) in zip(free_berths(view, island), beaches(island), strict=True):
            for edge in piers:
                if not free and view["uses"].get(f"{island} {edge}", 0) < K.MOST_USES:
                    yield island, edge


def draw_tile(tile: str, called: Callable[[str], str], paint: Paint) -> list[str]:
    """Draw a tile in hand, its crest to the south."""
    canvas = Canvas()
    hexagon = _Hex(canvas, PITCHES[0], (0, 0))
    if tile in K.WATERS:
        hexagon.border(SEA)
        hexagon.water(tile, 0)
    else:
        hexagon.border(SAND)
        room = hexagon.island(tile, called(tile), "bold")
        hexagon.beaches(tile, 0, [[] for _ in beaches(tile)], room)
    hexagon.centred(ROWS + 1, CREST, "bold")
    return canvas.lines(paint)
