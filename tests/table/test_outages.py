"""A store that is full, read-only or gone: people are told, nothing is lost, and it passes."""

import resource
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from table import postgres_server
from table.postgres_server import Postgres
from table.served import Served, wait_for
from table.table_client import Line, Person, Reply

Serve = Callable[..., Served]
AS_NOBODY = """
import importlib.metadata, os, vaka.cli, vaka.table.app, vaka.table.serving, vaka.table.sqlite
if os.getuid() == 0:
    os.setuid(65_534)
"""
SENTENCES = {"en": "cannot keep anything", "nl": "niets bewaren", "de": "nichts festhalten"}


@contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """Let no file of a process grow, as on a full disk."""
    pid = served.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def moved_file(file: Path) -> Iterator[None]:
    """Take a file away for a while."""
    file.rename(file.with_name("elsewhere"))
    try:
        yield
    finally:
        file.with_name("elsewhere").rename(file)


def move(person: Person, match: str) -> Reply:
    """Make the first move that is offered, by HTTP."""
    [seat] = person.get(f"/api/matches/{match}")["turn"]
    view = person.get(f"/api/matches/{match}?seat={seat}")
    wish = {"move": view["choices"][0]["move"], "n": view["n"]}
    return person.ask("POST", f"/api/matches/{match}/move?seat={seat}", wish)


def check_refused(reply: Reply, language: str = "en") -> None:
    assert reply.status == 503
    assert int(reply.headers["retry-after"]) > 0
    assert reply.data["error"] == "store_down"
    assert SENTENCES[language] in reply.data["says"]


def check_told(person: Person, line: Line, match: str) -> None:
    """Everybody is told that nothing can be kept, and sees the table as it was."""
    view = line.view
    line.move(view["choices"][0]["move"])
    refused = line.of("refused")
    assert refused["reason"] == "store_down"
    assert SENTENCES["en"] in refused["says"]
    for language in SENTENCES:
        person.language = language
        check_refused(move(person, match), language)
    person.language = "en"
    with person.sit(match) as other:  # another page can still be opened
        assert other.of("view")["n"] == view["n"]
    sitters = [{"kind": "me"}, {"kind": "open"}]
    check_refused(person.ask("POST", "/api/matches", {"game": "tongiaki", "sitters": sitters}))
    assert person.ask("GET", "/readyz").status == 503
    assert b"\nvaka_store_down 1.0\n" in person.ask("GET", "/metrics").body
    assert person.ask("GET", "/healthz").status == 200


def check_back(person: Person, line: Line, match: str) -> None:
    """The store works again: the same page goes on, and so do the bots."""
    wait_for(lambda: person.ask("GET", "/readyz").status == 200)
    n = line.view["n"]
    line.move(line.view["choices"][0]["move"])
    line.seen(lambda view: view["n"] > n and view["your_turn"])
    assert person.get(f"/api/matches/{match}")["n"] > n
    assert b"\nvaka_store_down 0.0\n" in person.ask("GET", "/metrics").body


def check_log(served: Served) -> None:
    """There is one line when the store goes, and one when it is back."""
    says = [line["says"] for line in served.lines()]
    assert len(says) == 2, says
    assert says[0].startswith("the store does not work: ")
    assert says[1] == "the store works again"


def outlive(served: Served, outage: Callable[[], Any]) -> None:
    """Play a match through an outage."""
    ana = Person(served.port)
    match = ana.open("tongiaki", "me", "novice")["match"]
    with ana.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        line.move(line.view["choices"][0]["move"])
        n = line.view["n"]
        line.seen(lambda view: view["your_turn"] and view["n"] > n)
        journal = ana.ask("GET", f"/api/matches/{match}/journal").body
        with outage():
            check_told(ana, line, match)
            assert ana.ask("GET", f"/api/matches/{match}/journal").body == journal
        check_back(ana, line, match)
    assert served.stop() == 0
    check_log(served)


def test_a_full_disk_is_told_and_outlived(serve: Serve) -> None:
    served = serve("t.sqlite")
    outlive(served, lambda: full_disk(served))


def test_a_file_that_was_taken_away_is_told_and_goes_on_when_it_is_back(
    serve: Serve, tmp_path: Path
) -> None:
    served = serve("t.sqlite")
    ana = Person(served.port)
    match = ana.open("tongiaki", "me", "me")["match"]
    assert move(ana, match).status == 200
    n = ana.get(f"/api/matches/{match}")["n"]
    with moved_file(tmp_path / "t.sqlite"):
        check_refused(move(ana, match))
    wait_for(lambda: ana.ask("GET", "/readyz").status == 200)
    assert move(ana, match).status == 200
    assert served.stop() == 0
    check_log(served)
    assert not (tmp_path / "elsewhere").exists()
    store = sqlite3.connect(tmp_path / "t.sqlite")
    [(rows,)] = store.execute("SELECT COUNT(*) FROM journal WHERE match = ?", (match,))
    store.close()
    assert rows > n


def test_a_database_that_was_stopped_is_told_and_reached_again(serve: Serve) -> None:
    programs = postgres_server.programs()
    if programs is None:
        pytest.skip(postgres_server.MISSING)
    postgres = Postgres(programs)

    @contextmanager
    def stopped() -> Iterator[None]:
        postgres.halt()
        yield
        postgres.start()

    try:
        served = serve(postgres.database("outage"))
        ana = Person(served.port)
        match = ana.open("tongiaki", "me", "novice")["match"]
        with ana.sit(match) as line:
            line.seen(lambda view: view["your_turn"])
            with stopped():
                line.move(line.view["choices"][0]["move"])
                assert line.of("refused")["reason"] == "store_down"
                check_refused(move(ana, match))
                check_refused(ana.ask("GET", "/api/matches/mine"))
                assert ana.ask("GET", "/readyz").status == 503
            check_back(ana, line, match)
        assert served.stop() == 0
        check_log(served)
    finally:
        postgres.stop()


def test_a_store_that_cannot_be_written_is_refused_at_the_start() -> None:
    with tempfile.TemporaryDirectory() as name:  # where somebody without rights may look
        folder = Path(name)
        Served(folder, "t.sqlite").stop()
        folder.chmod(0o777)
        (folder / "t.sqlite").chmod(0o444)
        served = Served(folder, "t.sqlite", first=AS_NOBODY)
        assert (served.stop() if served.port else served.end()) != 0
        assert served.said == ""
        assert "t.sqlite cannot be used to keep matches: " in served.log[-1]


def test_a_disk_that_is_full_is_refused_at_the_start(serve: Serve) -> None:
    serve("t.sqlite").stop()
    first = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))"
    served = serve("t.sqlite", first=first)
    assert served.end() != 0
    assert "t.sqlite cannot be used to keep matches: " in served.log[-1]


def test_nobody_else_can_read_the_file(serve: Serve, tmp_path: Path) -> None:
    served = serve("new.sqlite")
    Person(served.port).open()
    files = sorted(tmp_path.glob("new.sqlite*"))
    assert len(files) == 3
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    served.stop()
    (tmp_path / "new.sqlite").chmod(0o644)
    serve("new.sqlite").stop()
    assert stat.S_IMODE((tmp_path / "new.sqlite").stat().st_mode) == 0o640
