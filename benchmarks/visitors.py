"""Visitors of a table, for measuring: programs that connect, click, and note when they see what."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from vaka.table import serving
from vaka.table.config import Config

PATIENCE = 60.0
UNSEEN = -1  # below the n of every view
_N = re.compile(r'"n":(\d+)')


class TableServer:
    """A table in a process of its own, on a file of its own."""

    def __init__(self, **wishes: Any) -> None:
        """Start it; limits are wide, as all visitors come from one address.

        The wishes are fields of the configuration that are to be otherwise.
        """
        self.folder = tempfile.TemporaryDirectory(prefix="vaka-bench-")
        db = str(Path(self.folder.name) / "table.sqlite")
        config = Config(db=db, **{"thinkers": 2, "patience": 1e6, "memory": 4_000, **wishes})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.visitors", msgspec.json.encode(config).decode()],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            text=True,
        )
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().strip()

    def cpu(self) -> float:
        """Return the processor time that the server has used, in seconds, its bots not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def nicer(self, niceness: int) -> list[int]:
        """Return the processes that this one has started and that are nicer by more than that."""
        own = os.getpriority(os.PRIO_PROCESS, self.process.pid)
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # gone meanwhile
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.process.pid and int(fields[16]) > own + niceness:
                    found.append(int(stat.parent.name))
        return found

    def memory(self) -> int:
        """Return how many bytes of memory it holds."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def post(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """Ask something that changes; return the answer and the cookie that came with it."""
        headers = {"origin": self.base, "content-type": "application/json"}
        request = Request(self.base + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            cookie = str(answer.headers.get("set-cookie", "")).partition(";")[0]
            return json.load(answer), cookie

    def get(self, path: str) -> dict[str, Any]:
        """Ask something that changes nothing."""
        with urlopen(self.base + path, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()


class _Counting(ClientConnection):
    """A connection that counts the bytes that came over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Visitor:
    """One page at a match: it reads views as they come."""

    def __init__(self, socket: ClientConnection) -> None:
        """Read from a socket."""
        self.socket = socket
        self.n = UNSEEN
        self.at = 0.0  # when the last view came
        self.text = ""
        self.views = 0
        self.raw = 0  # bytes of all views before they are compressed
        self._news = asyncio.Condition()
        self._task = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            if not isinstance(text, str) or not text.startswith('{"type":"view"'):
                continue
            found = _N.search(text)
            assert found is not None
            self.at, self.n, self.text = perf_counter(), int(found[1]), text
            self.views += 1
            self.raw += len(text.encode())
            async with self._news:
                self._news.notify_all()

    @property
    def wire(self) -> int:
        """Bytes that came over the wire."""
        return int(getattr(self.socket, "received", 0))

    @property
    def view(self) -> dict[str, Any]:
        """The last view."""
        found: dict[str, Any] = json.loads(self.text)
        return found

    async def reach(self, n: int) -> None:
        """Wait for a view of a journal that long."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: self.n >= n)

        await asyncio.wait_for(wait(), PATIENCE)

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a view that is wanted, and return it."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: self.n > UNSEEN and wanted(self.view))

        await asyncio.wait_for(wait(), PATIENCE)
        return self.view

    async def move(self, move: str, n: int) -> None:
        """Click."""
        await self.socket.send(json.dumps({"type": "move", "move": move, "n": n}))

    async def end(self) -> None:
        """Stop reading."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


@asynccontextmanager
async def visit(
    server: TableServer, match: str, cookie: str = "", seat: int = 0
) -> AsyncIterator[Visitor]:
    """Look on at a match, at a seat if the cookie has one."""
    address = f"{server.base.replace('http', 'ws', 1)}/api/matches/{match}/socket?seat={seat}"
    async with connect(
        address,
        origin=Origin(server.base),
        additional_headers={"cookie": cookie} if cookie else {},
        create_connection=_Counting,
        open_timeout=PATIENCE,
        max_queue=None,
    ) as socket:
        visitor = Visitor(socket)
        try:
            await visitor.reach(0)
            yield visitor
        finally:
            await visitor.end()


def main(text: str) -> None:
    """Serve, and print the address first: what the process of a TableServer does."""
    config = msgspec.json.decode(text, type=Config)
    stream = serving.bind("127.0.0.1", 0, others=False)
    port = stream.getsockname()[1]

    def started() -> None:
        sys.stdout.write(f"http://127.0.0.1:{port}\n")
        sys.stdout.flush()

    serving.serve(config, stream, started)


if __name__ == "__main__":
    main(sys.argv[1])
