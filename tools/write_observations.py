"""Write docs/observations/GAME.md, the observation of each game, number by number."""

import sys
from collections.abc import Iterator
from pathlib import Path

from written import ROOT, run

from vaka import registry
from vaka.core.game import Game
from vaka.core.layout import Layout, Span

FOLDER = ROOT / "docs" / "observations"
HEAD = """\
# {title}: observation

Version {version}, {count} numbers, fingerprint `{fingerprint}`. They are what a perfect memory of
the seat would know. Seats are counted from the one that observes: `own`, then clockwise `1 left`,
`2 left` and so on; places where nobody sits are 0. A count is divided by the number in the column
"per". Where there are several axes, the last one changes fastest. (Written by
`tools/write_observations.py`.)

| Numbers | Name | Axes | Per | Range | Meaning |
|---|---|---|---|---|---|
"""
MOVES = """
## Moves

{count} moves, by their numbers; those of chance are never legal for a seat.

| Numbers | Moves |
|---|---|
"""
MOST_NAMED = 8  # names of an axis that are all written out


def files() -> Iterator[tuple[Path, str]]:
    """Yield the page of every game."""
    for name in registry.games():
        game = registry.load(name)
        yield FOLDER / f"{name}.md", page(game, game.part("observation").LAYOUT)


def page(game: Game, layout: Layout) -> str:
    """Return the page of a game."""
    head = HEAD.format(
        title=game.title,
        version=layout.version,
        count=len(layout),
        fingerprint=layout.fingerprint,
    )
    rows = "".join(map(row, layout.spans))
    return head + rows + MOVES.format(count=len(game.move_codec)) + moves(game)


def row(span: Span) -> str:
    """Return the row of one run of numbers."""
    run = span.numbers
    axes = " by ".join(map(axis, run.axes)) or "-"
    between = f"{run.least:g} to {run.most:g}"
    return (
        f"| {interval(span.first, span.last)} | `{run.name}` | {axes} | {run.per} | {between} | "
        f"{run.meaning} |\n"
    )


def axis(names: tuple[str, ...]) -> str:
    """Return the names of an axis, shortened if there are many."""
    if len(names) <= MOST_NAMED:
        return "(" + ", ".join(names) + ")"
    return f"({names[0]}, {names[1]}, ... {names[-1]}: {len(names)})"


def interval(first: int, last: int) -> str:
    """Return the numbers from first to last."""
    return str(first) if first == last else f"{first} to {last}"


def moves(game: Game) -> str:
    """Return the moves, those with the same verb together."""
    texts = game.move_codec.texts
    rows, first = [], 0
    for i in range(1, len(texts) + 1):
        if i == len(texts) or texts[i].split()[0] != texts[first].split()[0]:
            run = texts[first:i]
            told = ", ".join(f"`{text}`" for text in run)
            if len(run) > MOST_NAMED:
                told = f"`{run[0]}`, `{run[1]}`, ... `{run[-1]}`"
            rows.append(f"| {interval(first, i - 1)} | {told} |\n")
            first = i
    return "".join(rows)


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
