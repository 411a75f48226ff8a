"""Bots in processes of their own, so that the event loop never waits for a thought."""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import connection
from typing import Any

from vaka import bots, registry
from vaka.bots.analysis import LEAST_VISITS, Opinion, opinions
from vaka.bots.ismcts import Settings
from vaka.core.rng import Rng

POLITENESS = 5  # bots think with what the server and its users leave over


class Thinkers:
    """A few processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        """Start at most that many processes, with the first question."""
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def move(
        self, game: str, bot: str, view: dict[str, Any], seat: int, moves: Sequence[str]
    ) -> str:
        """Return the move of a bot that knows just this."""
        seed = secrets.randbits(63)
        move = await self._ask(partial(bots.answer, game, bot, view, seat, list(moves), seed))
        return str(move)

    async def opinions(
        self, game: str, view: dict[str, Any], seat: int, moves: Sequence[str], seconds: float
    ) -> list[Opinion]:
        """Return what a strong bot thinks of each move, the best first."""
        found = await self._ask(partial(_opinions, game, view, seat, list(moves), seconds))
        return [Opinion(*opinion) for opinion in found]

    async def _ask(self, question: Any) -> Any:
        """Ask a process, and once more if it died over the question."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._started(), question)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, multiprocessing.get_context("spawn"), _prepare
            )
        return self._pool

    async def warm_up(self) -> None:
        """Start a process before somebody waits for it."""
        await self._ask(_nothing)

    def close(self) -> None:
        """End the processes, in mid-thought if need be."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Set up a process: polite, deaf to Ctrl-C of the server's terminal, gone with the server."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def _nothing() -> None:
    """Think of nothing: what a process can do once it is there."""
    for game in registry.games():
        registry.load(game)


def _opinions(
    game: str, view: dict[str, Any], seat: int, moves: list[str], seconds: float
) -> list[tuple[Any, ...]]:
    settings = Settings(iterations=None, seconds=seconds, threads=1, least=LEAST_VISITS)
    rng = Rng(secrets.randbits(63))
    found = opinions(registry.load(game), view, seat, moves, settings, rng)
    return [tuple(opinion) for opinion in found]
