"""Whole random matches at full speed, counted."""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves
from vaka.engine.rng import Rng
from vaka.engine.state import State


class Playout:
    """Plays States to the end at random and counts the moves."""

    __slots__ = ("chance_moves", "decisions", "events", "moves", "rng")
    rng: Rng
    moves: Moves
    events: Events
    decisions: int
    chance_moves: int

    def __init__(self, rng: Rng) -> None:
        """Draw all choices from `rng`."""
        self.rng = rng
        self.moves = Moves()
        self.events = Events()
        self.decisions = 0
        self.chance_moves = 0

    def run(self, state: State) -> None:
        """Play one State to its end; `decisions` and `chance_moves` grow."""
        play_out(self, state, self.rng, self.moves, self.events)
        self.moves.refuse_lost()

    def run_many(self, start: State, matches: int) -> None:
        """Play `matches` matches from `start`, which stays as it is."""
        state = start.copy()
        for _ in range(matches):
            state.copy_from(start)
            play_out(self, state, self.rng, self.moves, self.events)
        self.moves.refuse_lost()


def play_out(count: Playout, state: State, rng: Rng, moves: Moves, events: Events) -> None:
    """Play one State to its end."""
    decisions = 0
    chance_moves = 0
    while state.turn != Turn.OVER:
        if state.turn == Turn.CHANCE:
            chance_moves += 1
        else:
            decisions += 1
        state.step(rng, moves, events)
    count.decisions += decisions
    count.chance_moves += chance_moves
