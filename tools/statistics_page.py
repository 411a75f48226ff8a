"""The page about a game's statistics, and its figures, from counts of matches."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Protocol

from vaka.arena import intervals, plots
from vaka.core.game import Game

POINTS_OF_A_SPREAD = 401  # numbers that stand for a distribution in a box plot
HEAD = """\
# {title}: statistics

Two ways of playing, with the default options:

- *random*: every legal move is equally likely, {random:,} matches for each number of seats;
  `vaka simulate {name} --seats N --matches {random} --seed 1` plays the same ones;
- *greedy*: the bot [`greedy`](../bots.md) in every seat, {greedy} matches each. It is weak, so
  nothing is claimed about strong play; for that see [the ladder](../ladder.md).

Square brackets hold 90 % of all cases. (Written by `tools/write_statistics.py`.)
"""


class Table(Protocol):
    """TableCounts over all matches with some seats and one way of playing."""

    seats: int
    play: str
    truncated: int
    decisions: Counter[int]
    choices: Counter[int]
    chance_moves: Counter[int]
    legal: Counter[int]
    points: list[Counter[int]]
    winner: Counter[int]
    wins: list[Counter[int]]


def page(game: Game, tables: Sequence[Table]) -> str:
    """Return the page in Markdown; the headings are the same for every game."""
    sizes = {table.play: table.decisions.total() for table in tables}
    head = HEAD.format(title=game.title, name=game.name, **sizes)
    return head + "".join(
        f"\n## {heading}\n\n{text}\n```{{raw}} html\n:file: plots/{game.name}-{section}.html\n```\n"
        for heading, section, text in (
            ("Length", "length", _length(tables) + (_ends(tables) if game.truncates else "")),
            ("Choices", "choices", _choices(tables)),
            ("Points", "points", _points(tables)),
            ("Seats", "seats", _seats(tables)),
        )
    )


def _length(tables: Sequence[Table]) -> str:
    rows = [
        [
            *_named(table),
            f"{_mean(table.decisions):,.0f} {_range(table.decisions)}",
            f"{min(table.decisions):,} / {max(table.decisions):,}",
            f"{_mean(table.chance_moves):,.0f}",
        ]
        for table in tables
    ]
    about = "A decision is a choice of a seat, also where a single move is legal.\n\n"
    return about + _grid(
        ["Seats", "Play", "Decisions in a match", "Least / most", "Chance moves"], rows
    )


def _ends(tables: Sequence[Table]) -> str:
    """Return how many matches were not ended by the rules of the game."""
    rows = []
    for table in tables:
        matches = table.decisions.total()
        share = f"{100 * table.truncated / matches:.1f} %"
        rows.append([*_named(table), f"{matches:,}", f"{table.truncated:,}", share])
    about = (
        "\nSome matches do not end by the rules but are cut by the limit that an option sets; they "
        "are\nscored as they stand and count in every table and figure here.\n\n"
    )
    return about + _grid(["Seats", "Play", "Matches", "Cut", "Share"], rows)


def _choices(tables: Sequence[Table]) -> str:
    rows = []
    for table in tables:
        real = _real(table)
        rows.append(
            [
                *_named(table),
                f"{_mean(table.choices):,.0f} {_range(table.choices)}",
                f"{_mean(real):.1f} {_range(real)}",
                f"{max(real):,}",
            ]
        )
    return _grid(["Seats", "Play", "Real choices in a match", "Legal moves in one", "Most"], rows)


def _points(tables: Sequence[Table]) -> str:
    rows = []
    for table in tables:
        everybody = sum(table.points, Counter())
        rows.append(
            [
                *_named(table),
                f"{_mean(everybody):.1f} {_range(everybody)}",
                f"{_mean(table.winner):.1f} {_range(table.winner)}",
                f"{min(everybody):,} / {max(everybody):,}",
            ]
        )
    return _grid(
        ["Seats", "Play", "Points of a seat", "Points of the winner", "Least / most"], rows
    )


def _seats(tables: Sequence[Table]) -> str:
    most = max(table.seats for table in tables)
    rows = []
    for table in tables:
        cells = [_interval(share) for share in shares(table)]
        rows.append([*_named(table), *cells, *[""] * (most - table.seats)])
    about = "Wins of each seat in per cent, with 95 % intervals; a shared win is split.\n\n"
    return about + _grid(["Seats", "Play", *(f"Seat {seat}" for seat in range(most))], rows)


def shares(table: Table) -> list[intervals.Estimate]:
    """Return for each seat its share of the wins, with an interval."""
    matches = table.decisions.total()
    found = []
    for wins in table.wins:
        parts = [(1 / among, 1.0) for among in wins.elements()]
        parts += [(0.0, 1.0)] * (matches - len(parts))
        found.append(intervals.share(parts))
    return found


def figures(name: str, tables: Sequence[Table]) -> dict[str, str]:
    """Return for each section its figures in HTML."""
    return {
        "length": group(
            figure_of(
                "Decisions in a match; a box holds half of the matches, its whiskers 90 %.",
                plots.boxes(
                    f"{name}-length",
                    [(_row(table), spread(table.decisions)) for table in tables],
                    "decisions",
                ),
                wide=True,
            ),
            *(_lengths(name, table) for table in tables[-2:]),
        ),
        "choices": group(
            figure_of(
                "Legal moves in decisions with more than one.",
                plots.boxes(
                    f"{name}-choices",
                    [(_row(table), spread(_real(table))) for table in tables],
                    "legal moves",
                ),
                wide=True,
            )
        ),
        "points": group(
            figure_of(
                "Points of all seats at the end.",
                plots.boxes(
                    f"{name}-points",
                    [(_row(table), spread(sum(table.points, Counter()))) for table in tables],
                    "points",
                ),
                wide=True,
            )
        ),
        "seats": group(*_seat_figures(name, tables)),
    }


def _lengths(name: str, table: Table) -> str:
    lengths = [float(length) for length in table.decisions.elements()]
    plot = plots.histogram(f"{name}-{table.play}-lengths", lengths, "decisions", "matches")
    return figure_of(f"How long matches of {table.seats} seats are, {table.play} play.", plot)


def _seat_figures(name: str, tables: Sequence[Table]) -> list[str]:
    found = []
    for seats in sorted({table.seats for table in tables}):
        rows = [
            (table.play, [share._asdict() for share in shares(table)])
            for table in tables
            if table.seats == seats
        ]
        names = [f"seat {seat}" for seat in range(seats)]
        plot = plots.by_seat(f"{name}-seats-{seats}", rows, names, 1 / seats)
        found.append(figure_of(f"Wins by seat with {seats} seats; the dashed line is fair.", plot))
    return found


def spread(counter: Counter[int]) -> list[float]:
    """Return numbers that are spread like those counted, as few as a plot needs."""
    last = POINTS_OF_A_SPREAD - 1
    return [float(quantile(counter, step / last)) for step in range(POINTS_OF_A_SPREAD)]


def quantile(counter: Counter[int], part: float) -> int:
    """Return the number below or at which a part of all that was counted lies."""
    wanted, seen = part * counter.total(), 0
    for number in sorted(counter):
        seen += counter[number]
        if seen >= wanted:
            return number
    raise ValueError("nothing was counted")


def _mean(counter: Counter[int]) -> float:
    return sum(number * count for number, count in counter.items()) / counter.total()


def _range(counter: Counter[int]) -> str:
    return f"[{quantile(counter, 0.05):,} to {quantile(counter, 0.95):,}]"


def _real(table: Table) -> Counter[int]:
    """Return the numbers of legal moves where there is a choice."""
    return Counter({legal: count for legal, count in table.legal.items() if legal > 1})


def _named(table: Table) -> list[str]:
    return [str(table.seats), table.play]


def _row(table: Table) -> str:
    return f"{table.seats} seats, {table.play}"


def _interval(share: intervals.Estimate) -> str:
    assert share.low is not None
    assert share.high is not None
    reach = max(share.value - share.low, share.high - share.value)
    return f"{100 * share.value:.1f} ± {100 * reach:.1f}"


def _grid(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---:" if cell != "Play" else "---" for cell in header], *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def group(*parts: str) -> str:
    """Return figures beside each other."""
    return '<div class="figures">\n' + "\n".join(parts) + "\n</div>\n"


def figure_of(caption: str, svg: str, wide: bool = False) -> str:
    """Return a figure with its caption in HTML."""
    told = escape(caption)
    kind = ' class="wide"' if wide else ""
    inside = f"{svg}<figcaption>{told}</figcaption>"
    return f'<figure{kind} role="img" aria-label="{told}">{inside}</figure>'
