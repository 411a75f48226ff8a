"""Thinking: searches within a budget of iterations, time or both, and what they found."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vaka.bots.evaluator import Evaluator
from vaka.engine.rng import Rng
from vaka.engine.search import Finding, Search
from vaka.engine.state import State

ITERATIONS = 10_000  # where neither iterations nor seconds are said
NODES_PER_ITERATION = 10  # more than an iteration adds to the trees on average
ROOM = 2048  # nodes besides, so that the smallest search has room for all moves of the root
FIRST_CHUNK = 4  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01


@dataclass(frozen=True)
class SearchSettings:
    """How to think; what is None is left to the mind."""

    iterations: int | None = None
    seconds: float | None = None
    exploration: float | None = None
    cutoff: int | None = None  # decisions that a rollout plays before the evaluation judges
    evaluation: bool = True
    threads: int = 1
    nodes: int = 1_000_000
    least: int = 0  # visits that every move gets
    branching: bool = False  # whether plans depend on what chance will bring


def think(
    evaluator: Evaluator, view: dict[str, Any], seat: int, settings: SearchSettings, rng: Rng
) -> dict[str, Finding]:
    """Search, and return what was found about each move that was tried, by its text.

    Several threads search on their own and their findings are added up. Only a limit of seconds
    that is reached makes the result depend on anything but the seed.
    """
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
        _run(searches[0], budgets[0], end)
    else:
        from concurrent.futures import ThreadPoolExecutor  # slow to import, and rarely needed

        with ThreadPoolExecutor(settings.threads) as pool:
            list(pool.map(_run, searches, budgets, [end] * settings.threads))
    return {texts[move]: found for move, found in merge(searches).items()}


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
    )


def _run(search: Search, iterations: int | None, end: float | None) -> None:
    """Run a search in chunks, until the iterations are done or the time is up."""
    chunk = FIRST_CHUNK
    done = 0
    while iterations is None or done < iterations:
        before = time.perf_counter()
        if end is not None and before >= end and done > 0:
            return
        chunk = chunk if iterations is None else min(chunk, iterations - done)
        search.run(chunk)
        done += chunk
        spent = max(time.perf_counter() - before, 1e-6)
        chunk = max(1, min(2 * chunk, int(chunk * CHUNK_SECONDS / spent)))
