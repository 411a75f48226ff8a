from typing import Any

import pytest

import vaka
from random_play import random_match
from table.lone_client import AnyTable
from table.table_client import Person
from vaka.core.game import Game
from vaka.match import Match


@pytest.fixture
def finished(table: AnyTable, game: Game) -> tuple[str, Match]:
    """The name of a match that somebody has uploaded and that is over, and the match."""
    match = random_match(game, game.seats[0], seed=5)
    uploaded = table.person().post("/api/journals", {"journal": match.journal()})
    assert uploaded["steps"] == len(match)
    return uploaded["match"], match


def test_every_moment_of_a_finished_match_can_be_seen(
    solo: Person, finished: tuple[str, Match]
) -> None:
    name, match = finished
    for step in (0, 1, len(match) // 2, len(match)):
        state = match.state_at(step)
        seen = solo.get(f"/api/matches/{name}/steps/{step}")
        assert seen["view"] == match.game.position(state)  # everything open
        assert seen["step"] == step
        assert seen["choices"] == []
        for seat in (0, 1):
            own = solo.get(f"/api/matches/{name}/steps/{step}?seat={seat}")
            assert own["view"] == match.game.view(state, seat)
        spectator = solo.get(f"/api/matches/{name}/steps/{step}?seat=none")
        assert spectator["view"] == match.game.view(state, None)


def test_the_end_explains_every_point(solo: Person, finished: tuple[str, Match]) -> None:
    name, match = finished
    for language in ("en", "nl", "de"):
        path = f"/api/matches/{name}/steps/{len(match)}?language={language}"
        result = solo.get(path)["result"]
        for seat, score in zip(result["scoring"], match.score(), strict=True):
            assert seat["total"] == score[0] == sum(line["points"] for line in seat["lines"])
            assert all(line["says"] and line["rule"] for line in seat["lines"])


def test_the_log_has_every_step(solo: Person, finished: tuple[str, Match]) -> None:
    name, match = finished
    log = solo.get(f"/api/matches/{name}/log")
    assert [(line["seat"], line["move"]) for line in log["lines"]] == [
        (line.seat, line.move) for line in match.lines
    ]
    told = [event["key"] for line in log["lines"] for event in line["told"]]
    assert told == [event.key for events in match.told for event in events]
    tail = solo.get(f"/api/matches/{name}/log?since={len(match) - 2}")
    assert [line["step"] for line in tail["lines"]] == [len(match) - 1, len(match)]


def test_a_journal_comes_back_as_it_was_uploaded(solo: Person, finished: tuple[str, Match]) -> None:
    name, match = finished
    reply = solo.ask("GET", f"/api/matches/{name}/journal")
    assert reply.body.decode() == match.journal()
    assert reply.headers["content-type"].startswith("text/plain")
    assert "attachment" in reply.headers["content-disposition"]


def test_an_uploaded_match_cannot_be_played_on(solo: Person) -> None:
    match = random_match(vaka.load("rapanui2011"), 2, seed=1, steps=40)
    name = solo.post("/api/journals", {"journal": match.journal()})["match"]
    view = solo.get(f"/api/matches/{name}")
    assert view["uploaded"]
    assert view["bar"] == "An uploaded journal, for viewing only."
    reply = solo.ask("POST", f"/api/matches/{name}/move", {"move": "pass", "n": view["n"]})
    assert reply.data["error"] == "no_seat"


@pytest.mark.parametrize(
    ("journal", "error"),
    [
        ("", "journal_header"),
        ("vaka 1\ngame chess\nseats 2\n", "no_such_game"),
        ("vaka 1\ngame rapanui2011\nseats 2\n0 pass\n", "journal_move"),
        ("vaka 1\ngame rapanui2011\nseats 2\n" + "- colour red\n" * 20_001, "too_large"),
    ],
)
def test_a_wrong_journal_is_refused(solo: Person, journal: str, error: str) -> None:
    reply = solo.ask("POST", "/api/journals", {"journal": journal})
    assert reply.data["error"] == error
    assert reply.status in (413, 422)


def test_a_running_match_is_replayed_from_ones_own_seat_only(ana: Person, ben: Person) -> None:
    opened = ana.open()
    ben.follow(opened["links"][1]["link"])
    path = f"/api/matches/{opened['match']}"
    assert ana.get(f"{path}/steps/5")["seat"] == 0
    assert ana.get(f"{path}/steps/5?seat=none")["seat"] is None
    for wish in ("1", "open"):
        reply = ana.ask("GET", f"{path}/steps/5?seat={wish}")
        assert (reply.status, reply.data["error"]) == (403, "not_yours")
        assert ana.ask("GET", f"{path}/log?seat={wish}").status == 403
        assert ana.ask("GET", f"{path}/journal?seat={wish}").status == 403
    assert ana.ask("GET", f"{path}/steps/9999").status == 404
    assert ana.ask("GET", f"{path}/steps/5?seat=7").status == 404


def test_since_your_last_move_is_known(ana: Person, ben: Person) -> None:
    opened = ana.open()
    ben.follow(opened["links"][1]["link"])
    path = f"/api/matches/{opened['match']}"
    view: dict[str, Any] = ana.get(path)
    assert view["last_own"] is None
    view = ana.post(f"{path}/move", {"move": "pass", "n": view["n"]})
    assert view["last_own"] == view["step"]
    assert ben.get(path)["last_own"] is None
