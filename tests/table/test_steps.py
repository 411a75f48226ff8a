"""A page that asks for it is shown every step between two views, as the replay would show it."""

import random
from typing import Any

import pytest

import vaka
from table.ceremony_table import CHOICES, open_ceremony
from table.lone_client import AnyTable
from table.table_client import Line, Person
from vaka.table import views
from vaka.table.history import History

STEPS = "&steps=1"
VOLATILE = {"type", "n", "since", "steps", "sitters", "people_version"}  # of now, not of then


def views_until(line: Line, n: int) -> list[dict[str, Any]]:
    """Return all views that come until the settled one of a journal that long."""
    before = len(line.passed)
    line.at(n)
    return [*line.passed[before:], line.view]


def play_on(line: Line, chooser: random.Random) -> list[dict[str, Any]]:
    """Make a move; return all views that came of it."""
    n = line.view["n"]
    line.move(chooser.choice(line.view["choices"])["move"])
    return views_until(line, n + 1)


@pytest.mark.parametrize("game", vaka.games())
def test_every_step_between_two_views_is_the_one_of_the_replay(solo: Person, game: str) -> None:
    chooser = random.Random(game)
    seats = max(2, vaka.load(game).seats[0])
    # With the memory aid: else the replay covers again what the passing step has shown.
    match = solo.open(game, "me", *["novice"] * (seats - 1), memory=True)["match"]
    compared = 0
    with solo.sit(match, STEPS) as line:
        line.seen(lambda view: view["your_turn"])
        assert line.passed == []  # who comes is shown where the table is
        shown = line.view["step"]
        for _ in range(60):
            before = len(line.passed)
            came = play_on(line, chooser)
            line.seen(lambda view: view["your_turn"] or view["over"])
            over = line.view["over"]
            for view in came:
                # Nothing is left out, nothing comes twice; at the end secret moves count too.
                assert view["step"] in (shown, shown + 1) or over
                shown = view["step"]
                assert view["settled"] or not (view["choices"] or view["your_turn"])
            shown = line.view["step"]
            passing = line.passed[before:]
            if over:  # secret moves count now: what passed before that has other numbers
                passing = [view for view in passing if view["steps"] == line.view["steps"]]
            for view in passing[:: max(1, len(passing) - 1)]:
                again = solo.get(f"/api/matches/{match}/steps/{view['step']}?seat=0")
                for key in view.keys() - VOLATILE:
                    assert view[key] == again[key], key
                compared += 1
            if over:
                break
    assert compared or game == "rapanui2020"  # where chance has no part after the start


def test_a_tile_of_tongiaki_is_named_only_by_the_step_that_turns_it(solo: Person) -> None:
    chooser, found = random.Random(5), 0
    match = solo.open("tongiaki", "me", "novice")["match"]
    with solo.sit(match, STEPS) as line:
        line.seen(lambda view: view["your_turn"])
        for _ in range(80):
            sails = [c for c in line.view["choices"] if c["move"].startswith("sail")]
            n, laid = line.view["n"], set(line.view["view"]["board"])
            line.move(chooser.choice(sails or line.view["choices"])["move"])
            for view in views_until(line, n + 1):
                turned = {
                    event["arguments"]["tile"]
                    for event in view["told"]
                    if event["key"] in ("discover", "lay") and event["step"] == view["step"]
                }
                fresh = set(view["view"]["board"]) - laid
                assert fresh <= turned  # the sea is unknown until the step that turns the tile
                assert not view["view"]["island"] or view["view"]["island"] in view["view"]["board"]
                found += len(fresh)
                laid |= fresh
            line.seen(lambda view: view["your_turn"] or view["over"])
            if found > 3 or line.view["over"]:
                break
            laid = set(line.view["view"]["board"])
    assert found


def test_who_does_not_ask_gets_one_view_for_a_change(solo: Person) -> None:
    chooser = random.Random(2)
    match = solo.open("rapanui2011", "me", "novice")["match"]
    with solo.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        for _ in range(12):
            play_on(line, chooser)
            line.seen(lambda view: view["your_turn"])
        assert line.passed == []


def test_after_an_undo_or_too_much_there_is_only_the_table_as_it_is(
    solo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = solo.open("rapanui2011", "me", "open")["match"]
    with solo.sit(match, STEPS) as line:
        n = line.seen(lambda view: view["your_turn"])["n"]
        line.move("pass")
        line.at(n + 1)
        line.say("undo", n=n + 1)
        line.at(n + 2)
        assert line.passed == []
        monkeypatch.setattr(views, "MOST_PASSING", 0)
        while line.view["your_turn"]:
            play_on(line, random.Random(0))  # a draw ends the turn and refills a column
        assert line.passed == []


def test_who_comes_back_is_not_shown_what_has_passed(solo: Person) -> None:
    match = solo.open("rapanui2011", "me", "novice")["match"]
    chooser = random.Random(4)
    with solo.sit(match, STEPS) as line:
        line.seen(lambda view: view["your_turn"])
        for _ in range(6):
            play_on(line, chooser)
            line.seen(lambda view: view["your_turn"])
        n = line.view["n"]
    with solo.sit(match, STEPS) as line:
        line.at(n)
        assert line.passed == []


def test_secret_moves_and_their_undos_leave_no_trace_in_the_steps(table: AnyTable) -> None:
    def steps_of(secretly: bool) -> list[tuple[int, bool]]:
        match = open_ceremony(table, "prepare")
        with match.sitting[1].sit(match.name, f"{STEPS}&seat=1") as line:
            line.at(1)
            if secretly:
                match.play(0, match.moves(0, "put ")[0])
                match.take_back(0)
            for seat in range(3):
                match.play(seat, CHOICES["prepare"])
            for seat in range(3):
                match.play(seat, CHOICES["bid"])
            line.at(match.history.heard(1).n)
            start = line.passed[0]["step"] if line.passed else 0
            return [(view["step"] - start, view["settled"]) for view in line.passed]

    assert steps_of(True) == steps_of(False)


def test_steps_are_counted_by_what_a_viewer_hears() -> None:
    game = vaka.load("rapanui2011")
    history = History.of(game, 2, {}, [])
    history.draw()
    seat = history.match.turn()[0]
    history.play(seat, "pass")
    assert history.listened(None) == history.heard(None)
    assert history.listened(seat).undos == 0
    history.undo(seat)
    assert history.listened(1 - seat).undos == 1
