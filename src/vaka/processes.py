"""Processes that work for this one, and end with it: at once, however it ended."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4  # jobs that wait for each process


class Pool(ProcessPoolExecutor):
    """Processes that leave Ctrl-C to this one, and can be ended in mid-work.

    Each holds one end of a pipe whose other end only this process has: whether that is closed or
    this process is killed, they end.
    """

    def __init__(
        self, count: int, prepare: Callable[..., object] | None = None, *more: Any
    ) -> None:
        """Start up to so many with the first work; each calls `prepare` with `more` first."""
        self._theirs, self._ours = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        super().__init__(count, context, _begin, (self._theirs, prepare, more))

    def end(self, wait: bool = True) -> None:
        """End the processes now; what waits for them gets BrokenProcessPool."""
        self._ours.close()
        self.shutdown(wait, cancel_futures=True)
        self._theirs.close()


def _begin(ours: Connection, prepare: Callable[..., object] | None, more: tuple[Any, ...]) -> None:
    """Set up a process of a pool."""
    ignore_interrupts()
    _when_ready(ours, _end_at_once)
    if prepare is not None:
        prepare(*more)


@contextmanager
def processes(count: int) -> Iterator[Pool]:
    """Provide processes; if this one is interrupted or killed, they end at once, in mid-work."""
    pool = Pool(count)
    try:
        yield pool
        pool.shutdown()
    finally:
        pool.end()


def in_order(work: Callable[[Job], Result], jobs: Iterable[Job], count: int) -> Iterator[Result]:
    """Yield the result of each job, in order, from so many processes; 1: from this one.

    BrokenProcessPool if a process dies.
    """
    waiting = iter(jobs)
    if count == 1:
        yield from map(work, waiting)
        return
    with processes(count) as pool:
        with interrupts_ignored():  # only while the processes start: Ctrl-C must not get lost
            first = islice(waiting, AHEAD * count)
            under_way = deque(pool.submit(work, job) for job in first)
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(pool.submit(work, job) for job in islice(waiting, 1))


def when_parent_ends(act: Callable[[], None]) -> None:
    """Act once the process that started this one is gone; without such a one, never."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        _when_ready(parent.sentinel, act)


def _when_ready(sign: Connection | int, act: Callable[[], None]) -> None:
    """Act, in a thread, when the other end of a pipe is closed or a process has ended."""

    def watch() -> None:
        wait([sign])  # nothing is ever sent
        act()

    threading.Thread(target=watch, daemon=True).start()


def _end_at_once() -> None:
    os._exit(1)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C for a moment: processes started meanwhile ignore it from the very first."""
    before = signal.getsignal(signal.SIGINT)
    if before is None or threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signals
        return
    ignore_interrupts()
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
