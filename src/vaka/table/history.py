"""The course of a match: its journal of moves, undos and confirmations, played.

The journal only ever grows. An undo is a row of its own that takes back a move, so the length n of
the journal never falls. Nor does the number of rows that a viewer has heard: that is the n of its
views, for of some moves others do not even hear that there was one.
"""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import Illegal
from vaka.match import Match
from vaka.table.records import Row

UNDO = "(undo)"  # not a move of any game: those are words
CONFIRM = "(confirm)"


OPEN = -2  # the viewer who sees everything, once a match is over
NOBODY: frozenset[int | None] = frozenset()


@dataclass(frozen=True)
class Hearing:
    """What a viewer, at a seat or a spectator, has heard of the journal: all that it may count."""

    n: int = 0  # rows
    since: int = 0  # its n when what it has to decide became what it is now
    steps: int = 0  # moves that were not taken back
    told_from: int = 0  # those of them before the last move of a seat


class History:
    """What was played so far; `play`, `undo` and `confirm` return rows that are still to be kept.

    Chance is drawn from a new secret seed each time: nothing that was seen tells what comes.
    """

    def __init__(self, match: Match) -> None:
        """Begin before the first row."""
        self.match = match
        self.n = 0
        self.at = 0.0  # when the last row was written of which everybody hears
        self.confirmed = 0  # moves that were confirmed for good
        self.undone = False  # the last row took a move back
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
        other._heard = self._heard.copy()
        return other

    def apply(self, row: Row) -> None:
        """Play one row of the journal."""
        match, turn = self.match, self.match.turn()
        if row.move == UNDO:
            place = match.undoable(row.seat)
            match.undo(row.seat)
            deaf = NOBODY if place is None else self._deaf.pop(place)
        elif row.move == CONFIRM:
            self.confirmed = len(match)
            deaf = NOBODY
        else:
            deaf = self._deaf_to(row)
            match.play(row.seat, row.move)
            self._deaf.append(deaf)
        self.undone = row.move == UNDO
        self.n += 1
        if None not in deaf:
            self.at = row.at
        for viewer in self._heard.keys() - deaf:
            self._hear(viewer, row, viewer in turn)

    def _deaf_to(self, row: Row) -> frozenset[int | None]:
        """Return who will not hear that a move is played now."""
        match = self.match
        state = match.state
        return frozenset(
            viewer
            for viewer in self._heard
            if viewer != OPEN and match.game.heard(state, row.seat, row.move, viewer) is None
        )

    def _hear(self, viewer: int | None, row: Row, asked: bool) -> None:
        """Let a viewer hear a row that was played; `asked`: it had to choose before that.

        While it still has to, the others choose at the same time: its own decision is the same.
        """
        heard = self._heard[viewer]
        n = heard.n + 1
        same = asked and viewer != row.seat and viewer in self.match.turn()
        moved = {UNDO: -1, CONFIRM: 0}.get(row.move, 1)
        steps = heard.steps + moved
        told_from = heard.told_from
        if row.seat != CHANCE:
            told_from = heard.steps if moved > 0 else steps
        since = heard.since if same else n
        self._heard[viewer] = Hearing(n, since, steps, told_from)

    # -- changes: each plays rows that are returned to be kept -------------------------------------

    def play(self, seat: int, move: str) -> list[Row]:
        """Play a move and let chance answer."""
        return [self._add(seat, move), *self.draw()]

    def draw(self) -> list[Row]:
        """Let chance choose until a seat must."""
        rows = []
        while self.match.turn() == (CHANCE,):
            rows.append(self._add(CHANCE, self.match.outcome(Rng(secrets.randbits(64)))))
        return rows

    def undo(self, seat: int) -> list[Row]:
        """Take back the last move of a seat."""
        if not self.can_undo(seat):
            raise Illegal("cannot_undo", {"seat": seat})
        return [self._add(seat, UNDO)]

    def confirm(self, seat: int) -> list[Row]:
        """End the turn of a seat for good."""
        return [self._add(seat, CONFIRM)]

    def _add(self, seat: int, move: str) -> Row:
        row = Row(seat, move, time.time())
        self.apply(row)
        return row

    # -- questions ---------------------------------------------------------------------------------

    def heard(self, viewer: int | None) -> Hearing:
        """Return what a seat, or None for a spectator, has heard: once it is over, everything."""
        return self._heard[OPEN if self.match.over else viewer]

    def places(self, viewer: int | None) -> list[int]:
        """Return the places of the moves that a viewer has heard of."""
        return [place for place, deaf in enumerate(self._deaf) if viewer not in deaf]

    def in_time(self, seat: int, n: int) -> bool:
        """Tell whether a seat that has seen n has still the same to decide."""
        heard = self.heard(seat)
        return heard.since <= n <= heard.n

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last move: with the end everything was shown."""
        place = None if self.match.over else self.match.undoable(seat)
        return place is not None and place >= self.confirmed

    def ends_turn(self, seat: int) -> bool:
        """Tell whether the last move ended the turn of a seat and can still be taken back."""
        return self.can_undo(seat) and seat not in self.match.turn()
