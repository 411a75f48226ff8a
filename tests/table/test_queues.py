"""Fair queues: turns go round, what waits is bounded, and work that is under way keeps its turn."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from vaka.table.queues import Busy, Queue, Threads


class Works:
    """Pieces of work that note their beginning and end when they are told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def work(self, name: str) -> Callable[[], Awaitable[str]]:
        self._ends[name] = asyncio.Event()

        async def run() -> str:
            self.begun.append(name)
            await self._ends[name].wait()
            return name

        return run

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await rest()


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def asked(queue: Queue, works: Works, key: str, count: int) -> "list[asyncio.Task[str]]":
    return [
        asyncio.ensure_future(queue.run(key, works.work(f"{key}{number}")))
        for number in range(count)
    ]


def test_turns_go_round_however_much_one_has_waiting() -> None:
    async def run() -> None:
        queue, works = Queue(turns=1, share=1, waiting=20, waiting_each=9), Works()
        tasks = [*asked(queue, works, "a", 5)]
        await rest()
        tasks += [*asked(queue, works, "b", 2), *asked(queue, works, "c", 1)]
        await rest()
        for name in ("a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"):
            assert works.begun[-1] == name
            await works.end(name)
        assert await asyncio.gather(*tasks) == ["a0", "a1", "a2", "a3", "a4", "b0", "b1", "c0"]
        assert not queue.under_way
        assert not len(queue)

    asyncio.run(run())


def test_one_key_never_has_all_turns() -> None:
    async def run() -> None:
        queue, works = Queue(turns=2, share=1, waiting=20, waiting_each=9), Works()
        tasks = asked(queue, works, "a", 3)
        await rest()
        assert works.begun == ["a0"]
        tasks += asked(queue, works, "b", 1)
        await rest()
        assert works.begun == ["a0", "b0"]
        for name in ("a0", "b0", "a1", "a2"):
            await works.end(name)
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_too_much_is_refused_for_each_and_in_all() -> None:
    async def run() -> None:
        queue, works = Queue(turns=1, share=1, waiting=3, waiting_each=2), Works()
        tasks = asked(queue, works, "a", 3)  # one under way, two wait
        await rest()
        with pytest.raises(Busy) as refused:
            await queue.run("a", works.work("more"))
        assert refused.value.status == 503
        tasks += asked(queue, works, "b", 1)
        await rest()
        with pytest.raises(Busy):
            await queue.run("c", works.work("more"))
        for name in ("a0", "a1", "b0", "a2"):
            await works.end(name)
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_the_oldest_can_be_dropped_instead() -> None:
    async def run() -> None:
        queue, works = Queue(turns=1, share=1, waiting=3, waiting_each=2), Works()
        tasks = asked(queue, works, "a", 3)
        await rest()
        newest = asyncio.ensure_future(queue.run("a", works.work("new"), drop_oldest=True))
        await rest()
        with pytest.raises(Busy):
            await tasks.pop(1)
        for name in ("a0", "a2", "new"):
            await works.end(name)
        assert await newest == "new"
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_whoever_stops_waiting_leaves_the_line_but_work_under_way_keeps_its_turn() -> None:
    async def run() -> None:
        queue, works = Queue(turns=1, share=1, waiting=9, waiting_each=9), Works()
        first, second, third = asked(queue, works, "a", 3)
        await rest()
        first.cancel()
        second.cancel()
        await rest()
        assert works.begun == ["a0"]
        assert queue.under_way["a"] == 1
        await works.end("a0")
        assert works.begun == ["a0", "a2"]
        await works.end("a2")
        assert await third == "a2"
        assert not queue.under_way

    asyncio.run(run())


def test_threads_do_work_and_hand_on_failures() -> None:
    async def run() -> None:
        threads = Threads("test", count=2, share=1, waiting=4, waiting_each=2)
        name = await threads.run("a", lambda: threading.current_thread().name)
        assert name.startswith("test")
        with pytest.raises(ZeroDivisionError):
            await threads.run("a", divmod, 1, 0)
        assert not threads.queue.under_way
        threads.close()

    asyncio.run(run())
