"""The stream of a lesson: the records of a match in order, one by one as they are ready."""

import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import Slices, finished
from vaka.core.game import Game
from vaka.core.journal import Line
from vaka.engine.rng import Rng
from vaka.engine.state import COMPILED, State
from vaka.engine.turns import CHANCE
from vaka.teacher.judging import TRIES, Judge
from vaka.teacher.luck import luck_of_deal, weighing
from vaka.teacher.records import DIGITS, Deal, Record, written

Work = Callable[[], Slices[Record]]  # what makes a record, in slices
AHEAD = 3  # records for each thread that are begun before the first of them is asked for


class Played(Protocol):
    """What of a Match is needed."""

    game: Game
    seats: int
    lines: list[Line]

    def state_at(self, step: int) -> State:
        """Return the position after so many moves."""


def records_of(
    match: Played,
    tries: int = TRIES,
    seed: int = 0,
    threads: int = 1,
    known: Mapping[int, Record] | None = None,
) -> Iterator[Record]:
    """Yield the records of a match in order; those `known` by their step are not made again.

    Each record has random numbers of its own, from the seed and its step: so neither the threads
    nor what was known before change anything.
    """
    luck = [0.0] * match.seats
    works = _works(match, Judge(match.game, tries), Rng(seed), known or {})
    apart = COMPILED and sys.platform != "emscripten"  # a browser lends no threads
    made = _in_threads(works, threads) if apart else (finished(work()) for work in works)
    for record in made:
        yield _with_luck(record, luck)


def luck_of(match: Played, seed: int = 0) -> list[float]:
    """Return what all deals of a match gave each seat, in shares of it: on average nothing."""
    evaluator = Evaluator(match.game)
    luck = [0.0] * match.seats
    for step in steps_of(match.lines):
        until = _end_of_deal(match.lines, step)
        if until == step or match.state_at(until).turn == CHANCE:
            continue
        before, after = match.state_at(step), match.state_at(until)
        share, _ = luck_of_deal(evaluator, before, after, Rng(seed).split(step))
        luck = [so_far + more.value for so_far, more in zip(luck, share, strict=True)]
    return luck


def _in_threads(works: Iterator[Work], threads: int) -> Iterator[Record]:
    """Yield what works make, in their order.

    The compiled engine is never interrupted in the buffers that all callers share; the plain one
    would be, and gains nothing by threads.
    """
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Record]] = deque()
        try:
            for work in works:
                waiting.append(pool.submit(lambda work: finished(work()), work))
                if len(waiting) >= AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def steps_of(lines: Sequence[Line]) -> list[int]:
    """Return the steps at which records begin: each decision, and each first of chance moves."""
    return [
        step
        for step, line in enumerate(lines)
        if line.seat != CHANCE or step == 0 or lines[step - 1].seat != CHANCE
    ]


def record_at(match: Played, judge: Judge, step: int, seed: int = 0) -> Record | None:
    """Return the one record that begins at a step, as `records_of` makes it with that seed.

    Only the luck before a decision is left out. None: the deal is still going on.
    """
    return finished(recording(match, judge, step, seed))


def recording(match: Played, judge: Judge, step: int, seed: int = 0) -> Slices[Record | None]:
    """Make the one record that begins at a step, in slices."""
    work = _work(match, judge, step, Rng(seed))
    if work is None:
        return None
    return (yield from work())


def _works(match: Played, judge: Judge, rng: Rng, known: Mapping[int, Record]) -> Iterator[Work]:
    """Yield what makes each record; what it needs of the match is looked up here, in order."""
    for step in steps_of(match.lines):
        work = _kept(known[step]) if step in known else _work(match, judge, step, rng)
        if work:
            yield work


def _work(match: Played, judge: Judge, step: int, rng: Rng) -> Work | None:
    """Return what makes the record that begins at a step; None: the deal is still going on."""
    if match.lines[step].seat != CHANCE:
        return _decision(match, judge, step, rng.split(step))
    until = _end_of_deal(match.lines, step)
    if match.state_at(until).turn == CHANCE:
        return None
    return _deal(match, judge, step, until, rng.split(step))


def _kept(record: Record) -> Work:
    def work() -> Slices[Record]:
        yield
        return record

    return work


def _end_of_deal(lines: Sequence[Line], step: int) -> int:
    """Return the step after the chance moves that begin at a step."""
    while step < len(lines) and lines[step].seat == CHANCE:
        step += 1
    return step


def _deal(match: Played, judge: Judge, step: int, until: int, rng: Rng) -> Work:
    before, after = match.state_at(step), match.state_at(until)

    def work() -> Slices[Record]:
        share, points = yield from weighing(judge.evaluator, before, after, rng)
        return written(Deal(step=step, until=until, luck=share, luck_points=points))

    return work


def _decision(match: Played, judge: Judge, step: int, rng: Rng) -> Work:
    """Prepare a decision: of the position only the view of the seat and its moves go further."""
    state, (seat, played, _) = match.state_at(step), match.lines[step]
    view, moves = match.game.view(state, seat, recall=True), match.game.moves(state, seat)

    def work() -> Slices[Record]:
        judged = yield from judge.judging(view, seat, moves, played, rng)
        return written(replace(judged, step=step))

    return work


def _with_luck(record: Record, luck: list[float]) -> Record:
    """Add up what chance gives each seat, and hand it to the seat's next decision."""
    if isinstance(record, Deal):
        for seat, change in enumerate(record.luck):
            luck[seat] += change.value
        return record
    given, luck[record.seat] = round(luck[record.seat], DIGITS), 0.0
    return replace(record, luck=given)
