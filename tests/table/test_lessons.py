"""A lesson over the real door: bots and chance follow it, and let the learner go astray."""

from collections.abc import Callable
from typing import Any

import pytest

import vaka
from table.lone_client import AnyTable
from table.table_client import Person
from vaka.table.lessons import lesson_of

Seen = dict[str, Any]


def begin(person: Person, game: str, **wishes: Any) -> str:
    """Open the lesson of a game."""
    asked = {
        "game": game,
        "sitters": [],
        "lesson": True,
        "name": "Ana",
        "pace_ms": 0,
        "confirm": False,
    }
    asked |= wishes
    return str(person.post("/api/matches", asked)["match"])


def is_at(made: int) -> Callable[[Seen], bool]:
    """Return what tells whether the learner has to make the next move after so many."""
    return lambda view: (
        view["your_turn"] and view["lesson"]["made"] == made and not view["lesson"]["strayed"]
    )


def follow(person: Person, match: str, moves: int) -> Seen:
    """Do so many moves of the lesson; return the view in which the next one is to be made."""
    path = f"/api/matches/{match}"
    with person.sit(match) as line:
        for made in range(moves + 1):
            view = line.seen(is_at(made))
            if made < moves:
                move = lesson_of(view["game"]).own[made]
                person.post(f"{path}/move", {"move": move, "n": view["n"]})
    return view


@pytest.mark.parametrize("game", vaka.games())
def test_bots_and_chance_follow_the_lesson(game: str, solo: Person) -> None:
    lesson = lesson_of(game)
    match = begin(solo, game, confirm=True)  # in a lesson nothing is to be confirmed
    view = follow(solo, match, len(lesson.own))
    assert [note["says"] for note in view["lesson"]["notes"]] == [
        lesson.words.entries("en")[lesson.steps[-1].key]
    ]
    assert not view["lesson"]["over"]
    solo.post(f"/api/matches/{match}/end-lesson")
    assert solo.get(f"/api/matches/{match}")["lesson"]["over"]


@pytest.mark.parametrize("game", vaka.games())
def test_a_move_of_ones_own_can_be_taken_back_whatever_it_revealed(game: str, solo: Person) -> None:
    match = begin(solo, game)
    path = f"/api/matches/{match}"
    before = follow(solo, match, 2)
    wanted = lesson_of(game).own[2]
    other = next(c["move"] for c in before["choices"] if c["move"] != wanted)
    view = solo.post(f"{path}/move", {"move": other, "n": before["n"]})
    assert view["lesson"]["strayed"]
    assert view["can_undo"]
    assert view["lesson"]["notes"] == []
    while view["your_turn"]:  # further still: bots wait for the learner
        view = solo.post(f"{path}/move", {"move": view["choices"][0]["move"], "n": view["n"]})
    assert view["lesson"]["strayed"]
    back = solo.post(f"{path}/undo", {"n": view["n"]})
    assert not back["lesson"]["strayed"]
    assert (back["step"], back["view"]) == (before["step"], before["view"])
    assert back["lesson"]["ahead"][0] == wanted


def test_a_lesson_goes_on_where_the_record_says(solo: Person, table: AnyTable) -> None:
    match = begin(solo, "rapanui2011")
    view = follow(solo, match, 4)
    table.call(lambda: table.services.hub.rooms.pop(match))  # it has to be loaded again
    again = solo.get(f"/api/matches/{match}")
    assert again["lesson"] == view["lesson"]
    assert again["lesson"]["notes"]
    solo.language = "nl"
    dutch = solo.get(f"/api/matches/{match}")["lesson"]["notes"]
    assert dutch[0]["says"] == lesson_of("rapanui2011").words.entries("nl")["scored"]


def test_who_goes_on_freely_is_answered_by_bots_again(solo: Person) -> None:
    match = begin(solo, "tongiaki")
    path = f"/api/matches/{match}"
    view = follow(solo, match, 1)
    solo.post(f"{path}/move", {"move": "place tonga 5", "n": view["n"]})
    with solo.sit(match) as line:
        assert line.seen(lambda view: True)["lesson"]["strayed"]
        solo.post(f"{path}/end-lesson")
        line.seen(lambda view: view["lesson"]["over"] and view["your_turn"])  # others have placed


def test_lessons_are_marked_and_not_counted(solo: Person) -> None:
    match = begin(solo, "rapanui2011")
    solo.post(f"/api/matches/{match}/end-lesson")
    path = f"/api/matches/{match}"
    while not (view := solo.get(path))["over"]:
        if view["your_turn"]:
            solo.ask("POST", f"{path}/move", {"move": view["choices"][0]["move"], "n": view["n"]})
    [card] = [card for card in solo.get("/api/matches/mine") if card["match"] == match]
    assert card["lesson"]
    assert card["over"]
    assert solo.get("/api/me/statistics") == []
    other = solo.open("rapanui2011", "me", "open")["match"]
    cards = {card["match"]: card["lesson"] for card in solo.get("/api/matches/mine")}
    assert cards[match]  # a browser that is its own table has played others
    assert not cards[other]
    assert solo.ask("POST", f"/api/matches/{other}/end-lesson", {}).status == 409


def test_only_the_learner_is_taught(ana: Person, ben: Person) -> None:
    match = begin(ana, "tongiaki")
    assert ben.get(f"/api/matches/{match}")["lesson"] is None
    assert ben.ask("POST", f"/api/matches/{match}/end-lesson", {}).status == 403
    assert ana.get(f"/api/matches/{match}")["lesson"]["notes"]
