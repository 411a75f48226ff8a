"""What a finished match is worth to each seat, the same for all adapters.

`win` is zero-sum: 1 to a single winner, -1 / (seats - 1) to each other seat; winners share. With
two seats that is 1, 0 and -1. `lead` is zero-sum too: the points of a seat less the mean of the
others.
"""

from typing import Any

from vaka.learn.extras import needed

with needed("learn"):
    import numpy as np
    from numpy.typing import NDArray


REWARDS = ("win", "lead")


def check(reward: str) -> str:
    """Return the name of a reward if there is one; ValueError names those there are."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def payoffs(scores: Any, reward: str = "win") -> NDArray[np.float64]:
    """Return what matches are worth, from scores of the shape (..., seats, numbers)."""
    rows: NDArray[np.int64] = np.asarray(scores, np.int64)
    seats = rows.shape[-2]
    if check(reward) == "lead":
        points = rows[..., 0]
        others = (points.sum(-1, keepdims=True) - points) / (seats - 1)
        lead: NDArray[np.float64] = points - others
        return lead
    best = winners(rows)
    share = best / best.sum(-1, keepdims=True)
    worth: NDArray[np.float64] = (seats * share - 1) / (seats - 1)
    return worth


def winners(scores: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell of each seat whether it wins or shares: nobody's numbers are larger, in their order."""
    best = np.ones(scores.shape[:-1], np.bool_)
    lowest = np.iinfo(np.int64).min
    for number in range(scores.shape[-1]):
        column = np.where(best, scores[..., number], lowest)
        best &= column == column.max(-1, keepdims=True)
    return best
