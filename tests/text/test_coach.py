"""The coach says what is true of the position, in three languages, and at most one thing."""

from typing import Any

import pytest

import vaka
from random_play import random_match
from vaka.text import coach, rulebook
from vaka.words import LANGUAGES, Catalogue

OLD = vaka.load("rapanui2011")


def said(position: dict[str, Any], language: str = "en") -> str:
    """Return what the coach of Rapa Nui 2011 says to seat 0."""
    state = OLD.restore(position)
    seen = (OLD.view(state, 0), OLD.facts(state, 0), 0, OLD.moves(state, 0))
    spoken = coach.speak(OLD, *seen, language)
    return spoken.says if spoken else ""


def dealt(**changes: Any) -> dict[str, Any]:
    """Return a position of two seats in which seat 0 has bought nothing and lays now."""
    match = vaka.Match(OLD, 2)
    match.draw(vaka.Rng(4))
    match.play(0, "pass")
    return OLD.position(match.state) | changes


def test_three_moais_without_wood_lay_nothing_else() -> None:
    position = dealt()
    hand, pile = position["seats"][0]["hand"], position["pile"]
    laid = position["seats"][0]["display"]
    for kind, cards in list(hand.items()):
        laid[kind] += cards
        hand[kind] = 0
    moais = [place for place in (pile,) if place["moai"] >= 3]
    assert moais, "the pile of this seed holds three Moais"
    hand["moai"], pile["moai"] = 3, pile["moai"] - 3
    pile_for = dict(position, pile=pile)
    says = said(pile_for)
    assert "box" in says
    assert "something else" not in says
    hand["moai"], pile["moai"] = 1, pile["moai"] + 2
    hand["fish"], laid["fish"] = 1, laid["fish"] - 1
    hand["lumberjack"], laid["lumberjack"] = 1, laid["lumberjack"] - 1
    assert "something else" in said(position)


def facing(columns: list[dict[str, Any]], missing: int = 1) -> str:
    """Return what is said before a draw from such columns; seat 0 has the most mulberries."""
    kinds = dict.fromkeys(OLD.view(OLD.start(2), 0)["seats"][0]["display"], 0)
    seats = [{"display": kinds | {"mulberry": 1}}, {"display": kinds}]
    view = {"phase": "draw", "seats": seats}
    income = [kinds | {"mulberry": 1}, kinds]
    facts = {"missing": [missing, 0], "columns": columns, "income": income}
    spoken = coach.speak(OLD, view, facts, 0, ["draw 0"], "en")
    return spoken.says if spoken else ""


def column(bare: str, ends: bool = False) -> dict[str, Any]:
    return {"bare": bare, "ends": ends}


def test_the_best_column_is_named_with_its_numbers() -> None:
    says = facing([column("priest"), column("priest"), column("mulberry"), column("")])
    assert says == "Column 3 would score mulberry: you have 1, the others at most 0."


def test_a_column_of_one_card_scores_the_fourth_new_one() -> None:
    assert "the fourth of them is scored" in facing([column("priest"), column("")])


def test_the_draw_that_ends_the_match_scores_nothing() -> None:
    says = facing([column("mulberry"), column("", ends=True)])
    assert "Column" not in says
    assert "column 2 ends the match at once, and nothing is scored" in says


def test_only_the_last_draw_is_worth_a_word() -> None:
    assert facing([column("mulberry")], missing=2) == ""


@pytest.mark.parametrize("name", vaka.games())
def test_what_is_said_can_be_said_everywhere_and_has_a_rule(name: str) -> None:
    game = vaka.load(name)
    rules = rulebook.rules_of(game, "en")
    keys = {key for key in Catalogue(game.folder / "lesson").entries() if key.startswith("coach.")}
    heard = set()
    for seed in range(12):
        match = random_match(game, game.seats[0], seed)
        for step in range(0, len(match), 3):
            state = match.state_at(step)
            for seat in game.turn(state):
                if seat < 0:
                    continue
                view, facts = game.view(state, seat), game.facts(state, seat)
                moves = game.moves(state, seat)
                remark = game.part(coach.MODULE).remark(view, facts, seat, moves)
                if remark is None:
                    continue
                if f"coach.{remark.key}" not in heard:
                    heard.add(f"coach.{remark.key}")
                    for language in LANGUAGES:
                        spoken = coach.speak(game, view, facts, seat, moves, language)
                        assert spoken is not None
                        assert "{" not in spoken.says
                        assert spoken.rule in rules
    assert heard <= keys
    assert len(heard) >= len(keys) - 3, keys - heard
