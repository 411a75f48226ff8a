import json
from pathlib import Path

import pytest

from cli.terminal import Command, Terminal
from vaka.cli.output import INTERRUPTED
from vaka.table import people as peoples
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Head, Record, Row, Summary
from vaka.table.sqlite import SqliteStore

ANA, BEN = "a" * 32, "b" * 32


@pytest.fixture
def db(tmp_path: Path) -> str:
    """Return a store with a running match of two, and one that Ana hosts without a seat."""
    file = str(tmp_path / "table.sqlite")
    store = SqliteStore(file)
    store.migrate()
    places = [Place("person", "Ana\x1b[2J", persons=[ANA]), Place("person", "Ben", persons=[BEN])]
    for match, seated in (("ABCDEFGHJKLM", places), ("BBCDEFGHJKLM", [Place("bot"), Place("bot")])):
        people = People(ANA, seated, Decided())
        head = Head(match, 1, 1, 0, 0)
        record = Record(head, "rapanui2011", 2, {}, "", False, 1.0, 2.0, [0], False, False)
        summary = Summary([0], False, 2.0, None)
        store.create(record, [Row(-1, "deal", 1.0)], people.row(), [], summary)
    store.close()
    return file


def test_the_matches_are_listed(command: Command, db: str) -> None:
    done = command("store", "--db", db)
    assert done.code == 0
    assert "ABCDEFGHJKLM" in done.out
    assert "running" in done.out
    assert "Ben" in done.out
    assert "\x1b[2J" not in done.out  # a name does not steer the terminal
    listed = json.loads(command("store", "list", "--db", db, "--json").out)
    assert {entry["match"] for entry in listed} == {"ABCDEFGHJKLM", "BBCDEFGHJKLM"}


def test_the_people_of_a_match_are_listed(command: Command, db: str) -> None:
    found = json.loads(command("store", "people", "ABCDEFGHJKLM", "--db", db, "--json").out)
    assert [(sitter["person"], sitter["host"]) for sitter in found] == [(ANA, True), (BEN, False)]
    done = command("store", "people", "BBCDEFGHJKLM", "--db", db, "--language", "nl")
    assert "persoon" in done.out
    assert ANA in done.out  # the host, who has no seat
    done = command("store", "people", "nothing", "--db", db)
    assert done.code == 2
    assert "no match nothing" in done.err


def test_a_match_is_deleted(command: Command, db: str) -> None:
    done = command("store", "delete", "ABCDEFGHJKLM", "--db", db, "--yes")
    assert (done.code, done.out) == (0, "1 match deleted.\n")
    assert "ABCDEFGHJKLM" not in command("store", "--db", db).out
    assert command("store", "delete", "ABCDEFGHJKLM", "--db", db, "--yes").code == 2
    done = command("store", "tidy", "--db", db)
    assert done.code == 0
    assert b"Ben" not in Path(db).read_bytes()


def test_a_person_is_forgotten(command: Command, db: str) -> None:
    done = command("store", "forget", ANA, "--db", db, "--yes", "--json")
    assert json.loads(done.out) == {"done": "forget", "matches": 2}
    store = SqliteStore(db)
    record = store.record("ABCDEFGHJKLM")
    store.close()
    assert record is not None
    people = peoples.read(record.people)
    assert [place.kind for place in people.places] == ["open", "person"]
    assert people.host == BEN
    assert "BBCDEFGHJKLM" not in command("store", "--db", db).out
    done = command("store", "forget", "%", "--db", db, "--yes")
    assert done.code == 2
    assert "% is no person" in done.err


def test_nothing_is_deleted_unless_somebody_is_sure(command: Command, db: str) -> None:
    done = command("store", "delete", "ABCDEFGHJKLM", "--db", db)
    assert done.code == 2
    assert "--yes" in done.err
    for answer, code in (("n", INTERRUPTED), ("yes", 0)):
        assert "ABCDEFGHJKLM" in command("store", "--db", db).out
        with Terminal("store", "delete", "ABCDEFGHJKLM", "--db", db) as terminal:
            terminal.read_until("(y/n)")
            terminal.type(f"{answer}\n")
            assert terminal.finish()[0] == code
    assert "ABCDEFGHJKLM" not in command("store", "--db", db).out


@pytest.mark.parametrize("words", [("tidy", "now"), ("delete",), ("forget",), ("people",)])
def test_what_does_not_fit_is_refused(command: Command, db: str, words: tuple[str, ...]) -> None:
    done = command("store", *words, "--db", db)
    assert done.code == 2
    assert "vaka store --help" in done.err


def test_a_file_that_is_not_there_is_not_made(command: Command, tmp_path: Path) -> None:
    done = command("store", "--db", tmp_path / "none.sqlite")
    assert done.code == 2
    assert "no store" in done.err
    assert list(tmp_path.iterdir()) == []
