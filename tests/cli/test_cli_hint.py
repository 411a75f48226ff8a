import json
from collections.abc import Callable
from pathlib import Path

import pytest

import vaka
from cli.terminal import GAME, Command
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.words import LANGUAGES

Journal = Callable[..., Path]


def match_of(file: Path) -> Match:
    return Match.from_journal(vaka.load(GAME), file.read_text())


def step_with(file: Path, fits: Callable[[int], bool]) -> int:
    """Return how many moves lead to a position in which somebody has a fitting number of moves."""
    match = match_of(file)
    for step in range(20, len(match)):
        state = match.state_at(step)
        seat = match.game.turn(state)[0]
        if seat != CHANCE and fits(len(match.game.moves(state, seat))):
            return step
    raise AssertionError


def thoughtful_step(file: Path) -> int:
    return step_with(file, lambda moves: moves > 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_listed_with_its_meaning(
    command: Command, journal: Journal, language: str
) -> None:
    file = journal()
    step = thoughtful_step(file)
    match = match_of(file)
    seat = match.game.turn(match.state_at(step))[0]
    moves = match.game.moves(match.state_at(step), seat)
    options = ("--step", step, "--seconds", "0.05", "--language", language)
    done = command("hint", file, *options)
    assert (done.code, done.err) == (0, "")
    assert all(any(f" {move} " in line for line in done.out.splitlines()) for move in moves)
    assert len(done.out.splitlines()) == len(moves) + 2


def test_json_has_visits_values_intervals_and_points(command: Command, journal: Journal) -> None:
    file = journal()
    step = thoughtful_step(file)
    found = json.loads(
        command("hint", file, "--step", step, "--seconds", "0.05", "--threads", 2, "--json").out
    )
    assert (found["game"], found["step"]) == (GAME, step)
    assert found["visits"] == sum(move["visits"] for move in found["moves"]) > 0
    best = found["moves"][0]
    assert best["low"] <= best["value"] <= best["high"]
    assert best["points"] is not None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "only one move"), ("nl", "maar één zet"), ("de", "nur einen Zug")],
)
def test_nobody_thinks_about_the_only_move(
    command: Command,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    sentence: str,
) -> None:
    file = journal()
    step = step_with(file, lambda moves: moves == 1)
    match = match_of(file)
    [move] = match.game.moves(match.state_at(step), match.game.turn(match.state_at(step))[0])
    monkeypatch.delattr(Match, "analyse")
    done = command("hint", file, "--step", step, "--language", language)
    assert done.code == 0
    title, _, row = done.out.splitlines()
    assert title.endswith(sentence)
    assert f" {move} " in row
    found = json.loads(command("hint", file, "--step", step, "--json").out)
    assert found["visits"] == 0
    assert [(one["move"], one["value"]) for one in found["moves"]] == [(move, None)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "The match is over"),
        (("--step", "0"), "Chance"),
        (("--step", "99999"), "there is no step 99999"),
        (("--step", "0", "--seat", "1"), "It is not seat 1's turn"),
    ],
)
def test_where_nobody_can_move_there_is_no_hint(
    command: Command, journal: Journal, arguments: tuple[str, ...], sentence: str
) -> None:
    done = command("hint", journal(), *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence.lower() in done.sentence.lower()


@pytest.mark.parametrize("seat", [5, -2])
def test_a_seat_that_there_is_not(command: Command, journal: Journal, seat: int) -> None:
    done = command("hint", journal(30), "--seat", seat)
    assert done.code == 2
    assert done.sentence == f"There is no seat {seat} here: seats are 0 to 1, chance is -1."
