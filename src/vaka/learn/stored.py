"""Policies in files: the layers of a trained network, which NumPy alone can play.

A file is a NumPy archive of weights and biases, layer by layer, with the game it was trained for
and the version of its observation. Between two layers whatever is negative becomes zero.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.learn.extras import needed
from vaka.learn.observer import Floats, Observer
from vaka.learn.policies import NetworkBot

with needed("learn"):
    import numpy as np


class BadPolicy(ValueError):
    """A file holds no policy for this game; the text says why."""


class Layer(NamedTuple):
    """What one layer multiplies by and then adds."""

    weights: Floats  # [numbers before it, numbers after it]
    biases: Floats


class StoredPolicy:
    """A network of layers: makes of observations, a row each, a number for each move."""

    def __init__(self, game: str, version: int, layers: Sequence[Layer]) -> None:
        """Keep the layers of a network, and for which observation it was made."""
        self.game, self.version, self.layers = game, version, tuple(layers)

    def __call__(self, observations: Floats) -> Floats:
        """Return a number for each move."""
        found = observations
        for number, (weights, biases) in enumerate(self.layers):
            found = (found if number == 0 else np.maximum(found, 0)) @ weights + biases
        return found

    def save(self, file: Path) -> None:
        """Write the policy to a file."""
        arrays = {
            f"{part}{number}": value
            for number, layer in enumerate(self.layers)
            for part, value in layer._asdict().items()
        }
        with file.open("wb") as out:
            np.savez(out, game=np.array(self.game), version=np.array(self.version), **arrays)

    @classmethod
    def load(cls, file: Path, game: Game) -> "StoredPolicy":
        """Return the policy of a file; BadPolicy says why it is none for this game."""
        try:
            with np.load(file, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
            layers = [
                Layer(arrays[f"weights{number}"], arrays[f"biases{number}"])
                for number in range((len(arrays) - 2) // 2)
            ]
            policy = cls(str(arrays["game"]), int(arrays["version"]), layers)
        except (KeyError, ValueError, EOFError, AttributeError) as error:
            raise BadPolicy(f"{file} holds no policy") from error
        policy.check(game)
        return policy

    def check(self, game: Game) -> None:
        """Refuse another game, or another version of its observation."""
        observer = Observer(game)
        here = (game.name, observer.layout.version, len(observer.layout), observer.moves)
        sizes = [len(weights) for weights, _ in self.layers] + [len(self.layers[-1].biases)]
        there = (self.game, self.version, sizes[0], sizes[-1])
        if here != there:
            told = "{} with version {} of its observation ({} numbers, {} moves)"
            raise BadPolicy(f"the policy is for {told.format(*there)}, not {told.format(*here)}")


class StoredBot(NetworkBot):
    """A bot that plays a stored policy: `functools.partial(StoredBot, policy)` makes such bots."""

    def __init__(self, policy: StoredPolicy, game: Game, rng: Rng) -> None:
        """Play a policy; BadPolicy says why it is none for this game."""
        super().__init__(game, rng)
        policy.check(game)
        self.policy = policy

    def says(self, observations: Floats) -> Floats:
        """Return what the policy says of each move."""
        return self.policy(observations)
