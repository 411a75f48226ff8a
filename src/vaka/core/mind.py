"""What a bot brings to a game: the weights of its wits, and States that know what is good in them.

A game has wits if its package has a module `wits` with

- `Thinker`, a subclass of its State class that overrides `judge` and `prefer`,
- `WEIGHTS`, the value of each weight by name; one is `spread`, the lead in points that makes it e
  times as likely to have won,
- `PERSONALITIES`, by name the factors of some weights, and
- `CUTOFF`, how many decisions a rollout plays before it is judged.

A bot in a game without wits judges by the points that each seat has.
"""

import importlib.util
from typing import Any

from vaka.core import schema
from vaka.core.errors import BadBot
from vaka.core.game import Game
from vaka.core.rng import Rng
from vaka.core.state import State, Wits

EXPLORATION = 0.3  # how much a search tries what it knows little of, where the wits steer it
EXPLORATION_UNGUIDED = 0.7
TO_THE_END = 1_000_000


class Mind:
    """Turns views of a game into States to think with, and has the wits to judge them."""

    def __init__(self, game: Game, wits: bool = True, personality: str = "") -> None:
        """Use the wits of the game, if it has any; BadBot names the personalities there are."""
        self.game = game
        self.state_class: type[State] = game.state_class
        self.wits = Wits()
        self.has_wits = wits and has_wits(game)
        self.exploration = EXPLORATION if self.has_wits else EXPLORATION_UNGUIDED
        self.cutoff = TO_THE_END
        if personality and personality not in personalities(game):
            known = ", ".join(personalities(game)) or "-"
            arguments = {"game": game.name, "value": schema.short(personality), "known": known}
            raise BadBot("no_such_personality", arguments)
        if self.has_wits:
            part = game.part("wits")
            self.state_class = part.Thinker
            self.cutoff = part.CUTOFF
            factors = part.PERSONALITIES.get(personality, {})
            weights = {name: value * factors.get(name, 1) for name, value in part.WEIGHTS.items()}
            self.wits = Wits(tuple(weights.values()), weights["spread"])

    def imagine(self, view: dict[str, Any], rng: Rng) -> State:
        """Return a State that fits a recall view and knows what is good in it."""
        world = self.state_class()
        world.become(self.game.guess(view, rng))
        return world

    def texts(self, state: State, seat: int) -> dict[int, str]:
        """Return the legal moves of a seat: number and text."""
        return {move: self.game.move_table.text(state, move) for move in state.moves(seat)}


def has_wits(game: Game) -> bool:
    """Tell whether a game has wits."""
    return importlib.util.find_spec(f"{game.package}.wits") is not None


def personalities(game: Game) -> dict[str, dict[str, float]]:
    """Return the personalities that bots may have in a game: name, and factors of weights."""
    found: dict[str, dict[str, float]] = game.part("wits").PERSONALITIES if has_wits(game) else {}
    return found
