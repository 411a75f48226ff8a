"""Moves, undos and confirmations come in by doors of their own, and each looks who comes when."""

import random
from typing import Any

import pytest

import vaka
from table.table_client import Person, Server
from table.twins import before_act_3
from vaka.core.journal import write
from vaka.errors import Illegal
from vaka.match import Match
from vaka.table import identity
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import CONTROLS, Kind, Row
from vaka.table.store import Store

WORDS = tuple(CONTROLS.values())
COOKIES = ("a" * 32, "b" * 32)


def kept(server: Server, match: Match, **decided: Any) -> tuple[list[Person], str]:
    """Let the server have a match of persons; return them and the address of the match."""
    sitting = [Person(server.port, cookie=cookie) for cookie in COOKIES]
    persons = [identity.person_of(person.cookie) for person in sitting]
    places = [Place("person", f"P{seat}", persons=[who]) for seat, who in enumerate(persons)]
    people = People(persons[0], places, Decided(**decided))
    rows = [Row(line.seat, line.move, 1.0) for line in match.lines]
    history = History.of(match.game, match.seats, match.options, rows)
    room = server.call(lambda: server.services.hub.create(history, rows, people))
    return sitting, f"/api/matches/{room.id}"


def finished(game: str) -> Match:
    match, chooser = Match(vaka.load(game), 2), random.Random(3)
    while not match.over:
        seat = match.turn()[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


def begun() -> Match:
    match = Match(vaka.load("tongiaki"), 2)
    match.play(0, "place tonga 0")
    return match


def journal(server: Server, path: str) -> list[Row]:
    """Return what the store has of a match."""
    store: Store = server.services.hub.store
    rows: list[Row] = server.call(lambda: server.services.hub.ask(store.journal, path[-12:]))
    return rows


def click(person: Person, path: str, door: str, **fields: Any) -> tuple[int, str]:
    """Go through a door with the newest view; return the status and the reason of the refusal."""
    body = {**fields, "n": person.get(path)["n"]}
    reply = person.ask("POST", f"{path}/{door}", body)
    return reply.status, reply.data.get("error", "")


# -- a move is a move ------------------------------------------------------------------------------


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("confirm", [False, True])
def test_a_word_that_steers_the_table_is_no_move(server: Server, word: str, confirm: bool) -> None:
    """Neither of whom it is the turn of, nor of whom it is not, nor while one has to confirm."""
    sitting, path = kept(server, begun(), confirm=confirm)
    before = journal(server, path)
    for person in sitting:
        status, reason = click(person, path, "move", move=word)
        assert (status, reason) in (
            (422, "no_such_move"),
            (422, "not_your_turn"),
            (409, "wait_for_confirm"),
        )
        with person.sit(path[-12:]) as line:
            line.say("move", move=word, n=line.at(0)["n"])
            assert line.of("refused")["reason"] == reason
    assert journal(server, path) == before
    assert sitting[0].get(path)["can_undo"]  # that was not taken from him by anybody


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("game", ["tongiaki", "rapanui2020", "rapanui2011"])
def test_nothing_reopens_a_match_that_is_over(server: Server, game: str, word: str) -> None:
    sitting, path = kept(server, finished(game))
    before = journal(server, path)
    for person in sitting:
        assert click(person, path, "move", move=word) == (422, "match_over")
        assert click(person, path, "move", move="pass") == (422, "match_over")
        assert click(person, path, "undo") == (422, "cannot_undo")
        assert click(person, path, "confirm") == (409, "nothing_to_confirm")
        assert person.get(path)["over"]
    assert journal(server, path) == before


def test_a_confirmed_turn_stays_confirmed(server: Server) -> None:
    sitting, path = kept(server, begun(), confirm=True)
    assert click(sitting[1], path, "confirm") == (409, "nothing_to_confirm")
    assert click(sitting[0], path, "confirm") == (200, "")
    assert click(sitting[0], path, "confirm") == (409, "nothing_to_confirm")
    assert click(sitting[0], path, "undo") == (422, "cannot_undo")
    for word in WORDS:
        assert click(sitting[0], path, "move", move=word) == (422, "not_your_turn")
    assert sitting[0].get(path)["turn"] == [1]


def test_every_door_is_closed_to_who_has_no_seat(server: Server) -> None:
    _, path = kept(server, begun(), confirm=True)
    nobody = Person(server.port)
    for door, fields in (("move", {"move": "place tonga 1"}), ("undo", {}), ("confirm", {})):
        assert click(nobody, path, door, **fields) == (403, "no_seat")


def test_every_door_is_closed_once_the_host_has_ended_the_match(server: Server) -> None:
    sitting, path = kept(server, begun(), confirm=True)
    sitting[0].post(f"{path}/end")
    for door, fields in (("move", {"move": "place tonga 1"}), ("undo", {}), ("confirm", {})):
        for person in sitting:
            assert click(person, path, door, **fields) == (409, "match_ended")
    view = sitting[0].get(path)
    assert (view["can_undo"], view["confirming"], view["turn"]) == (False, None, [])


def test_every_door_is_closed_at_a_journal_to_look_at(ana: Person) -> None:
    match = begun()
    text = write(match.game.name, match.seats, match.options, match.lines)
    path = f"/api/matches/{ana.post('/api/journals', {'journal': text})['match']}"
    ana.post(f"{path}/reseat", {"seat": 0, "kind": "open"})
    link = ana.post(f"{path}/open-link")["open_link"]
    ana.post("/api/join", {"token": link.rpartition("/")[2], "name": "Ana", "seat": 0})
    for door, fields in (("move", {"move": "place tonga 1"}), ("undo", {}), ("confirm", {})):
        assert click(ana, path, door, **fields) == (409, "only_replay")


def test_a_journal_with_words_that_steer_the_table_is_refused(ana: Person) -> None:
    match = begun()
    for word in WORDS:
        lines = [*match.lines, (1, word)]
        text = write(match.game.name, match.seats, match.options, lines)
        reply = ana.ask("POST", "/api/journals", {"journal": text})
        assert (reply.status, reply.data["error"]) == (422, "journal_move")


# -- rows and texts --------------------------------------------------------------------------------


def test_only_the_store_turns_words_into_rows_that_steer() -> None:
    for kind, word in CONTROLS.items():
        assert Row(0, "", 1.0, kind).text == word
        assert Row.kept(0, word, 1.0) == Row(0, "", 1.0, kind)
        with pytest.raises(ValueError, match="is not a move"):
            _ = Row(0, word, 1.0).text
        with pytest.raises(Illegal):
            History(Match(vaka.load("tongiaki"), 2)).play(0, word)
    assert Row.kept(0, "place tonga 0", 1.0) == Row(0, "place tonga 0", 1.0, Kind.MOVE)


def test_an_undo_that_was_kept_is_one_whatever_may_be_undone_today() -> None:
    """Rules about who may take what back can change; matches that were played do not."""
    match, seat = before_act_3(vaka.load("raiatea"), random.Random(1))
    rows = [Row(line.seat, line.move, 1.0) for line in match.lines]
    keep = Row(seat, match.moves(seat)[0], 2.0)
    opened = History.of(match.game, 3, match.options, [*rows, keep])
    with pytest.raises(Illegal):
        opened.undo(seat)  # the others may have put something into the bag
    undone = History.of(match.game, 3, match.options, [*rows, keep, Row(seat, "", 3.0, Kind.UNDO)])
    assert undone.match.journal() == match.journal()
