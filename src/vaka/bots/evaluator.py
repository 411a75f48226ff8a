"""The evaluator of a game: its weights, and States that know what is good in them.

A game has an evaluation if its package has a module `bot.evaluation` with

- `EvaluatedState`, a subclass of its State class that overrides `evaluate` and `prefer`,
- `WEIGHTS`, the value of each weight by name; one is `spread`, the lead in points that makes it e
  times as likely to have won,
- `PERSONALITIES`, by name the factors of some weights,
- `CUTOFF`, how many decisions a rollout plays before it is judged, and
- `SEARCH`, if other numbers than those here suit the game: its `exploration` and so on.

What a game has learned from matches corrects its evaluation: `LEARNED`, values of some weights that
predict or prefer better, and a network (nets.py). Where time is short or a yardstick is wanted, the
evaluation does without.

A bot in a game without an evaluation judges by the points that each seat has.
"""

from typing import Any

from vaka.bots import nets
from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.errors import BadBot

EXPLORATION = 0.3  # how much a search tries what it knows little of, where the evaluation steers it
EXPLORATION_UNGUIDED = 0.7
TEMPER = 1.0  # the power of the preferences: below 1 they are less sharp
FLOOR = 0.0  # the part of the preferences that all moves share evenly
FAIR = 0.0  # the part of the iterations that all moves of the root share evenly
TO_THE_END = 1_000_000


class Evaluator:
    """Turns views of a game into States to think with, and evaluates them."""

    def __init__(
        self, game: Game, evaluation: bool = True, personality: str = "", net: bool = True
    ) -> None:
        """Use the game's evaluation, if it has one, and with `net` what it has learned.

        BadBot names the personalities there are.
        """
        self.game = game
        self.state_class: type[State] = game.state_class
        self.weights = Weights()
        self.has_evaluation = evaluation and has_evaluation(game)
        self.exploration = EXPLORATION if self.has_evaluation else EXPLORATION_UNGUIDED
        self.temper, self.floor, self.fair = TEMPER, FLOOR, FAIR
        self.cutoff = TO_THE_END
        if personality and personality not in personalities(game):
            known = ", ".join(personalities(game)) or "-"
            arguments = {"game": game.name, "value": schema.short(personality), "known": known}
            raise BadBot("no_such_personality", arguments)
        if self.has_evaluation:
            part = game.part("bot.evaluation")
            self.state_class = part.EvaluatedState
            self.cutoff = part.CUTOFF
            suits: dict[str, float] = getattr(part, "SEARCH", {})
            self.exploration = suits.get("exploration", EXPLORATION)
            self.temper = suits.get("temper", TEMPER)
            self.floor = suits.get("floor", FLOOR)
            self.fair = suits.get("fair", FAIR)
            factors = part.PERSONALITIES.get(personality, {})
            values = values_of(game, net)
            weights = {name: value * factors.get(name, 1) for name, value in values.items()}
            learned = nets.net_of(game) if net else None
            self.weights = Weights(tuple(weights.values()), weights["spread"], learned)

    def imagine(self, view: dict[str, Any], rng: Rng) -> State:
        """Return a State that fits a recall view and knows what is good in it."""
        world = self.state_class()
        world.become(self.game.guess(view, rng))
        return world

    def texts(self, state: State, seat: int) -> dict[int, str]:
        """Return the legal moves of a seat: number and text."""
        return {move: self.game.move_codec.text(state, move) for move in state.moves(seat)}


def values_of(game: Game, learned: bool = True) -> dict[str, float]:
    """Return the weights of a game's evaluation by name, as learned from matches or as written."""
    part = game.part("bot.evaluation")
    taught: dict[str, float] = getattr(part, "LEARNED", {}) if learned else {}
    return {**part.WEIGHTS, **taught}


def has_evaluation(game: Game) -> bool:
    """Tell whether a game has an evaluation."""
    return game.has_part("bot.evaluation")


def personalities(game: Game) -> dict[str, dict[str, float]]:
    """Return the personalities that bots may have in a game: name, and factors of weights."""
    if not has_evaluation(game):
        return {}
    found: dict[str, dict[str, float]] = game.part("bot.evaluation").PERSONALITIES
    return found
