import json
import sys
from pathlib import Path

import pytest

from cli.terminal import GAME, Command, Terminal
from vaka.words import LANGUAGES

OWN = "arena.arena_bots"
SHORT = ("--matches", "6", "--workers", "1")


def test_an_arena_writes_everything_and_prints_the_standing(
    command: Command, tmp_path: Path
) -> None:
    bots = f"random,{OWN}.First"
    done = command("arena", GAME, "--bots", bots, "--matches", "7", "--workers", "1", "--out", "x")
    assert (done.code, done.err) == (0, "")
    title, header, *rows = done.out.splitlines()
    assert title == "Rapa Nui (2011), 2 seats, 8 matches, 4 whole blocks"
    assert header.split() == ["bot", "win", "share", "rating", "points", "ms/choice", "failures"]
    assert {row.split()[0] for row in rows[:2]} == {"random", f"{OWN}.First"}
    assert rows[-1] == "Written: report.html, rows.csv, summary.json in x"
    assert {file.name for file in (tmp_path / "x").iterdir()} == {
        "matches.jsonl",
        "report.html",
        "rows.csv",
        "summary.json",
    }


def test_json_is_the_summary(command: Command, tmp_path: Path) -> None:
    done = command("arena", GAME, "--bots", "random", "--seats", 3, *SHORT, "--out", "x", "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert found == json.loads((tmp_path / "x" / "summary.json").read_text())
    assert (found["game"], found["seats"], found["bots"], found["matches"]) == (
        GAME,
        3,
        ["random"],
        6,
    )
    assert sum(seat["win_share"]["value"] for seat in found["by_seat"]) == pytest.approx(1.0)


def test_the_same_command_finds_its_own_folder_again(command: Command, tmp_path: Path) -> None:
    for seed in (1, 1, 2):
        assert command("arena", GAME, "--bots", "random", "--seed", seed, *SHORT).code == 0
    folders = list(tmp_path.glob("arena-rapanui2011-*"))
    assert len(folders) == 2
    again = command("arena", GAME, "--bots", "random", "--seed", 2, *SHORT)
    assert "6 matches are in arena-rapanui2011-" in again.err
    assert "0 more are played" in again.err
    for folder in folders:
        assert (folder / "matches.jsonl").read_text().count("\n") == 7


def test_a_bot_that_fails_is_no_failure_of_the_arena(command: Command, tmp_path: Path) -> None:
    bots = f"random,{OWN}.Crasher"
    done = command("arena", GAME, "--bots", bots, *SHORT, "--out", "x")
    assert done.code == 0
    assert "Crasher failed in 3 of 6 matches; the first time: " in done.err
    journals = sorted((tmp_path / "x" / "failures").iterdir())
    assert len(journals) == 3
    assert command("replay", journals[0]).code == 0


def test_a_name_that_is_no_text_is_printed_all_the_same(command: Command) -> None:
    done = command("arena", GAME, "--bots", "random,remote:no-such-program\udcff", *SHORT)
    assert done.code == 1  # it has not finished a single match
    assert "no-such-program" in done.out
    assert " failed in 6 of 6 matches; the first time: " in done.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "--bots", "random"), "There is no game 'chess'."),
        ((GAME, "--bots", "nobody"), "There is no bot 'nobody'."),
        ((GAME, "--bots", ""), "There is no bot ''."),
        ((GAME, "--bots", "no.Such"), "Bot 'no.Such' cannot be used: ModuleNotFoundError"),
        ((GAME, "--bots", "random,random"), "Bot 'random' is named twice"),
        ((GAME, "--bots", "random", "--seats", "7"), "rapanui2011 is for 2, 3, 4 seats, not 7."),
        ((GAME, "--bots", "random", "--workers", "many"), 'Workers are "auto", a number'),
        ((GAME, "--bots", "random", "--option", "x=1"), "rapanui2011 has no option 'x'."),
        ((GAME, "--bots", "random", "--out", "file"), "file: "),
    ],
)
def test_wrong_requests_are_refused(
    command: Command, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    (tmp_path / "file").touch()
    done = command("arena", *arguments)
    assert done.code == 2
    assert done.sentence.startswith(sentence)
    assert list(tmp_path.glob("arena-*")) == []


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        (GAME,),
        (GAME, "--bots", "random", "--matches", "0"),
        (GAME, "--bots", "random", "--seats", "two"),
    ],
)
def test_wrong_usage_is_refused(command: Command, arguments: tuple[str, ...]) -> None:
    done = command("arena", *arguments)
    assert done.code == 2
    assert "error: " in done.err.splitlines()[-1]


def test_a_folder_of_another_contest_is_left_alone(command: Command) -> None:
    assert command("arena", GAME, "--bots", "random", *SHORT, "--out", "x").code == 0
    done = command("arena", GAME, "--bots", "random", "--seed", 4, *SHORT, "--out", "x")
    assert done.code == 2
    assert done.sentence == (
        'x/matches.jsonl: holds another contest, whose "seed" is 0, not 4; choose another folder.'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_extra_the_command_says_which_one_makes_the_report(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    more = ("--out", "x", "--language", language)
    done = command("arena", GAME, "--bots", "random", *SHORT, *more)
    assert done.code == 0
    assert 'pip install "vaka[arena]"' in done.err
    assert "rows.csv, summary.json in x" in done.out
    assert "report.html" not in done.out


def test_interrupting_keeps_what_was_played(tmp_path: Path) -> None:
    arguments = ("arena", GAME, "--bots", "random", "--matches", 10**6, "--out", tmp_path / "x")
    with Terminal(*arguments, "--workers", 2, columns=80) as terminal:
        terminal.read_until("s left")
        terminal.type("\x03")
        code, shown = terminal.finish()
    assert code == 130
    assert "Traceback" not in shown
    assert "Process" not in shown
    log = (tmp_path / "x" / "matches.jsonl").read_bytes()
    assert log.endswith(b"\n")
    assert log.count(b"\n") > 1
