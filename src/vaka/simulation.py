"""Random matches on all cores, with means and standard errors.

Match number i of a seed is the same whatever the number of processes: each has a stream of its own.
"""

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vaka import registry
from vaka.core.game import winners
from vaka.core.playout import Playout
from vaka.core.rng import Rng

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
        self.points = [Tally() for _ in range(seats)]
        self.win_share = [Tally() for _ in range(seats)]

    def all(self) -> list[Tally]:
        """Return every tally, always in the same order."""
        return [self.decisions, self.chance_moves, *self.points, *self.win_share]

    def join(self, other: "Totals") -> None:
        """Count the matches of another process too."""
        for mine, theirs in zip(self.all(), other.all(), strict=True):
            mine.join(theirs)


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
    `win_share` are lists by seat, a shared win is split.
    """
    if matches < 1:
        raise ValueError(f"at least one match must be played, not {matches}")
    registry.load(game).start(seats, options)  # refuse what is wrong before any process starts
    jobs = [
        (game, seats, dict(options or {}), seed, first, min(first + CHUNK, matches))
        for first in range(0, matches, CHUNK)
    ]
    totals = Totals(seats)
    rates = Tally()
    began = time.perf_counter()
    done = 0
    for part, seconds in _run(jobs, processes or os.cpu_count() or 1):
        totals.join(part)
        rates.add(part.decisions.n / seconds)
        done += part.decisions.n
        if progress is not None:
            progress(done)
    elapsed = time.perf_counter() - began
    workers = rates.total / rates.n if rates.n else 0.0
    spread = rates.summary()["se"] / workers if workers else 0.0
    speed = matches / elapsed
    return {
        "game": game,
        "seats": seats,
        "matches": matches,
        "decisions": totals.decisions.summary(),
        "chance_moves": totals.chance_moves.summary(),
        "points": [tally.summary() for tally in totals.points],
        "win_share": [tally.summary() for tally in totals.win_share],
        "matches_per_second": {"mean": speed, "se": speed * spread},
    }


def _run(jobs: list[Any], processes: int) -> Any:
    if processes == 1 or len(jobs) == 1:
        yield from map(_play, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(min(processes, len(jobs))) as pool:
        yield from pool.imap(_play, jobs)


def _play(job: tuple[str, int, dict[str, Any], int, int, int]) -> tuple[Totals, float]:
    name, seats, options, seed, first, last = job
    start = registry.load(name).start(seats, options)
    totals = Totals(seats)
    root = Rng(seed)
    began = time.perf_counter()
    playout = Playout(root)
    for number in range(first, last):
        state = start.copy()
        playout.rng = root.split(number)
        playout.decisions = playout.chance_moves = 0
        playout.run(state)
        totals.decisions.add(playout.decisions)
        totals.chance_moves.add(playout.chance_moves)
        scores = state.score()
        best = winners(scores)
        for seat in range(seats):
            totals.points[seat].add(scores[seat][0])
            totals.win_share[seat].add(1 / len(best) if seat in best else 0)
    return totals, time.perf_counter() - began
