"""What one person does must not be felt by others: bots, webhooks, uploads, logs, memory, files."""

import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import vaka
from random_play import random_match
from table.served import wait_for
from table.stopwatch import answers, p50
from table.table_client import Person, Server
from vaka.match import Match
from vaka.table import caps, limits, open_files, uploads
from vaka.table.caps import MEGABYTE
from vaka.table.config import Config
from vaka.table.limits import network_of
from vaka.table.phrases import WORDS
from vaka.table.views import Perspective, log
from vaka.words import LANGUAGES


def cost(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that some work takes at best."""
    found = []
    for _ in range(3):
        began = time.thread_time()
        work()
        found.append(time.thread_time() - began)
    return min(found)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits of every day, and little room."""
    config = Config(
        db=str(tmp_path / "small.sqlite"),
        thinkers=1,
        memory=4,
        most_matches=12,
        private_webhooks=True,
        patience=10,
    )
    running = Server(config)
    yield running
    running.stop()


class Elsewhere:
    """Requests of this process come from another network for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, network: str) -> None:
        monkeypatch.setattr("vaka.table.web.network_of", lambda _: network)


# -- bots ------------------------------------------------------------------------------------------


def test_bots_among_themselves_wait_until_somebody_watches(ana: Person, server: Server) -> None:
    server.call(server.services.thinkers.warm_up)
    match = ana.open("tongiaki", "novice", "novice", "novice")["match"]
    path = f"/api/matches/{match}"
    time.sleep(1.0)
    assert ana.get(path)["step"] == 0
    record = server.services.hub.store.record(match)
    assert record is not None
    with ana.sit(match) as line:
        line.at(5)
    wait_for(lambda: not server.services.hub.rooms[match].thinking)
    time.sleep(0.3)
    before = ana.get(path)["step"]
    time.sleep(0.5)
    assert ana.get(path)["step"] == before


def test_bots_that_all_stand_in_for_absent_people_wait_too(ana: Person, server: Server) -> None:
    opened = ana.open("tongiaki", "me", "me", takeover_minutes=0.001)
    room = server.services.hub.rooms[opened["match"]]
    wait_for(lambda: all(place.away_bot for place in room.people.places))
    time.sleep(0.3)
    before = room.history.n
    time.sleep(0.5)
    assert room.history.n == before
    assert server.call(lambda: room.summary(time.time()).due) is None


def test_many_matches_of_masters_do_not_starve_the_bots_of_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has one process for bots: masters of another network are at it all the time."""
    server.call(server.services.thinkers.warm_up)
    ben = Person(server.port)
    quiet = p50(answers(ben, 9))
    Elsewhere(monkeypatch, "10.9.9.9")
    hostile = Person(server.port)
    lines = []
    try:
        for _ in range(15):
            opened = hostile.open("raiatea", *["master"] * 5)["match"]
            sitting = hostile.sit(opened)
            sitting.__enter__()
            lines.append(sitting)
        monkeypatch.undo()
        busy = p50(answers(ben, 9))
    finally:
        for sitting in lines:
            sitting.__exit__(None, None, None)
    assert busy < 3 * max(quiet, 0.1)


# -- webhooks --------------------------------------------------------------------------------------


class Trickle:
    """A webhook that answers with one header line after another, and never comes to an end."""

    def __init__(self) -> None:
        self.stream = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.stream.getsockname()[1]}/hook"
        self.held: list[float] = []
        self.over = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while not self.over.is_set():
            try:
                connection, _ = self.stream.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        began = time.monotonic()
        try:
            connection.sendall(b"HTTP/1.1")
            while not self.over.wait(0.2):
                connection.sendall(b" ")
        except OSError:
            self.held.append(time.monotonic() - began)
        finally:
            connection.close()

    def stop(self) -> None:
        self.over.set()
        self.stream.close()


@pytest.fixture
def trickle() -> Iterator[Trickle]:
    running = Trickle()
    yield running
    running.stop()


def test_slow_webhooks_hold_up_nothing(
    small: Server, trickle: Trickle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.table.webhooks.PATIENCE", 4)
    hostile = Person(small.port)
    for _ in range(10):
        match = hostile.open("tongiaki", "me", "me", webhook=trickle.address)["match"]
        hostile.post(f"/api/matches/{match}/move", {"move": "place tonga 0", "n": 0})
    wait_for(lambda: bool(small.services.alerts.queue.under_way))
    ana = Person(small.port)
    match = ana.open()["match"]
    small.call(small.services.hub.rooms.pop(match).history.match.turn)  # forget it
    began = time.monotonic()
    for path in (f"/api/matches/{match}/log", "/api/matches/mine", "/api/matches/public"):
        ana.get(path)
    assert time.monotonic() - began < 3
    wait_for(lambda: len(trickle.held) >= 4)
    assert max(trickle.held) < 7  # patience is for all of a delivery, not for each byte


def test_of_too_many_webhooks_the_oldest_are_left_out(
    small: Server, trickle: Trickle, caplog: pytest.LogCaptureFixture
) -> None:
    queue = small.services.alerts.queue
    queue.waiting_each = 2
    hostile = Person(small.port)
    for _ in range(queue.share + 4):
        match = hostile.open("tongiaki", "me", "me", webhook=trickle.address)["match"]
        hostile.post(f"/api/matches/{match}/move", {"move": "place tonga 0", "n": 0})
    wait_for(lambda: "was left out" in caplog.text)
    assert len(queue) <= 2


# -- uploads ---------------------------------------------------------------------------------------


def test_an_upload_takes_no_memory_here(small: Server) -> None:
    ana = Person(small.port)
    journal = random_match(vaka.load("raiatea"), 4, seed=1).journal()
    match = ana.post("/api/journals", {"journal": journal})["match"]
    assert match not in small.services.hub.rooms
    assert ana.get(f"/api/matches/{match}")["uploaded"]
    assert ana.ask("GET", f"/api/matches/{match}/journal").body.decode() == journal


def test_a_journal_is_no_longer_than_a_match_of_its_game(solo: Person) -> None:
    lines = "- colour red\n" * 700
    reply = solo.ask(
        "POST", "/api/journals", {"journal": f"vaka 1\ngame rapanui2011\nseats 2\n{lines}"}
    )
    assert (reply.status, reply.data["error"]) == (422, "too_many_lines")


def test_uploads_wait_in_a_queue_of_their_own(
    small: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(small.services.uploads.queue, "turns", 0)
    monkeypatch.setattr(small.services.uploads.queue, "waiting_each", 0)
    ana = Person(small.port, language="de")
    reply = ana.ask("POST", "/api/journals", {"journal": "vaka 1\n"})
    assert (reply.status, reply.data["error"]) == (503, "busy")
    assert reply.data["says"] == WORDS.say("refusal.busy", {}, "de")
    assert reply.headers["retry-after"]


def test_a_journal_that_takes_too_long_is_given_up(
    small: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "PATIENCE", 0.001)
    ana = Person(small.port)
    reply = ana.ask("POST", "/api/journals", {"journal": "vaka 1\ngame tongiaki\nseats 2\n"})
    assert (reply.status, reply.data["error"]) == (413, "too_large")
    monkeypatch.undo()
    assert ana.post("/api/journals", {"journal": "vaka 1\ngame tongiaki\nseats 2\n"})["match"]


def test_the_process_of_uploads_ends_soon(small: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "KEPT_FOR", 0.1)
    ana = Person(small.port)
    ana.post("/api/journals", {"journal": "vaka 1\ngame tongiaki\nseats 2\n"})
    wait_for(lambda: small.services.uploads.processes.pool is None)


# -- logs ------------------------------------------------------------------------------------------


def test_a_long_log_is_cheap_and_counted_by_its_lines(
    small: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(small.port)
    match = random_match(vaka.load("rapanui2020"), 4, seed=2)
    name = ana.post("/api/journals", {"journal": match.journal()})["match"]
    path = f"/api/matches/{name}/log"
    assert len(ana.get(path)["lines"]) == len(match)
    room = small.services.hub.rooms[name]
    told = cost(lambda: log(room, Perspective(None, "en"), 0))
    played = cost(lambda: Match.from_journal(match.game, match.journal()))
    assert told < 7 * played  # a look-up of languages for each sentence once made it fourteen times
    monkeypatch.setitem(limits.RATES, "log line", limits.Allowance(len(match) / 4, 0.01))
    small.services.limits._buckets.clear()
    replies = [ana.ask("GET", path).status for _ in range(5)]
    assert 429 in replies
    assert ana.ask("GET", f"/api/matches/{name}").status == 200


# -- caps ------------------------------------------------------------------------------------------


def test_there_is_an_end_to_matches(small: Server) -> None:
    ana = Person(small.port, language="nl")
    for _ in range(12):
        ana.open()
    wish = {"game": "tongiaki", "sitters": [{"kind": "me"}, {"kind": "open"}]}
    reply = ana.ask("POST", "/api/matches", wish)
    assert (reply.status, reply.data["error"]) == (503, "table_full")
    assert reply.data["says"] == WORDS.say("refusal.table_full", {}, "nl")
    assert int(reply.headers["retry-after"]) > 0
    reply = ana.ask("POST", "/api/journals", {"journal": "vaka 1\ngame tongiaki\nseats 2\n"})
    assert reply.status == 503


def test_one_network_opens_so_many_matches_in_a_day() -> None:
    found = limits.Limits()
    most = limits.RATES["create in a day"]
    assert sum(found.allows("create in a day", "10.0.0.1") for _ in range(2_000)) == most.burst
    assert found.allows("create in a day", "10.0.0.2")


def test_matches_that_nobody_watches_make_room_for_others(small: Server) -> None:
    ana = Person(small.port)
    journal = random_match(vaka.load("raiatea"), 4, seed=1).journal()
    names = [ana.post("/api/journals", {"journal": journal})["match"] for _ in range(4)]
    hub = small.services.hub
    for name in names:
        ana.get(f"/api/matches/{name}")
        hub.rooms[name].used -= 5.0
    small.call(hub.rooms.forget_some)
    assert names[0] not in hub.rooms
    kept = sum(room.weight for room in hub.rooms.values())
    assert kept <= 4 * MEGABYTE // 8 + 2 * MEGABYTE
    assert ana.get(f"/api/matches/{names[0]}")["uploaded"]  # it comes back


def test_one_network_cannot_keep_all_memory(small: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, journal = Person(small.port), random_match(vaka.load("raiatea"), 4, seed=1).journal()
    first, second = (ana.post("/api/journals", {"journal": journal})["match"] for _ in range(2))
    with ana.sit(first) as line:
        line.at(1)
        with pytest.raises(InvalidStatus) as refused, ana.sit(second):
            pass
        assert refused.value.response.status_code == 503
        with Person(small.port).sit(first) as other:  # it is loaded anyway
            other.at(1)
        Elsewhere(monkeypatch, "10.9.9.9")
        with Person(small.port).sit(second) as other:
            other.at(1)


def test_when_all_memory_is_watched_no_more_is_loaded(
    small: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(small.port, language="de")
    match = ana.open()["match"]
    with ana.sit(match) as line:
        line.at(1)
        tiny = small.services.hub.rooms.caps._replace(memory=1_000)
        monkeypatch.setattr(small.services.hub.rooms, "caps", tiny)
        wish = {"game": "tongiaki", "sitters": [{"kind": "me"}, {"kind": "open"}]}
        reply = ana.ask("POST", "/api/matches", wish)
        assert (reply.status, reply.data["error"]) == (503, "busy")


def test_there_is_an_end_to_sockets(small: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = Person(small.port, language="de")
    match = ana.open()["match"]
    monkeypatch.setattr(small.services.limits, "most_sockets", 1)
    with ana.sit(match) as line:
        line.at(1)
        with pytest.raises(InvalidStatus) as refused, ana.sit(match):
            pass
        assert refused.value.response.status_code == 503
        assert WORDS.say("refusal.crowded", {}, "de").encode() in refused.value.response.body
        assert refused.value.response.headers["retry-after"]


def test_a_process_takes_as_many_files_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 4_096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: given.append(new))
    assert open_files.raise_open_files() == 4_096
    assert given == [(4_096, 4_096)]
    assert open_files.most_sockets() == (1_024 - open_files.FILES_OF_OURS) * 3 // 4
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY,) * 2)
    assert open_files.raise_open_files() == caps.MOST_FILES


# -- who asks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8::1", "2001:db8::ffff:0:0:9", True),
        ("2001:db8::1", "2001:db8:0:0:a:b:c:d", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:0db8:0000:0000::1", "2001:DB8::2", True),
        ("::1", "::2", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "", True),
    ],
)
def test_a_network_of_ipv6_is_one_who_asks(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_refusals_for_want_of_room_are_said_in_every_language() -> None:
    for key in ("busy", "table_full", "crowded", "hints_busy"):
        said = {WORDS.say(f"refusal.{key}", {}, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
