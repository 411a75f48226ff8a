"""A match that is open in this process: its history, its people, and who is looking on."""

import asyncio
import copy
import time

from vaka.core.game import Game
from vaka.table import people as peoples
from vaka.table.history import History
from vaka.table.people import People, Presence
from vaka.table.records import Head, Record, Row, Summary
from vaka.table.viewer import Viewer

BOT_GRACE = 10.0  # seconds after which a bot that has not moved is looked after


class Room:
    """Everything this process knows of one match; only the hub changes it."""

    def __init__(
        self, record: Record, game: Game, history: History, people: People, presence: Presence
    ) -> None:
        """Open a match as it was kept."""
        self.id = record.head.match
        self.game = game
        self.history = history
        history.at = max(history.at, record.created)  # before the first row
        self.people = people
        self.presence = presence
        self.version = record.head.people_version
        self.chats = self.chats_told = record.head.chats
        self.touches = record.head.touches
        self.lock = asyncio.Lock()  # one change at a time
        self.viewers: set[Viewer] = set()
        self.task: asyncio.Task[None] | None = None  # what the server has to do next
        self.task_about: tuple[int, ...] = ()  # the decision that it was begun for
        self.used = time.monotonic()
        self.encoded: dict[tuple[object, ...], str] = {}  # views of this moment

    @property
    def head(self) -> Head:
        """How far this process knows the match."""
        return Head(self.id, self.history.n, self.version, self.chats, self.touches)

    @property
    def closed(self) -> bool:
        """Whether nobody can move any more."""
        return self.people.ended or self.people.uploaded or self.history.match.over

    def seat_of(self, person: str, wish: int | None = None) -> int | None:
        """Return the seat of a person, the one wished for if there are several."""
        seats = self.people.seats_of(person)
        return wish if wish in seats else seats[0] if seats else None

    def moment(self, seat: int | None) -> tuple[object, ...]:
        """Return what tells a viewer that there is something new to see."""
        return (seat, self.history.heard(seat).n, self.version, self.touches)

    def confirming(self) -> int | None:
        """Return the seat that has to confirm its turn before anybody goes on.

        Who chooses at the same time as others has nothing to confirm: nobody waits for that.
        """
        match = self.history.match
        if self.closed or not self.people.decided.confirm or not match.lines:
            return None
        seat = match.lines[-1].seat
        if seat < 0 or self.people.places[seat].kind != "person" or self.people.plays_itself(seat):
            return None
        if set(match.turn()) <= set(self.game.turn(match.state_at(len(match) - 1))):
            return None
        return seat if self.history.ends_turn(seat) else None

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that everybody waits for."""
        if self.closed:
            return ()
        confirming = self.confirming()
        return self.history.match.turn() if confirming is None else (confirming,)

    def deadline(self) -> float | None:
        """Return when the clock of those who are waited for runs out."""
        seconds = self.people.decided.clock_seconds
        persons = [seat for seat in self.waiting() if self.people.places[seat].kind == "person"]
        return self.history.at + seconds if seconds and persons else None

    def absences(self) -> dict[int, float]:
        """Return for each person that is waited for when a bot may stand in."""
        minutes = self.people.decided.takeover_minutes
        if not minutes:
            return {}
        found = {}
        for seat in self.waiting():
            place = self.people.places[seat]
            if place.kind == "person" and not place.away_bot:
                seen = self.presence.get(seat, (False, 0.0))[1]
                found[seat] = max(seen, self.history.at) + 60 * minutes
        return found

    def summary(self, now: float) -> Summary:
        """Return what lists and the watch over deadlines need to know."""
        times = [now + BOT_GRACE for seat in self.waiting() if self.people.plays_itself(seat)]
        times += self.absences().values()
        deadline = self.deadline()
        if deadline is not None:
            times.append(deadline)
        due = min(times) if times else None
        return Summary(self.waiting(), self.history.match.over, self.history.at, due)

    def imagined(self, history: History, people: People) -> "Room":
        """Return this room as it would be with another history or other people, to ask it so."""
        other = copy.copy(self)
        other.history, other.people = history, people
        return other

    def catch_up(self, record: Record, rows: list[Row], presence: Presence) -> None:
        """Take over what other processes have done; `rows` are those after ours."""
        history = self.history.branch()
        for row in rows:
            history.apply(row)
        self.history = history
        if record.head.people_version > self.version:
            self.people = peoples.read(record.people)
            self.version = record.head.people_version
        self.chats = max(self.chats, record.head.chats)
        self.touches = max(self.touches, record.head.touches)
        self.presence = presence
