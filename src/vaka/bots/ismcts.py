"""The searching bot: it thinks within its budget and plays what it looked at most."""

from collections.abc import Sequence
from typing import Any

from vaka.bots import parameters
from vaka.bots.evaluator import Evaluator
from vaka.bots.parameters import Range
from vaka.bots.thinking import SearchSettings, think
from vaka.core.game import Game
from vaka.engine.rng import Rng

RANGES = {
    "iterations": Range(1, 1_000_000_000),
    "seconds": Range(0.001, 86400.0),
    "exploration": Range(0.0, 1000.0),
    "cutoff": Range(0, 1_000_000),
    "wits": Range(0, 1),  # whether to use the evaluation of the game
    "threads": Range(1, 256),
    "nodes": Range(64, 100_000_000),
    "least": Range(0, 1_000_000),
    "branching": Range(0, 1),
    "mistakes": Range(0.0, 1.0),
}


class Ismcts:
    """Searches, and plays the move that it looked at most."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        settings: SearchSettings,
        mistakes: float = 0.0,
        personality: str = "",
    ) -> None:
        """Think as the settings say; with a budget of iterations the seed settles every move.

        `mistakes` is how often any move is played without thinking.
        """
        self.evaluator = Evaluator(game, settings.evaluation, personality)
        self.rng = rng
        self.settings = settings
        self.mistakes = mistakes
        self.seconds = settings.seconds

    @classmethod
    def named(cls, game: Game, rng: Rng, text: str) -> "Ismcts":
        """Make one from the text of its parameters."""
        given = parameters.read("ismcts", text, RANGES)
        own = {key: given.pop(key) for key in ("mistakes", "personality") if key in given}
        if "wits" in given:
            given["evaluation"] = given.pop("wits")
        return cls(game, rng, SearchSettings(**given), **own)

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the most promising of the moves."""
        if len(moves) == 1:
            return moves[0]
        stream = self.rng.split(self.rng.below(1 << 30))
        if stream.below(1000) < 1000 * self.mistakes:
            return moves[stream.below(len(moves))]
        found = think(self.evaluator, view, seat, self.settings, stream)
        best = max(found, key=lambda move: found[move].visits)
        return best if best in moves else moves[0]
