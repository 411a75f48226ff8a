"""Thinking: searches within a budget of iterations, time or both, and what they found.

A thought comes in slices of some milliseconds, between which others may have their turn where there
is but one thread; everybody else thinks to the end at once.
"""

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from vaka.bots.choosing import is_clear, is_settled
from vaka.bots.evaluator import Evaluator
from vaka.engine.rng import Rng
from vaka.engine.search import Finding, Search
from vaka.engine.state import State

ITERATIONS = 10_000  # where neither iterations nor seconds are said
NODES_PER_ITERATION = 10  # more than an iteration adds to the trees on average
ROOM = 2048  # nodes besides, so that the smallest search has room for all moves of the root
FIRST_CHUNK = 4  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01
Found = TypeVar("Found")
Slices = Generator[None, None, Found]  # work that pauses now and then, and what it comes to


@dataclass(frozen=True)
class SearchSettings:
    """How to think; what is None is left to the mind."""

    iterations: int | None = None
    seconds: float | None = None
    exploration: float | None = None
    cutoff: int | None = None  # decisions that a rollout plays before the evaluation judges
    evaluation: bool = True
    net: bool = True  # whether what was learned from matches corrects the evaluation
    threads: int = 1
    nodes: int = 1_000_000
    least: int = 0  # visits that every move gets
    branching: bool = False  # whether plans depend on what chance will bring
    temper: float | None = None  # the power of the preferences
    floor: float | None = None  # the part of the preferences that all moves share evenly
    fair: float | None = None  # the part of the iterations that all moves share evenly
    beliefs: bool = True  # whether others are thought to hide what they prefer to hide
    mixing: bool = True  # whether of choices made together one about as good as the best is played
    exact: int = 0  # moves left to try up to which a position is solved instead of judged
    sure: int | None = None  # iterations after which a choice that is clear is made at once


def think(
    evaluator: Evaluator, view: dict[str, Any], seat: int, settings: SearchSettings, rng: Rng
) -> dict[str, Finding]:
    """Search, and return what was found about each move that was tried, by its text.

    Several threads search on their own and their findings are added up. Only a limit of seconds
    that is reached makes the result depend on anything but the seed.
    """
    return finished(thinking(evaluator, view, seat, settings, rng))


def thinking(
    evaluator: Evaluator, view: dict[str, Any], seat: int, settings: SearchSettings, rng: Rng
) -> Slices[dict[str, Finding]]:
    """Search and find what `think` returns, in slices."""
    thought = yield from exploring(evaluator, view, seat, settings, rng)
    return {thought.texts[move]: found for move, found in merge(thought.searches).items()}


class Thought(NamedTuple):
    """A guessed world, the moves of a seat in it, and the searches that have thought about them."""

    world: State
    texts: dict[int, str]
    searches: list[Search]


def finished(slices: Slices[Found]) -> Found:
    """Do all slices of some work at once; return what it comes to."""
    while True:
        try:
            next(slices)
        except StopIteration as done:
            found: Found = done.value
            return found


def explore(
    evaluator: Evaluator, view: dict[str, Any], seat: int, settings: SearchSettings, rng: Rng
) -> Thought:
    """Search as the settings say."""
    return finished(exploring(evaluator, view, seat, settings, rng))


def exploring(
    evaluator: Evaluator, view: dict[str, Any], seat: int, settings: SearchSettings, rng: Rng
) -> Slices[Thought]:
    """Search as the settings say, in slices."""
    began = time.perf_counter()
    iterations = settings.iterations
    if iterations is None and settings.seconds is None:
        iterations = ITERATIONS
    end = None if settings.seconds is None else began + settings.seconds
    world = evaluator.imagine(view, rng)
    texts = evaluator.texts(world, seat)
    budgets = [_part(iterations, settings, number) for number in range(settings.threads)]
    searches = [
        _search(evaluator, world, seat, settings, rng.split(number), budget)
        for number, budget in enumerate(budgets)
    ]
    if settings.threads == 1:
        yield from _run(searches[0], budgets[0], end, settings.sure)
    else:
        from concurrent.futures import ThreadPoolExecutor  # slow to import, and rarely needed

        with ThreadPoolExecutor(settings.threads) as pool:
            sure = None if settings.sure is None else settings.sure // settings.threads + 1
            list(
                pool.map(
                    lambda search, budget: finished(_run(search, budget, end, sure)),
                    searches,
                    budgets,
                )
            )
    return Thought(world, texts, searches)


def merge(searches: Sequence[Search]) -> dict[int, Finding]:
    """Add up what several searches of one decision found, move by move."""
    merged: dict[int, Finding] = {}
    for search in searches:
        for more in search.findings():
            if more.move in merged:
                more = _sum(merged[more.move], more)
            merged[more.move] = more
    return merged


def _sum(one: Finding, two: Finding) -> Finding:
    """Return what two searches found about the same move."""
    visits = one.visits + two.visits
    share = two.visits / visits
    value = one.value + share * (two.value - one.value)
    squares = sum(
        found.visits * (found.error**2 * found.visits + (found.value - value) ** 2)
        for found in (one, two)
    )
    points = one.points + share * (two.points - one.points)
    return Finding(one.move, visits, value, squares**0.5 / visits, points)


def _part(iterations: int | None, settings: SearchSettings, number: int) -> int | None:
    """Return the iterations of one thread: an equal part, the first ones with what is over."""
    if iterations is None:
        return None
    return (iterations + settings.threads - 1 - number) // settings.threads


def _search(
    evaluator: Evaluator,
    world: State,
    seat: int,
    settings: SearchSettings,
    rng: Rng,
    iterations: int | None,
) -> Search:
    """Return a search that has still to run."""
    nodes = settings.nodes // settings.threads
    if iterations is not None:
        nodes = min(nodes, NODES_PER_ITERATION * iterations)
    return Search(
        world,
        seat,
        evaluator.game.move_codec.veils,
        rng,
        evaluator.weights,
        evaluator.exploration if settings.exploration is None else settings.exploration,
        evaluator.has_evaluation,
        evaluator.cutoff if settings.cutoff is None else settings.cutoff,
        nodes + ROOM,
        settings.least,
        settings.branching,
        evaluator.temper if settings.temper is None else settings.temper,
        evaluator.floor if settings.floor is None else settings.floor,
        evaluator.fair if settings.fair is None else settings.fair,
        settings.beliefs and evaluator.has_evaluation,
        settings.exact,
    )


def running(search: Search, iterations: int) -> Slices[None]:
    """Run a search for so many iterations more, in slices: they change nothing about the result."""
    return _run(search, iterations, None, None)


def _run(
    search: Search, iterations: int | None, end: float | None, sure: int | None
) -> Slices[None]:
    """Run a search in chunks, until the iterations are done, the time is up or the choice is clear.

    Whether it is clear is asked after `sure` iterations and then each time that they have doubled,
    and after as many again each time, whether those that are left could still change it; whatever
    the chunks are, so that the seed settles the answer.
    """
    chunk = FIRST_CHUNK
    done = 0
    look = sure
    asked = sure
    while iterations is None or done < iterations:
        before = time.perf_counter()
        if end is not None and before >= end and done > 0:
            return
        chunk = chunk if iterations is None else min(chunk, iterations - done)
        chunk = chunk if look is None else min(chunk, look - done)
        search.run(chunk)
        done += chunk
        if sure is not None and done == look:
            found = search.findings()
            if iterations is not None and is_settled(found, iterations - done):
                return
            if done == asked:
                if is_clear(found):
                    return
                asked *= 2
            look = done + sure
        spent = max(time.perf_counter() - before, 1e-6)
        chunk = max(1, min(2 * chunk, int(chunk * CHUNK_SECONDS / spent)))
        yield
