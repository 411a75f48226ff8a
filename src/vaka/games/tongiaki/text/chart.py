"""The map as text: all laid tiles, and the empty cells that the next move is about."""

from collections.abc import Callable, Sequence

from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.text.canvas import Canvas
from vaka.games.tongiaki.text.hexes import ROWS, SAND, SEA, Hex, beaches_of
from vaka.games.tongiaki.text.signs import CREST, MASK, SHIPS, STYLES, UNKNOWN, fleet
from vaka.games.tongiaki.views import Facts, View
from vaka.text.colours import Paint

WIDEST = 99  # columns of a map, if it allows; the picture adds one
PITCHES = (12, 10, 9, 8)  # columns from hex to hex, the widest that fits is taken


def draw_map(
    view: View, facts: Facts, names: Sequence[str], called: Callable[[str], str], paint: Paint
) -> list[str]:
    """Draw all laid tiles and the empty cells that matter, as wide as WIDEST allows."""
    for pitch in PITCHES:
        canvas = _canvas(view, facts, names, called, pitch)
        if canvas.width() <= WIDEST:
            break
    return canvas.lines(paint)


def _canvas(
    view: View, facts: Facts, names: Sequence[str], called: Callable[[str], str], pitch: int
) -> Canvas:
    """Draw the map, hexes that many columns apart: edges first, then what is in them."""
    canvas = Canvas()
    board = view["board"]
    hexes = {tile: Hex(canvas, pitch, (q, r)) for tile, (q, r, _) in board.items()}
    waters = [tile for tile in board if tile in K.WATERS]
    islands = [tile for tile in board if tile not in K.WATERS]
    for tile in waters + islands:
        hexes[tile].border(SAND if tile in islands else SEA)
    for tile in waters:
        hexes[tile].water(tile, board[tile][2])
    for tile in islands:
        _draw_island(view, facts, hexes[tile], tile, names, called)
    for cell in _cells_that_matter(view, facts):
        hexagon = Hex(canvas, pitch, cell)
        hexagon.centred(3, f"{cell[0]},{cell[1]}", "dim")
        if view["phase"] == "voyage":
            ships = view["fleet"]
            hexagon.ships(hexagon.centred(2, fleet(ships)), hexagon.y + 2, ships)
            hexagon.centred(4, UNKNOWN, "bold")
    return canvas


def _draw_island(
    view: View,
    facts: Facts,
    hexagon: Hex,
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
        hexagon.tonga(rot, view["ships"][island], facts["room"][island])
    else:
        hexagon.beaches(island, rot, view["ships"][island], facts["room"][island], room)


def _cells_that_matter(view: View, facts: Facts) -> set[tuple[int, int]]:
    """Return the empty cells that the next move is about."""
    cells = [view["cell"]] if view["cell"] else []
    for move, fact in facts["moves"].items():
        if fact["verb"] == "lay":
            cells.append(fact["cell"])
        elif fact["verb"] == "sail":
            route = facts["routes"][move.removeprefix("sail ")]
            cells += [] if route["goal"] else [route["cell"]]
    return {(q, r) for q, r in cells}


def draw_tile(tile: str, called: Callable[[str], str], paint: Paint) -> list[str]:
    """Draw a tile in hand, its crest to the south."""
    canvas = Canvas()
    hexagon = Hex(canvas, PITCHES[0], (0, 0))
    if tile in K.WATERS:
        hexagon.border(SEA)
        hexagon.water(tile, 0)
    else:
        hexagon.border(SAND)
        room = hexagon.island(tile, called(tile), "bold")
        berths = [berths for berths, _ in beaches_of(tile)]
        hexagon.beaches(tile, 0, [[] for _ in berths], berths, room)
    hexagon.centred(ROWS + 1, CREST, "bold")
    return canvas.lines(paint)
