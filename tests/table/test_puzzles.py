"""Puzzles over the real door: the answer stays there until somebody finds it or asks for it."""

import json
from typing import Any

import pytest

import vaka
from table.table_client import Person
from vaka.puzzles.records import Puzzle, puzzles_of
from vaka.puzzles.telling import HINTS
from vaka.words import LANGUAGES

GAMES = vaka.games()


def first(game: str) -> Puzzle:
    """Return the easiest puzzle of a game."""
    return next(iter(puzzles_of(game).values()))


def path(puzzle: Puzzle, more: str = "") -> str:
    """Return the address of a puzzle."""
    return f"/api/games/{puzzle.game}/puzzles/{puzzle.name}{more}"


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_all_and_tells_no_answer(game: str, solo: Person) -> None:
    cards = solo.get(f"/api/games/{game}/puzzles")
    assert [card["name"] for card in cards] == list(puzzles_of(game))
    assert all(set(card) == {"name", "difficulty", "seats"} for card in cards)
    lobby = {card["name"]: card["puzzles"] for card in solo.get("/api/games")}
    assert lobby[game] == len(cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_what_the_seat_sees_and_nothing_else(game: str, solo: Person) -> None:
    for puzzle in list(puzzles_of(game).values())[::20]:
        view, match = solo.get(path(puzzle)), puzzle.match()
        assert view["seat"] == puzzle.seat
        assert view["your_turn"]
        assert view["view"] == json.loads(json.dumps(match.view(puzzle.seat)))
        assert view["facts"] == json.loads(json.dumps(match.facts(puzzle.seat)))
        assert {choice["move"] for choice in view["choices"]} == {one.move for one in puzzle.moves}
        assert "share" not in json.dumps(view["choices"])


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_tells_only_what_it_is_worth(game: str, solo: Person) -> None:
    puzzle = first(game)
    answer = solo.post(path(puzzle), {"move": puzzle.next_best.move})
    assert not answer["right"]
    assert answer["tried"]["share"] == puzzle.next_best.share.value
    assert (answer["reasons"], answer["moves"], answer["line"]) == ([], [], [])


@pytest.mark.parametrize("game", GAMES)
def test_the_right_move_is_explained_in_three_languages(game: str, solo: Person) -> None:
    puzzle = first(game)
    told: list[list[str]] = []
    for language in LANGUAGES:
        answer = solo.post(f"{path(puzzle)}?language={language}", {"move": puzzle.best})
        assert answer["right"]
        assert [one["move"] for one in answer["moves"]] == [one.move for one in puzzle.moves]
        assert [(step["seat"]) for step in answer["line"]] == [seat for seat, _ in puzzle.line]
        told.append(answer["reasons"])
    assert all(reasons and reasons != told[0] for reasons in told[1:])


def imagined(puzzle: Puzzle, answer: dict[str, Any]) -> None:
    """Check that the line of an answer is seen from the seat, in a world that fits its view."""
    game, match = vaka.load(puzzle.game), puzzle.match()
    world = game.guess(match.view(puzzle.seat, recall=True), 0)
    for (seat, move), step in zip(puzzle.line, answer["line"], strict=True):
        game.play(world, seat, move)
        assert step["view"]["view"] == json.loads(json.dumps(game.view(world, puzzle.seat)))
        assert step["view"]["choices"] == []


@pytest.mark.parametrize("game", GAMES)
def test_who_asks_is_shown_the_answer_in_an_imagined_world(game: str, solo: Person) -> None:
    puzzle = first(game)
    answer = solo.post(path(puzzle), {"show": True})
    assert not answer["right"]
    assert answer["tried"] is None
    assert answer["moves"][0]["move"] == puzzle.best
    imagined(puzzle, answer)


@pytest.mark.parametrize("game", GAMES)
def test_hints_leave_fewer_and_fewer_moves(game: str, solo: Person) -> None:
    for puzzle in list(puzzles_of(game).values())[::15]:
        kind, where = (solo.get(path(puzzle, f"/hints/{number}")) for number in (1, HINTS))
        everything = {one.move for one in puzzle.moves}
        assert {puzzle.best} < set(kind["moves"]) <= everything
        assert set(where["moves"]) == {puzzle.best, puzzle.next_best.move}
        assert kind["says"] != where["says"]


def test_what_is_no_puzzle_is_refused(solo: Person) -> None:
    puzzle = first("rapanui2011")
    assert solo.ask("GET", "/api/games/rapanui2011/puzzles/nothing").status == 404
    assert solo.ask("GET", path(puzzle, "/hints/3")).status == 404
    assert solo.ask("GET", "/api/games/chess/puzzles").status == 422
    assert solo.ask("POST", path(puzzle), {"move": "fly away"}).data["error"] == "no_such_move"
