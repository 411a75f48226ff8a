"""Workers: who plays the matches - this process, others on this machine, or a Ray cluster.

Each takes a contest and seatings and yields the results as the matches end, in whatever order that
is. A match depends on nothing but its contest and seating, so all of them give the same results.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice

from vaka.arena.cluster import import_ray, on_cluster
from vaka.arena.contest import WORDS, Contest
from vaka.arena.play import MatchResult, lost, play
from vaka.arena.schedule import Seating
from vaka.core import schema
from vaka.errors import Refusal
from vaka.processes import interrupts_ignored, processes

Workers = Callable[[Contest, Iterable[Seating]], Iterator[MatchResult]]

MOST_PROCESSES = 1000


def workers_of(text: str) -> Workers:
    """Return the workers that a text names: `auto`, a number, `ray` or `ray://HOST:PORT`."""
    if text == "ray" or text.startswith("ray://"):
        import_ray()  # before anything is written
        return partial(on_cluster, None if text == "ray" else text)
    if text == "auto":
        return _on_processes(cores())
    if re.fullmatch("[0-9]{1,4}", text) and 1 <= int(text) <= MOST_PROCESSES:
        return _on_processes(int(text))
    raise Refusal("no_such_workers", {"workers": schema.short(text), "most": MOST_PROCESSES}, WORDS)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def one_by_one(contest: Contest, seatings: Iterable[Seating]) -> Iterator[MatchResult]:
    """Play in this process."""
    for seating in seatings:
        yield play(contest, seating)


def on_processes(
    count: int, contest: Contest, seatings: Iterable[Seating]
) -> Iterator[MatchResult]:
    """Play on processes of this machine.

    A bot may take its whole process with it (a fault in compiled code, no memory left). Then those
    matches that were under way are tried again, each in a process of its own, and only the one that
    ends that process too has failed.
    """
    waiting = iter(seatings)
    under_way: dict[Future[MatchResult], Seating] = {}
    while True:
        try:
            with processes(count) as pool:
                yield from _fly(pool, count, contest, waiting, under_way)
            return
        except BrokenProcessPool:
            suspects = list(under_way.values())
            under_way.clear()
        for seating in suspects:
            yield _alone(contest, seating)


def _on_processes(count: int) -> Workers:
    return one_by_one if count == 1 else partial(on_processes, count)


def _fly(
    pool: ProcessPoolExecutor,
    count: int,
    contest: Contest,
    waiting: Iterator[Seating],
    under_way: dict[Future[MatchResult], Seating],
) -> Iterator[MatchResult]:
    """Keep the pool busy and yield what is done; `under_way` holds what is not yet."""
    most = 2 * count  # one ahead for each process
    with interrupts_ignored():  # only while the processes start: Ctrl-C must not get lost
        _submit(pool, contest, islice(waiting, most - len(under_way)), under_way)
    while under_way:
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda future: under_way[future].match):
            result = future.result()
            del under_way[future]
            yield result
        _submit(pool, contest, islice(waiting, most - len(under_way)), under_way)


def _submit(
    pool: ProcessPoolExecutor,
    contest: Contest,
    seatings: Iterable[Seating],
    under_way: dict[Future[MatchResult], Seating],
) -> None:
    for seating in seatings:
        try:
            future = pool.submit(play, contest, seating)
        except BrokenProcessPool:
            under_way[Future()] = seating  # it was taken from the schedule, so it must not get lost
            raise
        under_way[future] = seating


def _alone(contest: Contest, seating: Seating) -> MatchResult:
    """Play one match in a process that nothing else depends on."""
    try:
        with processes(1) as pool:
            return pool.submit(play, contest, seating).result()
    except BrokenProcessPool:
        return lost(contest, seating)
