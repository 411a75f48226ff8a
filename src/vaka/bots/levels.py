"""Levels for people, each defined by its iterations and, for slow machines, a time limit."""

import sys
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from vaka.bots import parameters
from vaka.bots.ismcts import RANGES, Ismcts
from vaka.bots.thinking import SearchSettings
from vaka.core.game import Game
from vaka.engine.rng import Rng


class Level(NamedTuple):
    """How much a level thinks, for how long at most, and how often it misjudges its moves."""

    iterations: int
    seconds: float
    mistakes: float = 0.0
    sure: int | None = None  # iterations after which a choice that is clear is made at once


LEVELS = {
    "novice": Level(50, 0.1, mistakes=0.25),
    "skilled": Level(150, 0.2, mistakes=0.08),
    "expert": Level(1_000, 0.5),
    "master": Level(64_000, 2.0, sure=2_000),
    "grandmaster": Level(320_000, 10.0, sure=4_000),
}
TABLE_LEVELS = {name: level for name, level in LEVELS.items() if level.seconds <= 2.0}
"""Those for a table where several matches share the processors: nobody waits long for others."""
IN_A_BROWSER = {"novice": 0.4, "skilled": 1.0, "expert": 2.0, "master": 4.0}
"""Their seconds where Python itself runs as WebAssembly: enough for slow phones and for the plain
engine. With the compiled one `master` needs twice the time for as many iterations as anywhere."""

if sys.platform == "emscripten":
    for _name, _seconds in IN_A_BROWSER.items():
        LEVELS[_name] = TABLE_LEVELS[_name] = LEVELS[_name]._replace(seconds=_seconds)


class LevelBot(Ismcts):
    """A searching bot whose iterations are its level; time limits it only where people wait."""

    def unhurried(self) -> "LevelBot":
        """Return the same bot without the limit of time."""
        other = copy(self)
        other.settings = replace(self.settings, seconds=None)
        return other


def level(name: str) -> Callable[[Game, Rng, str], LevelBot]:
    """Return what makes a bot of a level from its parameters: a personality, threads."""

    def make(game: Game, rng: Rng, text: str) -> LevelBot:
        iterations, seconds, mistakes, sure = LEVELS[name]
        given = parameters.read(name, text, {"threads": RANGES["threads"]})
        threads = given.get("threads", 1)
        if sure is not None:  # who takes the time that a choice deserves takes it on every core
            iterations *= threads
            sure *= threads
        nodes = SearchSettings.nodes * threads
        settings = SearchSettings(iterations, seconds, threads=threads, nodes=nodes, sure=sure)
        return LevelBot(game, rng, settings, mistakes, given.get("personality", ""))

    return make
