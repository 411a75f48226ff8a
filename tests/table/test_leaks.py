"""Nobody is sent what the rules hide: every byte that each viewer got is looked at."""

import json
import random
from typing import Any

import pytest

import vaka
from table.table_client import Line, Person, Server
from vaka.core.errors import Refusal
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.turns import CHANCE
from vaka.table import identity
from vaka.table.course import Course
from vaka.table.people import Decided, People, Place
from vaka.table.records import Row

MOVES = 150  # of a match of rapanui2011: some Moais are built, and it is not over


def play_some(lines: list[Line], chooser: random.Random, moves: int) -> None:
    """Click at random, but build Moais where possible: they bring the secret choice."""
    lines[0].at(1)
    for _ in range(moves):
        n = lines[0].view["n"]
        for line in lines:
            line.at(n)
        mover = next((line for line in lines if line.view["your_turn"]), None)
        if mover is None or sum(mover.view["view"].get("pile", {"": 99}).values()) < 5:
            return
        choices = [choice["move"] for choice in mover.view["choices"]]
        liked = [move for move in choices if move in ("lay moai", "take wood", "pass")]
        mover.move(chooser.choice(liked or choices))
        lines[0].at(n + 1)


def look_everywhere(person: Person, match: str, steps: int) -> None:
    """Ask for everything that the interface has about a match."""
    path = f"/api/matches/{match}"
    for query in ("", "?seat=none", "?seat=0", "?seat=1", "?seat=open"):
        person.ask("GET", f"{path}{query}")
        person.ask("GET", f"{path}/log{query}")
        person.ask("GET", f"{path}/journal{query}")
        for step in range(0, steps + 1, 16):
            person.ask("GET", f"{path}/steps/{step}{query}")
    for other in ("/chat", "/../public", "/../mine"):
        person.ask("GET", f"{path}{other}")


def secrets_from(match: Match, seat: int | None) -> set[str]:
    """Return texts that a viewer may not have been sent: secret moves, and what others heard."""
    found = set()
    for step, (line, events) in enumerate(zip(match.lines, match.told, strict=True)):
        if match.game.heard(match.state_at(step), line.seat, line.move, seat) != line.move:
            found.add(f'"seat":{line.seat},"move":"{line.move}"')
            found.add(f"{line.seat} {line.move}\n")
        for event in events:
            if event.hears is not None and seat not in event.hears:
                found.add(f'"key":"{event.key}","rule":"{event.rule}","seat":{line.seat},')
    return found


def watched_match(server: Server, people: list[Person], seed: int) -> tuple[str, Match]:
    """Let two play before a spectator until both have hidden a card; return what was played."""
    ana, ben, cora = people
    while True:
        opened = ana.open()
        name = opened["match"]
        ben.follow(opened["links"][1]["link"])
        with ana.sit(name) as one, ben.sit(name) as two, cora.sit(name) as three:
            play_some([one, two, three], random.Random(seed), MOVES)
        match: Match = server.call(lambda: server.services.hub.rooms[name].course.match)  # noqa: B023
        assert not match.over
        if {line.seat for line in match.lines if line.move.startswith("hide ")} == {0, 1}:
            return name, match
        for person in people:  # luck was against it: forget that match
            person.sent.clear()


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_tells_what_a_seat_may_not_know(server: Server, seed: int) -> None:
    people = [Person(server.port) for _ in range(3)]
    name, match = watched_match(server, people, seed)
    for person, seat in zip(people, (0, 1, None), strict=True):
        look_everywhere(person, name, len(match))
        everything = b"\n".join(person.sent).decode()
        assert '"view":{"game":"rapanui2011"' in everything
        assert '"move":"hide ?"' in everything
        for text in secrets_from(match, seat):
            assert text not in everything
        check_views(person, match, seat)


def check_views(person: Person, match: Match, seat: int | None) -> None:
    """Every view that was sent is exactly the view of the rules, for that seat or a spectator."""
    allowed = [
        (json.dumps(match.game.view(match.state_at(step), seat), sort_keys=True))
        for step in range(len(match) + 1)
    ]
    outside = [
        (json.dumps(match.game.view(match.state_at(step), None), sort_keys=True))
        for step in range(len(match) + 1)
    ]
    seen = 0
    for sent in person.sent:
        if not sent.startswith(b'{"type":"view"'):
            continue
        message = json.loads(sent)
        right = allowed if message["seat"] == seat else outside
        assert message["seat"] in (seat, None)
        assert json.dumps(message["view"], sort_keys=True) == right[message["step"]]
        if message["choices"]:
            assert seat is not None
            legal = match.game.moves(match.state_at(message["step"]), seat)
            assert [choice["move"] for choice in message["choices"]] == legal
        seen += 1
    assert seen > 20


# -- what is hidden may be anything: the bytes stay the same ---------------------------------------


def with_another_secret(match: Match) -> tuple[Match, int] | None:
    """Return a match in which one seat chose another secret, and that seat; None if impossible."""
    game = match.game
    for place in range(len(match) - 1, -1, -1):
        line = match.lines[place]
        state = match.state_at(place)
        veiled = game.heard(state, line.seat, line.move, None)
        if veiled == line.move or line.seat == CHANCE:
            continue
        for move in game.moves(state, line.seat):
            if move != line.move and game.heard(state, line.seat, move, None) == veiled:
                other = Match(game, match.seats, match.options)
                try:
                    for i, (seat, text) in enumerate((row.seat, row.move) for row in match.lines):
                        other.play(seat, move if i == place else text)
                except Refusal:
                    continue
                return other, line.seat
    return None


def kept(server: Server, ana: Person, match: Match) -> str:
    """Let the server have a running match with Ana at seat 0; return its name."""
    people = People(
        identity.person_of(ana.cookie),
        [
            Place(
                "person", f"P{seat}", persons=[identity.person_of(ana.cookie)] if seat == 0 else []
            )
            for seat in range(match.seats)
        ],
        Decided(confirm=False),
    )
    rows = [Row(line.seat, line.move, 1.0) for line in match.lines]
    course = Course.of(match.game, match.seats, match.options, rows)
    room = server.call(lambda: server.services.hub.create(course, rows, people))
    return str(room.id)


def moai_match(game: Game, seats: int, seed: int) -> Match:
    """Play a part of a match in which Moais are built."""
    match, chooser = Match(game, seats), random.Random(seed)
    while len(match) < MOVES:
        seat = match.turn()[0]
        moves = match.moves(seat)
        liked = [move for move in moves if move in ("lay moai", "take wood")]
        match.play(seat, chooser.choice(liked or moves))
    return match


def test_a_secret_may_be_anything_without_a_change_for_others(server: Server) -> None:
    compared = 0
    for seed in range(12):
        match = moai_match(vaka.load("rapanui2011"), 2, seed)
        found = with_another_secret(match)
        if found is None or found[1] == 0:
            continue
        sent = []
        for variant in (match, found[0]):
            ana = Person(server.port, cookie="z" * 32)
            name = kept(server, ana, variant)
            look_everywhere(ana, name, len(variant))
            with ana.sit(name) as line:
                line.at(1)
            sent.append(b"\n".join(map(_timeless, ana.sent)).replace(name.encode(), b"NAME"))
        assert sent[0] == sent[1]
        compared += 1
    assert compared > 0


def _timeless(sent: bytes) -> bytes:
    """Return what was sent without what depends on when."""
    if not sent.startswith(b"["):
        return sent
    cards: list[dict[str, Any]] = json.loads(sent)
    return b"" if cards and "updated" in cards[0] else sent


def test_chance_cannot_be_foreseen() -> None:
    """The same position and all that was seen before lead to many futures."""
    course = Course(Match(vaka.load("tongiaki"), 2))
    for move in ("place tonga 0", "place tonga 1", "place tonga 0", "place tonga 2"):
        course.play(course.match.turn()[0], move)
    course.play(0, "colonise")
    course = Course.of(
        course.match.game, 2, course.match.options,
        [Row(line.seat, line.move, 1.0) for line in course.match.lines[:5]],
    )  # fmt: skip
    futures = {course.branch().draw()[0].move for _ in range(60)}
    assert len(futures) > 10
