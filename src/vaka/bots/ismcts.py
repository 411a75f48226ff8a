"""The searching bot: information-set tree search with a budget of iterations, time or both."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vaka.bots import parameters
from vaka.bots.mind import Mind
from vaka.bots.parameters import Range
from vaka.core.game import Game
from vaka.core.rng import Rng
from vaka.core.search import Finding, Search
from vaka.core.state import State

ITERATIONS = 10_000  # where a name says neither iterations nor seconds
NODES_PER_ITERATION = 10  # more than an iteration adds to the trees on average
ROOM = 2048  # nodes besides, so that the smallest search has room for all moves of the root
WITH_WITS = (1.0, 0)  # exploration and cut-off where a name does not say them
WITHOUT_WITS = (0.7, 1_000_000)
FIRST_CHUNK = 32  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01


@dataclass(frozen=True)
class Settings:
    """How a searching bot thinks; what is None depends on whether it has wits."""

    iterations: int | None = None
    seconds: float | None = None
    exploration: float | None = None
    cutoff: int | None = None  # decisions that a rollout plays before the wits judge
    wits: bool = True
    threads: int = 1
    nodes: int = 1_000_000
    least: int = 0  # visits that every move gets
    mistakes: float = 0.0  # how often any move is played without thinking
    personality: str = ""


RANGES = {
    "iterations": Range(1, 1_000_000_000),
    "seconds": Range(0.001, 86400.0),
    "exploration": Range(0.0, 1000.0),
    "cutoff": Range(0, 1_000_000),
    "wits": Range(0, 1),
    "threads": Range(1, 256),
    "nodes": Range(64, 100_000_000),
    "least": Range(0, 1_000_000),
    "mistakes": Range(0.0, 1.0),
}


class Ismcts:
    """Searches, and plays the move that it looked at most."""

    def __init__(self, game: Game, rng: Rng, settings: Settings) -> None:
        """Think as the settings say; with a budget of iterations the seed settles every move."""
        self.mind = Mind(game, settings.wits, settings.personality)
        self.rng = rng
        self.settings = settings
        self.seconds = settings.seconds

    @classmethod
    def named(cls, game: Game, rng: Rng, text: str) -> "Ismcts":
        """Make one from the text of its parameters."""
        return cls(game, rng, Settings(**parameters.read("ismcts", text, RANGES)))

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the most promising of the moves."""
        if len(moves) == 1:
            return moves[0]
        stream = self.rng.split(self.rng.below(1 << 30))
        if stream.below(1000) < 1000 * self.settings.mistakes:
            return moves[stream.below(len(moves))]
        found = think(self.mind, view, seat, self.settings, stream)
        best = max(found, key=lambda move: found[move].visits)
        return best if best in moves else moves[0]


def think(
    mind: Mind, view: dict[str, Any], seat: int, settings: Settings, rng: Rng
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
    world = mind.imagine(view, rng)
    texts = mind.texts(world, seat)
    budgets = [_part(iterations, settings, number) for number in range(settings.threads)]
    searches = [
        _search(mind, world, seat, settings, rng.split(number), budget)
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


def _part(iterations: int | None, settings: Settings, number: int) -> int | None:
    """Return the iterations of one thread: an equal part, the first ones with what is over."""
    if iterations is None:
        return None
    return (iterations + settings.threads - 1 - number) // settings.threads


def _search(
    mind: Mind, world: State, seat: int, settings: Settings, rng: Rng, iterations: int | None
) -> Search:
    """Return a search that has still to run."""
    nodes = settings.nodes // settings.threads
    if iterations is not None:
        nodes = min(nodes, NODES_PER_ITERATION * iterations)
    exploration, cutoff = WITH_WITS if mind.has_wits else WITHOUT_WITS
    return Search(
        world,
        seat,
        mind.game.move_table.veils,
        rng,
        mind.wits,
        exploration if settings.exploration is None else settings.exploration,
        mind.has_wits,
        cutoff if settings.cutoff is None else settings.cutoff,
        nodes + ROOM,
        settings.least,
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
