"""Find how much room ranges need for what a longer search sees: `bot/foresight.py` of each game.

Reads what tools/judge_strength.py has kept. Each choice is judged once more at the default depth,
which is quick; what the long judgement said is in the file. For each game it prints the two numbers
with which so large a part of the ranges hold the long judgement's values, and its costs: found by
all matches, and by every second one with the part that the others then hold.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from judge_strength import Held, choice_of, played

import vaka
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.teacher.judging import Judge
from vaka.teacher.keeping import whole_rows
from vaka.teacher.tallies import Doubt

MOST = 20.0  # of the scatter
HALVINGS = 40


class Miss(NamedTuple):
    """How far the long judgement was from the short one, and what was in doubt there."""

    number: int  # of the match
    kind: str  # "share" or "cost"
    off: float
    doubt: Doubt

    def held(self, unseen: float) -> bool:
        """Tell whether the range holds it with so much room."""
        return self.off <= self.doubt.beside(unseen) + 1e-9


def misses(held: Held, match: Match, tries: int, rng: Rng) -> Iterator[Miss]:
    """Judge a choice again at the default depth, and compare each of its moves."""
    view, seat, moves = choice_of(match, held.step)
    _, verdict = Judge(match.game, tries).verdict(view, seat, moves, rng)
    long = {one.move: one.share.value for one in held.long.moves}
    for move in moves:
        yield Miss(held.number, "share", abs(long[move] - verdict.mean(move)), verdict.doubt(move))
        cost = max(long.values()) - long[move]
        if move != verdict.ranked[0]:
            off = abs(cost - verdict.cost(move).value)
            yield Miss(held.number, "cost", off, verdict.doubt_of_cost(move))


def fitted(found: Sequence[Miss], part: float) -> float:
    """Return the least room with which so large a part of the ranges hold."""
    low, high = 0.0, MOST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        enough = covered(found, middle) >= part
        low, high = (low, middle) if enough else (middle, high)
    return high


def covered(found: Sequence[Miss], unseen: float) -> float:
    """Return the part of the ranges that hold."""
    return sum(miss.held(unseen) for miss in found) / len(found) if found else math.nan


def crossed(found: Sequence[Miss], part: float) -> float:
    """Return the part that holds where the room is found by the other half of the matches."""
    held = 0.0
    for half in (0, 1):
        own = [miss for miss in found if miss.number % 2 == half]
        others = [miss for miss in found if miss.number % 2 != half]
        held += sum(miss.held(fitted(others, part)) for miss in own)
    return held / len(found)


def main() -> None:
    """Fit the games of which something was kept."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kept", nargs="+", type=Path)
    parser.add_argument("--part", type=float, default=0.93, help="of the ranges that should hold")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=4000)
    given = parser.parse_args()
    held = [Held.of(row) for file in given.kept for row in whole_rows(file)]

    @lru_cache(2)
    def match_of(game: str, number: int) -> Match:
        return played(vaka.load(game), given.seats, Rng(given.seed).split(number).split(0))

    for game in sorted({one.game for one in held}):
        found: list[Miss] = []
        for one in sorted((one for one in held if one.game == game), key=lambda one: one.number):
            rng = Rng(given.seed).split(one.number).split(2).split(one.step).split(0)
            found += misses(one, match_of(game, one.number), given.tries, rng)
        for kind in ("share", "cost"):
            own = [miss for miss in found if miss.kind == kind]
            room = fitted(own, given.part)
            print(
                f"{game} {kind}: {len(own)} ranges, without room {covered(own, 0.0):.0%} hold; "
                f"{room:.3f} holds {covered(own, room):.0%}, crossed {crossed(own, given.part):.0%}"
            )


if __name__ == "__main__":
    main()
