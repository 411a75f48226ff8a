"""A real server in this process, and persons who speak to it over real connections."""

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import connect
from websockets.typing import Origin

from vaka.table.app import application
from vaka.table.config import Config
from vaka.table.serving import protocol
from vaka.table.web import Services

PATIENCE = 20.0


class NobodysThreads(ThreadPoolExecutor):
    """The threads that everything shares by default: slow work of one would stop all others."""

    def submit(self, *work: Any, **named: Any) -> Any:
        raise AssertionError(f"work without a queue of its own: {work}")


async def _start_nothing() -> None:
    """Most tests need no bot, and two processes for each of their servers take most of the time."""


class Server:
    """The table, served by a thread; processes in which bots think start with the first thought."""

    def __init__(self, config: Config) -> None:
        store = config.store()
        store.migrate()
        store.close()
        self.app: Starlette = application(config)
        self.services: Services = self.app.state.services
        self.services.thinkers.warm_up = _start_nothing
        self.stream = socket.create_server(("127.0.0.1", 0))
        self.port = self.stream.getsockname()[1]
        settings = uvicorn.Config(
            self.app, **{**protocol(), "log_level": None, "timeout_graceful_shutdown": 1}
        )
        self.uvicorn = uvicorn.Server(settings)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            threading.Event().wait(0.01)
        del self.services.thinkers.warm_up  # from now on the real one: a test may ask for it

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            self.loop.set_default_executor(NobodysThreads())
            await self.uvicorn.serve(sockets=[self.stream])

        asyncio.run(serve())

    def call(self, work: Callable[[], Any]) -> Any:
        """Run something in the server's event loop."""

        async def run() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, cookie: str = "") -> "Person":
        """Return somebody with a browser, who may have been here before."""
        return Person(self.port, cookie=cookie)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"
        self.stream.close()


@dataclass
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


@dataclass
class Person:
    """A browser: it keeps its cookie, and everything that it was ever sent."""

    port: int
    cookie: str = ""
    token: str = ""
    language: str = "en"
    sent: list[bytes] = field(default_factory=list)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def headers(self) -> dict[str, str]:
        found = {"accept-language": self.language}
        if self.cookie:
            found["cookie"] = f"vaka={self.cookie}"
        if self.token:
            found["authorization"] = f"Bearer {self.token}"
        return found

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
    ) -> Reply:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = self.headers() | ({} if self.token else {"origin": self.base})
            sent |= headers or {}
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            connection.putrequest(method, path, skip_host="host" in sent)
            if body is not None:
                sent.setdefault("content-length", str(len(data)))
            for key, value in sent.items():
                if value:
                    connection.putheader(key, value)
            connection.endheaders(data if body is not None else None)
            answer = connection.getresponse()
            reply = Reply(answer.status, dict(answer.headers.items()), answer.read())
        finally:
            connection.close()
        kept = reply.headers.get("set-cookie", "")
        if kept.startswith("vaka="):
            self.cookie = kept[5:].split(";")[0]
        self.sent.append(reply.body)
        return reply

    def get(self, path: str) -> Any:
        reply = self.ask("GET", path)
        assert reply.status == 200, reply
        return reply.data

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.ask("POST", path, {} if body is None else body)
        assert reply.status == 200, reply
        return reply.data

    def follow(self, link: str) -> str:
        """Open a link as a browser does; return where it leads."""
        path = link.removeprefix(self.base)
        for _ in range(3):
            reply = self.ask("GET", path)
            if reply.status != 303:
                raise AssertionError(reply)
            path = reply.headers["location"]
            if path.startswith("/m/"):
                return path
        raise AssertionError(path)

    def open(self, game: str = "rapanui2011", *sitters: str, **wishes: Any) -> dict[str, Any]:
        """Open a match; a sitter is "me", "open" or a bot."""
        asked = [
            {"kind": sitter} if sitter in ("me", "open") else {"kind": "bot", "bot": sitter}
            for sitter in sitters or ("me", "open")
        ]
        wishes = {"name": "Ana", "pace_ms": 0, "confirm": False, **wishes}
        opened: dict[str, Any] = self.post(
            "/api/matches", {"game": game, "sitters": asked, **wishes}
        )
        return opened

    @contextmanager
    def sit(self, match: str, query: str = "") -> "Iterator[Line]":
        """Connect the socket of a match."""
        address = f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket"
        address += f"?language={self.language}{query}"
        headers = self.headers()
        headers.pop("accept-language")
        with connect(
            address,
            origin=None if self.token else Origin(self.base),
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as socket:
            yield Line(socket, self.sent)


class Socket(Protocol):
    """What carries texts between a page and its table."""

    @property
    def close_code(self) -> int | None:
        """With which code it was closed, if it was."""

    def send(self, text: str | bytes, /) -> None:
        """Send a text."""

    def recv(self, timeout: float, /) -> str | bytes:
        """Return the next text."""


@dataclass
class Line:
    """A socket, the last settled view that came over it, and what had passed before that."""

    socket: Socket
    sent: list[bytes]
    view: dict[str, Any] = field(default_factory=dict)
    passed: list[dict[str, Any]] = field(default_factory=list)

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        """Return the next message of any kind."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.sent.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view" and message["settled"]:
            self.view = message
        elif message["type"] == "view":
            self.passed.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first message that is wanted."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def of(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        return self.until(lambda message: message["type"] == kind)

    def seen(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first view that is wanted, perhaps the last one that came."""
        if self.view and wanted(self.view):
            return self.view
        return self.until(
            lambda message: message["type"] == "view" and message["settled"] and wanted(message)
        )

    def at(self, n: int) -> dict[str, Any]:
        """Return a view of a journal that long."""
        return self.seen(lambda view: view["n"] >= n)

    def move(self, move: str) -> None:
        self.say("move", move=move, n=self.view["n"])
