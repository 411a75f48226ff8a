"""A lesson over the real door: bots and chance follow it, and let the learner go astray."""

from collections.abc import Callable
from typing import Any

import pytest

import vaka
from table.table_client import Person, Server
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
def test_bots_and_chance_follow_the_lesson(game: str, ana: Person) -> None:
    lesson = lesson_of(game)
    match = begin(ana, game, confirm=True)  # in a lesson nothing is to be confirmed
    view = follow(ana, match, len(lesson.own))
    assert [note["says"] for note in view["lesson"]["notes"]] == [
        lesson.words.entries("en")[lesson.steps[-1].key]
    ]
    assert not view["lesson"]["over"]
    ana.post(f"/api/matches/{match}/end-lesson")
    assert ana.get(f"/api/matches/{match}")["lesson"]["over"]


@pytest.mark.parametrize("game", vaka.games())
def test_a_move_of_ones_own_can_be_taken_back_whatever_it_revealed(game: str, ana: Person) -> None:
    match = begin(ana, game)
    path = f"/api/matches/{match}"
    before = follow(ana, match, 2)
    wanted = lesson_of(game).own[2]
    other = next(c["move"] for c in before["choices"] if c["move"] != wanted)
    view = ana.post(f"{path}/move", {"move": other, "n": before["n"]})
    assert view["lesson"]["strayed"]
    assert view["can_undo"]
    assert view["lesson"]["notes"] == []
    while view["your_turn"]:  # further still: bots wait for the learner
        view = ana.post(f"{path}/move", {"move": view["choices"][0]["move"], "n": view["n"]})
    assert view["lesson"]["strayed"]
    back = ana.post(f"{path}/undo", {"n": view["n"]})
    assert not back["lesson"]["strayed"]
    assert (back["step"], back["view"]) == (before["step"], before["view"])
    assert back["lesson"]["ahead"][0] == wanted


def test_a_lesson_goes_on_where_the_record_says(ana: Person, server: Server) -> None:
    match = begin(ana, "rapanui2011")
    view = follow(ana, match, 4)
    server.call(lambda: server.services.hub.rooms.pop(match))  # it has to be loaded again
    again = ana.get(f"/api/matches/{match}")
    assert again["lesson"] == view["lesson"]
    assert again["lesson"]["notes"]
    ana.language = "nl"
    dutch = ana.get(f"/api/matches/{match}")["lesson"]["notes"]
    assert dutch[0]["says"] == lesson_of("rapanui2011").words.entries("nl")["scored"]


def test_who_goes_on_freely_is_answered_by_bots_again(ana: Person) -> None:
    match = begin(ana, "tongiaki")
    path = f"/api/matches/{match}"
    view = follow(ana, match, 1)
    ana.post(f"{path}/move", {"move": "place tonga 5", "n": view["n"]})
    with ana.sit(match) as line:
        assert line.seen(lambda view: True)["lesson"]["strayed"]
        ana.post(f"{path}/end-lesson")
        line.seen(lambda view: view["lesson"]["over"] and view["your_turn"])  # others have placed


def test_lessons_are_marked_and_not_counted(ana: Person) -> None:
    match = begin(ana, "rapanui2011")
    ana.post(f"/api/matches/{match}/end-lesson")
    path = f"/api/matches/{match}"
    while not (view := ana.get(path))["over"]:
        if view["your_turn"]:
            ana.ask("POST", f"{path}/move", {"move": view["choices"][0]["move"], "n": view["n"]})
    [card] = [card for card in ana.get("/api/matches/mine") if card["match"] == match]
    assert card["lesson"]
    assert card["over"]
    assert ana.get("/api/me/statistics") == []
    other = ana.open("rapanui2011", "me", "open")["match"]
    cards = {card["match"]: card["lesson"] for card in ana.get("/api/matches/mine")}
    assert cards == {match: True, other: False}
    assert ana.ask("POST", f"/api/matches/{other}/end-lesson", {}).status == 409


def test_only_the_learner_is_taught(ana: Person, ben: Person) -> None:
    match = begin(ana, "tongiaki")
    assert ben.get(f"/api/matches/{match}")["lesson"] is None
    assert ben.ask("POST", f"/api/matches/{match}/end-lesson", {}).status == 403
    assert ana.get(f"/api/matches/{match}")["lesson"]["notes"]
