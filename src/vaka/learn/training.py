"""Training: an algorithm practises in a batch until its budget of decisions is used up.

An algorithm chooses a move in every match, hears what came of it, and learns when it likes. What is
practised for is the measure of a task: the lead in points, and where wins are counted the win too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Floats
from vaka.learn.payoffs import payoffs
from vaka.learn.policies import Masks
from vaka.learn.stored import StoredPolicy

MATCHES = 128  # that are practised together
Moves = NDArray[np.int64]


@dataclass(frozen=True)
class Course:
    """Where an algorithm practises, against whom, for what, and how long."""

    game: str
    seats: int
    opponents: str  # as a batch knows them
    wins: bool  # whether wins count; else only points
    budget: int  # decisions of all seats together
    options: Mapping[str, Any] = field(default_factory=dict)


class Step(NamedTuple):
    """One decision in every match, and what came of it; a row each."""

    observations: Floats
    masks: Masks
    chosen: Moves
    worth: Floats  # 0 but where this ended the match
    dones: NDArray[np.bool_]


class Sizes(NamedTuple):
    """How large everything is that an algorithm deals with."""

    matches: int
    numbers: int  # of an observation
    moves: int


class Algorithm(Protocol):
    """What learns."""

    def choose(self, observations: Floats, masks: Masks) -> Moves:
        """Return a legal move for each match, not always the best one known."""

    def hear(self, step: Step, spent: float) -> None:
        """Take note of a step, and learn if it is time to; `spent` is the part of the budget."""

    def policy(self, game: str, version: int) -> StoredPolicy:
        """Return what was learned so far."""


Maker = Callable[[Sizes, int], Algorithm]  # from sizes and a seed
Watch = Callable[[int, StoredPolicy], None]  # is told decisions so far and the policy


class Practice:
    """A batch whose decisions are counted, the opponents' too, and whose worth is about 1."""

    def __init__(self, course: Course, seed: int, matches: int = MATCHES) -> None:
        """Begin the matches; the opponents are a league of one, which counts its decisions."""
        self.course = course
        self.env = BatchEnv(
            course.game,
            matches,
            course.seats,
            dict(course.options),
            seed=seed,
            threads=1,
            opponents=[course.opponents],
        )
        self.sizes = Sizes(matches, self.env.observations.shape[1], self.env.masks.shape[1])
        self.own = 0  # decisions of the algorithm
        self.most = 0  # decisions that one step took at most
        self.sums = np.zeros(3)  # how many matches have ended, their leads, the squares of these

    @property
    def spent(self) -> int:
        """How many decisions of all seats were made."""
        return self.own + self.env.answered

    @property
    def goes_on(self) -> bool:
        """Tell whether another step surely fits into the budget."""
        return self.spent + 2 * self.most <= self.course.budget

    def step(self, chosen: Moves) -> tuple[Floats, NDArray[np.bool_]]:
        """Play a move in each match; return what it was worth, and which matches it ended."""
        before = self.spent
        stepped = self.env.step(chosen)
        self.own += self.sizes.matches
        self.most = max(self.most, self.spent - before)
        return self._worth(), stepped.dones.copy()

    def _worth(self) -> Floats:
        """Return the lead by how much leads differ, with the win where wins count."""
        env = self.env
        worth = np.zeros(self.sizes.matches, np.float32)
        ended = np.flatnonzero(env.dones)
        if ended.size:
            assert env.learners is not None
            own = env.learners[ended]
            scores, rows = env.scores[ended], np.arange(ended.size)
            lead = payoffs(scores, "lead")[rows, own]
            self.sums += (ended.size, lead.sum(), (lead**2).sum())
            _, mean, square = self.sums / self.sums[0]
            worth[ended] = lead / max(1.0, (square - mean**2) ** 0.5)
            if self.course.wins:
                worth[ended] += payoffs(scores, "win")[rows, own]
        return worth


def train(make: Maker, course: Course, seed: int, checks: int, watch: Watch) -> int:
    """Let an algorithm practise; return the number of decisions it took.

    `watch` is told of the policy at the beginning, after each of so many equal parts of the budget,
    and at the end.
    """
    practice = Practice(course, seed)
    algorithm = make(practice.sizes, seed)
    game, version = practice.env.game.name, practice.env.observer.layout.version
    watch(0, algorithm.policy(game, version))
    told = 1
    while practice.goes_on:
        observations, masks = practice.env.observations.copy(), practice.env.masks.copy()
        chosen = algorithm.choose(observations, masks)
        worth, dones = practice.step(chosen)
        part = practice.spent / course.budget
        algorithm.hear(Step(observations, masks, chosen, worth, dones), part)
        if told < checks and part >= told / checks:
            watch(practice.spent, algorithm.policy(game, version))
            told += 1
    watch(practice.spent, algorithm.policy(game, version))
    return practice.spent
