"""Processes of the server, in which work is done that would hold up everybody."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from vaka.processes import Pool


class Processes:
    """A few processes, started with the first question."""

    def __init__(self, most: int, prepare: Callable[..., object], *more: Any) -> None:
        """Start at most so many; each calls `prepare` with `more` first."""
        self.most = most
        self.pool: Pool | None = None
        self._prepare = (prepare, *more)

    async def ask(self, question: Callable[[], Any]) -> Any:
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

    def have_another(self, question: Callable[[], Any]) -> None:
        """Start another process with an easy question, if none is free and there may be one."""
        with suppress(BrokenProcessPool, RuntimeError):
            self._started().submit(question)

    def _started(self) -> Pool:
        if self.pool is None:
            self.pool = Pool(self.most, *self._prepare)
        return self.pool

    def close(self, wait: bool = True) -> None:
        """End the processes, in mid-work if need be; a later question starts others."""
        if self.pool is not None:
            self.pool.end(wait)
            self.pool = None
