"""The curve of a lesson: each seat's win share over the match, drawn as SVG."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 960, 380
LEFT, RIGHT, TOP, BOTTOM = 46, 74, 22, 34  # room for the axes and for the names at the ends
LABEL_SPACING = 15  # between two names, so that they can be read
TICKS = (0, 25, 50, 75, 100)

Point = tuple[float, float]  # step, share


class Line(NamedTuple):
    """The way of one seat."""

    seat: int
    name: str
    points: Sequence[Point]


class Mark(NamedTuple):
    """A mark on the curve: where, of what kind and seat, what it says and where it leads to."""

    step: float
    share: float
    kind: str  # "mistake" or "luck"
    seat: int
    says: str
    target: str


class Plot(NamedTuple):
    """All that is drawn."""

    last: int  # step
    lines: Sequence[Line]
    marks: Sequence[Mark]
    events: Mapping[int, str]  # by step: what divides the match
    label: str
    axis: str


def draw(plot: Plot) -> str:
    """Return the curve as SVG; colours and weights are those of the page's style."""
    parts = [
        *_axes(plot),
        *(_event(plot, step, says) for step, says in plot.events.items()),
        *(_way(plot, line) for line in plot.lines),
        *_names(plot),
        *(_mark(plot, mark) for mark in plot.marks),
    ]
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(plot.label)}">{"".join(parts)}</svg>'
    )


def _x(plot: Plot, step: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, plot.last), 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def _axes(plot: Plot) -> list[str]:
    """Draw lines for the shares and numbers for the moves."""
    parts = []
    for tick in TICKS:
        y = _y(tick / 100)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(
            f'<text class="axis" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{tick} %</text>'
        )
    spacing = next((s for s in (5, 10, 20, 50, 100, 200) if plot.last / s <= 12), 500)
    for step in range(0, plot.last + 1, spacing):
        x = _x(plot, step)
        parts.append(
            f'<text class="axis" x="{x}" y="{HEIGHT - 12}" text-anchor="middle">{step}</text>'
        )
    parts.append(
        f'<text class="axis" x="{WIDTH - RIGHT + 14}" y="{HEIGHT - 12}">{escape(plot.axis)}</text>'
    )
    return parts


def _event(plot: Plot, step: int, says: str) -> str:
    """Draw a thin line where the match is divided, with room around it to point at."""
    x = _x(plot, step)
    line = f"M{x} {TOP - 8}V{HEIGHT - BOTTOM}"
    return (
        f'<g class="event"><title>{escape(says)}</title><path class="reach" d="{line}"/>'
        f'<path d="{line}"/><circle cx="{x}" cy="{TOP - 10}" r="3"/></g>'
    )


def _way(plot: Plot, line: Line) -> str:
    """Draw the way of a seat with a dot at its end."""
    if not line.points:
        return ""
    spots = [f"{_x(plot, step)} {_y(share)}" for step, share in line.points]
    way = "M" + "L".join(spots)
    x, y = spots[-1].split()
    return (
        f'<g class="seat{line.seat}"><path class="halo" d="{way}"/><path class="way" d="{way}"/>'
        f'<circle class="end" cx="{x}" cy="{y}" r="4.5"/></g>'
    )


def _names(plot: Plot) -> list[str]:
    """Write the name of each seat at the end of its way, none upon another."""
    drawn = sorted((_y(line.points[-1][1]), line) for line in plot.lines if line.points)
    parts, lowest = [], float(TOP - LABEL_SPACING)
    room = [HEIGHT - BOTTOM - LABEL_SPACING * (len(drawn) - 1 - i) for i in range(len(drawn))]
    for (y, line), most in zip(drawn, room, strict=True):
        lowest = min(max(y, lowest + LABEL_SPACING), most)
        x = _x(plot, line.points[-1][0]) + 9
        place = f'class="name seat{line.seat}" x="{x}" y="{lowest + 4}"'
        parts.append(f"<text {place}>{escape(line.name)}</text>")
    return parts


def _mark(plot: Plot, mark: Mark) -> str:
    """Draw a triangle for a mistake, a diamond for luck, that lead to where they are explained."""
    x, y = _x(plot, mark.step), _y(mark.share)
    shape = "l7 -12h-14z" if mark.kind == "mistake" else "l7 -8l-7 -8l-7 8z"
    return (
        f'<a href="#{mark.target}" class="mark {mark.kind} seat{mark.seat}">'
        f'<title>{escape(mark.says)}</title><path d="M{x} {y - 4}{shape}"/></a>'
    )
