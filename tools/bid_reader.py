"""An adversary that reads bids: it asks our own bot what it would bid in the others' place.

Where seats bid together, it imagines worlds that fit its view. In each of them it lets every other
seat bid as the bot under trial would, from what that seat would know there, and tries all its own
bids against these. It makes the bid that leads to the best position on average; everything else it
plays as the bot under trial. A bidder that can be foreseen loses to it.

The arena measures what it wins, with one bot name for every strength:

    PYTHONPATH=tools vaka arena raiatea --seats 3 --bots bid_reader.BidReader,ismcts:iterations=400
"""

from collections.abc import Sequence
from typing import Any

from vaka.bots.ismcts import Ismcts
from vaka.bots.thinking import SearchSettings, exploring, finished
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE

ITERATIONS = 400  # as the bot under trial thinks
MODEL = 100  # iterations of an imagined opponent
WORLDS = 16
BID = "bid "


class BidReader:
    """Bids the best answer to what others are expected to bid."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Play as the bot under trial, but for bids."""
        self.game = game
        self.rng = rng
        self.itself = Ismcts(game, rng.split(1), SearchSettings(ITERATIONS))
        self.model = Ismcts(game, rng.split(2), SearchSettings(MODEL))

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return a bid that answers those of the others, or what the bot under trial would play."""
        if len(moves) == 1 or not all(move.startswith(BID) for move in moves):
            return self.itself.choose(view, seat, moves)
        won = dict.fromkeys(moves, 0.0)
        for world in self.worlds(view, seat):
            for other in self.game.turn(world):
                if other != seat:
                    self.game.play(world, other, self.expected(world, other))
            for move in moves:
                won[move] += self.worth(world, seat, move)
        return max(moves, key=lambda move: won[move])

    def worlds(self, view: dict[str, Any], seat: int) -> list[State]:
        """Return worlds that fit a view, in which nobody who bids now has bid yet."""
        settings = SearchSettings(iterations=1)
        thought = finished(
            exploring(
                self.itself.evaluator, view, seat, settings, self.rng.split(self.rng.below(1 << 30))
            )
        )
        return [thought.searches[0].imagine() for _ in range(WORLDS)]

    def expected(self, world: State, seat: int) -> str:
        """Return what the bot under trial would choose in the place of a seat."""
        moves = self.game.moves(world, seat)
        return self.model.choose(self.game.view(world, seat, recall=True), seat, moves)

    def worth(self, world: State, seat: int, move: str) -> float:
        """Return the share of the match that a seat has after its move, by evaluation."""
        after = world.copy()
        self.game.play(after, seat, move)
        while after.turn == CHANCE:
            after.draw(self.rng)
        weights = self.itself.evaluator.weights
        return after.evaluated(weights)[seat][1]
