"""Bots in processes of their own, so that the event loop never waits for a thought."""

import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from vaka import bots, registry
from vaka.bots.analysis import Opinion, opinions
from vaka.engine.rng import Rng
from vaka.table.queues import Queue
from vaka.table.workers import Processes

POLITENESS = 5  # bots think with what the server and its users leave over
MORE_POLITENESS = 10  # and hints, and the other bots of a network, with what bots leave over
MOST_THOUGHTS = 1_000  # that wait
MOST_THOUGHTS_EACH = 100  # of one network
MOST_HINTS_EACH = 3


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
        self.queues: Mapping[str, Sequence[Queue]] = {
            "bots": [self.thoughts, self.more_thoughts],
            "hints": [self.questions],
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

    async def warm_up(self) -> None:
        """Start processes before somebody waits for them: one to think, one for who comes next."""
        self.bots.have_another(_nothing)
        await self.bots.ask(_nothing)

    def close(self) -> None:
        """End the processes, in mid-thought if need be."""
        for processes in (self.bots, self.more, self.hints):
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
