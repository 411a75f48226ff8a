"""Before the click big consequences are announced; after the end every point is explained."""

import json
from pathlib import Path
from typing import Any

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, play, table
from vaka.bots import bot
from vaka.engine.rng import Rng
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020.text.sentences import scoring, warn
from vaka.match import Match
from vaka.words import LANGUAGES

CASES = json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))


def warned(state: vaka.State, move: str, language: str = "en") -> str:
    """Return the warning before a legal move."""
    seat = GAME.turn(state)[0]
    assert move in GAME.moves(state, seat)
    return warn(GAME.view(state, seat), seat, move, language)


def erected(empty: int) -> dict[str, str]:
    """Return Moai on all ahu of the larger side but so many, two of them on E4."""
    ahu = sorted(chart.ahu_spaces("b34"), key=lambda space: space != "e4")[empty:]
    sizes = iter(["medium"] * 7 + ["large"] * 6 + ["small"] * 7)
    statues = [(space, next(sizes)) for space in ahu]
    return {space: " ".join(size for at, size in statues if at == space) for space in ahu}


def test_who_stops_sculpting_too_early_is_told_so() -> None:
    state = table(phase="sculpt", quarry=("TT", "T", ""))
    assert warned(state, "done") == "Your Sculptors could still make a Moai."
    play(state, "take medium")
    assert warned(state, "done") != ""
    assert warned(state, "take small") == ""
    play(state, "take small")
    assert warned(state, "done") == ""


def test_sculptors_without_a_first_column_are_no_reason_to_warn() -> None:
    assert warned(table(phase="sculpt", quarry=("", "T", "T")), "done") == ""


def test_who_drops_out_with_a_moai_that_can_be_carried_is_told_so() -> None:
    own = {"T": {"moai": "large small"}}
    state = table(island={"e4": "T"}, own=own)
    assert warned(state, "drop") == "You could still erect a Moai: all 2 go back to the supply."
    assert warned(state, "load large") == ""
    tired = table(island={"e4": "t"}, own=own)
    assert warned(tired, "drop") == ""
    no_way = table(island={"a3": "T"}, own=own)
    assert warned(no_way, "drop") == ""
    nothing = table(island={"e4": "T"})
    assert warned(nothing, "drop") == ""


def test_a_chief_at_the_end_of_a_line_is_enough_to_warn() -> None:
    own = {"T": {"moai": "small", "built": "chief"}}
    state = table(island={"d3": "D", "d4": "T*"}, own=own)
    assert warned(state, "drop") == "You could still erect your Moai: it goes back to the supply."


def test_the_last_to_drop_out_ends_the_match() -> None:
    state = table(dropped="DM", erected=erected(3))
    assert "the match ends" in warned(state, "drop")
    assert warned(table(dropped="DM", erected=erected(4)), "drop") == ""
    assert warned(table(dropped="D", erected=erected(3)), "drop") == ""


def test_the_last_round_of_a_short_match_ends_it() -> None:
    state = table(dropped="DM", round_=2, options={"max_rounds": 2})
    assert "this is the last round" in warned(state, "drop")


@pytest.mark.parametrize(("empty", "last"), [(4, True), (5, False)])
def test_the_ahu_that_makes_the_last_round_is_announced(empty: int, last: bool) -> None:
    state = table(island={"e4": "T"}, erected=erected(empty), own={"T": {"moai": "small"}})
    play(state, "load small", "step e4")
    tile = next(move for move in GAME.moves(state, 0) if move.startswith("erect"))
    said = "Then 3 ahu are empty: the match ends with this round." if last else ""
    assert warned(state, tile) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_of_all_cases_are_whole_sentences(language: str) -> None:
    found = set()
    for case in CASES:
        given: dict[str, Any] = case["position"]
        state = GAME.start(given["start"]) if "start" in given else GAME.restore(given)
        for seat in GAME.turn(state):
            view = GAME.view(state, max(seat, 0))
            found |= {warn(view, seat, move, language) for move in GAME.moves(state, seat)}
    assert len(found) > 3
    assert not any("{" in said or "warn." in said for said in found)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_lines_of_the_scoring_add_up(seats: int) -> None:
    match = Match(GAME, seats, {"max_rounds": 3})
    evaluator, rng = bot("novice", GAME, Rng(seats)), Rng(seats)
    match.draw(rng)
    while not match.over:
        seat = match.turn()[0]
        match.play(
            seat, evaluator.choose(GAME.view(match.state, seat, True), seat, match.moves(seat))
        )
    for language in LANGUAGES:
        lines = scoring(match.view(0), language)
        assert [(sum(points for _, points, _ in own),) for own in lines] == list(match.score())
        assert {rule for own in lines for _, _, rule in own} == {"E2"}
        assert not any("{" in said for own in lines for said, _, _ in own)


def test_offerings_tablet_and_favor_are_named() -> None:
    state = table(tablets="T", own={"T": {"tiles": "gain_favor", "resources": (0, 2, 0, 0)}})
    view = GAME.view(state, 0)
    view["seats"][0]["offerings"] = [
        {"type": "hut", "value": 8, "outstanding": 0},
        {"type": "boat", "value": 13, "outstanding": 1},
    ]
    assert [(said, points) for said, points, _ in scoring(view)[0]] == [
        ("Hut", 8),
        ("Boat, Outstanding", 13),
        ("2 eggs", 2),
        ("Rongorongo Tablet, not used", 3),
        ("Gain Favor", 3),
    ]
