"""Stores of older versions become newer ones, once; those of newer versions are left alone."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import check_matches
import pytest

from table.table_client import Person, Server
from vaka import cli
from vaka.errors import Refusal
from vaka.table import serving, sql
from vaka.table.config import Config
from vaka.table.opening import existing
from vaka.table.store import Session, Store

STORES = Path(__file__).parent / "stores"
OLDER = sorted(STORES.glob("version*.sql"))
RUNNING, ENDED, ALONE = "NjwggEYcCwLe", "sJJ7tHz5r7Yn", "W8KEVrUU4wfB"
ANA, BEN = "ana-ana-ana-ana-ana", "ben-ben-ben-ben-ben"  # their cookies
MIGRATE = (
    "import sys; from vaka.table.config import Config; Config(db=sys.argv[1]).store().migrate()"
)


def fill(database: str, file: Path) -> None:
    """Make a store as an older version had left it."""
    if "://" not in database:
        Path(database).touch()
    store = Config(db=database).store()
    lines = [line for line in file.read_text().splitlines() if not line.startswith("--")]

    def work(session: Session) -> None:
        for statement in "\n".join(lines).split(";\n"):
            if statement.strip():
                session.run(statement)

    store.transact(work)
    store.close()


def mark(database: str, version: int) -> None:
    """Mark a store as one of a version to come."""
    store = Config(db=database).store()
    store.transact(lambda session: session.run("INSERT INTO versions VALUES (?)", version))
    store.close()


def versions(database: str) -> list[int]:
    store = Config(db=database).store()
    found = store.read(lambda session: session.rows("SELECT version FROM versions ORDER BY 1"))
    store.close()
    return [row[0] for row in found]


@pytest.fixture
def current(database: str) -> str:
    store = Config(db=database).store()
    store.migrate()
    store.close()
    return database


def test_there_is_a_store_of_every_earlier_version() -> None:
    assert [file.stem for file in OLDER] == [
        f"version{number}" for number in range(1, len(sql.VERSIONS))
    ]


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_match_of_an_older_store_goes_on(database: str, file: Path) -> None:
    fill(database, file)
    server = Server(Config(db=database, thinkers=1, hosts=["127.0.0.1"], patience=1000))
    try:
        ana, ben = Person(server.port, cookie=ANA), Person(server.port, cookie=BEN)
        assert {card["match"] for card in ana.get("/api/matches/mine")} == {RUNNING, ENDED, ALONE}
        view = ben.get(f"/api/matches/{RUNNING}")
        assert view["your_turn"]
        wish = {"move": view["choices"][0]["move"], "n": view["n"]}
        assert ben.post(f"/api/matches/{RUNNING}/move", wish)["n"] > view["n"]
        said = [line["text"] for line in ana.get(f"/api/matches/{RUNNING}/chat")["lines"]]
        assert said[1:] == ["hello from Ana", "hello from Ben", "hello from Eve"]
        ben.post("/api/me/forget", {"what": "chat"})  # known by seat and name alone
        said = [line["text"] for line in ana.get(f"/api/matches/{RUNNING}/chat")["lines"]]
        assert "hello from Ana" in said
        assert "hello from Ben" not in said
    finally:
        server.stop()
    assert versions(database) == list(range(1, len(sql.VERSIONS) + 1))


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_older_store_is_checked_before_an_upgrade_without_being_changed(
    database: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(database, file)
    before = versions(database)
    assert check_matches.main(database) == 0
    assert capsys.readouterr().out == "2 of 2 running matches can go on\n"
    assert versions(database) == before


def test_a_newer_store_is_refused_and_left_as_it_was(current: str) -> None:
    mark(current, 99)
    with pytest.raises(Refusal) as refused:
        serving.prepare(Config(db=current))
    says = str(refused.value)
    assert "99" in says
    assert str(len(sql.VERSIONS)) in says
    assert "newer version" in says
    assert "backup" in says
    assert versions(current)[-1] == 99


def test_the_server_says_so_and_does_not_start(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "table.sqlite")
    serving.prepare(Config(db=db))
    mark(db, 99)
    assert cli.main(["serve", "--no-browser", "--port", "0", "--db", db]) == 2
    said = capfd.readouterr()
    assert "newer version of vaka" in said.err
    assert "open" not in said.out


def test_who_only_uses_a_store_neither_makes_nor_changes_one(database: str, tmp_path: Path) -> None:
    fill(database, OLDER[0])
    with pytest.raises(Refusal, match="older version"), existing(Config(db=database)):
        pass
    assert versions(database) == [1]
    nowhere = tmp_path / "nowhere.sqlite"
    with pytest.raises(Refusal, match="no store"), existing(Config(db=str(nowhere))):
        pass
    assert not nowhere.exists()


@pytest.mark.parametrize("old", [False, True], ids=["empty", "older"])
def test_processes_that_start_at_once_migrate_once(database: str, old: bool) -> None:
    if old:
        fill(database, OLDER[0])
    started = [
        subprocess.Popen([sys.executable, "-c", MIGRATE, database], stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for process in started:
        _, trouble = process.communicate(timeout=60)
        assert process.returncode == 0, trouble.decode()
    assert versions(database) == list(range(1, len(sql.VERSIONS) + 1))


def test_kill_nine_in_a_migration_leaves_no_lock(database: str) -> None:
    fill(database, OLDER[0])
    slow = (
        "import sys, time\nfrom vaka.table import sql\nfrom vaka.table.config import Config\n"
        "done = sql.migrate\n"
        "def halt(session):\n    done(session)\n    print('here', flush=True)\n    time.sleep(60)\n"
        "sql.migrate = halt\nConfig(db=sys.argv[1]).store().migrate()\n"
    )
    process = subprocess.Popen([sys.executable, "-c", slow, database], stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    began = time.monotonic()
    _migrated(Config(db=database).store())
    assert time.monotonic() - began < 8  # nobody has to break a lock that a dead process holds
    assert versions(database) == list(range(1, len(sql.VERSIONS) + 1))


def _migrated(store: Store) -> None:
    store.migrate()
    store.close()
