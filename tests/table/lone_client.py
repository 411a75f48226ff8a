"""A table without a server, run by a thread of this process, and the one person who sits at it.

Both do what Server and Person of table_client.py do, so that one test can be about either table.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from table.lone_player import keep
from table.table_client import PATIENCE, Line, Person, Reply, Server
from vaka.table.alone import COOKIE, Alone
from vaka.table.asking import Services


class LoneServer:
    """A table of one browser in a thread, as a worker is one."""

    def __init__(self, file: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.table: Alone = self.call(lambda: Alone.opened(file, keep))
        self.services: Services = self.table.services

    def call(self, work: Callable[[], Any]) -> Any:
        """Run something in the table's event loop."""

        async def run() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def person(self, cookie: str = "") -> "LonePerson":
        """Return the person of this browser, whatever the wish."""
        del cookie
        return LonePerson(0, cookie=COOKIE, server=self)

    def stop(self) -> None:
        self.call(self.table.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the table does not stop"
        self.loop.close()


AnyTable = Server | LoneServer


class LoneWire:
    """The page's end of a line, as a socket is one."""

    numbers = count(1)

    def __init__(self, server: LoneServer, address: str, language: str) -> None:
        self.number = next(self.numbers)
        self.server = server
        self.texts: queue.Queue[str] = queue.Queue()
        self.codes: list[int] = []
        table = server.table
        server.call(
            lambda: table.connect(self.number, address, language, self.texts.put, self.codes.append)
        )

    @property
    def close_code(self) -> int | None:
        return self.codes[0] if self.codes else None

    def send(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.server.call(lambda: self.server.table.hear(self.number, text))

    def recv(self, timeout: float) -> str:
        return self.texts.get(timeout=timeout)

    def close(self) -> None:
        """Go, and wait until the table has noticed."""
        self.server.call(lambda: self.server.table.hear(self.number, None))
        self.server.call(self._gone)

    async def _gone(self) -> None:
        while self.number in self.server.table.channels:
            await asyncio.sleep(0.001)


@dataclass
class LonePerson(Person):
    """Whoever plays in this browser: asks through the worker's messages."""

    server: LoneServer | None = None

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
    ) -> Reply:
        assert not headers, "a page that asks its worker sends none"
        assert self.server is not None
        table = self.server.table
        text = (
            "" if body is None else body.decode() if isinstance(body, bytes) else json.dumps(body)
        )
        answer = json.loads(
            self.server.call(lambda: table.request(method, path, text, self.language))
        )
        told = {**answer["headers"], "content-type": answer["kind"]}
        reply = Reply(answer["status"], told, answer["text"].encode())
        self.sent.append(reply.body)
        return reply

    @contextmanager
    def sit(self, match: str, query: str = "") -> Iterator[Line]:
        """Open a line to a match."""
        assert self.server is not None
        address = f"/api/matches/{match}/socket?language={self.language}{query}"
        wire = LoneWire(self.server, address, self.language)
        try:
            yield Line(wire, self.sent)
        finally:
            wire.close()
