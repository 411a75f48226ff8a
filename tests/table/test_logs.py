"""The log: one line for each failure, and nobody's secrets in it."""

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from table.table_client import Person, Server
from vaka.table import identity, logs
from vaka.table.config import Config

REQUEST_ID = "x-request-id"


@pytest.fixture
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, whose store can be made to fail."""
    file = tmp_path_factory.mktemp("logs") / "table.sqlite"
    running = Server(Config(db=str(file), thinkers=1, hosts=["127.0.0.1"], patience=1000))
    yield running
    running.stop()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What this process logs meanwhile, as `vaka serve` would write it."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.Seldom())
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    yield out
    logging.getLogger().removeHandler(handler)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def fail_with(server: Server, monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    """Let every question to the store fail, with the secrets that it was asked with."""

    def fail(work: Any) -> Any:
        raise error(f"no {identity.new_token()}, {work}")

    monkeypatch.setattr(server.services.hub.store, "_read", fail)
    monkeypatch.setattr(server.services.hub.store, "_transact", fail)


def ask_everything(ana: Person, opened: dict[str, Any]) -> list[tuple[str, int]]:
    """Ask for everything that needs the store; return the routes and how they were answered."""
    seat_link = opened["links"][0]["link"].removeprefix(ana.base)
    open_link = opened["open_link"].removeprefix(ana.base)
    unloaded, token = identity.new_match(), identity.new_token()
    asked = [
        ("GET", "/s/{token}", seat_link, None),
        ("GET", "/j/{token}", open_link, None),
        ("GET", "/api/links/{token}", f"/api/links/{token}", None),
        ("POST", "/api/join", "/api/join", {"token": token, "name": "Ben"}),
        ("GET", "/api/matches/mine", "/api/matches/mine", None),
        ("GET", "/api/matches/public", "/api/matches/public", None),
        ("GET", "/api/matches/{match}", f"/api/matches/{unloaded}", None),
        ("POST", "/api/matches/{match}/end", f"/api/matches/{opened['match']}/end", {}),
    ]
    found = [(route, ana.ask(way, path, body).status) for way, route, path, body in asked]
    try:
        with ana.sit(unloaded):
            raise AssertionError
    except WebSocketException as refused:
        status = getattr(refused, "response", None)
        found.append(("/api/matches/{match}/socket", status.status_code if status else 0))
    return found


def check_secrets(text: str, ana: Person, opened: dict[str, Any]) -> None:
    secrets = [link["link"].rpartition("/")[2] for link in opened["links"]]
    for secret in (ana.cookie, opened["open_link"].rpartition("/")[2], *secrets):
        assert len(secret) > 16
        assert secret not in text


def test_each_failure_is_one_line_without_a_secret(
    failing: Server, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(failing.port)
    opened = ana.open("tongiaki", "me", "open")
    fail_with(failing, monkeypatch, RuntimeError)
    found = ask_everything(ana, opened)
    assert [status for _, status in found] == [500] * len(found)
    noted = [line for line in lines(log) if "request" in line]
    assert [line["route"] for line in noted] == [route for route, _ in found]
    assert len(lines(log)) == len(noted)
    for line in noted:
        assert line["status"] == 500
        assert line["ms"] >= 0
        assert line["error"] == "RuntimeError"
        assert any("test_logs.py" in place for place in line["trace"])
        assert logs.MASK in line["why"]
    check_secrets(log.getvalue(), ana, opened)


def test_an_outage_is_one_line_however_many_ask(
    failing: Server, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(failing.port)
    opened = ana.open("tongiaki", "me", "open")
    fail_with(failing, monkeypatch, sqlite3.OperationalError)
    found = ask_everything(ana, opened)
    assert [status for _, status in found] == [503] * len(found)
    [line] = lines(log)
    assert line["says"].startswith("the store does not work: ")
    assert line["error"] == "OperationalError"
    check_secrets(log.getvalue(), ana, opened)


def test_a_fault_in_an_open_socket_is_one_line_and_closes_it(
    failing: Server, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(failing.port)
    match = ana.open("tongiaki", "me", "open")["match"]
    with ana.sit(match) as line:
        line.of("view")
        fail_with(failing, monkeypatch, RuntimeError)
        line.say("chat", text="hello")
        with pytest.raises(WebSocketException):
            line.of("nothing")
        assert line.socket.close_code == 1011
    failing.stop()
    noted = [line for line in lines(log) if line.get("status") == 101]
    assert [line["route"] for line in noted] == ["/api/matches/{match}/socket"]


@pytest.mark.parametrize("given", ["0123456789abcdef", "6f9619ff-8b86-4011-b42d-00c04fc964ff"])
def test_the_id_of_a_web_server_in_front_is_kept(ana: Person, given: str) -> None:
    assert ana.ask("GET", "/api/games", headers={REQUEST_ID: given}).headers[REQUEST_ID] == given


@pytest.mark.parametrize("given", ["", "x", "a b", "A" * 20, "0" * 100, "a1\tb", "<script>"])
def test_a_request_has_an_id_of_ours_if_there_is_no_good_one(ana: Person, given: str) -> None:
    found = ana.ask("GET", "/nowhere", headers={REQUEST_ID: given}).headers[REQUEST_ID]
    assert found != given
    assert len(found) == 16


def test_what_looks_like_a_secret_is_masked() -> None:
    for secret in (identity.new_token(), identity.new_cookie()):
        assert secret not in logs.masked(f"GET /s/{secret}?again=1 vaka={secret};")
    says = "the watch over matches stumbled: match ABCDEFGHJKLM, a_function_with_a_long_name"
    assert logs.masked(says) == says


def test_a_line_that_repeats_itself_comes_once_a_minute_with_a_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    # the module's own name for it: servers of other tests go by the clock of this process
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: now[0]))
    seldom, text = logs.Seldom(), logs.TextLines()

    def line(number: int) -> logging.LogRecord:
        return logging.makeLogRecord({"name": "x", "msg": "no %d", "args": (number,)})

    assert [seldom.filter(line(number)) for number in range(1000)] == [True] + [False] * 999
    now[0] += logs.EVERY
    last = line(1000)
    assert seldom.filter(last)
    assert text.format(last).endswith("no 1000 left_out=999")
    for number in range(2 * logs.MOST_KINDS):  # there is no end to what can be said
        seldom.filter(logging.makeLogRecord({"msg": f"kind {number}"}))
    assert len(seldom._kinds) == logs.MOST_KINDS


def test_text_has_the_same_facts_in_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.makeLogRecord(
            {
                "name": "vaka.table",
                "levelname": "ERROR",
                "msg": "a request failed",
                "exc_info": (ValueError, error, error.__traceback__),
                "facts": {"request": "1234", "route": "/s/{token}"},
            }
        )
    said = logs.TextLines().format(record)
    assert "\n" not in said
    assert 'request=1234 route=/s/{token} error=ValueError why="two lines" trace=' in said
