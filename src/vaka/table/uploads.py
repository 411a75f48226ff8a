"""Uploaded journals: read and checked in a process of their own, with limits of its own.

A journal is work for seconds and memory for many megabytes, and anybody may bring one. So the
server itself never plays it: a process with bounded memory and time does, one journal at a time,
and ends soon after the last one, so that its memory is given back.
"""

import asyncio
import os
import resource
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from vaka.table.caps import MEGABYTE
from vaka.table.journals import Played, played
from vaka.table.phrases import TableRefusal
from vaka.table.queues import Queue
from vaka.table.workers import Processes

PATIENCE = 20.0  # seconds for one journal, also where the machine is busy
POLITENESS = 10
MOST_MEMORY = 768 * MEGABYTE  # of addresses, far more than is ever filled
KEPT_FOR = 20.0  # seconds after the last journal


class Uploads:
    """Reads journals, one at a time, in turns of those who bring them."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.queue = Queue(turns=1, share=1, waiting=20, waiting_each=2)
        self.processes = Processes(1, _limit, MOST_MEMORY, POLITENESS)
        self._end: asyncio.TimerHandle | None = None

    async def read(self, network: str, text: str) -> Played:
        """Return what a journal says; refuse one that does not fit the rules, or is too long."""
        found: Played = await self.queue.run(network, partial(self._read, text))
        return found

    async def _read(self, text: str) -> Played:
        if self._end is not None:
            self._end.cancel()
        try:
            async with asyncio.timeout(PATIENCE):
                return Played(*await self.processes.ask(partial(played, text)))
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.close()
            raise TableRefusal(413, "too_large") from None
        finally:
            self._end = asyncio.get_running_loop().call_later(KEPT_FOR, self.close)

    def close(self) -> None:
        """End the process."""
        if self._end is not None:
            self._end.cancel()
        self.processes.close(wait=False)


def _limit(memory: int, politeness: int) -> None:
    """Bound what this process may take."""
    os.nice(politeness)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (memory, hard))
