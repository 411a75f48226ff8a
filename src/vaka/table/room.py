"""A match that is open in this process: its history, its people, and who is looking on."""

import asyncio
import copy
import time

from vaka.core.game import Game
from vaka.table import people as peoples
from vaka.table.answers import may_reveal
from vaka.table.history import History
from vaka.table.lessons import Lesson, lesson_of
from vaka.table.people import People, Presence
from vaka.table.records import Head, Record, Row, Summary
from vaka.table.viewer import Viewer

BYTES = 50_000  # of a match besides what was played
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
        history.begun = record.created
        history.at = max(history.at, record.created)  # before the first row
        self.people = people
        self.lesson: Lesson | None = lesson_of(game.name) if people.lesson else None
        history.script = self.lesson.script if self.lesson else None
        self.presence = presence
        self.version = record.head.people_version
        self.chats = self.chats_told = record.head.chats
        self.touches = record.head.touches
        self.deleted = False
        self.lock = asyncio.Lock()  # one change at a time
        self.viewers: set[Viewer] = set()
        self.task: asyncio.Task[None] | None = None  # what the server has to do next
        self.task_about: tuple[int, ...] = ()  # the decision that it was begun for
        self.thinking = 0  # bots that are at their moves here
        self.network = ""  # of whoever opened it or last asked something from a seat
        self.used = time.monotonic()
        self.encoded: dict[tuple[object, ...], str] = {}  # views of this moment
        self._foreseen: tuple[int, bool] | None = None  # whether answers after row n may reveal

    @property
    def head(self) -> Head:
        """How far this process knows the match."""
        return Head(self.id, self.history.n, self.version, self.chats, self.touches)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes here."""
        return BYTES + self.history.match.weight

    def networks(self) -> set[str]:
        """Return for whom work is done here: those who watch, at a seat first, or last asked."""
        seated = {viewer.network for viewer in self.viewers if viewer.seat is not None}
        return seated or {viewer.network for viewer in self.viewers} or {self.network}

    def asleep(self) -> bool:
        """Tell whether bots play among themselves and nobody watches: then they wait."""
        people = any(place.kind == "person" and not place.away_bot for place in self.people.places)
        return not self.viewers and not people

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

    @property
    def guided(self) -> bool:
        """Whether a lesson is under way: it is over for who plays on after its last word."""
        lesson = self.lesson
        if lesson is None or self.people.lesson != "on" or self.closed:
            return False
        made, strayed = lesson.progress(self.history.match.lines)
        return made <= len(lesson.own) if strayed is None else self._is_learners(strayed)

    def strayed(self) -> int | None:
        """Return the place of the move with which the learner of a lesson left its journal.

        Then everybody waits until it was taken back, or the lesson is over.
        """
        if self.lesson is None or not self.guided:
            return None
        return self.lesson.progress(self.history.match.lines).strayed

    def _is_learners(self, place: int) -> bool:
        """Tell whether a move is the learner's: a friend who takes a bot's seat needs no lesson."""
        return self.lesson is not None and (
            self.history.match.lines[place].seat == self.lesson.learner
        )

    def confirming(self) -> int | None:
        """Return the seat that has to confirm its turn before anybody goes on.

        Who chooses at the same time as others has nothing to confirm: nobody waits for that.
        """
        match = self.history.match
        if self.closed or not self.people.decided.confirm or not match.lines or self.guided:
            return None
        seat = match.lines[-1].seat
        if seat < 0 or self.people.places[seat].kind != "person" or self.people.plays_itself(seat):
            return None
        if set(match.turn()) <= set(self.game.turn(match.state_at(len(match) - 1))):
            return None
        if not self.history.ends_turn(seat) or self._stays_open(seat):
            return None
        return seat

    def _stays_open(self, seat: int) -> bool:
        """Tell whether a turn need not be confirmed: it can be taken back after the answers too."""
        if self.people.decided.confirm_always or not self.answering(seat):
            return False
        if self._foreseen is None or self._foreseen[0] != self.history.n:
            self._foreseen = (self.history.n, may_reveal(self.history.match, seat))
        return not self._foreseen[1]

    def answering(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose answers may be taken back with a move of a seat: only of bots."""
        others = tuple(other for other in range(len(self.people.places)) if other != seat)
        bots = self.people.decided.undo_answers and all(map(self.people.plays_itself, others))
        return others if bots else ()

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that everybody waits for."""
        if self.closed:
            return ()
        confirming = self.confirming()
        return self.history.match.turn() if confirming is None else (confirming,)

    def asked(self, seat: int) -> float:
        """Return since when a seat that is waited for has had its decision.

        One that has still to be confirmed is still open, since it was given.
        """
        history = self.history
        return history.asked_before(seat) if self.confirming() == seat else history.asked(seat)

    def clocks(self) -> dict[int, float]:
        """Return for each person that is waited for when the clock runs out."""
        seconds = self.people.decided.clock_seconds
        return {
            seat: self.asked(seat) + seconds
            for seat in (self.waiting() if seconds else ())
            if self.people.places[seat].kind == "person" and not self.people.plays_itself(seat)
        }

    def can_undo(self, seat: int, now: float) -> bool:
        """Tell whether a seat may take back its last move."""
        if self.closed or self.undo_late(seat, now):
            return False
        if self.lesson and seat == self.lesson.learner and self.strayed() is not None:
            return True
        return self.history.can_undo(seat, self.answering(seat))

    def undo_late(self, seat: int, now: float) -> bool:
        """Tell whether the clock of the decision that a seat made last would have run out."""
        seconds = self.people.decided.clock_seconds
        return bool(seconds) and now >= self.history.asked_before(seat) + seconds

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
                found[seat] = max(seen, self.asked(seat)) + 60 * minutes
        return found

    def summary(self, now: float) -> Summary:
        """Return what lists and the watch over deadlines need to know."""
        times = []
        if not self.asleep():
            times = [now + BOT_GRACE for seat in self.waiting() if self.people.plays_itself(seat)]
        times += [*self.absences().values(), *self.clocks().values()]
        due = min(times) if times else None
        match = self.history.match
        counted = match.over and not self.people.lesson and not self.people.played_on
        outcomes = self.people.outcomes(match.score()) if counted else []
        return Summary(self.waiting(), match.over, self.history.at, due, outcomes)

    def imagined(self, history: History, people: People) -> "Room":
        """Return this room as it would be with another history or other people, to ask it so."""
        other = copy.copy(self)
        other.history, other.people, other._foreseen = history, people, None
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
