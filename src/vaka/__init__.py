"""vaka carries four board games: complete rules, a fast engine, a table to play at."""

from typing import TYPE_CHECKING

from vaka import engine as engine  # first: it decides between the compiled and the plain engine

# isort: split
from vaka.core.codecs import Event
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE
from vaka.errors import (
    BadJournal,
    BadOption,
    BadPosition,
    BadSeats,
    Illegal,
    Refusal,
    UnfitGame,
    UnknownGame,
)
from vaka.match import Match
from vaka.registry import load

if TYPE_CHECKING:
    from vaka.registry import games  # what the package vaka.games does when it is called
else:
    from vaka import games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadJournal",
    "BadOption",
    "BadPosition",
    "BadSeats",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Refusal",
    "Rng",
    "State",
    "UnfitGame",
    "UnknownGame",
    "games",
    "load",
]
