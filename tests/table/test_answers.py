"""Against bots a move can be taken back with their answers, until one has told something new."""

import random
from typing import Any

import pytest

import vaka
from table.lone_client import AnyTable
from table.table_client import Line, Person
from vaka.match import Match
from vaka.table.answers import may_reveal
from vaka.table.history import History
from vaka.table.records import Kind, Row

SAME = ("view", "facts", "choices", "turn", "your_turn", "step", "told", "bar", "can_undo")


def answered(line: Line) -> bool:
    """Make the first move and wait until it is this seat's turn again."""
    step = line.view["step"]
    line.move(line.view["choices"][0]["move"])
    view = line.seen(
        lambda view: (
            view["step"] > step and (view["your_turn"] or view["over"] or view["to_confirm"])
        )
    )
    return bool(view["step"] > step + 1 and view["your_turn"])


def test_a_move_is_taken_back_with_the_answers_of_bots(table: AnyTable, solo: Person) -> None:
    match = solo.open("rapanui2020", "me", "novice", "novice", confirm=True)["match"]
    with solo.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        before = line.view
        while not answered(line):
            before = line.view
        # The view in which the click is made may be older than the last answers.
        line.say("undo", n=line.view["n"] - 1)
        after = line.seen(lambda view: view["step"] == before["step"] and view["n"] > before["n"])
    for key in SAME:
        if key not in ("told", "can_undo"):
            assert after[key] == before[key], key
    room = table.call(lambda: table.services.hub.room(match))
    kept = table.services.hub.store.journal(match)
    assert [row.kind for row in kept].count(Kind.BACK) == 1
    again = History.of(room.game, 3, room.history.match.options, kept)
    assert again.match.journal() == room.history.match.journal()
    assert [again.heard(seat) for seat in (None, 0, 1, 2)] == [
        room.history.heard(seat) for seat in (None, 0, 1, 2)
    ]


def test_an_undo_counts_once_and_only_for_the_move_that_was_seen(solo: Person) -> None:
    match = solo.open("rapanui2020", "me", "novice", "novice")["match"]
    path = f"/api/matches/{match}/undo"
    with solo.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        n = line.view["n"]
        while not answered(line):
            n = line.view["n"]
        refused = solo.ask("POST", path, {"n": n})  # from before the move
        assert (refused.status, refused.data["error"]) == (409, "stale")
        late = line.view["n"]
        assert solo.post(path, {"n": late})["your_turn"]
        again = solo.ask("POST", path, {"n": late})
        assert (again.status, again.data["error"]) == (409, "stale")


def test_where_somebody_may_still_sit_down_answers_stay(solo: Person) -> None:
    path = f"/api/matches/{solo.open('rapanui2020', 'me', 'novice', 'open')['match']}"
    with solo.sit(path.rpartition("/")[2]) as line:
        line.seen(lambda view: view["your_turn"])
        step = line.view["step"]
        line.move(line.view["choices"][0]["move"])
        assert not line.seen(lambda view: view["step"] > step + 1)["can_undo"]


def test_the_host_decides_whether_answers_are_taken_back(solo: Person) -> None:
    match = solo.open("rapanui2020", "me", "novice", "novice", undo_answers=False)["match"]
    with solo.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        while not answered(line):
            pass
        assert not line.view["can_undo"]
        solo.post(f"/api/matches/{match}/settings", {"undo_answers": True})
        assert line.seen(lambda view: view["settings"]["undo_answers"])["can_undo"]


@pytest.mark.parametrize("game", vaka.games())
def test_nothing_drawn_revealed_or_told_is_ever_taken_back(game: str) -> None:
    chooser, found = random.Random(game), 0
    for seed in range(3):
        match = Match(vaka.load(game), vaka.load(game).seats[-1])
        rng = vaka.Rng(seed)
        match.draw(rng)
        for _ in range(150):
            if match.over:
                break
            seat = chooser.choice(match.turn())
            match.play(seat, chooser.choice(match.moves(seat)))
            match.draw(rng)
            place = None if match.over else match.undoable(0, range(1, match.seats))
            if place is None:
                continue
            since = match.lines[place:]
            assert since[0].seat == 0
            assert all(line.seat >= 0 for line in since)
            assert not any(event.reveals for events in match.told[place:] for event in events)
            found += match.answered(0, place)
    assert found or game == "raiatea"


def test_a_card_that_might_not_be_there_tells_something() -> None:
    """What a bot gives from a hidden hand closes the undo; what everybody saw does not."""
    game = vaka.load("raiatea")
    rng, told = vaka.Rng(3), set()
    match, chooser = Match(game, 3), random.Random(3)
    match.draw(rng)
    for _ in range(400):
        if match.over:
            break
        seat = chooser.choice(match.turn())
        match.play(seat, chooser.choice(match.moves(seat)))
        place = len(match) - 1
        if seat != 0 and match.game.heard(match.state_at(place), *match.lines[place][:2], 0):
            told.add((match.lines[place].move.split()[0], match._tells_hidden(place, 0)))
        match.draw(rng)
    assert any(tells for _, tells in told)
    assert any(not tells for _, tells in told)


def test_rows_that_go_back_are_replayed_as_they_were_kept() -> None:
    game = vaka.load("tongiaki")
    rows = [Row(0, "place tonga 0", 1.0), Row(1, "place tonga 1", 2.0), Row(0, "", 3.0, Kind.BACK)]
    history = History.of(game, 2, {}, rows)
    assert (len(history.match), history.n) == (0, 3)
    assert history.heard(1).steps == history.heard(None).steps == 0
    assert [Row.kept(row.seat, row.text, row.at) for row in rows] == rows


def play_a_turn(line: Line) -> dict[str, Any]:
    """Make first moves until the turn is over, or has to be confirmed."""
    while line.view["your_turn"]:
        n = line.view["n"]
        line.move(line.view["choices"][0]["move"])
        line.at(n + 1)
    return line.view


def test_a_turn_is_confirmed_only_where_it_cannot_be_taken_back(solo: Person) -> None:
    wishes = {"confirm": True, "pace_ms": 500}
    for game, sitters, always, asked in (
        ("rapanui2020", ("me", "novice"), False, False),  # no bot can reveal anything
        ("rapanui2020", ("me", "novice"), True, True),
        ("tongiaki", ("me", "open"), False, True),  # a person's answer stays
        ("tongiaki", ("me", "novice"), False, False),  # just ships are put on beaches at first
    ):
        match = solo.open(game, *sitters, confirm_always=always, **wishes)["match"]
        with solo.sit(match) as line:
            line.seen(lambda view: view["your_turn"])
            assert play_a_turn(line)["to_confirm"] is asked, (game, sitters, always)


def test_a_turn_is_confirmed_where_a_bot_may_draw() -> None:
    game = vaka.load("tongiaki")
    match = Match(game, 2)
    match.play(0, "place tonga 0")
    assert not may_reveal(match, 0)
    for seat, beach in ((1, 1), (0, 2), (1, 2)):
        match.play(seat, f"place tonga {beach}")
    while match.turn() == (0,):
        match.play(0, next(move for move in match.moves(0) if move != "colonise"))
    assert match.can_undo(0)
    assert may_reveal(match, 0)
