"""The observation of a game as NumPy arrays: what a seat may know, and its legal moves."""

from collections.abc import Iterator
from typing import Any

from vaka import registry
from vaka.core.game import Game
from vaka.core.layout import Layout
from vaka.engine.observation import ObservationBuffer
from vaka.engine.state import State
from vaka.learn.extras import needed

with needed("learn"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Observer:
    """Writes what a seat may know into arrays, as the layout of the game's observation.py says."""

    def __init__(self, game: str | Game) -> None:
        """Use the observation of a game; ValueError if it has none."""
        self.game = registry.load(game) if isinstance(game, str) else game
        if not has_observation(self.game):
            raise ValueError(
                f"{self.game.name} has no observation: its package lacks observation.py"
            )
        part = self.game.part("observation")
        self.layout: Layout = part.LAYOUT
        self.state_class: type[State] = part.ObservedState
        self.moves = len(self.game.move_codec)

    @property
    def full_name(self) -> str:
        """The name under which PettingZoo and Gymnasium know the game, with its version."""
        return f"vaka/{self.game.name}-v{self.layout.version}"

    def start(self, seats: int | None = None, options: dict[str, Any] | None = None) -> State:
        """Return the beginning of a match that knows its observation; by default the fewest seats.

        BadSeats and BadOption say what is wrong, and both are ValueErrors.
        """
        seats = self.game.seats[0] if seats is None else seats
        return self.observed(self.game.start(seats, options))

    def observed(self, state: State) -> State:
        """Return a copy of a State that knows its observation."""
        copy = self.state_class()
        copy.become(state)
        return copy

    def write(self, state: State, seat: int, out: Floats | None = None) -> Floats:
        """Write what a seat may know into a row, a new one if none is given, and return it."""
        if not 0 <= seat < state.seats:
            raise ValueError(f"there are seats 0 to {state.seats - 1}, not {seat}")
        row = np.zeros(len(self.layout), np.float32) if out is None else out
        if row.shape != (len(self.layout),):
            raise ValueError(f"a row has the shape ({len(self.layout)},), not {row.shape}")
        observed = state if isinstance(state, self.state_class) else self.observed(state)
        observed.write_observation(seat, ObservationBuffer(row))
        return row

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each move that is legal for a seat now, else 0."""
        row = np.zeros(self.moves, np.int8)
        row[state.moves(seat)] = 1
        return row

    @property
    def low(self) -> Floats:
        """The least that each number can be."""
        spans = self.layout.spans
        least = np.array([span.numbers.least for span in spans], np.float32)
        return np.repeat(least, [len(span.numbers) for span in spans])

    @property
    def high(self) -> Floats:
        """The most that each number can be."""
        spans = self.layout.spans
        most = np.array([span.numbers.most for span in spans], np.float32)
        return np.repeat(most, [len(span.numbers) for span in spans])


def has_observation(game: Game) -> bool:
    """Tell whether a game has an observation."""
    return game.has_part("observation")


def observers() -> Iterator[Observer]:
    """Yield the observation of each game that has one."""
    for game in map(registry.load, registry.games()):
        if has_observation(game):
            yield Observer(game)
