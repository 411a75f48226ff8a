"""Bots in processes of their own, so that the event loop never waits for a thought."""

import asyncio
import os
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from vaka import bots, registry
from vaka.bots.analysis import Opinion, opinions
from vaka.bots.thinking import finished
from vaka.engine.rng import Rng
from vaka.table.judging import judging, ordering
from vaka.table.queues import Queue
from vaka.table.workers import Processes
from vaka.teacher.judging import SEARCHES

POLITENESS = 5  # bots think with what the server and its users leave over
MORE_POLITENESS = 10  # and hints, and the other bots of a network, with what bots leave over
MOST_THOUGHTS = 1_000  # that wait
MOST_THOUGHTS_EACH = 100  # of one network
MOST_HINTS_EACH = 3
LEAST_PRIORITY = 19  # analyses, for which nobody waits, take what everybody leaves over
MOST_ANALYSES = 40  # that wait
MOST_ANALYSES_EACH = 4
PAUSE = 0.05  # seconds until an analysis looks again whether somebody wants to think
STARVED = (
    30.0  # seconds after which it does one piece of work nevertheless, with the least priority
)


class BotPool:
    """Processes that answer for bots, and others for hints: a match never waits for a hint.

    A thought cannot be interrupted. So the bots of whoever has many think elsewhere, all but one at
    a time: whoever has few finds a process that is free, and one that the system prefers.
    """

    def __init__(self, processes: int) -> None:
        """Let about that many think at a time, and half as many about hints."""
        first, more, hints = max(2, processes), max(1, processes - 1), max(1, processes // 2)
        self.bots = Processes(first, os.nice, POLITENESS)
        self.more = Processes(more, os.nice, MORE_POLITENESS)
        self.hints = Processes(hints + 1, os.nice, MORE_POLITENESS)
        self.thoughts = Queue(first, 1, MOST_THOUGHTS, 1)
        self.more_thoughts = Queue(more, more, MOST_THOUGHTS, MOST_THOUGHTS_EACH)
        self.questions = Queue(hints + 1, hints, 4 * hints, MOST_HINTS_EACH, "hints_busy")
        self.teachers = Processes(1, os.nice, LEAST_PRIORITY)
        self.teaching = min(SEARCHES, processes)  # threads of it: its searches share their memory
        self.decisions = Queue(1, 1, MOST_ANALYSES, MOST_ANALYSES_EACH, "analyses_busy")
        self.queues: Mapping[str, Sequence[Queue]] = {
            "bots": [self.thoughts, self.more_thoughts],
            "hints": [self.questions],
            "analyses": [self.decisions],
        }

    async def move(
        self,
        networks: Iterable[str],
        game: str,
        bot: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
    ) -> str:
        """Return the move of a bot that knows just this; it thinks for any of some networks."""
        work = partial(bots.answer, game, bot, view, seat, list(moves), secrets.randbits(63))
        key = min(networks, key=self.load)
        if self.load(key):
            return str(await self.more_thoughts.run(key, partial(self.more.ask, work)))
        return str(await self.thoughts.run(key, partial(self.bots.ask, work)))

    def load(self, network: str) -> int:
        """Return how many thoughts are under way or waiting for a network."""
        return self.thoughts.load(network) + self.more_thoughts.load(network)

    async def opinions(
        self,
        network: str,
        game: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
        seconds: float,
        language: str,
    ) -> list[Opinion]:
        """Return what a strong bot thinks of each move, the best first."""
        work = partial(_opinions, game, view, seat, list(moves), seconds, language)
        found: list[Opinion] = await self.questions.run(network, partial(self.hints.ask, work))
        return found

    async def judged(self, network: str, journal: str, step: int, tries: int) -> str | None:
        """Return the record of an analysis that begins at a step of a journal, as JSON.

        It begins when no bot and no hint is being thought about, and gives way to them after that.
        """
        work = partial(_judged, journal, step, tries, self.teaching)
        found: str | None = await self.decisions.run(network, partial(self._when_calm, work))
        return found

    async def order(self, network: str, journal: str) -> list[int]:
        """Return the steps of a journal in the order in which they are best judged."""
        work = partial(_order, journal)
        found: list[int] = await self.decisions.run(network, partial(self._when_calm, work))
        return found

    async def _when_calm(self, work: "partial[Any]") -> Any:
        starved = time.monotonic() + STARVED
        while self.wanted and time.monotonic() < starved:
            await asyncio.sleep(PAUSE)
        return await self.teachers.ask(work)

    @property
    def wanted(self) -> bool:
        """Whether a bot or a hint is being thought about, or waits for that."""
        before = (self.thoughts, self.more_thoughts, self.questions)
        return any(queue.running or len(queue) for queue in before)

    async def warm_up(self) -> None:
        """Start processes before somebody waits for them: one to think, one for who comes next."""
        self.bots.have_another(_nothing)
        await self.bots.ask(_nothing)

    def close(self) -> None:
        """End the processes, in mid-thought if need be."""
        for processes in (self.bots, self.more, self.hints, self.teachers):
            processes.close()


def _nothing() -> None:
    """Think of nothing: what a process can do once it is there."""
    for game in registry.games():
        registry.load(game)


def _opinions(
    game: str, view: dict[str, Any], seat: int, moves: list[str], seconds: float, language: str
) -> list[Opinion]:
    rng = Rng(secrets.randbits(63))
    rules = registry.load(game)
    return opinions(rules, view, seat, moves, rng, seconds=seconds, language=language)


def _order(journal: str) -> list[int]:
    return finished(ordering(journal))


def _judged(journal: str, step: int, tries: int, threads: int) -> str | None:
    return finished(judging(journal, step, tries, threads))
