"""The spaces of the adapters: numbers as a Box, moves as a Discrete that knows which are legal."""

from typing import Any

from vaka.learn.extras import needed
from vaka.learn.observer import Observer

with needed("learn"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
    from numpy.typing import NDArray


class MoveSpace(Discrete):
    """All moves of a game by their numbers; a sample without a mask is a legal move.

    Most numbers are illegal at any time, so a sample of all would nearly always be refused.
    """

    def __init__(self, count: int) -> None:
        """Begin with no legal moves, as before a reset."""
        super().__init__(count)
        self.legal: NDArray[np.int8] = np.zeros(count, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random move: of the mask, by probability, or else a legal one."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def numbers(observer: Observer) -> Box:
    """Return the space of what a seat may know."""
    return Box(observer.low, observer.high, dtype=np.float32)


def with_mask(observer: Observer, moves: int | None = None) -> Dict:
    """Return the space of what a seat may know beside its legal moves."""
    mask = MultiBinary(observer.moves if moves is None else moves)
    return Dict({"observation": numbers(observer), "action_mask": mask})
