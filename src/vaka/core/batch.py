"""Many matches of one game stepped together, through flat buffers that NumPy can share.

Row i of every buffer belongs to match i. Chance is drawn inside; a finished match leaves its score
and starts again.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from vaka.core import turns as Turn
from vaka.core.errors import Illegal
from vaka.core.rng import Rng
from vaka.core.state import Events, Moves, Score, State


class Batch:
    """A fixed number of matches from one starting State.

    After the constructor and after every step:

    - `turns[i]` is the seat to move in match i,
    - `masks[i * width + m]` is 1 where move m is legal for it, else 0,
    - `done[i]` is 1 if the last step finished match i (which has started again since),
    - `scores[(i * seats + seat) * numbers + j]` is number j of the score of its last finished play.
    """

    __slots__ = (
        "_done",
        "_masks",
        "_scores",
        "_turns",
        "done",
        "events",
        "masks",
        "matches",
        "moves",
        "numbers",
        "rng",
        "scores",
        "seats",
        "start",
        "states",
        "tally",
        "turns",
        "width",
    )
    matches: int
    width: int
    seats: int
    numbers: int
    start: State
    states: list[State]
    rng: Rng
    moves: Moves
    events: Events
    tally: Score
    turns: Any
    masks: Any
    done: Any
    scores: Any
    _turns: Any
    _masks: Any
    _done: Any
    _scores: Any

    def __init__(self, start: State, matches: int, width: int, rng: Rng) -> None:
        """Start `matches` copies of `start`, a game of `width` different moves."""
        if matches < 1:
            raise ValueError(f"a batch needs at least one match, not {matches}")
        self.start = start.copy()
        self.matches = matches
        self.width = width
        self.seats = start.seats
        self.numbers = type(start).SCORES
        self.rng = rng
        self.moves = Moves()
        self.events = Events()
        self.tally = Score()
        self.states = [start.copy() for _ in range(matches)]
        self.turns = array("i", bytes(4 * matches))
        self.masks = array("B", bytes(matches * width))
        self.done = array("B", bytes(matches))
        self.scores = array("i", bytes(4 * matches * start.seats * self.numbers))
        self._turns = memoryview(self.turns)
        self._masks = memoryview(self.masks)
        self._done = memoryview(self.done)
        self._scores = memoryview(self.scores)
        for i in range(matches):
            settle_row(self, i, self.states[i])

    def step(self, moves: Sequence[int]) -> None:
        """Play one move in each match; if any is illegal raise Illegal and change nothing."""
        if len(moves) != self.matches:
            raise ValueError(f"{self.matches} matches need as many moves, not {len(moves)}")
        chosen = memoryview(array("i", moves))
        for i in range(self.matches):
            if not is_legal(self, i, chosen[i]):
                raise Illegal("not_legal_in_batch", {"move": chosen[i], "match": i})
        for i in range(self.matches):
            play_row(self, i, self.states[i], chosen[i])

    def step_random(self) -> None:
        """Play a random legal move in each match."""
        for i in range(self.matches):
            play_row(self, i, self.states[i], -1)


def is_legal(batch: Batch, i: int, move: int) -> bool:
    """Tell whether a move is legal in match i."""
    if move < 0 or move >= batch.width:
        return False
    return int(batch._masks[i * batch.width + move]) == 1


def play_row(batch: Batch, i: int, state: State, move: int) -> None:
    """Play a move of match i, a random one if it is -1."""
    if move < 0:
        batch.moves.clear()
        state.legal(state.turn, batch.moves)
        move = batch.moves.pick(batch.rng)
    state.apply(state.turn, move, batch.events)
    batch._done[i] = 0
    settle_row(batch, i, state)


def settle_row(batch: Batch, i: int, state: State) -> None:
    """Draw chance until a seat of match i must choose, starting again after an end; fill row i."""
    while state.turn < 0:
        if state.turn == Turn.CHANCE:
            state.step(batch.rng, batch.moves, batch.events)
        else:
            batch._done[i] = 1
            state.settle(batch.tally)
            for seat in range(batch.seats):
                for j in range(batch.numbers):
                    batch._scores[(i * batch.seats + seat) * batch.numbers + j] = batch.tally.value[
                        seat
                    ][j]
            state.copy_from(batch.start)
    batch._turns[i] = state.turn
    batch.moves.clear()
    state.legal(state.turn, batch.moves)
    for j in range(batch.width):
        batch._masks[i * batch.width + j] = 0
    for j in range(batch.moves.n):
        batch._masks[i * batch.width + batch.moves.move[j]] = 1
