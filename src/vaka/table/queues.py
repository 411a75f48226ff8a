"""Fair queues: whoever asks for much waits behind itself, never in front of others.

Work that takes a while (a bot's thought, a hint, an upload, a webhook, a long page) takes a turn
first. Turns are given round robin over those for whom the work is done, such as networks: however
much one of them has waiting, another's next piece of work comes after at most one of each. What may
wait is bounded, for each and in all; more is refused at once, with a word when to come again.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from vaka.table.phrases import TableRefusal

Found = TypeVar("Found")
Turn = asyncio.Future[None]


class Busy(TableRefusal):
    """There is more to do of a kind than may wait; in a while there may be less."""

    def __init__(self, reason: str = "busy") -> None:
        """Refuse for now."""
        super().__init__(503, reason)


class Queue:
    """So many turns at a time, given round robin over keys."""

    def __init__(
        self,
        turns: int,
        share: int,
        waiting: int,
        waiting_each: int,
        reason: str = "busy",
    ) -> None:
        """Give `turns` at a time, to one key at most `share` of them, and let some wait.

        With a share below all turns there is always one for whoever comes next, even while long
        work of others is under way, which cannot be interrupted.
        """
        self.turns = turns
        self.share = share
        self.waiting = waiting
        self.waiting_each = waiting_each
        self.reason = reason
        self.under_way: Counter[str] = Counter()
        self._lines: OrderedDict[str, deque[Turn]] = OrderedDict()  # the next to be served first

    def load(self, key: str) -> int:
        """Return how much is under way and waiting for one key."""
        return self.under_way[key] + self._waits(key)

    @property
    def running(self) -> int:
        """How much is under way."""
        return sum(self.under_way.values())

    def __len__(self) -> int:
        """Return how much waits."""
        return sum(map(len, self._lines.values()))

    async def run(
        self, key: str, work: Callable[[], Awaitable[Found]], drop_oldest: bool = False
    ) -> Found:
        """Do some work in its turn.

        Refuse if too much waits, or with `drop_oldest` refuse what has waited longest. The turn
        lasts as long as the work does, also if nobody waits for it any more: a process or thread
        that is at it cannot be interrupted.
        """
        await self._turn(key, drop_oldest)
        task = asyncio.ensure_future(work())
        task.add_done_callback(partial(self._after, key))
        return await asyncio.shield(task)

    async def _turn(self, key: str, drop_oldest: bool) -> None:
        """Wait for a turn."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._wait(key, turn, drop_oldest)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(key)  # it was given in the moment in which nobody wanted it any more
            self._forget(key, turn)
            raise

    def _wait(self, key: str, turn: Turn, drop_oldest: bool) -> None:
        """Put a turn at the end of its line, and serve whom there is room for."""
        if not self._is_free(key) and self._is_full(key):
            if not drop_oldest:
                raise Busy(self.reason)
            longest = key if key in self._lines else max(self._lines, key=self._waits)
            oldest = self._lines[longest][0]
            self._forget(longest, oldest)
            oldest.set_exception(Busy(self.reason))
        self._lines.setdefault(key, deque()).append(turn)
        self._serve()

    def _waits(self, key: str) -> int:
        return len(self._lines.get(key, ()))

    def _is_free(self, key: str) -> bool:
        """Tell whether there is a turn for a key at once."""
        return self._may_have(key) and key not in self._lines

    def _may_have(self, key: str) -> bool:
        """Tell whether a key may have another turn now."""
        return self.running < self.turns and self.under_way[key] < self.share

    def _is_full(self, key: str) -> bool:
        return len(self) >= self.waiting or self._waits(key) >= self.waiting_each

    def _serve(self) -> None:
        """Give turns to those who wait, one of each key after the other."""
        for key in list(self._lines):
            if self._may_have(key):
                turn = self._lines[key].popleft()
                self.under_way[key] += 1
                self._lines.move_to_end(key)
                if not self._lines[key]:
                    del self._lines[key]
                turn.set_result(None)

    def _after(self, key: str, done: "asyncio.Future[Any]") -> None:
        """Give a turn back; a failure that nobody waits for any more is nobody's business."""
        if not done.cancelled():
            done.exception()
        self._end(key)

    def _end(self, key: str) -> None:
        self.under_way[key] -= 1
        if not self.under_way[key]:
            del self.under_way[key]
        self._serve()

    def _forget(self, key: str, turn: Turn) -> None:
        line = self._lines.get(key)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._lines[key]


class Threads:
    """Threads behind a fair queue: for what would hold up the event loop."""

    def __init__(self, name: str, count: int, share: int, waiting: int, waiting_each: int) -> None:
        """Start at most so many."""
        self.queue = Queue(count, share, waiting, waiting_each)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def run(self, key: str, work: Callable[..., Found], *arguments: Any) -> Found:
        """Do some work in a thread when its turn comes."""
        return await self.queue.run(key, partial(self.now, work, *arguments))

    async def now(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """Do some work in the next free thread, without a turn: what the table itself wants."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *arguments))

    def close(self) -> None:
        """Let the threads end; what they are at comes to its end first."""
        self._threads.shutdown(wait=False, cancel_futures=True)
