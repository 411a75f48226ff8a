"""What must not work: it is refused with a proper status, and nothing changes."""

import http.client
import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from table.table_client import Line, Person, Reply, Server
from vaka.table.config import Config
from vaka.table.limits import MOST_HINTS, MOST_SOCKETS, RATES, Limits
from vaka.table.phrases import TableRefusal


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is tried, the server never stumbles."""
    caplog.set_level(logging.ERROR)
    yield
    records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def table(ana: Person, ben: Person) -> tuple[str, str]:
    """A match of Ana and Ben: its name and its address."""
    opened = ana.open()
    ben.follow(opened["links"][1]["link"])
    return opened["match"], f"/api/matches/{opened['match']}"


def refused(reply: Reply, status: int, error: str) -> None:
    assert (reply.status, reply.data["error"]) == (status, error)
    assert reply.data["says"]
    assert b"Traceback" not in reply.body


def test_a_foreign_seat_cannot_be_moved(
    ana: Person, ben: Person, person: Callable[[], Person], table: tuple[str, str]
) -> None:
    _, path = table
    n = ana.get(path)["n"]
    refused(ben.ask("POST", f"{path}/move", {"move": "pass", "n": n}), 422, "not_your_turn")
    refused(ben.ask("POST", f"{path}/move?seat=0", {"move": "pass", "n": n}), 422, "not_your_turn")
    refused(person().ask("POST", f"{path}/move", {"move": "pass", "n": n}), 403, "no_seat")
    forged = Person(ana.port, cookie="A" * 32)
    refused(forged.ask("POST", f"{path}/move", {"move": "pass", "n": n}), 403, "no_seat")
    refused(ben.ask("POST", f"{path}/undo", {"n": n}), 422, "cannot_undo")
    refused(ben.ask("POST", f"{path}/confirm", {"n": n}), 409, "nothing_to_confirm")
    assert ana.get(path)["n"] == n


@pytest.mark.parametrize("what", ["kick", "relink", "reseat", "open-link", "settings", "end"])
def test_only_the_host_is_host(ana: Person, ben: Person, table: tuple[str, str], what: str) -> None:
    _, path = table
    before = ana.get(path)
    bodies: dict[str, Any] = {"reseat": {"seat": 0, "kind": "open"}, "settings": {}}
    body = bodies.get(what, {"seat": 0})
    refused(ben.ask("POST", f"{path}/{what}", body), 403, "not_host")
    assert ana.get(path)["people_version"] == before["people_version"]


def test_the_host_cannot_remove_himself_or_seats_that_are_not_there(
    ana: Person, table: tuple[str, str]
) -> None:
    _, path = table
    for what in ("kick", "relink"):
        refused(ana.ask("POST", f"{path}/{what}", {"seat": 0}), 422, "seat_yours")
    for seat in (-1, 2, 10**30):
        reply = ana.ask("POST", f"{path}/kick", {"seat": seat})
        assert reply.status in (400, 422)


@pytest.mark.parametrize("n", [-1, 0, 5, 10**6])
def test_a_stale_or_invented_n_is_refused(ana: Person, table: tuple[str, str], n: int) -> None:
    _, path = table
    before = ana.get(path)["n"]
    refused(ana.ask("POST", f"{path}/move", {"move": "pass", "n": n}), 409, "stale")
    assert ana.get(path)["n"] == before


def test_of_many_clicks_at_once_one_counts(ana: Person, table: tuple[str, str]) -> None:
    match, path = table
    with ExitStack() as stack:
        lines = [stack.enter_context(ana.sit(match)) for _ in range(8)]
        n = max(line.at(1)["n"] for line in lines)
        for line in lines:
            line.say("move", move="pass", n=n)
        stale = 0
        for line in lines:
            message = line.until(
                lambda m: m["type"] == "refused" or (m["type"] == "view" and m["n"] > n)
            )
            stale += message["type"] == "refused"
    assert ana.get(path)["n"] == n + 1
    assert stale >= 1


FORGED: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"move"',
    b"\xff\xfe",
    b'{"move": "pass"}',
    b'{"move": 1, "n": 1}',
    b'{"move": "pass", "n": "1"}',
    b'{"move": "pass", "n": 1, "seat": 0}',
    b'{"move": "' + b"x" * 300 + b'", "n": 18}',
    b'{"n": 1e400, "move": "pass"}',
    b"[" * 5000,
]


@pytest.mark.parametrize("body", FORGED, ids=range(len(FORGED)))
def test_forged_requests_are_not_understood(
    ana: Person, table: tuple[str, str], body: bytes
) -> None:
    _, path = table
    before = ana.get(path)["n"]
    reply = ana.ask("POST", f"{path}/move", body)
    assert reply.status in (400, 422)
    assert reply.data["error"] in ("not_understood", "no_such_move")
    assert ana.get(path)["n"] == before


@pytest.mark.parametrize("text", [body.decode("latin-1") for body in FORGED] + ['{"type":"own"}'])
def test_forged_messages_are_not_understood(ana: Person, table: tuple[str, str], text: str) -> None:
    match, _ = table
    with ana.sit(match) as line:
        n = line.at(1)["n"]
        line.socket.send(text)
        assert line.of("refused")["reason"] == "not_understood"
        line.say("ping")
        line.of("pong")
        assert line.view["n"] == n


def test_bytes_instead_of_text_end_the_socket(ana: Person, table: tuple[str, str]) -> None:
    match, _ = table
    with ana.sit(match) as line:
        line.at(1)
        line.socket.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)


def test_oversized_messages_and_bodies_are_refused(ana: Person, table: tuple[str, str]) -> None:
    match, path = table
    with ana.sit(match) as line:
        line.at(1)
        line.say("chat", text="x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    refused(ana.ask("POST", f"{path}/move", b" " * 30_000), 413, "too_large")
    refused(ana.ask("POST", "/api/journals", b" " * 1_100_000), 413, "too_large")


def test_script_in_names_and_chat_stays_text(ana: Person, table: tuple[str, str]) -> None:
    match, path = table
    script = "<script>alert(1)</script>"
    with ana.sit(match) as line:
        line.say("name", name=script)
        line.seen(lambda view: view["sitters"][0]["name"] == script[:24])
        line.say("chat", text=script)
        line.until(lambda m: bool(m.get("lines")) and m["lines"][0]["text"] == script)
        line.say("name", name="{seat.__class__}{0}%s\x00\u202e\u200b")
        named = line.seen(lambda view: view["sitters"][0]["name"].startswith("{seat"))
        assert named["sitters"][0]["name"] == "{seat.__class__}{0}%s"
        line.move("pass")
        told = line.at(line.view["n"] + 1)["told"][0]["says"]
        assert told == "{seat.__class__}{0}%s buys nothing."
    reply = ana.ask("GET", path)
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


ORIGINS = [
    "https://evil.example",
    "http://127.0.0.1:1",
    "null",
    "http://127.0.0.1.evil.example",
    "",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_foreign_origins_change_nothing(ana: Person, table: tuple[str, str], origin: str) -> None:
    match, path = table
    before = ana.get(path)
    body = {"move": "pass", "n": before["n"]}
    refused(ana.ask("POST", f"{path}/move", body, {"origin": origin}), 403, "foreign_origin")
    with (
        pytest.raises(InvalidStatus) as status,
        connect(
            f"ws://127.0.0.1:{ana.port}/api/matches/{match}/socket",
            origin=Origin(origin) if origin else None,
            additional_headers=ana.headers(),
        ),
    ):
        pass
    assert status.value.response.status_code == 403
    assert ana.get(path)["n"] == before["n"]


def test_the_server_answers_to_its_own_name_only(ana: Person) -> None:
    """A name of somebody else that leads here, as in DNS rebinding, opens nothing."""
    port = ana.port
    reply = ana.ask("GET", "/api/games", headers={"host": f"evil.example:{port}"})
    refused(reply, 421, "foreign_host")
    with (
        pytest.raises(InvalidStatus) as status,
        connect(
            f"ws://127.0.0.1:{port}/api/matches/AAAAAAAAAAAA/socket",
            origin=Origin("http://127.0.0.1"),
        ),
    ):
        pass
    assert status.value.response.status_code == 403


PATHS = [
    "/../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../app.py",
    "/%2e%2e/app.py",
    "/app.py",
    "/words/en.json",
    "/client/index.html",
    "//etc/passwd",
    "/m/",
    "/m/a/b/c",
    "/s/",
    "/s/..%2f..",
    "/s/" + "A" * 500,
    "/j/AAAAAAAAAAAAAAAAAAAAAA",
    "/api/",
    "/api/matches/../../x",
    "/api/matches/%00",
    "/api/matches/AAAAAAAAAAAA",
    "/api/matches/AAAAAAAAAAAA/steps/1",
    "/api/matches/' OR 1=1 --/log".replace(" ", "%20"),
    "/api/games/..%2f..%2fx/words/en",
    "/api/games/os/words/en",
    "/api/games/rapanui2011/words/..%2fen",
    "/api/games/rapanui2011/rules/xx",
    "/api/links/%2e%2e",
]


@pytest.mark.parametrize("path", PATHS)
def test_path_tricks_lead_nowhere(ana: Person, path: str) -> None:
    reply = ana.ask("GET", path)
    assert reply.status in (404, 422), reply
    assert reply.data["error"]
    assert b"root:" not in reply.body


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "FOO"])
def test_other_methods_are_refused(ana: Person, table: tuple[str, str], method: str) -> None:
    _, path = table
    assert ana.ask(method, path).status == 405


def test_garbage_on_the_wire_does_no_harm(ana: Person) -> None:
    for garbage in (b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 70_000):
        with socket.create_connection(("127.0.0.1", ana.port), 5) as stream:
            stream.sendall(garbage)
            stream.shutdown(socket.SHUT_WR)
            stream.settimeout(5)
            try:
                while stream.recv(65_536):
                    pass
            except OSError:
                pass
    assert ana.get("/api/games")


def test_a_query_that_is_not_ascii_or_a_number_does_no_harm(
    ana: Person, table: tuple[str, str]
) -> None:
    _, path = table
    for seat in ("%ff", "-1", "1e9", "%D9%A3", "%C2%B2", "%E2%91%A0", "2", "9" * 5000):
        for place in ("", "/steps/1", "/log", "/journal"):
            reply = ana.ask("GET", f"{path}{place}?seat={seat}")
            refused(reply, 404, "no_such_table_seat")
    for query in ("?language=%00", "?seat=", "?seat=0", "?seat=none"):
        assert ana.ask("GET", f"{path}{query}").status == 200
    refused(ana.ask("GET", f"{path}?seat=1"), 403, "not_yours")
    assert ana.get(f"{path}?seat=none")["seat"] is None
    for since in ("-1", "x", "%D9%A3", "9" * 50):
        assert ana.ask("GET", f"{path}/log?since={since}").status == 404


# -- floods ----------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits of every day."""
    running = Server(Config(db=str(tmp_path / "strict.sqlite"), thinkers=1))
    yield running
    running.stop()


def test_floods_are_slowed_down(strict: Server) -> None:
    ana = Person(strict.port)
    match = ana.open()["match"]
    replies = [ana.ask("POST", "/api/journals", {"journal": ""}) for _ in range(10)]
    assert [reply.status for reply in replies].count(429) >= 4
    assert replies[-1].headers["retry-after"]
    refused(replies[-1], 429, "too_many")
    guesses = [ana.ask("GET", f"/api/links/{'A' * 22}").status for _ in range(40)]
    assert guesses[0] == 404
    assert guesses[-1] == 429
    with ana.sit(match) as line:
        line.at(1)
        for _ in range(20):
            line.say("chat", text="spam")
        line.until(lambda m: m["type"] == "refused" and m["reason"] == "too_many")
    chat = ana.get(f"/api/matches/{match}/chat")["lines"]
    assert 1 <= len(chat) <= 12
    with ana.sit(match) as line:
        line.at(1)
        with pytest.raises(ConnectionClosed) as closed:
            _flood(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    assert ana.get(f"/api/matches/{match}")["seat"] == 0


def _flood(line: Line) -> None:
    """Ask again and again whether anybody is there."""
    for _ in range(3000):
        line.say("ping")
    line.until(lambda _: False)


def test_many_invented_cookies_do_not_write_more_than_a_household(strict: Server) -> None:
    match = Person(strict.port).open()["match"]
    for letter in "ABCDEFGHJK":
        with Person(strict.port, cookie=letter * 32).sit(match) as line:
            line.at(1)
            for _ in range(8):
                line.say("chat", text="spam")
            line.say("ping")
            line.of("pong")
    reply = Person(strict.port).get(f"/api/matches/{match}/chat")
    most = RATES["chat of network"]
    assert most.burst <= len(reply["lines"]) < most.burst + 10 * most.per_second


def test_one_who_floods_does_not_lock_out_others(strict: Server) -> None:
    limits = strict.services.limits
    while limits.allows("create", "10.0.0.1"):
        pass
    assert not limits.allows("create", "10.0.0.1")
    assert limits.allows("create", "10.0.0.2")


def test_sockets_of_one_address_are_counted() -> None:
    limits = Limits()
    with ExitStack() as stack:
        for _ in range(MOST_SOCKETS):
            limits._buckets.clear()
            stack.enter_context(limits.socket("10.0.0.1"))
        limits._buckets.clear()
        with pytest.raises(TableRefusal), limits.socket("10.0.0.1"):
            pass
        with limits.socket("10.0.0.2"):
            pass
    assert not limits._under_way


def test_of_one_address_a_few_hints_are_thought_about_at_a_time() -> None:
    limits = Limits()
    with ExitStack() as stack:
        for number in range(MOST_HINTS):
            stack.enter_context(limits.hint(f"person {number}", "10.0.0.1"))
        with pytest.raises(TableRefusal, match="too much"), limits.hint("other", "10.0.0.1"):
            pass
        with limits.hint("other", "10.0.0.2"):
            pass
        with pytest.raises(TableRefusal, match="last question"), limits.hint("person 0", "::1"):
            pass
    assert not limits._under_way


def test_refusals_are_json_in_the_language_asked(ana: Person) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", ana.port)
    connection.request("GET", "/nowhere", headers={"accept-language": "fr,de;q=0.8"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    assert answer == {"error": "no_such_page", "says": "Hier ist nichts."}
