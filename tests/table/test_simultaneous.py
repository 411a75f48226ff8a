"""Several seats choose secretly at the same time: in any order, unhindered, and uncounted."""

import itertools
import json
import re
from contextlib import ExitStack

import pytest

from table.ceremony_table import CHOICES, Ceremony, match_in, open_ceremony
from table.lone_client import AnyTable
from table.table_client import Line, Person, Server
from vaka.table.history import History
from vaka.table.records import Kind, Row


def course_in(phase: str) -> History:
    match = match_in(phase)
    rows = [Row(line.seat, line.move, 1.0) for line in match.lines]
    return History.of(match.game, match.seats, match.options, rows)


def puts(history: History, seat: int) -> list[str]:
    return [move for move in history.match.moves(seat) if move.startswith("put ")]


# -- clicks made at the same time ------------------------------------------------------------------


@pytest.mark.parametrize("phase", CHOICES)
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_all_choose_in_any_order_from_the_view_they_had(
    table: AnyTable, phase: str, order: tuple[int, ...]
) -> None:
    """Nobody looks again between the clicks of the others."""
    match = open_ceremony(table, phase)
    seen = [match.view(seat) for seat in range(3)]
    assert all(view["your_turn"] for view in seen)
    for seat in order:
        assert match.click(seat, CHOICES[phase], seen[seat]["n"]).status == 200
    assert match.history.match.view(None)["phase"] != phase


@pytest.mark.parametrize("phase", CHOICES)
def test_who_confirms_turns_is_not_waited_for_by_those_who_choose_at_the_same_time(
    table: AnyTable, phase: str
) -> None:
    match = open_ceremony(table, phase, confirm=True)
    for seat in (1, 2):
        match.play(seat, CHOICES[phase])
        view = match.view(0)
        assert view["confirming"] is None
        assert view["your_turn"]
    match.play(0, CHOICES[phase])
    assert match.history.match.view(None)["phase"] != phase


def test_a_double_click_puts_one_ritual(table: AnyTable) -> None:
    match = open_ceremony(table, "prepare")
    first, second = match.moves(0, "put ")[:2]
    with match.sitting[0].sit(match.name, "&seat=0") as line:
        n = line.at(1)["n"]
        match.play(1, "done")  # which must not let the second click pass
        for move in (first, second):
            line.say("move", move=move, n=n)
        refused = line.of("refused")
        assert (refused["reason"], refused["n"]) == ("stale", n + 2)
        view = line.seen(lambda view: view["n"] == n + 2)
        assert view["since"] == n + 2
    assert view["view"]["seats"][0]["bagged"] == [first.removeprefix("put ")]


def test_a_click_after_a_real_change_is_stale(table: AnyTable) -> None:
    match = open_ceremony(table, "dance")
    n = match.view(0)["n"]
    for seat in (0, 1, 2):
        match.play(seat, "train 0")
    reply = match.click(0, "pass", n)
    assert reply.data["error"] == "stale"  # `pass` is legal now, but was meant for another act
    view = match.view(0)
    assert (view["since"], view["n"]) == (n + 3, n + 3)
    assert view["your_turn"]


def test_nobody_clicks_from_the_future(table: AnyTable) -> None:
    match = open_ceremony(table, "dance")
    assert match.click(0, "train 0", match.view(0)["n"] + 1).data["error"] == "stale"


def test_a_click_is_late_when_the_own_choice_was_taken_back(table: AnyTable) -> None:
    match = open_ceremony(table, "dance")
    n = match.view(0)["n"]
    match.play(0, "train 0")
    match.take_back(0)
    assert match.click(0, "train 0", n).data["error"] == "stale"


# -- a course, heard by all ------------------------------------------------------------------------


def test_only_the_own_decision_makes_a_view_old() -> None:
    history = course_in("dance")
    before = history.heard(0).n
    history.play(1, "train 0")
    assert history.heard(0).n == before + 1  # that seat 1 has chosen is public
    assert history.in_time(0, before)
    assert not history.in_time(1, before)
    assert not history.in_time(0, before + 2)
    history.undo(1)
    assert history.in_time(0, before)
    history.play(0, "train 0")
    assert not history.in_time(0, before)
    assert not history.in_time(0, history.heard(0).n - 1)
    assert history.in_time(0, history.heard(0).n)


def test_what_is_put_is_heard_by_its_seat_alone() -> None:
    history = course_in("prepare")
    before = {viewer: history.heard(viewer) for viewer in (0, 1, 2, None)}
    at = history.at
    for move in puts(history, 0)[:2]:
        history.play(0, move)
    history.undo(0)
    assert {viewer: history.heard(viewer) for viewer in (1, 2, None)} == {
        viewer: before[viewer] for viewer in (1, 2, None)
    }
    assert history.at == at  # clocks go on as if nothing had happened
    assert history.heard(0).n == before[0].n + 3
    assert history.heard(0).steps == before[0].steps + 1
    history.play(0, "done")
    assert history.heard(None).n == history.heard(1).n == before[1].n + 1
    assert history.at > at


def test_an_own_move_is_taken_back_although_others_have_put_something_since() -> None:
    history = course_in("prepare")
    own, other = puts(history, 0)[0], puts(history, 1)[0]
    rows = history.play(0, own) + history.play(1, other)
    assert history.can_undo(0)
    assert history.can_undo(1)
    rows += history.undo(0)
    assert history.match.lines[-1][:2] == (1, other)
    assert puts(history, 0)[0] == own
    assert not history.can_undo(0)
    assert history.can_undo(1)
    rows += history.play(0, "done")
    assert not history.can_undo(1)  # that was heard
    start = [Row(line.seat, line.move, 1.0) for line in match_in("prepare").lines]
    match = history.match
    again = History.of(match.game, match.seats, match.options, start + rows)
    assert again.match.journal() == match.journal()
    for viewer in (0, 1, 2, None):
        assert again.heard(viewer) == history.heard(viewer)
        assert again.places(viewer) == history.places(viewer)
        assert len(again.places(viewer)) == again.heard(viewer).steps


def test_what_was_confirmed_stays_although_others_put_something_since() -> None:
    history = course_in("prepare")
    history.play(0, puts(history, 0)[0])
    history.apply(Row(0, "", 2.0, Kind.CONFIRM))
    history.play(1, puts(history, 1)[0])
    assert not history.can_undo(0)
    assert history.can_undo(1)
    history.apply(Row(1, "", 3.0, Kind.UNDO))
    assert not history.can_undo(0)


# -- what others are sent --------------------------------------------------------------------------


def flush(lines: list[Line]) -> None:
    """Receive everything that is under way: a view may come after the answer to one ping."""
    for line in lines:
        for _ in range(2):
            line.say("ping")
            line.of("pong")


def look(person: Person, match: Ceremony, seat: str) -> None:
    """Ask for everything there is about a match from a seat, or as who looks on."""
    steps = person.get(f"{match.path}?seat={seat}")["steps"]
    queries = [f"?seat={seat}", "?seat=none", "?seat=1"]
    if isinstance(match.server, Server):
        queries.append("")  # without a server that is whoever of this device is to move
    for query in queries:
        for page in ("", "/log", "/journal", f"/steps/{steps}", f"/steps/{steps + 1}"):
            person.ask("GET", f"{match.path}{page}{query}")
    person.ask("GET", f"{match.path}/log?since={steps - 3}&seat={seat}")
    person.ask("GET", f"{match.path}/steps/{steps - 1}?seat={seat}")


def listed(person: Person, match: Ceremony) -> dict[str, object]:
    """Return the match as the list of public ones shows it."""
    cards = person.get("/api/matches/public")
    return next(card for card in cards if card["match"] == match.name)


def heard_of(table: AnyTable, put: int, confirm: bool) -> list[list[bytes]]:
    """Return all that seat 1 and a spectator are sent while seat 0 puts so many rituals.

    At one device nobody only looks on: there the person has a line for each seat.
    """
    match = open_ceremony(table, "prepare", confirm=confirm, public=True, clock_seconds=900)
    ana, ben, watching = match.sitting[0], match.sitting[1], match.watching
    viewers = [(ben, "1"), (watching, "none")][: 2 if isinstance(table, Server) else 1]
    with ExitStack() as stack:
        stack.enter_context(ana.sit(match.name, "&seat=0")).at(1)
        lines = [
            stack.enter_context(person.sit(match.name, f"&steps=1&seat={seat}"))
            for person, seat in viewers
        ]
        for line in lines:
            line.seen(lambda view: view["sitters"][0]["here"] and view["sitters"][1]["here"])
        flush(lines)
        for person, _ in viewers:
            person.sent.clear()  # who came first is another matter
        match.play(1, match.moves(1, "put ")[0])
        flush(lines)
        card = listed(watching, match)
        for _ in range(put):
            match.play(0, match.moves(0, "put ")[0])
        if put:
            match.take_back(0)
        assert listed(watching, match) == card
        flush(lines)
        for person, seat in viewers:
            look(person, match, seat)
        match.take_back(1)
        flush(lines)
        for mover, move in ((0, "done"), (1, "done"), (2, "done"), (0, "bid 0")):
            match.play(mover, move)
            flush(lines)
        for person, seat in viewers:
            look(person, match, seat)
    return [
        [_nameless(sent, match.name) for sent in person.sent if not _is_list(sent)]
        for person, _ in viewers
    ]


def _nameless(sent: bytes, name: str) -> bytes:
    """Return what was sent without the name of the match and what is left on clocks."""
    return re.sub(rb'("clock":\{)[^}]*', rb"\1", sent.replace(name.encode(), b"NAME"))


def _is_list(sent: bytes) -> bool:
    return sent.startswith(b"[")


@pytest.mark.parametrize("confirm", [False, True])
def test_nobody_can_count_what_another_seat_puts_into_the_bag(
    table: AnyTable, confirm: bool
) -> None:
    """Two matches that differ only in that: byte for byte the same, and as many messages."""
    few, many = heard_of(table, 0, confirm), heard_of(table, 2, confirm)
    assert few == many
    views = [json.loads(sent) for sent in few[0] if sent.startswith(b'{"type":"view"')]
    assert len(views) > 10
    assert any(view["told"] and view["told"][0]["key"] == "prepared" for view in views)


def test_a_webhook_does_not_hear_of_secret_moves(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[dict[str, object]] = []

    async def post(_: object, _webhook: str, body: dict[str, object], _key: str) -> int:
        sent.append(body)
        return 200

    monkeypatch.setattr("vaka.table.webhooks.Post.send", post)
    match = open_ceremony(server, "prepare", webhook="http://127.0.0.1:1/hook")
    for seat in (0, 1, 0):
        match.play(seat, match.moves(seat, "put ")[0])
    for seat in (0, 1, 2):
        match.play(seat, "done")
    for _ in range(100):
        if len(sent) < 2:
            match.sitting[0].get(match.path)
    assert sorted(str(body["seat"]) for body in sent) == ["0", "1"]  # asked for a bid by seat 2
    assert {body["n"] for body in sent} == {match.history.heard(None).n}
