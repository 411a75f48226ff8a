r"""Tiles as text: islands with beaches and piers, water with its paths.

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

from collections.abc import Sequence

from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.text.canvas import Canvas, Spot
from vaka.games.tongiaki.text.signs import BERTH, DANGER, POINTS, SHIPS, STYLES

ROWS = 6  # from hex to hex

SAND, SEA = "brown", "blue"

S, SW, NW, N, NE, SE = range(K.EDGES)
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


class Hex:
    """A cell on the canvas: where its rows and columns are."""

    def __init__(self, canvas: Canvas, pitch: int, cell: tuple[int, int]) -> None:
        """Put the cell q, r on a canvas on which hexes are so many columns apart."""
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

    def at(self, place: str) -> Spot:
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
        worth = f"{K.POINTS[K.ISLANDS.index(island)]}{POINTS}"
        ways = (f" {worth}", f" {worth[:-1]}", "")
        behind = next((text for text in ways if len(name + text) <= room), "")
        x = self.centred(3, name + behind, *styles)
        if behind:
            self.canvas.put(x + len(name), self.y + 3, behind, "yellow")
            return room
        self.canvas.put(self.x + room - 1, self.y + 4, worth, "yellow")
        return room - 2

    def beaches(
        self, island: str, rot: int, lying: Sequence[Sequence[int]], free: Sequence[int], room: int
    ) -> None:
        """Draw the beaches of an island one below the other, and the numbers at their piers."""
        shores = beaches_of(island)
        rows = dict(enumerate((2, 4, 5)[-len(shores) :]))
        for beach, (berths, _) in enumerate(shores):
            if berths >= self.top and rows[beach] != 4:  # it fits into the longest row only
                other = next(number for number, row in rows.items() if row == 4)
                rows[beach], rows[other] = 4, rows[beach]
        for beach, (berths, piers) in enumerate(shores):
            last = room if rows[beach] == 4 else self.top + 2
            self.beach((min(4, last - berths), rows[beach]), beach, lying[beach], free[beach])
            for edge in piers:
                self.pier((edge + rot) % K.EDGES, beach)

    def tonga(self, rot: int, lying: Sequence[Sequence[int]], free: Sequence[int]) -> None:
        """Draw the beaches of Tonga, each where its only pier is."""
        left = 2 if self.top > 6 else 1  # else on the edges, for want of room
        middle, right = self.middle - 1, self.top + 2 - left
        places = ((middle, 6), (left, 5), (left, 2), (middle, 1), (right, 2), (right, 5))
        for beach, (_, (edge,)) in enumerate(beaches_of("tonga")):
            self.beach(places[(edge + rot) % K.EDGES], beach, lying[beach], free[beach])

    def beach(self, place: Spot, beach: int, lying: Sequence[int], free: int) -> None:
        """Draw the number of a beach and its berths, right of the middle the other way round."""
        canvas, (x, y) = self.canvas, (self.x + place[0], self.y + place[1])
        behind = place[0] > self.middle
        number_at = x + sum(lying) + free if behind else x
        canvas.put(number_at, y, str(beach), *(() if free else ("reverse",)))
        x = self.ships(x if behind else x + 1, y, lying)
        canvas.put(x, y, BERTH * free, "dim")

    def ships(self, x: int, y: int, ships: Sequence[int]) -> int:
        """Put ships in their colours on the canvas; return the column behind them."""
        for seat, count in enumerate(ships):
            self.canvas.put(x, y, SHIPS[seat] * count, "bold", STYLES[seat])
            x += count
        return x

    def pier(self, direction: int, beach: int) -> None:
        """Write the number of a beach inside the edge over which its ships leave."""
        place = ("C6", "X5", "X2", "C1", "Y2", "Y5")[direction]
        self.canvas.put(*self.at(place), str(beach), "bold", SAND)


def beaches_of(island: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the beaches of an island: berths, and the edges of the piers."""
    return K.ISLAND_TILES[K.ISLANDS.index(island)][2]
