"""A deep Q-network (Mnih and others 2015), with legal moves only.

The network learns what each move is worth from decisions that it keeps and draws again and again.
After van Hasselt and others (2016) one network chooses the best move of a later position and an
older copy says what it is worth; that position lies several decisions ahead, for what a match is
worth is only known at its end.
"""

from typing import Any

import numpy as np
import torch

from vaka.learn.algorithms.network import Learner, Network
from vaka.learn.observer import Floats
from vaka.learn.policies import Masks
from vaka.learn.training import Moves, Sizes, Step

RATE = 3e-4
KEPT = 1024  # steps of every match that are remembered
AHEAD = 8  # decisions until the position that tells what a move was worth
DRAWN = 512  # decisions of one step downhill
TIMES = 2  # steps downhill after each step of the matches
FOLLOWS = 0.01  # how fast the older copy follows
CURIOUS = (1.0, 0.05, 0.2)  # part of moves at random: first, later, and from which part on


class Dqn(Learner):
    """Remembers the last steps in a ring."""

    def __init__(self, sizes: Sizes, seed: int) -> None:
        """Begin with a network that knows nothing."""
        super().__init__(sizes, seed, RATE)
        self.rng = np.random.default_rng(seed)
        self.older = Network(sizes.numbers, sizes.moves).to(self.device)
        self.older.load_state_dict(self.network.state_dict())
        self.matches, self.steps = sizes.matches, 0
        self.curiosity = CURIOUS[0]
        self.seen = self._ring(torch.float16, sizes.numbers)
        self.masks = self._ring(torch.bool, sizes.moves)
        self.chosen, self.worth = self._ring(torch.int64), self._ring(torch.float32)
        self.dones = self._ring(torch.bool)

    def _ring(self, kind: Any, *more: int) -> Any:
        return torch.zeros((KEPT, self.matches, *more), dtype=kind, device=self.device)

    def choose(self, observations: Floats, masks: Masks) -> Moves:
        """Return the best moves known, or now and then any."""
        with torch.no_grad():
            seen = self.here(observations)
            worth, _ = self.network.legal(seen, self.here(masks))
            best: Moves = worth.argmax(1).cpu().numpy()
        any_one: Moves = np.where(masks, self.rng.random(masks.shape), -1).argmax(1)
        return np.where(self.rng.random(len(best)) < self.curiosity, any_one, best)

    def hear(self, step: Step, spent: float) -> None:
        """Remember the step and learn from earlier ones."""
        at = self.steps % KEPT
        self.steps += 1
        for ring, row in zip(
            (self.seen, self.masks, self.chosen, self.worth, self.dones),
            (step.observations, step.masks, step.chosen, step.worth, step.dones),
            strict=True,
        ):
            ring[at] = self.here(row)
        first, later, until = CURIOUS
        self.curiosity = first + (later - first) * min(1.0, spent / until)
        self.slow_down(spent)
        if self.steps > 4 * AHEAD:
            for _ in range(TIMES):
                self._learn()

    def _learn(self) -> None:
        """Bring the network nearer to what moves turned out to be worth."""
        oldest = max(0, self.steps - KEPT)
        begun = torch.from_numpy(self.rng.integers(oldest, self.steps - AHEAD, DRAWN))
        match = self.here(self.rng.integers(0, self.matches, DRAWN))
        begun = begun.to(self.device)
        worth = torch.zeros(DRAWN, device=self.device)
        open_ = torch.ones(DRAWN, dtype=torch.bool, device=self.device)
        for ahead in range(AHEAD):
            at = (begun + ahead) % KEPT
            worth += open_ * self.worth[at, match]
            open_ &= ~self.dones[at, match]
        with torch.no_grad():
            at = (begun + AHEAD) % KEPT
            seen, masks = self.seen[at, match].float(), self.masks[at, match]
            best = self.network.legal(seen, masks)[0].argmax(1, keepdim=True)
            worth += open_ * self.older(seen)[0].gather(1, best)[:, 0]
        at = begun % KEPT
        told = self.network(self.seen[at, match].float())[0]
        told = told.gather(1, self.chosen[at, match][:, None])[:, 0]
        loss = torch.nn.functional.smooth_l1_loss(told, worth)
        self.descend(loss, 10.0)
        with torch.no_grad():
            for old, new in zip(self.older.parameters(), self.network.parameters(), strict=True):
                old.lerp_(new, FOLLOWS)
