"""Clocks run as long as a decision is open, whatever is undone or confirmed meanwhile."""

import time
from typing import Any

import pytest

import vaka
from table.ceremony_table import match_in, open_ceremony
from table.table_client import Line, Person, Server
from vaka.match import Match
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Head, Kind, Record, Row
from vaka.table.room import Room

OPENED = 1000.0
HELD = 6  # seconds for which somebody tries to stretch a clock of one second


def room_of(match: Match, rows: list[Row], **decided: Any) -> Room:
    """Return a match of persons that was opened then, as any process makes it of these rows."""
    record = Record(
        Head("m", len(rows), 1, 0, 0), match.game.name, match.seats, {}, "", False, OPENED, OPENED,
        [], False, False,
    )  # fmt: skip
    places = [Place("person", persons=[f"p{seat}"]) for seat in range(match.seats)]
    people = People("p0", places, Decided(**{"clock_seconds": 60, "confirm": False, **decided}))
    history = History.of(match.game, match.seats, match.options, rows)
    return Room(record, match.game, history, people, {})


def tongiaki(*rows: Row, **decided: Any) -> Room:
    return room_of(Match(vaka.load("tongiaki"), 2), list(rows), **decided)


def place(seat: int, beach: int, at: float) -> Row:
    return Row(seat, f"place tonga {beach}", OPENED + at)


def undo(seat: int, at: float) -> Row:
    return Row(seat, "", OPENED + at, Kind.UNDO)


def confirm(seat: int, at: float) -> Row:
    return Row(seat, "", OPENED + at, Kind.CONFIRM)


def left(room: Room, at: float) -> dict[int, float]:
    return {seat: end - OPENED - at for seat, end in room.clocks().items()}


# -- as any process reckons it from the rows -------------------------------------------------------


def test_a_decision_is_open_from_when_it_was_given() -> None:
    assert left(tongiaki(), 10) == {0: 50}
    assert left(tongiaki(place(0, 0, 10)), 10) == {1: 60}


def test_a_move_that_is_taken_back_gives_the_old_clock_back() -> None:
    assert left(tongiaki(place(0, 0, 10), undo(0, 20)), 20) == {0: 40}
    again = tongiaki(*(row for at in range(1, 40, 2) for row in (place(0, 0, at), undo(0, at + 1))))
    assert left(again, 40) == {0: 20}


def test_who_comes_next_has_a_whole_clock_each_time() -> None:
    assert left(tongiaki(place(0, 0, 10), undo(0, 20), place(0, 1, 30)), 30) == {1: 60}


def test_nothing_is_taken_back_once_the_clock_of_that_move_has_run_out() -> None:
    room = tongiaki(place(0, 0, 10))
    assert room.can_undo(0, OPENED + 59)
    assert not room.can_undo(0, OPENED + 60)
    assert tongiaki(place(0, 0, 10), clock_seconds=0).can_undo(0, OPENED + 9999)


def test_who_has_to_confirm_has_the_clock_of_the_move() -> None:
    assert left(tongiaki(place(0, 0, 10), confirm=True), 10) == {0: 50}
    assert left(tongiaki(place(0, 0, 10), confirm(0, 30), confirm=True), 30) == {1: 60}


def test_an_absence_begins_with_the_decision_too() -> None:
    room = tongiaki(place(0, 0, 10), undo(0, 20), takeover_minutes=5)
    assert room.absences() == {0: OPENED + 300}


def test_each_who_chooses_with_others_has_a_clock_of_his_own() -> None:
    match = match_in("dance")
    rows = [Row(line.seat, line.move, OPENED) for line in match.lines]
    rows.append(Row(0, "train 0", OPENED + 10))
    assert left(room_of(match, rows), 10) == {1: 50, 2: 50}
    rows.append(Row(0, "", OPENED + 20, Kind.UNDO))
    assert left(room_of(match, rows), 20) == {0: 40, 1: 40, 2: 40}


def test_what_is_put_into_the_bag_moves_no_clock() -> None:
    match = match_in("prepare")
    rows = [Row(line.seat, line.move, OPENED) for line in match.lines]
    put = next(move for move in match.moves(0) if move.startswith("put "))
    for more in ([Row(0, put, OPENED + 10)], [Row(0, put, OPENED + 10), undo(0, 20)]):
        assert left(room_of(match, rows + more), 30) == {0: 30, 1: 30, 2: 30}


# -- at the door -----------------------------------------------------------------------------------


def held(line: Line, seconds: float) -> None:
    """Move and take back for so long, or until that is refused or the server goes on."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        view = line.view
        if view["your_turn"]:
            line.move(view["choices"][0]["move"])
        elif view["can_undo"]:
            line.say("undo", n=view["n"])
        else:
            return
        message = line.until(lambda message: message["type"] in ("view", "refused"))
        if message["type"] == "refused" and message["reason"] == "undo_late":
            return
        time.sleep(0.05)


@pytest.mark.parametrize("confirm", [False, True])
def test_moves_and_undos_do_not_hold_a_clock(ana: Person, ben: Person, confirm: bool) -> None:
    opened = ana.open("tongiaki", "me", "open", clock_seconds=1, confirm=confirm)
    ben.follow(opened["links"][1]["link"])
    with ana.sit(opened["match"]) as line, ben.sit(opened["match"]) as other:
        line.seen(lambda view: view["sitters"][1]["here"])
        began = time.monotonic()
        held(line, HELD)
        other.seen(lambda view: view["your_turn"] or view["step"] > 1)
        assert time.monotonic() - began < HELD
        ana.post(f"/api/matches/{opened['match']}/end")  # else bots play on for ever


def test_words_that_steer_the_table_do_not_restart_a_clock(ana: Person) -> None:
    opened = ana.open("tongiaki", "me", "open", clock_seconds=1)
    path = f"/api/matches/{opened['match']}"
    began = time.monotonic()
    while time.monotonic() - began < HELD:
        view = ana.get(path)
        if not view["your_turn"]:
            break
        ana.ask("POST", f"{path}/move", {"move": "(confirm)", "n": view["n"]})
        time.sleep(0.1)
    assert time.monotonic() - began < HELD


def test_all_who_choose_at_the_same_time_are_late_together(server: Server) -> None:
    """Nobody gains a fresh clock because a bot has gone on for another."""
    clock = 4
    match = open_ceremony(server, "dance", clock_seconds=clock, takeover_bot="novice", pace_ms=0)
    with match.watching.sit(match.name) as line:
        before = line.at(0)["step"]
        line.seen(lambda view: view["step"] > before)
        first = time.monotonic()
        line.seen(lambda view: view["view"]["phase"] != "dance")
    assert time.monotonic() - first < clock - 1
    match.sitting[0].post(f"{match.path}/end")
