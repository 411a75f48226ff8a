"""Nobody is sent what the rules hide: every byte that each viewer got is looked at."""

import json
import os
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

import vaka
from table.lone_client import AnyTable, LoneServer
from table.table_client import Line, Person, Server
from vaka.core.game import Game
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.match import Match
from vaka.table import identity
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Row

MATCHES = int(os.environ.get("VAKA_MATCHES", "20"))  # before a release: 2,000, for hours
MOVES = 150  # of a match of rapanui2011: some Moais are built, and it is not over
LIKED = {  # what leads to secrets
    "rapanui2011": ("lay moai", "take wood", "pass"),
    "raiatea": ("choose ", "pick ", "put ", "draw ", "buy "),
}
SCANNED = {  # seats, moves, and the secret move that each seat makes, where moves can be secret
    "rapanui2011": (2, MOVES, "hide "),
    "rapanui2020": (2, 60, ""),
    "raiatea": (3, 130, "put "),
    "tongiaki": (2, 60, ""),
}


def play_some(
    server: AnyTable, name: str, watching: dict[int | None, Line], seed: int, moves: int
) -> None:
    """Click at random, but rather what leads to secrets, before the eyes of all who watch."""
    chooser = random.Random(seed)
    lines = list(watching.values())
    for _ in range(moves):
        history = course_of(server, name)
        for viewer, line in watching.items():
            line.at(history.heard(viewer).n)
        movers = [line for line in lines if line.view["your_turn"]]
        if not movers or nearly_over(lines[0].view["view"]):
            return
        mover = chooser.choice(movers)
        choices = [choice["move"] for choice in mover.view["choices"]]
        liked = [
            move for move in choices if move.startswith(LIKED.get(history.match.game.name, ()))
        ]
        n = mover.view["n"]
        mover.move(chooser.choice(liked or choices))
        mover.at(n + 1)


def nearly_over(view: dict[str, Any]) -> bool:
    """Tell whether a match of rapanui2011 will end soon: then nothing is secret."""
    pile = view.get("pile")
    return isinstance(pile, dict) and sum(pile.values()) < 5


def course_of(server: AnyTable, name: str) -> History:
    """Return what the server has of a match."""
    history: History = server.call(lambda: server.services.hub.rooms[name].history)
    return history


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


def written(seat: int, move: str) -> set[str]:
    """Return how a move stands in the log and in the journal."""
    return {f'"seat":{seat},"move":"{move}"', f"\n{'-' if seat < 0 else seat} {move}\n"}


def secrets_from(match: Match, seat: int | None) -> set[str]:
    """Return texts that a viewer may not have been sent: moves as only others have heard them."""
    found: set[str] = set()
    told: set[str] = set()
    for line, heard in zip(match.lines, match.heard_moves(seat), strict=True):
        told |= written(line.seat, heard or "")
        if heard != line.move:
            found |= written(line.seat, line.move)
    return found - told  # a bid, or a card of which there are two, may be secret and known


def events(message: Any) -> Iterator[str]:
    """Yield every event that a message tells, wherever it stands."""
    if isinstance(message, list):
        for part in message:
            yield from events(part)
    elif isinstance(message, dict):
        if "arguments" in message and "step" in message:
            yield f"{message['key']} {sorted(message['arguments'].items())}"
        for part in message.values():
            yield from events(part)


def watched_match(server: Server, people: list[Person], game: str, seed: int) -> tuple[str, Match]:
    """Let people play before a spectator until each has a secret; return what was played."""
    seats, moves, verb = SCANNED[game]
    while True:
        opened = people[0].open(game, "me", *["open"] * (seats - 1))
        name = opened["match"]
        for person, link in zip(people[1:-1], opened["links"][1:], strict=True):
            person.follow(link["link"])
        with ExitStack() as stack:
            lines = [stack.enter_context(person.sit(name, "&steps=1")) for person in people]
            watching = dict(zip((*range(seats), None), lines, strict=True))
            play_some(server, name, watching, seed, moves)
        match = course_of(server, name).match
        assert not match.over
        secretive = {line.seat for line in match.lines if line.move.startswith(verb)}
        if not verb or secretive == set(range(seats)):
            return name, match
        for person in people:  # luck was against it: forget that match
            person.sent.clear()


@pytest.mark.parametrize("game", SCANNED)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_no_byte_tells_what_a_seat_may_not_know(server: Server, game: str, seed: int) -> None:
    seats, _, verb = SCANNED[game]
    people = [Person(server.port) for _ in range(seats + 1)]
    name, match = watched_match(server, people, game, seed)
    for person, seat in zip(people, (*range(seats), None), strict=True):
        look_everywhere(person, name, len(match))
        everything = b"\n".join(person.sent).decode()
        assert everything.count('"type":"view"') > 20
        secrets = secrets_from(match, seat)
        assert bool(secrets) == bool(verb)
        for text in secrets:
            assert text not in everything
        check_views(person, course_of(server, name), seat)
        check_events(person, match, seat)


@pytest.mark.parametrize("game", SCANNED)
def test_no_byte_on_the_line_of_a_seat_tells_what_it_may_not_know(
    lone_server: LoneServer, game: str
) -> None:
    """Several at one device: the one person has a line for each seat, and a curtain between."""
    seats, moves, verb = SCANNED[game]
    while True:
        people = {seat: lone_server.person() for seat in range(seats)}
        name = people[0].open(game, *["me"] * seats)["match"]
        with ExitStack() as stack:
            watching: dict[int | None, Line] = {
                seat: stack.enter_context(person.sit(name, f"&steps=1&seat={seat}"))
                for seat, person in people.items()
            }
            play_some(lone_server, name, watching, 0, moves)
        match = course_of(lone_server, name).match
        assert not match.over
        secretive = {line.seat for line in match.lines if line.move.startswith(verb)}
        if not verb or secretive == set(people):
            break
    for seat, person in people.items():
        for page in ("", "/log", "/journal", *(f"/steps/{step}" for step in range(0, 60, 16))):
            person.ask("GET", f"/api/matches/{name}{page}?seat={seat}")
        everything = b"\n".join(person.sent).decode()
        assert everything.count('"type":"view"') > 20
        secrets = secrets_from(match, seat)
        assert bool(secrets) == bool(verb)
        assert [text for text in secrets if text in everything] == []
        check_views(person, course_of(lone_server, name), seat)
        check_events(person, match, seat)


def check_events(person: Person, match: Match, seat: int | None) -> None:
    """Every event that was sent is one that the viewer may hear."""
    heard = match.heard_events(seat)
    covered = match.game.event_codec.covered  # the viewer also looks as spectators do
    left = [covered(event, viewer) for event in heard for viewer in (seat, None)]
    allowed = {
        f"{event.key} {sorted(event.arguments.items())}" for event in (*heard, *left) if event
    }
    parsed = [json.loads(sent) for sent in person.sent if sent.startswith((b"[", b"{"))]
    sent = set(events(parsed))
    assert sent
    assert sent <= allowed


def check_views(person: Person, history: History, seat: int | None, least: int = 20) -> None:
    """Every view, with its facts, is exactly that of the rules, for that seat or a spectator."""
    match = history.match
    places = {viewer: history.places(viewer) for viewer in (seat, None)}
    seen = 0
    for sent in person.sent:
        if not sent.startswith(b'{"type":"view"'):
            continue
        message = json.loads(sent)
        viewer, step = message["seat"], message["step"]
        assert viewer in (seat, None)
        state = match.state_at(places[viewer][step - 1] + 1 if step else 0)
        expected = json.loads(json.dumps(match.game.view(state, viewer)))
        if match.game.cover and step < message["covered"]:
            match.game.cover(expected)  # what was seen then lies face down now
        assert message["view"] == expected
        assert message["facts"] == json.loads(json.dumps(match.game.facts(state, viewer)))
        if message["choices"]:
            assert viewer is not None
            legal = match.game.moves(state, viewer)
            assert [choice["move"] for choice in message["choices"]] == legal
        seen += 1
    assert seen >= least


@pytest.mark.long
@pytest.mark.parametrize("game", SCANNED)
def test_no_byte_of_many_matches_tells_what_a_seat_may_not_know(table: AnyTable, game: str) -> None:
    """Matches that were played before, stopped anywhere, and looked at from every side."""
    rules, chooser = vaka.load(game), random.Random(game)
    looked = hidden = 0
    for number in range(MATCHES):
        seats = chooser.randint(rules.seats[0], rules.seats[1])
        match = played(Match(rules, seats), chooser, chooser.randint(10, 300))
        person = table.person(f"{number:032d}")
        name = kept(table, person, match)
        steps = chooser.sample(range(len(match)), 5)
        for query in ("", "?seat=none", "?seat=1"):
            for page in ("", "/log", "/journal", *(f"/steps/{step}" for step in steps)):
                person.ask("GET", f"/api/matches/{name}{page}{query}")
        with person.sit(name, "&steps=1") as line:
            line.next()
        history = course_of(table, name)  # chance may have gone on
        everything = b"\n".join(person.sent).decode()
        secrets = secrets_from(history.match, 0)
        assert [text for text in secrets if text in everything] == []
        check_events(person, history.match, 0)
        check_views(person, history, 0, least=1)
        looked += len(everything)
        hidden += len(secrets)
        table.call(partial(table.services.hub.rooms.pop, name))  # room for the next
    sys.stdout.write(f"{game}: {MATCHES} matches, {looked} bytes, {hidden} secrets, none in them\n")


def played(match: Match, chooser: random.Random, moves: int) -> Match:
    """Play so many moves, or until nothing is hidden any more, rather what leads to secrets."""
    game = match.game.name
    while len(match) < moves and match.turn():
        seat = chooser.choice(match.turn())
        choices = match.moves(seat)
        liked = [move for move in choices if move.startswith(LIKED.get(game, ()))]
        match.play(seat, chooser.choice(liked or choices))
    if match.over:
        match.rewind(len(match) - 1)
    return match


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


def kept(server: AnyTable, ana: Person, match: Match) -> str:
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
    history = History.of(match.game, match.seats, match.options, rows)
    room = server.call(lambda: server.services.hub.create(history, rows, people))
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


def test_a_secret_may_be_anything_without_a_change_for_others(table: AnyTable) -> None:
    compared = 0
    for seed in range(12):
        match = moai_match(vaka.load("rapanui2011"), 2, seed)
        found = with_another_secret(match)
        if found is None or found[1] == 0:
            continue
        sent = []
        for variant in (match, found[0]):
            ana = table.person("z" * 32)
            name = kept(table, ana, variant)
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
    history = History(Match(vaka.load("tongiaki"), 2))
    for move in ("place tonga 0", "place tonga 1", "place tonga 0", "place tonga 2"):
        history.play(history.match.turn()[0], move)
    history.play(0, "colonise")
    history = History.of(
        history.match.game, 2, history.match.options,
        [Row(line.seat, line.move, 1.0) for line in history.match.lines[:5]],
    )  # fmt: skip
    futures = {history.branch().draw()[0].move for _ in range(60)}
    assert len(futures) > 10
