"""Random matches on all cores, with means and standard errors.

Match number i of a seed is the same whatever the number of processes: each has a stream of its own.
"""

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from vaka import registry
from vaka.core.game import winners
from vaka.engine.playout import Playout
from vaka.engine.rng import Rng
from vaka.processes import in_order

CHUNK = 200  # matches a process plays before it reports, so that the progress bar moves


@dataclass
class Tally:
    """A sum of numbers and of their squares: enough for a mean and its standard error."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one number."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def join(self, other: "Tally") -> None:
        """Count all numbers of another tally."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def summary(self) -> dict[str, float]:
        """Return mean and standard error of the mean (0 for a single number)."""
        mean = self.total / self.n
        if self.n < 2:
            return {"mean": mean, "se": 0.0}
        variance = max(0.0, (self.squares - self.n * mean * mean) / (self.n - 1))
        return {"mean": mean, "se": math.sqrt(variance / self.n)}


class Totals:
    """What is counted over matches of one game."""

    def __init__(self, seats: int) -> None:
        """Start with no match."""
        self.decisions = Tally()
        self.chance_moves = Tally()
        self.truncated = Tally()
        self.points = [Tally() for _ in range(seats)]
        self.win_share = [Tally() for _ in range(seats)]

    def add(
        self,
        decisions: int,
        chance_moves: int,
        scores: Sequence[tuple[int, ...]],
        truncated: bool,
    ) -> None:
        """Count one match; a shared win is split."""
        self.decisions.add(decisions)
        self.chance_moves.add(chance_moves)
        self.truncated.add(truncated)
        best = winners(scores)
        for seat, score in enumerate(scores):
            self.points[seat].add(score[0])
            self.win_share[seat].add(1 / len(best) if seat in best else 0)

    def all(self) -> list[Tally]:
        """Return every tally, always in the same order."""
        return [
            self.decisions,
            self.chance_moves,
            self.truncated,
            *self.points,
            *self.win_share,
        ]

    def join(self, other: "Totals") -> None:
        """Count the matches of another process too."""
        for mine, theirs in zip(self.all(), other.all(), strict=True):
            mine.join(theirs)


class Job(NamedTuple):
    """The matches that a process plays before it reports: numbers `first` to `last` - 1."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    first: int
    last: int


def simulate(
    game: str,
    seats: int,
    matches: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play random matches and return means with standard errors.

    `progress` is told how many matches are done. A figure is `{"mean", "se"}`; `points` and
    `win_share` are lists by seat, a shared win is split. `truncated` is the share of the matches
    that a limit has ended, not the rules.
    """
    if matches < 1:
        raise ValueError(f"at least one match must be played, not {matches}")
    registry.load(game).start(seats, options)  # refuse what is wrong before any process starts
    jobs = (
        Job(game, seats, dict(options or {}), seed, first, min(first + CHUNK, matches))
        for first in range(0, matches, CHUNK)
    )
    workers = min(processes or os.cpu_count() or 1, -(-matches // CHUNK))
    totals = Totals(seats)
    rates = Tally()
    began = time.perf_counter()
    done = 0
    for part, seconds in in_order(_play, jobs, workers):
        totals.join(part)
        rates.add(part.decisions.n / seconds)
        done += part.decisions.n
        if progress is not None:
            progress(done)
    elapsed = time.perf_counter() - began
    speed = matches / elapsed
    rate = rates.summary()  # of one process; all together spread as much, relatively
    return {
        "game": game,
        "seats": seats,
        "matches": matches,
        "decisions": totals.decisions.summary(),
        "chance_moves": totals.chance_moves.summary(),
        "truncated": totals.truncated.summary(),
        "points": [tally.summary() for tally in totals.points],
        "win_share": [tally.summary() for tally in totals.win_share],
        "matches_per_second": {"mean": speed, "se": speed * rate["se"] / rate["mean"]},
    }


def _play(job: Job) -> tuple[Totals, float]:
    """Play the matches of a job; return what was counted, and the seconds it took."""
    game = registry.load(job.game)
    start = game.start(job.seats, job.options)
    totals = Totals(job.seats)
    root = Rng(job.seed)
    began = time.perf_counter()
    playout = Playout(root)
    for number in range(job.first, job.last):
        state = start.copy()
        playout.rng = root.split(number)
        playout.decisions = playout.chance_moves = 0
        playout.run(state)
        cut = game.truncated(state)
        totals.add(playout.decisions, playout.chance_moves, state.score(), cut)
    return totals, time.perf_counter() - began
