"""Matches of Raiatea at a table of either kind, brought to an act of the first ceremony."""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import vaka
from table.lone_client import AnyTable
from table.table_client import Person, Reply
from vaka.match import Match
from vaka.table import identity
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Row

CHOICES = {"dance": "train 0", "buy": "pass", "prepare": "done", "bid": "bid 0"}  # always legal
COOKIES = ["a" * 32, "b" * 32, "c" * 32]


@cache
def match_in(phase: str) -> Match:
    """Return a match of three in that act, before anybody has chosen; all hold two rituals."""
    chooser = random.Random(3)
    while True:
        match = Match(vaka.load("raiatea"), 3)
        while not is_asked(match, phase):
            seat = chooser.choice(match.turn())
            match.play(seat, chooser.choice(match.moves(seat)))
        hands = [match.view(seat)["seats"][seat]["hand"] for seat in range(3)]
        if all(len(hand) > 1 for hand in hands):
            return match


def is_asked(match: Match, phase: str) -> bool:
    """Tell whether all have to choose in that act."""
    if match.view(None)["phase"] != phase or match.turn() != (0, 1, 2):
        return False
    return CHOICES[phase] in match.moves(0)  # nobody has rituals to keep first


@dataclass
class Ceremony:
    """A match at a table, three persons who sit there, and one who looks on.

    Without a server one person has all seats, and looks on where the address says so.
    """

    server: AnyTable
    name: str
    sitting: list[Person]
    watching: Person

    @property
    def path(self) -> str:
        return f"/api/matches/{self.name}"

    @property
    def history(self) -> History:
        """What the server has of the match."""
        history: History = self.server.call(
            lambda: self.server.services.hub.rooms[self.name].history
        )
        return history

    def moves(self, seat: int, verb: str) -> list[str]:
        """Return the legal moves of a seat with a verb."""
        return [move for move in self.history.match.moves(seat) if move.startswith(verb)]

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees."""
        found: dict[str, Any] = self.sitting[seat].get(f"{self.path}?seat={seat}")
        return found

    def click(self, seat: int, move: str, n: int) -> Reply:
        """Let a seat ask for a move, as it was seen in a view."""
        wish = {"move": move, "n": n}
        return self.sitting[seat].ask("POST", f"{self.path}/move?seat={seat}", wish)

    def play(self, seat: int, move: str) -> None:
        """Let a seat move by a request of its own."""
        assert self.click(seat, move, self.history.heard(seat).n).status == 200

    def take_back(self, seat: int) -> None:
        """Let a seat take its last move back."""
        self.sitting[seat].post(f"{self.path}/undo?seat={seat}", {"n": self.history.heard(seat).n})


def open_ceremony(server: AnyTable, phase: str, bot: int = -1, **decided: Any) -> Ceremony:
    """Give a table a match in that act of the first ceremony, perhaps with a bot at a seat."""
    match = match_in(phase)
    sitting = [server.person(cookie) for cookie in COOKIES]
    persons = [identity.person_of(person.cookie) for person in sitting]
    places = [Place("person", f"P{seat}", persons=[who]) for seat, who in enumerate(persons)]
    if bot >= 0:
        places[bot] = Place("bot", bot="novice")
    people = People(persons[0], places, Decided(**{"confirm": False, **decided}))
    rows = [Row(line.seat, line.move, 1.0) for line in match.lines]
    history = History.of(match.game, match.seats, match.options, rows)
    room = server.call(lambda: server.services.hub.create(history, rows, people))
    return Ceremony(server, str(room.id), sitting, server.person())
