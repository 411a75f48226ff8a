"""The files in deploy/ fit each other and the server that they are about."""

import re
import shlex
import shutil
import subprocess
import time
from pathlib import Path

import check_matches
import pytest

from doc_pages import ROOT, blocks_of
from vaka import Match, Rng, cli, load
from vaka.table.connections import BACKLOG, OWN_FILES
from vaka.table.records import Head, PeopleRow, Record, Row, Summary
from vaka.table.sqlite import SqliteStore

DEPLOY = ROOT / "deploy"
OFFLINE = 250  # the version of systemd that can judge a unit which is not installed
MATCH = "ABCDEFGHJKLM"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def service() -> list[str]:
    """Return the arguments of the service, after `vaka`."""
    unit = read("vaka.service").replace("\\\n", " ")
    [line] = re.findall(r"(?m)^ExecStart=(.*)$", unit)
    program, *arguments = shlex.split(line)
    assert Path(program).name == "vaka"
    return arguments


def test_the_service_starts_vaka_with_arguments_that_it_understands() -> None:
    chosen = cli.parser().parse_args(service())
    assert chosen.no_browser
    assert chosen.host == "127.0.0.1"
    assert chosen.db.startswith("/var/lib/vaka/")  # the StateDirectory of the unit
    assert "\nStateDirectory=vaka\n" in read("vaka.service")


def settings() -> dict[str, str]:
    """Return what the unit sets; a setting that is there several times has its last value."""
    unit = read("vaka.service").replace("\\\n", " ")
    return dict(re.findall(r"(?m)^(\w+)=(.*)$", unit))


def test_the_service_has_limits_of_its_own() -> None:
    found = settings()
    assert int(found["LimitNOFILE"]) > 10 * (BACKLOG + OWN_FILES)
    assert {"MemoryMax", "MemoryHigh", "TasksMax"} <= found.keys()
    assert found["CapabilityBoundingSet"] == ""
    assert found["UMask"] == "0077"


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("this machine has no systemd to ask")
    unit = tmp_path / "vaka.service"
    there = read("vaka.service").replace("/opt/vaka/bin/vaka", shutil.which("true") or "/bin/true")
    unit.write_text(there, encoding="utf-8")
    asked = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    assert (asked.returncode, asked.stderr) == (0, "")
    if int(re.findall(r"\d+", version_of(program))[0]) >= OFFLINE:
        words = [program, "security", "--offline=true", "--threshold=20", str(unit)]
        assert subprocess.run(words, capture_output=True, check=False).returncode == 0


def version_of(program: str) -> str:
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_web_server_passes_on_to_the_service_under_its_public_name(name: str) -> None:
    chosen = cli.parser().parse_args(service())
    assert f"127.0.0.1:{chosen.port}" in read(name)
    assert chosen.address.removeprefix("https://") in read(name)


def test_nginx_passes_on_what_the_server_needs_to_know() -> None:
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in read("nginx.conf")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a store with one match of a few moves."""
    match = Match(load("rapanui2011"), 2)
    match.draw(Rng(1))
    match.play(0, match.moves(0)[0])
    rows = [Row(line.seat, line.move, time.time()) for line in match.lines]
    people = PeopleRow('{"host": "", "places": []}', False, False, ())
    store = SqliteStore(tmp_path / "table.sqlite")
    store.migrate()
    head = Head(MATCH, len(rows), 1, 0, 0)
    record = Record(head, "rapanui2011", 2, {}, people.text, False, 0.0, 0.0, [0], False, False)
    store.create(record, rows, people, (), Summary((0,), False, time.time(), None))
    store.close()
    return tmp_path / "table.sqlite"


def test_matches_that_can_go_on_are_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_matches.main(str(file)) == 0
    assert capsys.readouterr().out == "1 of 1 running matches can go on\n"


def test_a_match_whose_journal_no_longer_fits_is_named(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(file)
    store.transact(lambda s: s.run("UPDATE journal SET move = 'buy gold' WHERE seat = 0"))
    store.close()
    assert check_matches.main(str(file)) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{MATCH}: ")
    assert said.endswith("0 of 1 running matches can go on\n")


def test_the_backup_of_the_page_can_be_opened_as_a_store(file: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    [text] = [block.text for block in blocks_of(page) if block.language == "python"]
    names: dict[str, object] = {}
    exec(text, names)
    backup = names["backup"]
    assert callable(backup)
    backup(file, tmp_path / "copy.sqlite")
    assert check_matches.main(str(tmp_path / "copy.sqlite")) == 0
