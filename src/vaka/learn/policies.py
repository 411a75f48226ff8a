"""Networks that choose moves: in a batch as opponents, and alone as a bot of the arena.

A network is anything that makes of observations, a row each, one number for each move: a function
of NumPy arrays, or a torch module. The legal move with the highest number is played, or one drawn.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.learn.observer import Floats, Observer

Masks = NDArray[np.bool_]
Network = Callable[[Any], Any]  # observations [rows, numbers] -> a number for each move
Policy = Callable[[Floats, Masks], Any]  # observations, legal moves -> a move for each row


def logits(network: Network, observations: Floats) -> Floats:
    """Return what a network says of each move; torch modules are asked without gradients."""
    torch = sys.modules.get("torch")  # who has such a module has imported it
    if torch is not None and isinstance(network, torch.nn.Module):
        with torch.no_grad():
            device = next((weight.device for weight in network.parameters()), "cpu")
            return np.asarray(network(torch.from_numpy(observations).to(device)).cpu())
    return np.asarray(network(observations))


def frozen(network: Network, *, sample: bool = False, seed: int = 0) -> Policy:
    """Return the policy of a network: the best legal move, or one drawn by its softmax."""
    rng = np.random.default_rng(seed)

    def choose(observations: Floats, masks: Masks) -> NDArray[np.intp]:
        found = np.where(masks, logits(network, observations), -np.inf)
        if sample:  # the largest number plus such noise is a draw by the softmax
            found = found + rng.gumbel(size=found.shape)
        best: NDArray[np.intp] = found.argmax(1)
        return best

    return choose


class NetworkBot:
    """A bot that plays what a network likes best: give it one in a class of your own.

        class Mine(NetworkBot):
            network = staticmethod(my_function)  # or a torch module

    It sees what every bot sees, its view, and observes a world that fits it: the observation of a
    seat holds nothing but what the seat may know, so any such world has the same.
    """

    network: Network
    seconds: float | None = None  # as long as the network takes

    def __init__(self, game: Game, rng: Rng) -> None:
        """Observe a game."""
        self.observer = Observer(game)
        self.rng = rng

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the legal move of which the network says most."""
        world = self.observer.game.guess(view, self.rng)
        found = self.says(self.observer.write(world, seat)[np.newaxis])[0]
        legal = world.moves(seat)
        best = max(legal, key=lambda move: float(found[move]))
        return self.observer.game.move_codec.text(world, best)

    def says(self, observations: Floats) -> Floats:
        """Return what the network says of each move."""
        return logits(type(self).network, observations)
