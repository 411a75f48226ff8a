"""Print how much faster an arena is with several processes than with one.

Three figures, because the machine may be busy with other things: what was measured by the clock;
what bare arithmetic gains from as many processes on the same machine, more than which no arena can
gain; and what processor time says an idle machine would gain.
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from vaka.arena.contest import Contest, whole_blocks
from vaka.arena.schedule import seatings
from vaka.arena.workers import workers_of
from vaka.bots import split_names

ROUNDS = 3


class Cost(NamedTuple):
    """What some work has cost: seconds by the clock, and seconds of all processors together."""

    clock: float
    processors: float


def cost_of(contest: Contest, matches: int, workers: int) -> Cost:
    """Measure an arena that writes nothing, the starting of its processes included."""
    plan = seatings(contest, whole_blocks(matches, contest.seats))
    spent, began = _processors(), time.perf_counter()
    for _ in workers_of(str(workers))(contest, plan):
        pass
    return Cost(time.perf_counter() - began, _processors() - spent)


def arithmetic(workers: int) -> float:
    """Return how many times as fast several processes add as one."""

    def rate(count: int) -> float:
        with ProcessPoolExecutor(count) as pool:
            list(pool.map(add_up, [1] * count))  # they have started
            began = time.perf_counter()
            list(pool.map(add_up, [2_000_000] * 4 * count))
            return 4 * count / (time.perf_counter() - began)

    rates = [(rate(1), rate(workers)) for _ in range(ROUNDS)]
    return max(many for _, many in rates) / max(one for one, _ in rates)


def add_up(numbers: int) -> int:
    """Keep a core busy."""
    return sum(i * i for i in range(numbers))


def _processors() -> float:
    return sum(os.times()[:4])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rapanui2011")
    parser.add_argument("--bots", default="random,greedy,novice,skilled")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    contest = Contest(chosen.game, 2, tuple(split_names(chosen.bots)))
    contest.check()
    bare = arithmetic(chosen.workers)
    costs = [
        [cost_of(contest, chosen.matches, count) for count in (1, chosen.workers)]
        for _ in range(ROUNDS)
    ]
    one, many = (Cost(*map(min, zip(*column, strict=True))) for column in zip(*costs, strict=True))
    print(
        f"{chosen.workers} workers are {one.clock / many.clock:.2f} times as fast as one; bare "
        f"arithmetic: {bare:.2f} times; by processor time, on an idle machine: "
        f"{chosen.workers * one.processors / many.processors:.2f} times"
    )


if __name__ == "__main__":
    main()
