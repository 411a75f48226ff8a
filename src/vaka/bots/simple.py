"""Bots that hardly think: random, and greedy for the next step."""

from collections.abc import Sequence
from typing import Any

from vaka.bots import parameters
from vaka.bots.evaluator import Evaluator
from vaka.bots.parameters import Range
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE

WORLDS = {"worlds": Range(1, 10_000)}


class RandomBot:
    """Plays each legal move with the same probability."""

    seconds: float | None = 0.0  # it does not think at all
    looks = False  # nor look at its view: whoever asks it many times need not make one

    def __init__(self, game: Game, rng: Rng) -> None:
        """Choose by `rng`."""
        self.rng = rng

    @classmethod
    def named(cls, game: Game, rng: Rng, text: str) -> "RandomBot":
        """Make one from the text of its parameters: there are none."""
        parameters.nothing("random", text)
        return cls(game, rng)

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return any of the moves, whatever the view."""
        return moves[self.rng.below(len(moves))]


class GreedyBot:
    """Tries each move in some guessed worlds and takes the one after which it stands best."""

    seconds: float | None = None  # a matter of milliseconds, which nothing cuts short

    def __init__(self, game: Game, rng: Rng, worlds: int = 8, personality: str = "") -> None:
        """Judge each move in so many worlds, different in what is hidden and what chance does."""
        self.evaluator = Evaluator(game, personality=personality, net=False)
        self.rng = rng
        self.worlds = worlds

    @classmethod
    def named(cls, game: Game, rng: Rng, text: str) -> "GreedyBot":
        """Make one from the text of its parameters."""
        return cls(game, rng, **parameters.read("greedy", text, WORLDS))

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the move after which the seat's share of the match looks largest."""
        if len(moves) == 1:
            return moves[0]
        totals: dict[str, float] = dict.fromkeys(moves, 0.0)
        stream = self.rng.split(self.rng.below(1 << 30))
        guess = self.evaluator.imagine(view, stream)
        for number in range(self.worlds):
            world = guess.redealt(seat, stream.split(2 * number))
            for move, text in self.evaluator.texts(world, seat).items():
                # the same luck for every move, so that luck does not decide between them
                totals[text] += self.worth(world, seat, move, stream.split(2 * number + 1))
        return max(moves, key=lambda move: totals[move])

    def worth(self, world: State, seat: int, move: int, luck: Rng) -> float:
        """Return the seat's share of the match after a move and what chance does then."""
        after = world.copy()
        after.play(move, seat)
        while after.turn == CHANCE:
            after.draw(luck)
        return after.evaluated(self.evaluator.weights)[seat][1]
