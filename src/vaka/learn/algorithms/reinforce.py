"""REINFORCE with a baseline (Williams 1992): whole matches, each decision made likelier or less so.

How much depends on what the match was worth beyond what the network had expected of the position.
"""

from typing import Any

import numpy as np
import torch

from vaka.learn.algorithms.network import Learner
from vaka.learn.observer import Floats
from vaka.learn.policies import Masks
from vaka.learn.training import Moves, Sizes, Step

RATE = 1e-3
ENTROPY = 0.01  # what variety is worth
LOT = 4096  # decisions of matches that are over, before the network learns from them


class Reinforce(Learner):
    """Keeps the decisions of each match until it is over."""

    def __init__(self, sizes: Sizes, seed: int) -> None:
        """Begin with a network that knows nothing."""
        super().__init__(sizes, seed, RATE)
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(sizes.matches)]
        self.closed: list[tuple[Any, ...]] = []

    def choose(self, observations: Floats, masks: Masks) -> Moves:
        """Draw a move by the softmax of the network."""
        with torch.no_grad():
            seen = self.here(observations)
            moves, _ = self.network.legal(seen, self.here(masks))
            drawn: Moves = torch.multinomial(moves.softmax(1), 1)[:, 0].cpu().numpy()
        return drawn

    def hear(self, step: Step, spent: float) -> None:
        """Keep the decisions; learn when there are enough of matches that are over."""
        for match, trace in enumerate(self.open):
            trace.append((step.observations[match], step.masks[match], step.chosen[match]))
            if step.dones[match]:
                self.closed += [(*decision, step.worth[match]) for decision in trace]
                trace.clear()
        if len(self.closed) >= LOT:
            self._learn(spent)
            self.closed.clear()

    def _learn(self, spent: float) -> None:
        """Take one step uphill."""
        columns = (np.stack(column) for column in zip(*self.closed, strict=True))
        seen, masks, chosen, worth = (self.here(c) for c in columns)
        self.slow_down(spent)
        moves, expected = self.network.legal(seen, masks)
        chances = moves.log_softmax(1)
        played = chances.gather(1, chosen[:, None])[:, 0]
        surprise = (worth - expected).detach()
        gain = (surprise / (surprise.std() + 1e-6) * played).mean()
        variety = -(chances.exp() * chances).masked_fill(~masks, 0).sum(1).mean()
        loss = -gain - ENTROPY * variety + 0.5 * (worth - expected).square().mean()
        self.descend(loss, 1.0)
