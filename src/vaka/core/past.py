"""The past of a match: the State after each move, most of them played again when asked for."""

import sys
from collections.abc import Sequence

from vaka.core.game import Game
from vaka.core.journal import Line
from vaka.engine.state import State

RECENT = 32  # of the newest States all are kept: undo and confirmations look at these
SPACING = 16  # of older ones every so many


class Past:
    """The States of a match by step; like a list that only changes at its end.

    Of a long match all States together take many megabytes, and hardly any is looked at again. A
    State that is not kept is played again from the one before it that is, a few moves; reading them
    in order plays each move once. Nobody may change a State that is got here.
    """

    def __init__(self, game: Game, first: State, lines: Sequence[Line]) -> None:
        """Begin with the State before the first of the lines, which the match goes on writing."""
        self._game = game
        self._lines = lines
        self._kept: list[State | None] = [first]
        self._last_got = (0, first)  # of those that were played again

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        kept = min(len(self._kept), RECENT) + len(self._kept) // SPACING
        return kept * sys.getsizeof(self[-1])

    def __getitem__(self, step: int) -> State:
        """Return the State after so many moves; negative steps count from the end."""
        if step < 0:
            step += len(self._kept)
        return self._kept[step] or self._played_again(step)

    def append(self, state: State) -> None:
        """Add the State after a move."""
        self._kept.append(state)
        old = len(self._kept) - 1 - RECENT
        if old > 0 and old % SPACING:
            self._kept[old] = None

    def cut(self, length: int) -> None:
        """Forget all States but the first so many."""
        del self._kept[length:]
        if self._last_got[0] >= length:
            self._last_got = (0, self[0])
        self._kept[-1] = self[-1]

    def copy(self, lines: Sequence[Line]) -> "Past":
        """Return a past that goes on from here on its own, with lines of its own."""
        other = object.__new__(Past)
        other._game, other._lines = self._game, lines
        other._kept, other._last_got = self._kept[:], self._last_got
        return other

    def _played_again(self, step: int) -> State:
        near = step - step % SPACING
        got, state = self._last_got  # both at once: several threads may read
        if got == step:
            return state
        if not near <= got < step:
            kept = self._kept[near]
            assert kept is not None, near  # multiples of the spacing are kept for good
            got, state = near, kept
        state = state.copy()
        for line in self._lines[got:step]:
            self._game.play(state, line.seat, line.move)
        self._last_got = (step, state)
        return state
