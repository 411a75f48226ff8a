"""Write docs/counts.md: numbers by which another implementation of a game can be checked."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from written import ROOT, run

from vaka import registry
from vaka.core.game import Game
from vaka.counting import Count, counts, opening, walk

PAGE = ROOT / "docs" / "counts.md"
MOST = 2000  # moves tried for one line: with it the page is written in seconds
SEED = 1  # of the walk whose opening is counted from
WALKS = 3
HEAD = """\
# Counts to check against

Whoever writes one of the games anew can find most mistakes by counting. These numbers follow from
the rules and [the notation](games/index.md) alone, with the default options; both our engines agree
on them, and the tests pin them. (Written by `tools/write_counts.py`.)

**Sequences** of so many moves from a position are what chess programs call perft. An outcome of
chance is a move like any other, whatever its weight. Where several seats choose at once, they are
asked in their order. **Positions** are the different ones at the ends of these sequences: two are
the same if `game.position` says the same of them, hidden things included.

**A walk** is a whole match. From its seed, x, every move follows:

1. Take the legal moves of chance, or of the seat that is to choose, as text, sorted by code points.
   Write a line: `-` for chance or the number of the seat, then the moves, all separated by ` | `.
2. x becomes (6364136223846793005 x + 1442695040888963407) mod 2^64, also where there is one move.
   Play move number floor(x / 2^33) mod n of the n moves, counted from 0.
3. At the end write for each seat a line `score | points | tie-breaker | ...`.

Each line ends with a newline character. The checksum is the beginning of the SHA-256 of all lines
in UTF-8, 16 hexadecimal digits.

Where setting up is left to chance, counts from the start do not reach the first decision. *Opened*
counts from where the walk of seed 1 has done the setting up, after so many of its moves.

```console
$ vaka perft tongiaki --seats 2 --depth 4 --walks 3
$ vaka perft rapanui2011 --seats 3 --depth 4 --opened 1
```
"""
COUNTS = """
| Seats | From | Moves | Sequences | Positions |
|---:|---|---:|---:|---:|
"""
WALKED = """
| Seats | Walk | Moves | Scores | Checksum |
|---:|---:|---:|---|---|
"""


def files() -> Iterator[tuple[Path, str]]:
    """Yield the page."""
    yield PAGE, HEAD + "".join(part(registry.load(name)) for name in registry.games())


def part(game: Game) -> str:
    """Return the part of one game."""
    counted = "".join(row for seats in game.seats for row in counted_rows(game, seats))
    walked = "".join(walked_row(game, s, n + 1) for s in game.seats for n in range(WALKS))
    return f"\n## {game.title}\n{COUNTS}{counted}{WALKED}{walked}"


def counted_rows(game: Game, seats: int) -> Iterator[str]:
    """Yield the rows of counts with so many seats."""
    yield from rows(seats, "start", counts(game, game.start(seats), MOST))
    opened = opening(game, seats, SEED)
    if opened.moves:
        yield from rows(seats, f"opened, {opened.moves}", counts(game, opened.state, MOST))


def rows(seats: int, begin: str, found: Iterable[Count]) -> Iterator[str]:
    """Yield a row for each count; where nothing has branched yet there is nothing to check."""
    for moves, sequences, positions, _ in found:
        if sequences > 1:
            yield f"| {seats} | {begin} | {moves} | {sequences:,} | {positions:,} |\n"


def walked_row(game: Game, seats: int, seed: int) -> str:
    """Return the row of a walk."""
    _, moves, scores, checksum = walk(game, seats, seed)
    told = ", ".join(" ".join(map(str, score)) for score in scores)
    return f"| {seats} | {seed} | {moves} | {told} | `{checksum}` |\n"


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
