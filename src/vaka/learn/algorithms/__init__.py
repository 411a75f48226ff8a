"""Algorithms of the textbooks, small enough to be read: what a new one is compared with.

`reinforce` plays whole matches and makes likelier what came out better than expected, `ppo` does so
many times over with the same decisions, `dqn` learns what each move is worth from decisions that
it keeps. They need torch, which the extra `train` brings; what they learn needs only NumPy.
"""

from collections.abc import Callable
from importlib import import_module

from vaka.learn.training import Algorithm, Sizes

ALGORITHMS = {"reinforce": "Reinforce", "ppo": "Ppo", "dqn": "Dqn"}
"""The class of each algorithm, in the module of its name."""


def algorithm(name: str) -> Callable[[Sizes, int], Algorithm]:
    """Return what makes an algorithm of its name from sizes and a seed."""
    if name not in ALGORITHMS:
        raise ValueError(f"there is no algorithm {name!r}; there are {', '.join(ALGORITHMS)}")
    module = import_module(f"{__name__}.{name}")
    found: Callable[[Sizes, int], Algorithm] = getattr(module, ALGORITHMS[name])
    return found
