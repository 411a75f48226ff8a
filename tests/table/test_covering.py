"""While a match is on, nothing that is sent opens what the rulebook has covered again."""

import random
from typing import Any

import pytest

import vaka
from random_play import random_match
from table.table_client import Person
from vaka.covering import covered_until, read_events, read_moves
from vaka.match import Match

NAMES = ("fish", "mulberry", "grain", "sweet_potato")
KEYS = ("buy", "sacrifice", "add", "gain_offerings", "substitute", "hidden_kind")
MOVES = ("buy", "sacrifice", "add", "hide")


def play(person: Person, match: str, until: int, seed: int = 4) -> None:
    """Play both seats at random, Moais and offerings first, until so many moves were made."""
    chooser = random.Random(seed)
    for _ in range(until):
        view = person.get(f"/api/matches/{match}?seat=0")
        if view["over"]:
            return
        seat = view["turn"][0]
        mine = view if seat == 0 else person.get(f"/api/matches/{match}?seat=1")
        moves = [choice["move"] for choice in mine["choices"]]
        wanted = [m for m in moves if m.startswith(("buy", "lay moai", "sacrifice", "lay lumber"))]
        person.post(
            f"/api/matches/{match}/move?seat={seat}",
            {"move": chooser.choice(wanted or moves), "n": mine["n"]},
        )


def told_in(log: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for line in log["lines"] for event in line["told"]]


@pytest.fixture(scope="module")
def course() -> Match:
    """A match in which both seats have sacrificed, bought and gained, and had many turns."""
    game, chooser = vaka.load("rapanui2011"), random.Random(2)
    match, rng = Match(game, 2), vaka.Rng(2)
    match.draw(rng)
    while {event.key for events in match.told for event in events}.isdisjoint({"add"}) or (
        len(match) < 120
    ):
        seat = match.turn()[0]
        moves = match.moves(seat)
        wanted = [m for m in moves if m.startswith(("buy", "lay moai", "lay lumber"))]
        match.play(seat, chooser.choice(wanted or moves))
        match.draw(rng)
        assert not match.over
    return match


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_only_what_happened_since_the_own_last_turn_is_open(
    course: Match, viewer: int | None
) -> None:
    covered = covered_until(course, viewer)
    assert 0 < covered < len(course)
    open_turns = [
        event.arguments["seat"]
        for events in course.told[covered:]
        for event in events
        if event.key == "turn"
    ]
    assert len(open_turns) <= 2  # the other's turn and perhaps the own one that is going on
    moves = read_moves(course, viewer, covered)
    seen = {"covered": 0, "open": 0}
    for place, line in enumerate(course.lines):
        events = read_events(course, place, viewer, covered)
        for event in events:
            if event.key in KEYS and event.arguments["seat"] != viewer:
                seen["open"] += 1
                assert place >= covered, (place, event)
            seen["covered"] += event.key.endswith("_covered")
            assert not event.key.endswith("_covered") or "kind" not in event.arguments
        if place < covered and line.seat != viewer and line.move.startswith(MOVES):
            assert moves[place] == f"{line.move.split()[0]} ?"
    assert seen["covered"]


def test_what_lies_below_the_top_of_the_stone_is_covered_from_its_giver_too(course: Match) -> None:
    covered = covered_until(course, 0)
    for place in range(covered):
        for event in read_events(course, place, 0, covered):
            assert event.key not in ("sacrifice", "add", "hidden_kind")


def test_log_steps_and_journal_cover_again(solo: Person) -> None:
    match = solo.open("rapanui2011", "me", "me")["match"]
    path = f"/api/matches/{match}"
    play(solo, match, 70)
    log = solo.get(f"{path}/log?seat=0")
    first = [event for event in told_in(log) if event["step"] < log["step"] - 30]
    assert any(event["key"].endswith("_covered") for event in first)
    for event in first:
        theirs = event["arguments"].get("seat") == 1
        assert not (theirs and event["key"] in KEYS), event
    old = [line["move"] for line in log["lines"][:-30] if line["seat"] == 1]
    assert not any(
        move.split()[1:2] in [[n] for n in NAMES] and move.startswith(MOVES) for move in old
    )
    text = solo.ask("GET", f"{path}/journal?seat=0").body.decode()
    assert "1 buy ?" in text
    for step in range(0, log["step"] - 30, 5):
        view = solo.get(f"{path}/steps/{step}?seat=0")
        assert all(card["kind"] == "?" for card in view["view"]["stone"])
        assert not any(e["key"] in ("sacrifice", "add") for e in view["told"])
    now = solo.get(f"{path}?seat=0")["view"]["stone"]
    last = solo.get(f"{path}/steps/{log['step']}?seat=0")["view"]["stone"]
    assert last == now


def test_with_the_memory_aid_and_at_the_end_all_is_open(solo: Person) -> None:
    match = solo.open("rapanui2011", "me", "me")["match"]
    path = f"/api/matches/{match}"
    play(solo, match, 70)

    def covered(query: str = "?seat=0") -> bool:
        events = told_in(solo.get(f"{path}/log{query}"))
        return any(event["key"].endswith("_covered") for event in events)

    assert covered()
    solo.post(f"{path}/settings", {"memory": True})
    assert not covered()
    solo.post(f"{path}/settings", {"memory": False})
    assert covered()
    play(solo, match, 1000)
    assert solo.get(path)["over"]
    assert not covered()
    assert "?" not in solo.ask("GET", f"{path}/journal").body.decode()


# -- what goes behind a screen or face down in the heavier games -----------------------------------

PUT_AWAY = {
    "rapanui2020": ("offering", "outstanding", "spend"),
    "raiatea": (
        *("pearls", "mana", "pay_pearls", "pay_mana", "bid", "take_good", "take_card", "offer"),
        *("sell", "fulfil", "claim", "gain", "auctioned", "loot"),
    ),
}
TOLD_BY_MOVES = {
    "rapanui2020": ("offer", "spend"),
    "raiatea": ("fulfil", "dive", "claim", "bid", "sell", "offer", "pick"),
}


@pytest.fixture(scope="module", params=PUT_AWAY)
def put_away(request: pytest.FixtureRequest) -> Match:
    """A running match in which everybody has something face down or behind a screen."""
    game = vaka.load(request.param)
    whole = random_match(game, game.seats[-1], seed=9)
    text = "\n".join(whole.journal().splitlines()[:-12])  # the last moves are still to come
    return Match.from_journal(game, text + "\n")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_was_put_away_is_not_kept_open_by_the_log(put_away: Match, viewer: int | None) -> None:
    name = put_away.game.name
    covered = covered_until(put_away, viewer)
    assert 0 < covered < len(put_away)
    moves = read_moves(put_away, viewer, covered)
    left = 0
    for place, line in enumerate(put_away.lines[:covered]):
        for event in read_events(put_away, place, viewer, covered):
            assert event.key not in PUT_AWAY[name] or event.arguments["seat"] == viewer, event
            left += event.key.endswith("_covered")
        move = moves[place]
        if (
            move is not None
            and line.seat not in (viewer, -1)
            and move.startswith(TOLD_BY_MOVES[name])
        ):
            assert move.endswith("?"), move
    assert left > 10


def test_what_others_did_since_the_own_last_turn_is_open(put_away: Match) -> None:
    for viewer in range(put_away.seats):
        own = [place for place, line in enumerate(put_away.lines) if line.seat == viewer]
        assert covered_until(put_away, viewer) <= own[-1]


def test_how_often_somebody_moved_in_secret_covers_nothing() -> None:
    """In act 3 nobody hears what others put into the bag: it must not part the turns of a seat."""
    game = vaka.load("raiatea")
    match = random_match(game, 3, seed=11)
    place = next(at for at, line in enumerate(match.lines) if line.move.startswith("put "))
    text = match.journal().splitlines()
    head = len(text) - len(match)
    one, more = (
        Match.from_journal(game, "\n".join(text[: head + at]) + "\n") for at in (place, place + 1)
    )
    other = next(seat for seat in range(3) if seat != match.lines[place].seat)
    assert covered_until(one, other) == covered_until(more, other)


def test_log_of_a_running_match_covers_what_went_behind_the_screen(solo: Person) -> None:
    match = solo.open("raiatea", "me", "me", "me")["match"]
    path, chooser = f"/api/matches/{match}", random.Random(3)
    for _ in range(45):
        seat = solo.get(f"{path}?seat=0")["turn"][0]
        view = solo.get(f"{path}?seat={seat}")
        moves = [choice["move"] for choice in view["choices"]]
        wanted = [move for move in moves if move.startswith(("sell", "offer", "take", "pick"))]
        solo.post(
            f"{path}/move?seat={seat}", {"move": chooser.choice(wanted or moves), "n": view["n"]}
        )
    log = solo.get(f"{path}/log?seat=0")
    keys = {event["key"] for event in told_in(log)}
    assert any(key.endswith("_covered") for key in keys)
    old = [event for event in told_in(log) if event["step"] < log["step"] - 30]
    theirs = [event for event in old if event["arguments"].get("seat") not in (None, 0)]
    assert theirs
    assert not [event for event in theirs if event["key"] in PUT_AWAY["raiatea"]]
    solo.post(f"{path}/settings", {"memory": True})
    opened = {event["key"] for event in told_in(solo.get(f"{path}/log?seat=0"))}
    assert not any(key.endswith("_covered") for key in opened)


def test_games_that_cover_nothing_are_read_as_ever(solo: Person) -> None:
    match = Match(vaka.load("tongiaki"), 2)
    for beach in (0, 1, 2):
        match.play(match.turn()[0], f"place tonga {beach}")
    assert covered_until(match, 0) == 0
