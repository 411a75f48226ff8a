"""Bots: they choose a move from a view and the legal moves, and never see a State of the match.

A bot is named in one string, code and parameters: `random`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from vaka.core import schema
from vaka.core.errors import BadBot
from vaka.core.game import Game
from vaka.core.rng import Rng


class Bot(Protocol):
    """Chooses a move from a view."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return one of the legal moves; `view` is the recall view of the seat."""


class RandomBot:
    """Plays each legal move with the same probability."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Choose by `rng`."""
        self.rng = rng

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return any of the moves, whatever the view."""
        return moves[self.rng.below(len(moves))]


BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": RandomBot}


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """Return a new bot of that name; BadBot names the bots there are."""
    if name not in BOTS:
        raise BadBot("no_such_bot", {"bot": schema.short(name), "bots": ", ".join(sorted(BOTS))})
    return BOTS[name](game, rng)
