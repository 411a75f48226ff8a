"""Plots: the figures of a report as SVG that takes its colours from the page it stands in.

matplotlib draws, from the extra `arena`. Each figure is small enough to be read on a telephone.
"""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from vaka.arena.contest import ExtraMissing

INK, FAINT, ACCENT = "#010203", "#010204", "#010205"  # stand for colours of the page
PAGE = {INK: "var(--ink)", FAINT: "var(--faint)", ACCENT: "var(--accent)"}
PALETTE = ("#2b8cc4", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8f7700", "#7a5fb0")
MARKS = "osD^vPX*"
WIDTH = 4.6  # inches
MOST_LETTERS = 28  # of a name: some are whole commands, longer than a figure is wide
ROW = 42  # letters of names that have room beside each other in a legend
SETTINGS: Any = {  # of matplotlib
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "vaka",  # the same report for the same results
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "font.size": 10.0,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0.0,
    "ytick.major.size": 0.0,
    "xtick.minor.size": 0.0,
    "legend.frameon": False,
}

Interval = dict[str, Any]  # value, and low and high, which are None if they are not known


def forest(
    name: str,
    rows: Sequence[tuple[str, Interval]],
    label: str,
    line: float | None = None,
    percent: bool = False,
) -> str:
    """Draw a value with its interval per row, the first on top, and a line to compare with."""

    def draw(axes: Any) -> None:
        places = range(len(rows))
        values = [interval["value"] for _, interval in rows]
        for place, (_, interval) in zip(places, rows, strict=True):
            if interval["low"] is not None:
                ends = [interval["low"], interval["high"]]
                axes.plot(ends, [place, place], color=ACCENT, linewidth=2.2, alpha=0.55)
        axes.plot(values, places, "o", color=ACCENT, markersize=6)
        if line is not None:
            axes.axvline(line, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
        _name_rows(axes, [row for row, _ in rows])
        axes.set_xlabel(label)
        if percent:
            axes.xaxis.set_major_formatter(_percent)

    return _figure(name, draw, 1.0 + 0.3 * len(rows))


def by_seat(
    name: str,
    bots: Sequence[tuple[str, Sequence[Interval | None]]],
    seats: Sequence[str],
    fair: float,
) -> str:
    """Draw the win share of each bot in each seat, with intervals."""

    def draw(axes: Any) -> None:
        step = 0.7 / max(len(bots), 1)
        for number, (bot, intervals) in enumerate(bots):
            colour = PALETTE[number % len(PALETTE)]
            known = [(seat, found) for seat, found in enumerate(intervals) if found is not None]
            places = [seat + (number - (len(bots) - 1) / 2) * step for seat, _ in known]
            for place, (_, found) in zip(places, known, strict=True):
                if found["low"] is not None:
                    ends = [found["low"], found["high"]]
                    axes.plot([place, place], ends, color=colour, linewidth=2.0, alpha=0.5)
            values = [found["value"] for _, found in known]
            mark = MARKS[number % len(MARKS)]
            axes.plot(places, values, mark, color=colour, markersize=5, label=fitted(bot))
        axes.axhline(fair, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
        axes.set_xticks(range(len(seats)), seats)
        axes.set_xlim(-0.5, len(seats) - 0.5)
        axes.set_ylim(bottom=0)
        axes.grid(axis="y")
        axes.yaxis.set_major_formatter(_percent)
        _name_lines(axes, columns)

    columns = _columns([bot for bot, _ in bots])
    return _figure(name, draw, 2.6 + 0.16 * (-(-len(bots) // columns)))


def boxes(
    name: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    label: str,
    logarithmic: bool = False,
    extremes: Sequence[float] = (),
) -> str:
    """Draw how numbers are spread, a box per row; `extremes` are marked beside them."""

    def draw(axes: Any) -> None:
        places = list(range(len(rows)))
        axes.boxplot(
            [values for _, values in rows],
            positions=places,
            orientation="horizontal",
            widths=0.5,
            whis=(5, 95),
            showfliers=False,
            boxprops={"color": ACCENT, "linewidth": 1.4},
            whiskerprops={"color": ACCENT, "linewidth": 1.4},
            capprops={"color": ACCENT, "linewidth": 1.4},
            medianprops={"color": INK, "linewidth": 2.0},
        )
        if extremes:
            axes.plot(extremes, places, "|", color=INK, markersize=11)
        if logarithmic:
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter(_short)
        _name_rows(axes, [row for row, _ in rows])
        axes.set_xlabel(label)

    return _figure(name, draw, 1.0 + 0.34 * len(rows))


def histogram(name: str, values: Sequence[float], label: str, height_label: str) -> str:
    """Draw how often whole numbers occur."""

    def draw(axes: Any) -> None:
        low, high = min(values), max(values)
        width = max(1, round((high - low) / 24))
        edges = [low - 0.5 + i * width for i in range(int((high - low) // width) + 2)]
        axes.hist(values, bins=edges, color=ACCENT, rwidth=0.9)
        axes.grid(axis="y")
        axes.set_xlabel(label)
        axes.set_ylabel(height_label)
        axes.yaxis.get_major_locator().set_params(integer=True)

    return _figure(name, draw, 2.4)


def curves(
    name: str,
    lines: Sequence[tuple[str, Sequence[Sequence[float]]]],
    label: str,
    height_label: str,
    percent: bool = False,
    logarithmic: bool = False,
) -> str:
    """Draw what changes from place to place: points of (place, value, low, high).

    The intervals are a band.
    """

    def draw(axes: Any) -> None:
        for number, (line, points) in enumerate(lines):
            colour, mark = PALETTE[number % len(PALETTE)], MARKS[number % len(MARKS)]
            places, values, lows, highs = zip(*points, strict=True)
            axes.fill_between(places, lows, highs, color=colour, alpha=0.18, linewidth=0)
            axes.plot(places, values, color=colour, marker=mark, markersize=4, label=fitted(line))
        axes.set_xlabel(label)
        axes.set_ylabel(height_label)
        if logarithmic:
            axes.set_xscale("log")
        else:
            axes.set_xlim(left=0)
        axes.grid(axis="y")
        axes.xaxis.set_major_formatter(_thousands)
        if percent:
            axes.set_ylim(bottom=0)
            axes.yaxis.set_major_formatter(_percent)
        _name_lines(axes, columns)

    columns = _columns([line for line, _ in lines])
    return _figure(name, draw, 2.6 + 0.16 * -(-len(lines) // columns))


def fitted(name: str) -> str:
    """Return a name without its middle where it is too long: both its ends tell names apart."""
    if len(name) <= MOST_LETTERS:
        return name
    first = MOST_LETTERS // 2
    return f"{name[:first]}\N{HORIZONTAL ELLIPSIS}{name[first + 1 - MOST_LETTERS :]}"


def _name_rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), [fitted(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x")


def _columns(names: Sequence[str]) -> int:
    """Return how many names stand beside each other in a legend."""
    return min(3, ROW // max(map(len, map(fitted, names)), default=1))


def _name_lines(axes: Any, columns: int) -> None:
    axes.legend(
        loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=columns, handletextpad=0.2, fontsize=9
    )


def _percent(value: float, _: int) -> str:
    return f"{100 * value:.3g} %"


def _thousands(value: float, _: int) -> str:
    return f"{value:,.0f}"


def _short(value: float, _: int) -> str:
    return f"{value:g}"


def _figure(name: str, draw: Callable[[Any], None], height: float) -> str:
    """Return what `draw` draws as an SVG element whose identifiers begin with `name`."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise ExtraMissing("arena") from None
    text = io.StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.subplots())
        figure.savefig(text, format="svg", metadata={"Date": None})
    return _embedded(text.getvalue(), name)


def _embedded(document: str, name: str) -> str:
    """Return the SVG of a whole document, fit to stand in a page beside others."""
    svg = document[document.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, count=1, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r'\1 aria-hidden="true"', svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(id="|"#|url\(#)', rf"\g<1>{name}-", svg)
    for stand_in, colour in PAGE.items():
        svg = svg.replace(stand_in, colour)
    return svg
