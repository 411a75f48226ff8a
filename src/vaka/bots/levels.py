"""Four levels for people, each defined by its iterations and, for slow machines, a time limit."""

from collections.abc import Callable
from dataclasses import replace

from vaka.bots import parameters
from vaka.bots.ismcts import Ismcts, Settings
from vaka.core.game import Game
from vaka.core.rng import Rng

LEVELS = {
    "novice": Settings(iterations=50, seconds=0.1, mistakes=0.2),
    "skilled": Settings(iterations=200, seconds=0.2),
    "expert": Settings(iterations=1_500, seconds=0.5),
    "master": Settings(iterations=12_000, seconds=2.0),
}


def level(name: str) -> Callable[[Game, Rng, str], Ismcts]:
    """Return what makes a bot of a level from the text of its parameters: a personality."""

    def make(game: Game, rng: Rng, text: str) -> Ismcts:
        return Ismcts(game, rng, replace(LEVELS[name], **parameters.read(name, text, {})))

    return make
