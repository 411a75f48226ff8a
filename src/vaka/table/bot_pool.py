"""Bots in processes of their own, so that the event loop never waits for a thought."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from vaka import bots, registry
from vaka.bots.analysis import Opinion, opinions
from vaka.engine.rng import Rng
from vaka.processes import Pool
from vaka.table.phrases import TableRefusal

POLITENESS = 5  # bots think with what the server and its users leave over
HINT_POLITENESS = 10  # and hints with what bots leave over
MOST_ASKED = 4  # hints under way or waiting, for each process that gives them


class BotPool:
    """Processes that answer for bots, and others for hints: a match never waits for a hint."""

    def __init__(self, processes: int) -> None:
        """Start at most that many processes for bots and half as many for hints."""
        self.bots = _Processes(processes, POLITENESS)
        self.hints = _Processes(max(1, processes // 2), HINT_POLITENESS)
        self._asked = 0

    async def move(
        self, game: str, bot: str, view: dict[str, Any], seat: int, moves: Sequence[str]
    ) -> str:
        """Return the move of a bot that knows just this."""
        seed = secrets.randbits(63)
        move = await self.bots.ask(partial(bots.answer, game, bot, view, seat, list(moves), seed))
        return str(move)

    async def opinions(
        self, game: str, view: dict[str, Any], seat: int, moves: Sequence[str], seconds: float
    ) -> list[Opinion]:
        """Return what a strong bot thinks of each move, the best first."""
        if self._asked >= MOST_ASKED * self.hints.most:
            raise TableRefusal(429, "hints_busy")
        self._asked += 1
        try:
            found = await self.hints.ask(partial(_opinions, game, view, seat, list(moves), seconds))
        finally:
            self._asked -= 1
        return [Opinion(*opinion) for opinion in found]

    async def warm_up(self) -> None:
        """Start a process before somebody waits for it."""
        await self.bots.ask(_nothing)

    def close(self) -> None:
        """End the processes, in mid-thought if need be."""
        self.bots.close()
        self.hints.close()


class _Processes:
    """A few processes, started with the first question."""

    def __init__(self, most: int, politeness: int) -> None:
        self.most = most
        self.politeness = politeness
        self.pool: Pool | None = None

    async def ask(self, question: Any) -> Any:
        """Ask a process, and once more if it died over the question."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, question)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._started(), question)

    def _started(self) -> Pool:
        if self.pool is None:
            self.pool = Pool(self.most, os.nice, self.politeness)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.end()


def _nothing() -> None:
    """Think of nothing: what a process can do once it is there."""
    for game in registry.games():
        registry.load(game)


def _opinions(
    game: str, view: dict[str, Any], seat: int, moves: list[str], seconds: float
) -> list[tuple[Any, ...]]:
    rng = Rng(secrets.randbits(63))
    found = opinions(registry.load(game), view, seat, moves, rng, seconds=seconds)
    return [tuple(opinion) for opinion in found]
