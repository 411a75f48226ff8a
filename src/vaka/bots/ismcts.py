"""The searching bot: it thinks within its budget and plays what it looked at most."""

from collections.abc import Sequence
from typing import Any

from vaka.bots import parameters
from vaka.bots.choosing import misjudged, mixed, most_tried
from vaka.bots.evaluator import Evaluator
from vaka.bots.parameters import Range
from vaka.bots.thinking import SearchSettings, Slices, exploring, finished, merge
from vaka.core.game import Game
from vaka.engine.rng import Rng

RANGES = {
    "iterations": Range(1, 1_000_000_000),
    "seconds": Range(0.001, 86400.0),
    "exploration": Range(0.0, 1000.0),
    "cutoff": Range(0, 1_000_000),
    "wits": Range(0, 1),  # whether to use the evaluation of the game
    "net": Range(0, 1),  # whether to use what the game has learned from matches
    "threads": Range(1, 256),
    "nodes": Range(64, 100_000_000),
    "least": Range(0, 1_000_000),
    "branching": Range(0, 1),
    "temper": Range(0.0, 1.0),
    "floor": Range(0.0, 1.0),
    "fair": Range(0.0, 1.0),
    "beliefs": Range(0, 1),
    "mixing": Range(0, 1),
    "exact": Range(0, 1_000_000),
    "sure": Range(1, 1_000_000_000),
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

        `mistakes` is how often the moves are misjudged.
        """
        self.evaluator = Evaluator(game, settings.evaluation, personality, settings.net)
        self.rng = rng
        self.settings = settings
        self.mistakes = mistakes
        self.seconds = settings.seconds
        self.visits: dict[str, int] = {}  # how often the last search tried each move

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
        return finished(self.choosing(view, seat, moves))

    def choosing(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> Slices[str]:
        """Choose, in slices."""
        self.visits = {}
        if len(moves) == 1:
            return moves[0]
        stream = self.rng.split(self.rng.below(1 << 30))
        errs = stream.below(1000) < 1000 * self.mistakes
        best = yield from self.thinking(view, seat, stream, errs)
        return best if best in moves else moves[0]

    def thinking(
        self, view: dict[str, Any], seat: int, rng: Rng, errs: bool = False
    ) -> Slices[str]:
        """Return the move that a search finds best; one of several where seats choose together.

        Who errs takes one for the best that is not, as people do, and not just any.
        """
        thought = yield from exploring(self.evaluator, view, seat, self.settings, rng)
        found = merge(thought.searches).values()
        self.visits = {thought.texts[finding.move]: finding.visits for finding in found}
        if errs:
            best = misjudged(found, rng)
        elif self.settings.mixing and thought.world.waiting != 0:
            best = mixed(found, rng)
        else:
            best = most_tried(found)
        return thought.texts[best.move]
