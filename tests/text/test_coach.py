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


def test_wood_is_the_last_tie_breaker_where_the_match_can_end() -> None:
    position = dealt(phase="buy")
    position["seats"][0]["wood"] = 6
    state = OLD.restore(position)
    view, moves = OLD.view(state, 0), OLD.moves(state, 0)
    facts = OLD.facts(state, 0)
    assert coach.speak(OLD, view, facts, 0, moves, "en") is None
    facts["columns"][1]["ends"] = True
    spoken = coach.speak(OLD, view, facts, 0, moves, "en")
    assert spoken is not None
    assert "more Moais win, then more wood: you have 0 and 6" in spoken.says
    assert spoken.rule == "RE5"


def remark_of(name: str, view: dict[str, Any], facts: Any, *moves: str) -> coach.Spoken | None:
    """Return what the coach of a game says to seat 0."""
    return coach.speak(vaka.load(name), view, facts, 0, moves, "en")


def hauling(*moves: str, last: bool = False, full: int = 0, phase: str = "haul") -> str:
    """Return what is said in Rapa Nui 2020 if these moves are possible."""
    facts = {
        "end": {"last": last},
        "quarry": [0 if column == full else 1 for column in (1, 2, 3)],
        "moves": {"build chief": {"units": 3}},
        "routes": {},
        "takes": ["small"],
    }
    spoken = remark_of("rapanui2020", {"phase": phase}, facts, *moves)
    return spoken.says if spoken else ""


def test_the_chief_is_told_of_when_he_can_be_paid_or_finds_a_full_column() -> None:
    assert "For 3 pearls you can build the Chief" in hauling("build chief", "drop")
    assert hauling("build chief", "drop", last=True) == ""  # he would never work
    placing = ("chief 1", "chief 2", "chief 3", "place d4")
    assert "Column 2 is full, but your Chief" in hauling(*placing, full=2, phase="place")
    assert hauling(*placing, phase="place") == ""  # where there is room he is one more sculptor
    assert hauling("place d4", full=2, phase="place") == ""
    assert "shares the victory" in hauling(*placing, full=2, last=True, phase="place")


def test_change_jobs_is_told_of_when_it_may_be_used() -> None:
    assert "in any column" in hauling("play change_jobs", "take small", phase="sculpt")
    assert "there he carries" in hauling("play change_jobs", "drop")
    assert "one Moai" in hauling("take small", phase="sculpt")


def standing(points: int, islands: int, ships: int) -> dict[str, int]:
    return {"points": points, "islands": islands, "ships": ships}


def near_the_end(*standings: dict[str, int]) -> str:
    """Return what is said in Tongiaki while one island is left."""
    facts = {"standings": standings, "pile": {"islands": [{"tiles": ["oahu"]}], "waters": []}}
    spoken = remark_of("tongiaki", {"phase": "turn"}, facts, "expand tonga")
    return spoken.says if spoken else ""


def test_a_tie_at_the_top_is_explained_near_the_end() -> None:
    says = near_the_end(standing(9, 4, 5), standing(9, 3, 2), standing(5, 6, 6))
    assert "Then more islands win, Tonga counts too: you have 4, they at most 3" in says
    says = near_the_end(standing(9, 4, 5), standing(9, 4, 7), standing(9, 2, 1))
    assert "Then fewer ships on the board win: you have 5, they at least 7" in says
    assert "One island is left" in near_the_end(standing(8, 4, 5), standing(9, 4, 7))
    assert "One island is left" in near_the_end(standing(9, 4, 5), standing(8, 4, 7))


def ceremony(
    phase: str, *moves: str, tattoo: int = 0, stage: str = "c1", cost: int = 0
) -> coach.Spoken | None:
    """Return what is said in Raiatea to the last of three in the ceremonial order."""
    view = {
        "phase": phase,
        "round": stage,
        "order": [2, 1, 0],
        "bag": 3,
        "seats": [{"tattoo": tattoo, "mana": 2}],
    }
    facts = {
        "seats": [{"rank": "raatira" if tattoo < 3 else "ariki", "bagged": cost}],
        "moves": {"0": {"draw normal": {"brings": {"cards": 3, "keep": 1}}}},
    }
    return remark_of("raiatea", view, facts, *moves)


@pytest.mark.parametrize(
    ("tattoo", "rank", "points"), [(2, "Ariki", 3), (5, "Arioi", 6), (8, "Tahua", 9)]
)
def test_the_next_rank_is_told_of_one_tattoo_before_it(tattoo: int, rank: str, points: int) -> None:
    for move in ("tattoo", "reward tattoo", "offer taro"):
        spoken = ceremony("reward", move, "pass", tattoo=tattoo)
        assert spoken is not None
        assert f"makes you {rank}" in spoken.says
        assert f"{points} points" in spoken.says
    assert ceremony("reward", "reward pearls", tattoo=tattoo) is None
    assert ceremony("reward", "reward tattoo", tattoo=tattoo - 1) is None


def test_who_draws_at_the_lowest_rank_hears_what_the_next_one_opens() -> None:
    spoken = ceremony("marae", "draw normal", "done")
    assert spoken is not None
    assert spoken.says.startswith("As Raatira you draw 3 rituals and keep one")
    assert ceremony("marae", "draw forbidden", "draw normal", "done", tattoo=4) is None


def test_the_ceremonial_order_decides_between_equals() -> None:
    bid = ceremony("bid", "bid 0", "bid 1")
    assert bid is not None
    assert "number 3 of 3" in bid.says
    short = ceremony("bid", "bid 0", "bid 1", cost=9)
    assert short is not None
    assert "number" not in short.says  # rituals that may fail come first
    tie = ceremony("raise", "pass", stage="c3")
    assert tie is not None
    assert tie.rule == "E5"
    assert ceremony("raise", "pass", stage="c2") is None


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
