"""Proximal policy optimisation (Schulman and others 2017), with legal moves only.

The same decisions are learned from several times over, as long as the policy stays near the one
that made them. What a decision was worth is told by the positions that followed (their generalised
advantage), not by the end of the match alone.
"""

from typing import Any, NamedTuple

import torch

from vaka.learn.algorithms.network import Learner
from vaka.learn.observer import Floats
from vaka.learn.policies import Masks
from vaka.learn.training import Moves, Sizes, Step

RATE = 1e-3
STEPS = 32  # in every match, before the network learns from them
ROUNDS = 8  # through the same decisions
PART = 512  # decisions of one step uphill
TRACE = 0.9  # how far later positions count
NEAR = 0.2  # how much likelier or less likely a move may become at once
ENTROPY = 0.01  # what variety is worth


class Kept(NamedTuple):
    """A step as it is learned from; a row for each match."""

    seen: Any
    masks: Any
    chosen: Any
    chances: Any  # logarithms
    expected: Any
    worth: Any = None  # until it is heard
    goes_on: Any = None


class Ppo(Learner):
    """Keeps some steps, learns from them, and forgets them."""

    def __init__(self, sizes: Sizes, seed: int) -> None:
        """Begin with a network that knows nothing."""
        super().__init__(sizes, seed, RATE)
        self.kept: list[Kept] = []
        self.choice: Kept | None = None  # of which nothing was heard yet

    def choose(self, observations: Floats, masks: Masks) -> Moves:
        """Draw a move by the softmax of the network; remember how likely it was."""
        with torch.no_grad():
            seen = self.here(observations)
            legal = self.here(masks)
            moves, expected = self.network.legal(seen, legal)
            chances = moves.log_softmax(1)
            chosen = torch.multinomial(chances.exp(), 1)
            played = chances.gather(1, chosen)[:, 0]
        self.choice = Kept(seen, legal, chosen[:, 0], played, expected)
        drawn: Moves = chosen[:, 0].cpu().numpy()
        return drawn

    def hear(self, step: Step, spent: float) -> None:
        """Keep the step; learn when there are enough, from all but the last of them."""
        assert self.choice is not None
        worth, goes_on = self.here(step.worth), self.here(~step.dones)
        self.kept.append(self.choice._replace(worth=worth, goes_on=goes_on))
        if len(self.kept) > STEPS:
            self.slow_down(spent)
            self._learn()
            del self.kept[:-1]

    def _learn(self) -> None:
        """Go several rounds through the kept decisions."""
        advantages = torch.stack(self._advantages())
        steps = Kept(*map(torch.stack, zip(*self.kept[:-1], strict=True)))
        returns = (advantages + steps.expected).flatten()
        flat = Kept(*(column.flatten(0, 1) for column in steps))
        gains = advantages.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(ROUNDS):
            for part in torch.randperm(len(gains), device=self.device).split(PART):
                self._climb(Kept(*(column[part] for column in flat)), gains[part], returns[part])

    def _advantages(self) -> list[Any]:
        """Return how much better each decision turned out than was expected, going backwards."""
        found: list[Any] = []
        later = torch.zeros_like(self.kept[0].expected)
        for step, following in zip(self.kept[-2::-1], self.kept[:0:-1], strict=True):
            surprise = step.worth + step.goes_on * following.expected - step.expected
            later = surprise + TRACE * step.goes_on * later
            found.append(later)
        return found[::-1]

    def _climb(self, part: Kept, gains: Any, returns: Any) -> None:
        """Take one step uphill."""
        moves, expected = self.network.legal(part.seen, part.masks)
        chances = moves.log_softmax(1)
        ratio = (chances.gather(1, part.chosen[:, None])[:, 0] - part.chances).exp()
        gain = torch.minimum(ratio * gains, ratio.clamp(1 - NEAR, 1 + NEAR) * gains).mean()
        variety = -(chances.exp() * chances).masked_fill(~part.masks, 0).sum(1).mean()
        loss = -gain - ENTROPY * variety + 0.5 * (returns - expected).square().mean()
        self.descend(loss, 0.5)
