"""Warnings come true, and the scoring adds up."""

from collections import Counter

import pytest

import vaka
from games.rapanui2011.rapanui2011_setup import Seat, table, up
from vaka.text.sentences import sentences_of
from vaka.words import LANGUAGES

GAME = vaka.load("rapanui2011")
SENTENCES = sentences_of(GAME)


def is_over_after(state: vaka.State, seat: int, move: str) -> bool:
    """Tell whether a move, and the chance that follows it, ends the match."""
    after, rng = state.copy(), vaka.Rng(1)
    GAME.play(after, seat, move)
    while GAME.turn(after) == (vaka.CHANCE,):
        outcomes = GAME.moves(after, vaka.CHANCE)
        GAME.play(after, vaka.CHANCE, outcomes[rng.below(len(outcomes))])
    return GAME.turn(after) == ()


def test_a_move_is_warned_of_exactly_if_it_ends_the_match_or_costs_a_moai() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        rng, state = vaka.Rng(seed), GAME.start(2)
        while turn := GAME.turn(state):
            seat = turn[0]
            moves = GAME.moves(state, seat)
            if seat != vaka.CHANCE:
                for move in moves:
                    check(state, seat, move, seen)
            liked = [move for move in moves if move.startswith(("buy", "take wood"))]
            wanted = liked or moves
            if seat != vaka.CHANCE and "lay moai" in moves:  # keep Moais in hand
                wanted = [move for move in moves if move != "lay moai"] or moves
            if "pass" in moves and rng.below(2):
                wanted = ["pass"]
            GAME.play(state, seat, wanted[rng.below(len(wanted))])
    assert seen["end"] > 10
    assert seen["box"] > 0


def check(state: vaka.State, seat: int, move: str, seen: Counter[str]) -> None:
    view, facts = GAME.view(state, seat), GAME.facts(state, seat)
    warning = SENTENCES.warn(view, facts, seat, move)
    ends = move.startswith("draw") and is_over_after(state, seat, move)
    assert ends == ("ends the match" in warning)
    seen["end"] += ends
    if move.startswith("buy"):
        after = state.copy()
        could = GAME.view(state, seat)["seats"][seat]["wood"] >= 7
        GAME.play(after, seat, move)
        boxed = could and "discard moai" in GAME.moves(after, seat)
        assert boxed == ("goes into the box" in warning)
        seen["box"] += boxed
    if warning:
        said = {SENTENCES.warn(view, facts, seat, move, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_lines_of_the_scoring_add_up_to_the_score(seats: int, language: str) -> None:
    rng, state = vaka.Rng(seats), GAME.start(seats)
    while turn := GAME.turn(state):
        moves = GAME.moves(state, turn[0])
        GAME.play(state, turn[0], moves[rng.below(len(moves))])
    lines = SENTENCES.scoring(GAME.facts(state, None), language)
    assert [sum(points for _, points, _ in own) for own in lines] == [
        score[0] for score in GAME.score(state)
    ]
    assert all(rule in ("RE2", "RE3") and says for own in lines for says, _, rule in own)


def test_the_scoring_says_how_points_come_about() -> None:
    own = Seat("2 moai", offerings="3 fish 1 mulberry 2 grain", wood=13, fame=11)
    state = table(own, Seat(), phase="over", stone=[up("fish"), up("fish"), up("grain")])
    assert SENTENCES.scoring(GAME.facts(state, None))[0] == [
        ("Fame tiles", 11, "RE2"),
        ("2 Moais at 4 each", 8, "RE2"),
        ("13 wood: 1 for every full 5", 2, "RE2"),
        ("3 × fish at 3 each", 9, "RE3"),  # noqa: RUF001  the sign, not the letter
        ("1 × mulberry at 1 each", 1, "RE3"),  # noqa: RUF001
        ("0 × sweet potato at 1 each", 0, "RE3"),  # noqa: RUF001
        ("2 × grain at 2 each", 4, "RE3"),  # noqa: RUF001
    ]


NAMES = ["Ana", "Tāne", "Hina"]


def outcome(state: vaka.State, move: str, language: str = "en") -> str:
    view, facts = GAME.view(state, 0), GAME.facts(state, 0)
    return SENTENCES.outcome(view, facts, 0, move, NAMES, language)


def test_a_last_draw_says_what_it_brings_to_whom() -> None:
    columns = ["lumberjack fish", "priest fish", "grain fish", "moai"]
    shown = (Seat("1 lumberjack 1 moai"), Seat("1 lumberjack 2 grain"), Seat())
    state = table(*shown, columns=columns)
    assert outcome(state, "draw 0") == "you +1, Tāne +1 (wood)"
    assert outcome(state, "draw 1") == "nobody"
    assert outcome(state, "draw 2") == "Tāne +2 (grain offerings)"
    assert outcome(state, "draw 3") == "", "a refill decides"
    said = {outcome(state, "draw 0", language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    first = table(Seat("1 lumberjack", hand="1 priest"), Seat(), columns=columns)
    assert outcome(first, "draw 0") == "", "the draw is not the last one"


def test_who_is_asked_in_another_seats_turn_is_told_why() -> None:
    state = table(Seat(), Seat(offerings="1 fish"), phase="sacrifice", queue=(1,))
    asked = SENTENCES.question(GAME.view(state, 1), GAME.facts(state, 1), 1)
    assert GAME.words.name(asked).startswith("a Moai was built")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_has_a_number_in_what_people_read(language: str) -> None:
    entries = GAME.words.entries(language)
    for key, entry in entries.items():
        if key.startswith(("move.", "event.")) and "{column}" in str(entry):
            assert key.startswith("move."), key  # there the argument is a word
    state = table(Seat(), Seat(), columns=["fish priest", "grain", "moai", "moai"])
    view, facts = GAME.view(state, 0), GAME.facts(state, 0)
    for move in GAME.moves(state, 0):
        assert not set("0123456789") & set(SENTENCES.describe(view, facts, 0, move, language))
