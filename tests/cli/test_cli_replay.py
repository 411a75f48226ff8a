import json
from collections.abc import Callable
from pathlib import Path

import pytest

import vaka
from cli.terminal import GAME, Command, start
from vaka.match import Match
from vaka.words import LANGUAGES

Journal = Callable[..., Path]


def match_of(file: Path) -> Match:
    return Match.from_journal(vaka.load(GAME), file.read_text())


def test_positions_are_the_start_and_that_after_each_move(
    command: Command, journal: Journal
) -> None:
    file = journal()
    match = match_of(file)
    done = command("replay", file, "--positions")
    assert done.code == 0
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert lines == [match.game.position(match.state_at(step)) for step in range(len(match) + 1)]


@pytest.mark.parametrize("step", [0, 17, 40])
def test_the_position_of_one_step(command: Command, journal: Journal, step: int) -> None:
    file = journal(40)
    done = command("replay", file, "--step", step, "--positions")
    match = match_of(file)
    assert [json.loads(line) for line in done.out.splitlines()] == [
        match.game.position(match.state_at(step))
    ]


def test_json_says_all_about_a_step(command: Command, journal: Journal) -> None:
    file = journal()
    match = match_of(file)
    found = json.loads(command("replay", file, "--json").out)
    assert found["game"] == GAME
    assert (found["seats"], found["options"]) == (2, {})
    assert found["steps"] == found["step"] == len(found["moves"]) == len(match)
    assert found["turn"] == []
    assert found["score"] == [list(score) for score in match.score()]
    assert sorted(found["places"]) in ([1, 2], [1, 1])
    assert found["position"] == match.game.position(match.state)
    early = json.loads(command("replay", file, "--json", "--step", "3").out)
    assert early["moves"] == found["moves"][:3]
    assert (early["step"], early["steps"], early["turn"]) == (3, len(match), [-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_told_in_sentences(command: Command, journal: Journal, language: str) -> None:
    file = journal()
    match = match_of(file)
    done = command("replay", file, "--language", language)
    assert done.code == 0
    words = match.game.words
    names = [words.seat_name(seat, language) for seat in range(2)]
    for events in match.told:
        for event in events:
            assert words.say(f"event.{event.key}", event.arguments, language, names) in done.out
    for number, line in enumerate(match.lines, 1):
        assert f"{number:4} {'-' if line.seat < 0 else line.seat} {line.move}\n" in done.out


def test_the_log_stops_at_the_step(command: Command, journal: Journal) -> None:
    done = command("replay", journal(40), "--step", "20")
    assert "\n  20 " in done.out
    assert "\n  21 " not in done.out


def test_a_journal_may_come_through_a_pipe(command: Command, journal: Journal) -> None:
    file = journal(25)
    piped = command("replay", "-", "--json", text=file.read_text())
    assert piped == command("replay", file, "--json")


@pytest.mark.parametrize("step", [-1, 41, 10**30])
def test_a_step_that_is_not_there(command: Command, journal: Journal, step: int) -> None:
    done = command("replay", journal(40), "--step", step)
    assert done.code == 2
    assert done.sentence == f"There is no step {step}: the journal has steps 0 to 40."


@pytest.mark.parametrize(
    ("wrong", "right", "why"),
    [
        ("vaka 1", "vaka 2", "Line 1: "),
        ("game rapanui2011", "game chess", "There is no game 'chess'."),
        ("seats 2", "seats 9", "Line 3: "),
        ("- colour", "0 colour", "Line 4: "),
        ("- deal", "- \x1b[2J", "Line 6: "),
        ("\n0 pass", "\n0 sing", "Line 22: "),
    ],
)
def test_the_first_wrong_line_is_named(
    command: Command, journal: Journal, wrong: str, right: str, why: str
) -> None:
    file = journal(40)
    file.write_text(file.read_text().replace(wrong, right))
    done = command("replay", file)
    assert done.code == 2
    assert done.sentence.startswith(f"{file}: {why}")
    assert "\x1b" not in done.sentence


def test_an_empty_file_is_no_journal(command: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    done = command("replay", "empty")
    assert done.code == 2
    assert done.sentence.startswith("empty: Line 1: ")


def test_a_reader_may_stop_after_the_first_position(journal: Journal) -> None:
    process = start("replay", journal(), "--positions")
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        first = json.loads(process.stdout.readline())
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0
    assert first == vaka.load(GAME).position(vaka.load(GAME).start(2))
