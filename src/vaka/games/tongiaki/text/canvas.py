"""A sheet for a text that is drawn: signs with styles, and lines that join where they meet."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from operator import itemgetter

from vaka.text.colours import Paint

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {3: "│", 12: "─", 5: "╯", 9: "╰", 6: "╮", 10: "╭", 15: "┼"}  # by the sum of these

Spot = tuple[int, int]  # column and row
Sign = tuple[str, tuple[str, ...]]  # a letter and its styles
BLANK: Sign = (" ", ())


class Canvas:
    """A sheet without edges on which texts are put, later ones over earlier ones."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.signs: dict[Spot, Sign] = {}
        self.bits: dict[Spot, int] = {}  # of lines: to which sides they go

    def put(self, x: int, y: int, text: str, *styles: str) -> None:
        """Put a text that begins at a place."""
        for place, sign in enumerate(text, x):
            self.signs[place, y] = (sign, styles)

    def line(self, corners: Sequence[Spot], style: str) -> None:
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
