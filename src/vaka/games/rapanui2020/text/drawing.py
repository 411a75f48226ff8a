"""The island as text: a grid of boxes with resources, figures and ahu (C7)."""

from collections.abc import Callable, Sequence

from vaka.games.rapanui2020 import chart, views
from vaka.games.rapanui2020 import parts as K
from vaka.text.colours import Paint, fitting, pad, width

STYLES = ("green", "blue", "yellow", "red")  # of seats, as the pieces are coloured
MARKS = tuple(animal[0].upper() for animal in K.ANIMALS)  # tired figures are written small
CHIEF, NEUTRAL, MOAI, PUKAO, FREE, STEP = "♛", "N", "▲", "■", "·", "»"
CELL = 12  # columns inside a box
LINES = 4  # lines inside a box
CORNERS = {  # arms up, down, left, right
    "0000": " ", "0101": "┌", "0110": "┐", "1001": "└", "1010": "┘", "0111": "┬", "1011": "┴",
    "1101": "├", "1110": "┤", "1111": "┼",
}  # fmt: skip
RESOURCE_STYLES = {
    "reeds": "yellow_green",
    "eggs": "white",
    "wood": "brown",
    "pearls": "light_blue",
}

Called = Callable[[str], str]


def draw_island(view: views.View, called: Called, paint: Paint) -> list[str]:
    """Return the island with everything on it."""
    present = set(chart.spaces(view["board"]))
    columns = sorted({space[0] for space in present})
    rows = sorted({space[1] for space in present})
    boxes = {space: _box(view, space, called, paint) for space in present}
    grid = [[f"{column}{row}" for column in columns] for row in rows]
    lines = [" " * 3 + "".join(column.upper().center(CELL + 1) for column in columns)]
    for number, row in enumerate([*grid, []]):
        above = grid[number - 1] if number else []
        lines.append(" " * 3 + _border(present, above, row, len(columns), paint))
        for line in range(LINES if row else 0):
            label = f" {rows[number]} " if line == 1 else " " * 3
            lines.append(label + _content(present, boxes, row, line, paint))
    return lines


def _border(
    present: set[str], above: Sequence[str], below: Sequence[str], columns: int, paint: Paint
) -> str:
    """Return a line between two rows of boxes."""

    def there(row: Sequence[str], column: int) -> bool:
        return 0 <= column < len(row) and row[column] in present

    line = ""
    for column in range(columns + 1):
        up = there(above, column - 1) or there(above, column)
        down = there(below, column - 1) or there(below, column)
        left = there(above, column - 1) or there(below, column - 1)
        right = there(above, column) or there(below, column)
        arms = "".join(str(int(arm)) for arm in (up, down, left, right))
        line += CORNERS[arms] + ("─" if right else " ") * CELL
    return paint(line.rstrip(), "dim")


def _content(
    present: set[str], boxes: dict[str, list[str]], row: Sequence[str], line: int, paint: Paint
) -> str:
    """Return one of the lines inside a row of boxes."""
    text = ""
    before = False
    for space in row:
        here = space in present
        text += paint("│", "dim") if here or before else " "
        text += pad(boxes[space][line], CELL) if here else " " * CELL
        before = here
    return text + (paint("│", "dim") if before else "")


def _box(view: views.View, space: str, called: Called, paint: Paint) -> list[str]:
    """Return the lines of a box: id and resource, figures, and two ahu or a choice of resources."""
    resources = chart.printed(view["board"], space)
    route = view["now"]["route"]
    step = f"{STEP}{route.index(space) + 1}" if space in route else ""
    head = paint(f"{space.upper()}{step}", "bold", *(["magenta"] if step else []))
    room = CELL - 1 if len(resources) > 1 else CELL - 2 - width(head)
    painted = [paint(fitting(called(name), room), RESOURCE_STYLES[name]) for name in resources]
    if len(painted) == 1:
        head += f" {painted[0]}"
    if not resources:
        is_crater = space == chart.crater(view["board"])
        name = called("crater" if is_crater else "pukao_quarry").split()
        stock = "" if is_crater else f"{paint(PUKAO, 'red')} {view['pukao']}"
        lines = [f"{head} {paint(NEUTRAL, 'bold', 'grey')}", *name, stock]
        return [f" {line}" for line in [*lines, "", ""][:LINES]]
    lines = [head, figures(view, space, paint)]
    slots = [slot for slot in view["slots"] if slot["space"] == space]
    lines += [_ahu(slot, called, paint) for slot in slots]
    if len(painted) > 1:
        lines.append("/".join(painted))
    return [f" {line}" for line in [*lines, "", ""][:LINES]]


def figures(view: views.View, space: str, paint: Paint) -> str:
    """Return the figures on a space: fresh, tired, and a Chief."""
    there = view["island"][space]
    seat = there["seat"]
    if seat < 0:
        return ""
    chief = CHIEF if view["seats"][seat]["chief"] == space else ""
    text = MARKS[seat] * there["fresh"] + MARKS[seat].lower() * there["tired"]
    return paint(f"{text}{MARKS[seat] if chief else ''}{chief}", "bold", STYLES[seat])


def _ahu(slot: views.ViewSlot, called: Called, paint: Paint) -> str:
    """Return an ahu: its tile, or the Moai in its place with or without Pukao."""
    if not slot["moai"]:
        return paint(called(f"short_{slot['tile']}"), "cyan") if slot["tile"] else FREE
    text = paint(f"{MOAI} {called(slot['moai'])}", "grey")
    return f"{text} {paint(PUKAO, 'red')}" if slot["pukao"] else text


def quarry(view: views.View, column: int, free: int, paint: Paint) -> str:
    """Return the Sculptors of a column, its free places, and Chiefs below it."""
    counts = view["quarry"][column]
    text: str = "".join(
        paint(MARKS[seat] * count, "bold", STYLES[seat]) for seat, count in enumerate(counts)
    )
    text += FREE * free
    for seat, own in enumerate(view["seats"]):
        if own["chief"] == f"col{column + 1}":
            text += " " + paint(f"{MARKS[seat]}{CHIEF}", "bold", STYLES[seat])
    return text
