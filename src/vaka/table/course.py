"""The course of a match: its journal of moves, undos and confirmations, played.

The journal only ever grows. An undo is a row of its own that takes back the last move, so the
length n of the journal never falls, and a click made in an older view is always known as such.
"""

import secrets
import time
from typing import Any

from vaka.core.errors import Illegal
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.rng import Rng
from vaka.core.turns import CHANCE
from vaka.table.records import Row

UNDO = "(undo)"  # not a move of any game: those are words
CONFIRM = "(confirm)"


class Course:
    """What was played so far; `play`, `undo` and `confirm` return rows that are still to be kept.

    Chance is drawn from a new secret seed each time: nothing that was seen tells what comes.
    """

    def __init__(self, match: Match) -> None:
        """Begin before the first row."""
        self.match = match
        self.n = 0
        self.at = 0.0  # when the last row was written
        self.confirmed = -1  # the step that was confirmed last
        self.told_from = 0  # the step before the last move of a seat
        self.undone = False  # the last row took a move back

    @classmethod
    def of(cls, game: Game, seats: int, options: dict[str, Any], rows: list[Row]) -> "Course":
        """Play a journal."""
        course = cls(Match(game, seats, options))
        for row in rows:
            course.apply(row)
        return course

    def branch(self) -> "Course":
        """Return a course that goes on from here on its own."""
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.match = self.match.branch()
        return other

    def apply(self, row: Row) -> None:
        """Play one row of the journal."""
        match = self.match
        if row.move == UNDO:
            match.undo(row.seat)
            self.told_from = len(match)
        elif row.move == CONFIRM:
            self.confirmed = self.told_from = len(match)
        else:
            if row.seat != CHANCE:
                self.told_from = len(match)
            match.play(row.seat, row.move)
        self.undone = row.move == UNDO
        self.n += 1
        self.at = row.at

    # -- changes: each plays rows that are returned to be kept -------------------------------------

    def play(self, seat: int, move: str) -> list[Row]:
        """Play a move and let chance answer."""
        return [self._add(seat, move), *self.draw()]

    def draw(self) -> list[Row]:
        """Let chance choose until a seat must."""
        rows = []
        while self.match.turn() == (CHANCE,):
            self.match.draw_once(Rng(secrets.randbits(64)))
            rows.append(Row(CHANCE, self.match.lines[-1].move, time.time()))
            self.n += 1
            self.at = rows[-1].at
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

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last move: with the end everything was shown."""
        match = self.match
        return not match.over and self.confirmed != len(match) and match.can_undo(seat)

    def ends_turn(self, seat: int) -> bool:
        """Tell whether the last move ended the turn of a seat and can still be taken back."""
        return self.can_undo(seat) and seat not in self.match.turn()

    def last_own(self, seat: int | None) -> int | None:
        """Return the step after the last move of a seat."""
        for step in range(len(self.match), 0, -1):
            if self.match.lines[step - 1].seat == seat:
                return step
        return None
