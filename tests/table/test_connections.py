"""Connections that ask for nothing: they are closed, make room, and do not fill the log."""

import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from table.served import Served
from table.table_client import Person, Server
from vaka.table import connections
from vaka.table.config import Config

FILES = 1024  # what many systems allow a process
HALF_OPEN = 1200
SOON = 5  # seconds: long for a busy machine, short beside waiting for ever


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose deadlines are short and which has few places."""
    monkeypatch.setattr(connections, "HEADERS", 0.5)
    monkeypatch.setattr(connections, "BODY", 0.5)
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    running = Server(Config(db=str(tmp_path / "t.sqlite"), thinkers=1, hosts=["127.0.0.1"]))
    yield running
    running.stop()


def call(port: int, text: str = "") -> socket.socket:
    stream = socket.create_connection(("127.0.0.1", port), 10)
    stream.sendall(text.encode())
    return stream


def rest(stream: socket.socket) -> bytes:
    """Return what comes until the other side closes."""
    found = b""
    try:
        while part := stream.recv(10_000):
            found += part
    except ConnectionResetError:
        pass
    return found


def test_headers_that_do_not_come_are_not_waited_for(hasty: Server) -> None:
    with call(hasty.port, "GET / HTTP/1.1\r\n") as stream:
        begun = time.monotonic()
        for _ in range(3):  # a byte now and then gives no more time
            time.sleep(0.1)
            stream.sendall(b"X")
        assert rest(stream).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - begun < SOON


def test_headers_of_a_second_request_are_not_waited_for_either(hasty: Server) -> None:
    with call(hasty.port, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as stream:
        answer = b""
        while not answer.endswith(b"alive\n"):
            answer += stream.recv(10_000)
        assert answer.startswith(b"HTTP/1.1 200 ")
        stream.sendall(b"GET")
        begun = time.monotonic()
        assert rest(stream).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - begun < SOON


def test_a_body_that_does_not_come_is_not_waited_for(
    hasty: Server, caplog: pytest.LogCaptureFixture
) -> None:
    host = f"Host: 127.0.0.1:{hasty.port}\r\nOrigin: {hasty.base}\r\n"
    head = f"POST /api/matches HTTP/1.1\r\n{host}Content-Length: 100\r\n\r\n{{"
    with call(hasty.port, head) as stream:
        begun = time.monotonic()
        rest(stream)
        assert time.monotonic() - begun < SOON
    assert [record for record in caplog.records if record.name != "asyncio"] == []


def test_somebody_who_leaves_in_the_middle_of_a_body_leaves_no_trace_in_the_log(
    hasty: Server, caplog: pytest.LogCaptureFixture
) -> None:
    host = f"Host: 127.0.0.1:{hasty.port}\r\nOrigin: {hasty.base}\r\n"
    for _ in range(3):
        call(
            hasty.port, f"POST /api/matches HTTP/1.1\r\n{host}Content-Length: 100\r\n\r\n{{"
        ).close()
    assert Person(hasty.port).get("/api/games")
    time.sleep(0.2)
    assert [record.getMessage() for record in caplog.records] == []


def test_who_does_not_ask_makes_room_for_who_does(hasty: Server) -> None:
    with ExitStack() as stack:
        waiting = [stack.enter_context(call(hasty.port)) for _ in range(30)]
        assert Person(hasty.port).get("/api/games")
        assert rest(waiting[0]) == b""  # the oldest went first
        waiting[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert waiting[-1].recv(100).startswith(b"HTTP/1.1 200 ")


def test_when_all_places_are_in_use_the_next_is_asked_to_come_later(hasty: Server) -> None:
    ana = Person(hasty.port)
    match = ana.open()["match"]
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(ana.sit(match)).at(0)
        with call(hasty.port) as stream:
            answer = rest(stream)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: " in answer


@pytest.fixture
def many_files() -> Iterator[None]:
    """Let this process open enough files for an attack."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < HALF_OPEN + 100:
        pytest.skip("this machine allows too few open files to attack with")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_files")
def test_a_server_full_of_half_open_connections_serves_others(serve: Callable[..., Served]) -> None:
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
    served = serve("t.sqlite", first=limit)
    port = served.port
    slowest = 0.0
    with ExitStack() as stack:
        for number in range(HALF_OPEN):
            stack.enter_context(call(port, "GET / HTTP/1.1\r\nX: y"))
            if number % 100 == 99:
                begun = time.monotonic()
                assert Person(port).get("/api/games")
                slowest = max(slowest, time.monotonic() - begun)
        for _ in range(20):
            begun = time.monotonic()
            assert Person(port).get("/api/games")
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.02)
    assert slowest < SOON
    assert served.stop() == 0
    assert len("".join(served.log)) < 1_000
