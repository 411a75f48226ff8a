"""The course of a match: its journal of moves, undos and confirmations, played.

The journal only ever grows. An undo is a row of its own that takes back a move, so the length n of
the journal never falls. Nor does the number of rows that a viewer has heard: that is the n of its
views, for of some moves others do not even hear that there was one. Where bots have answered, the
row takes back their answers too.
"""

import secrets
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import Illegal
from vaka.match import Match
from vaka.table.lessons import Script
from vaka.table.records import UNDOS, Kind, Row

OPEN = -2  # the viewer who sees everything, once a match is over
NOBODY: frozenset[int | None] = frozenset()


@dataclass(frozen=True)
class Hearing:
    """What a viewer, at a seat or a spectator, has heard of the journal: all that it may count."""

    n: int = 0  # rows
    since: int = 0  # its n when what it has to decide became what it is now
    steps: int = 0  # moves that were not taken back
    told_from: int = 0  # those of them before the last move of a seat
    undos: int = 0  # rows that took moves back
    own: int = 0  # its n after the last row of its own


@dataclass(frozen=True, slots=True)
class Moment:
    """Who has to choose, and since when: only what everybody hears changes it."""

    since: Mapping[int, float]  # for each seat that is asked when it was given its decision
    together: bool  # several seats were asked at once
    n: int = 0  # rows that spectators had heard when it began: so moments can be told apart


class History:
    """What was played so far; `play`, `undo` and `confirm` return rows that are still to be kept.

    Chance is drawn from a new secret seed each time: nothing that was seen tells what comes. In a
    lesson it follows the script.
    """

    def __init__(self, match: Match, script: Script | None = None) -> None:
        """Begin before the first row."""
        self.match = match
        self.script = script
        self.n = 0
        self.at = 0.0  # when the last row was written of which everybody hears
        self.confirmed = 0  # moves that were confirmed for good
        self.undone = False  # the last row took a move back
        self.begun = 0.0  # when the match was opened: nobody was asked before
        self.moment = Moment(dict.fromkeys(match.turn(), 0.0), len(match.turn()) > 1)
        self._moments: list[Moment] = []  # for each move that in which it was made
        self._deaf: list[frozenset[int | None]] = []  # for each move who does not hear of it
        self._heard: dict[int | None, Hearing] = {
            viewer: Hearing() for viewer in (OPEN, None, *range(match.seats))
        }

    @classmethod
    def of(cls, game: Game, seats: int, options: dict[str, Any], rows: list[Row]) -> "History":
        """Play a journal."""
        history = cls(Match(game, seats, options))
        for row in rows:
            history.apply(row)
        return history

    def branch(self) -> "History":
        """Return a history that goes on from here on its own."""
        other = object.__new__(History)
        other.__dict__.update(self.__dict__)
        other.match = self.match.branch()
        other._deaf = self._deaf[:]
        other._moments = self._moments[:]
        other._heard = self._heard.copy()
        return other

    def apply(self, row: Row) -> None:
        """Play one row of the journal."""
        match, turn = self.match, self.match.turn()
        made_in, sign, unheard = self.moment, 0, [NOBODY]  # for each move that comes or goes
        if row.kind in UNDOS:
            sign = -1
            made_in, unheard = self._take_back(row)
        elif row.kind is Kind.CONFIRM:
            self.confirmed = len(match)
        else:
            sign, unheard = 1, [self._deaf_to(row.seat, row.move)]
            match.play(row.seat, row.move)
            self._deaf += unheard
            self._moments.append(self.moment)
        self.undone = row.kind in UNDOS
        self.n += 1
        deaf = frozenset.intersection(*unheard)
        if None not in deaf:
            self.at = row.at
            self.moment = self._moment_after(row, turn, made_in)
        for viewer in self._heard.keys() - deaf:
            self._hear(viewer, row, viewer in turn, sign * sum(viewer not in d for d in unheard))

    def _take_back(self, row: Row) -> tuple[Moment, list[frozenset[int | None]]]:
        """Undo what a row says; return the moment of that move, and who was deaf to what is gone.

        A row that goes back takes everything with it that was played since; any other leaves what
        has been chosen at the same time.
        """
        if row.kind is Kind.UNDO:
            place = self.match.take_back(row.seat)
            return self._moments.pop(place), [self._deaf.pop(place)]
        first = self.match.last_place(row.seat)
        if first is None:
            raise Illegal("cannot_undo", {"seat": row.seat})
        self.match.rewind(first)
        made_in, gone = self._moments[first], self._deaf[first:]
        del self._moments[first:], self._deaf[first:]
        return made_in, gone

    def _moment_after(self, row: Row, before: tuple[int, ...], made_in: Moment) -> Moment:
        """Return the moment after a row that everybody hears; `made_in`: that of what it undoes.

        Whoever takes a move back has the decision again that was made with it, given when it was
        given. Who has still to choose when another has, chooses at the same time: for him the
        decision stays the same too. A confirmation lets the next seats begin.
        """
        now, turn, n = self.moment, self.match.turn(), self._heard[None].n + 1
        if row.kind in UNDOS:
            since = {seat: made_in.since.get(seat, row.at) for seat in turn}
            return Moment(since, made_in.together, made_in.n)
        if row.kind is Kind.CONFIRM:
            return Moment(dict.fromkeys(turn, row.at), now.together, n)
        since = {
            seat: now.since.get(seat, row.at) if seat in before and seat != row.seat else row.at
            for seat in turn
        }
        if set(turn) <= set(before):
            return Moment(since, now.together, now.n)
        return Moment(since, len(turn) > 1, n)

    def _deaf_to(self, seat: int, move: str) -> frozenset[int | None]:
        """Return who will not hear that a move is played now."""
        match = self.match
        state = match.state
        return frozenset(
            viewer
            for viewer in self._heard
            if viewer != OPEN and match.game.heard(state, seat, move, viewer) is None
        )

    def _hear(self, viewer: int | None, row: Row, asked: bool, moved: int) -> None:
        """Let a viewer hear a row that was played; `asked`: it had to choose before that.

        While it still has to, the others choose at the same time: its own decision is the same.
        With the row it has heard of so many more moves, or fewer.
        """
        heard = self._heard[viewer]
        n = heard.n + 1
        same = asked and viewer != row.seat and viewer in self.match.turn()
        same = same and row.kind is not Kind.BACK
        steps = heard.steps + moved
        told_from = heard.told_from
        if row.seat != CHANCE:
            told_from = heard.steps if moved > 0 else steps
        since = heard.since if same else n
        undos = heard.undos + (moved < 0)
        own = n if viewer == row.seat else heard.own
        self._heard[viewer] = Hearing(n, since, steps, told_from, undos, own)

    # -- changes: each plays rows that are returned to be kept -------------------------------------

    def play(self, seat: int, move: str) -> list[Row]:
        """Play a move and let chance answer; whatever its text is, it is nothing but a move."""
        return [self._add(seat, move), *self.draw()]

    def draw(self) -> list[Row]:
        """Let chance choose until a seat must."""
        rows = []
        while self.match.turn() == (CHANCE,):
            rows.append(self._add(CHANCE, self._outcome()))
        return rows

    def _outcome(self) -> str:
        """Return what chance chooses."""
        written = self.script.next(self.match.lines, CHANCE) if self.script else None
        return written or self.match.outcome(Rng(secrets.randbits(64)))

    def undo(self, seat: int, answering: Collection[int] = ()) -> list[Row]:
        """Take back the last move of a seat, with the answers of those who do not mind."""
        place = self.match.undoable(seat, answering)
        if place is None or not self.can_undo(seat, answering):
            raise Illegal("cannot_undo", {"seat": seat})
        answered = self.match.answered(seat, place)
        return [self._add(seat, "", Kind.BACK if answered else Kind.UNDO)]

    def go_back(self, seat: int, place: int) -> list[Row]:
        """Take back a move of a seat and everything since, also what it revealed: in a lesson."""
        rows = []
        while len(self.match) > place:
            rows.append(self._add(seat, "", Kind.BACK))
        return rows

    def confirm(self, seat: int) -> list[Row]:
        """End the turn of a seat for good."""
        return [self._add(seat, "", Kind.CONFIRM)]

    def _add(self, seat: int, move: str, kind: Kind = Kind.MOVE) -> Row:
        row = Row(seat, move, time.time(), kind)
        self.apply(row)
        return row

    # -- questions ---------------------------------------------------------------------------------

    def heard(self, viewer: int | None) -> Hearing:
        """Return what a seat, or None for a spectator, has heard: once it is over, everything."""
        return self._heard[OPEN if self.match.over else viewer]

    def listened(self, viewer: int | None) -> Hearing:
        """Return what a viewer heard while it was on, also once it is over."""
        return self._heard[viewer]

    def places(self, viewer: int | None) -> list[int]:
        """Return the places of the moves that a viewer has heard of."""
        return [place for place, deaf in enumerate(self._deaf) if viewer not in deaf]

    def in_time(self, seat: int, n: int) -> bool:
        """Tell whether a seat that has seen n has still the same to decide."""
        heard = self.heard(seat)
        return heard.since <= n <= heard.n

    def undo_in_time(self, seat: int, n: int) -> bool:
        """Tell whether a seat that has seen n has not moved since: only its own undoes its undo."""
        heard = self.heard(seat)
        return heard.own <= n <= heard.n

    def asked(self, seat: int) -> float:
        """Return since when a seat has had the decision that it has now."""
        return max(self.begun, self.moment.since.get(seat, 0.0))

    def asked_before(self, seat: int) -> float:
        """Return since when a seat has had the decision that it made with its last move."""
        place = self.match.last_place(seat)
        since = 0.0 if place is None else self._moments[place].since.get(seat, 0.0)
        return max(self.begun, since)

    def unheard(self, seat: int, move: str) -> bool:
        """Tell whether nobody else would hear of a move that a seat plays now."""
        return self._deaf_to(seat, move) == self._heard.keys() - {OPEN, seat}

    def can_undo(self, seat: int, answering: Collection[int] = ()) -> bool:
        """Tell whether a seat may take back its last move: with the end everything was shown.

        The seats of `answering` let their answers be taken back with it.
        """
        place = None if self.match.over else self.match.undoable(seat, answering)
        return place is not None and place >= self.confirmed

    def ends_turn(self, seat: int) -> bool:
        """Tell whether the last move ended the turn of a seat and can still be taken back."""
        return self.can_undo(seat) and seat not in self.match.turn()
