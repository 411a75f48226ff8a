"""`vaka analyse`: the page, the essence, JSON, and going on where it stopped."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.terminal import Command
from plug_ins import LIARS_DICE, environment, leave_metadata
from vaka.words import LANGUAGES

Journal = Callable[..., Path]
QUICK = ("--tries", 10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_journal_becomes_a_page(command: Command, journal: Journal, language: str) -> None:
    file = journal(60)
    done = command("analyse", file, *QUICK, "--language", language, "--names", "Ana,Ben")
    assert done.code == 0, done.err
    assert "Ana" in done.out
    page = Path(f"{file}.lesson.html")
    assert str(page) in done.out
    assert f'<html lang="{language}">' in page.read_text()
    assert "Ben" in page.read_text()


def test_json_has_seats_and_records(command: Command, journal: Journal) -> None:
    file = journal(60)
    done = command("analyse", file, *QUICK, "--json", "--seed", 3)
    found = json.loads(done.out)
    assert {record["kind"] for record in found["records"]} == {"decision", "deal"}
    assert [seat["seat"] for seat in found["seats"]] == list(range(len(found["seats"])))
    assert (found["tries"], found["seed"], found["over"]) == (10, 3, False)
    assert not Path(f"{file}.lesson.html").exists()


def test_what_was_found_is_not_computed_again(command: Command, journal: Journal) -> None:
    file = journal(60)
    first = command("analyse", file, *QUICK, "--json")
    kept = Path(f"{file}.tries10.lesson.jsonl")
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:12]))  # as if it had been interrupted
    again = command("analyse", file, *QUICK, "--json")
    assert again.out == first.out
    assert f"11 of {len(lines) - 1}" in again.err
    assert kept.read_text() == "".join(lines)
    assert command("analyse", file, *QUICK, "--json").err == ""


def test_each_setting_is_kept_in_a_file_of_its_own(command: Command, journal: Journal) -> None:
    file = journal(30)
    long = command("analyse", file, "--tries", 20, "--json")
    kept = Path(f"{file}.tries20.lesson.jsonl")
    before = kept.read_text()
    command("analyse", file, *QUICK, "--json")
    command("analyse", file, *QUICK, "--json", "--seed", 3)
    assert kept.read_text() == before
    assert Path(f"{file}.tries10.seed3.lesson.jsonl").exists()
    assert command("analyse", file, "--tries", 20, "--json").out == long.out


def test_what_is_no_lesson_is_not_overwritten(command: Command, journal: Journal) -> None:
    file = journal(30)
    kept = Path(f"{file}.tries10.lesson.jsonl")
    kept.write_text("a letter\n")
    done = command("analyse", file, *QUICK)
    assert done.code == 2
    assert f"{kept}: is no lesson" in done.err
    assert kept.read_text() == "a letter\n"


def test_a_journal_from_standard_input_leaves_only_the_page(
    command: Command, journal: Journal, tmp_path: Path
) -> None:
    text = journal(60).read_text()
    before = set(tmp_path.iterdir())
    done = command("analyse", "-", *QUICK, "--out", "lesson.html", text=text)
    assert done.code == 0, done.err
    assert {file.name for file in set(tmp_path.iterdir()) - before} == {"lesson.html"}


def test_nothing_decided_is_said(command: Command, journal: Journal) -> None:
    done = command("analyse", journal(1), *QUICK)
    assert done.code == 0
    assert "Nothing has been decided" in done.out


def test_help_helps(command: Command) -> None:
    done = command("analyse", "--help")
    assert done.code == 0
    assert "what its seat could know" in " ".join(done.out.split())
    assert command("analyse", "no-such-file").code == 2


def test_rows_are_written_too(command: Command, journal: Journal, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    done = command("analyse", journal(60), *QUICK, "--parquet", tmp_path / "rows.parquet")
    assert done.code == 0, done.err
    assert (tmp_path / "rows.parquet").read_bytes().startswith(b"PAR1")


def test_rows_need_a_package(
    command: Command, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "vaka.learn.lessons", raising=False)
    done = command("analyse", journal(30), *QUICK, "--parquet", "rows.parquet")
    assert done.code == 2
    assert "vaka[datasets]" in done.err


ANALYSE_A_GUEST = """
import sys
from pathlib import Path
import vaka
from vaka import cli

match, rng = vaka.Match(vaka.load("liars_dice"), 2), vaka.Rng(5)
while not match.over:
    match.draw(rng)
    if not match.over:
        seat = match.turn()[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
Path("match.vaka").write_text(match.journal())
raise SystemExit(cli.main(["analyse", "match.vaka", "--tries", "10", *sys.argv[1:]]))
"""


def test_a_game_of_somebody_else_teaches_too(tmp_path: Path) -> None:
    leave_metadata(LIARS_DICE, tmp_path)

    def analyse(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", ANALYSE_A_GUEST, *words],
            cwd=tmp_path,
            env=environment([LIARS_DICE], tmp_path),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    found = json.loads(analyse("--json"))
    assert (found["game"], found["over"]) == ("liars_dice", True)
    choices = [record for record in found["records"] if len(record.get("moves", ())) > 1]
    assert len(choices) > 5
    assert all(record["cost"][2] >= 0 for record in choices)
    assert any(record["cost"][0] > 0.01 for record in choices)  # random moves are bad ones
    assert "match.vaka.lesson.html" in analyse()
    assert "Liar" in (tmp_path / "match.vaka.lesson.html").read_text()
