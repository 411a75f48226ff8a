"""The network of all algorithms: two hidden layers, a number for each move and one for it all."""

from typing import Any

from vaka.learn.extras import needed
from vaka.learn.observer import Floats
from vaka.learn.stored import Layer, StoredPolicy
from vaka.learn.training import Sizes

with needed("train"):
    import torch

HIDDEN = 256
NEVER = -1e9  # what is said of a move that is not legal


class Network(torch.nn.Module):  # type: ignore[misc]
    """Says of an observation how good each move is, and last how good the position is."""

    def __init__(self, numbers: int, moves: int, final: float = 0.01) -> None:
        """Begin with weights of the last layer that are small: all moves are alike."""
        super().__init__()
        self.moves = moves
        self.layers = torch.nn.ModuleList(
            [
                torch.nn.Linear(numbers, HIDDEN),
                torch.nn.Linear(HIDDEN, HIDDEN),
                torch.nn.Linear(HIDDEN, moves + 1),
            ]
        )
        with torch.no_grad():
            self.layers[-1].weight *= final
            self.layers[-1].bias.zero_()

    def forward(self, observations: Any) -> tuple[Any, Any]:
        """Return a number for each move, and one for the position."""
        first, second, last = self.layers
        found = last(torch.relu(second(torch.relu(first(observations)))))
        return found[:, : self.moves], found[:, self.moves]

    def legal(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Return the same with moves that are not legal out of the question."""
        moves, position = self(observations)
        return moves.masked_fill(~masks, NEVER), position


class Learner:
    """What all algorithms have: a network, and a way to better it."""

    def __init__(self, sizes: Sizes, seed: int, rate: float) -> None:
        """Begin with a network that knows nothing."""
        torch.set_num_threads(1)  # the network is too small to share out
        torch.manual_seed(seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.network: Any = Network(sizes.numbers, sizes.moves).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), rate)
        self.rate = rate

    def here(self, array: Any) -> Any:
        """Return an array where torch reckons."""
        return torch.from_numpy(array).to(self.device)

    def slow_down(self, spent: float) -> None:
        """Learn in smaller steps as the budget runs out."""
        self.optimizer.param_groups[0]["lr"] = self.rate * max(0.05, 1 - spent)

    def descend(self, loss: Any, longest: float) -> None:
        """Change the network a little for a smaller loss."""
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), longest)
        self.optimizer.step()

    def policy(self, game: str, version: int) -> StoredPolicy:
        """Return the part that chooses moves as NumPy knows it."""
        moves = self.network.moves
        found = [
            Layer(_array(layer.weight).T.copy(), _array(layer.bias))
            for layer in self.network.layers
        ]
        weights, biases = found[-1]
        found[-1] = Layer(weights[:, :moves].copy(), biases[:moves].copy())
        return StoredPolicy(game, version, found)


def _array(tensor: Any) -> Floats:
    array: Floats = tensor.detach().cpu().numpy().copy()
    return array
