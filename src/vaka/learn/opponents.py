"""Who plays the other seats of a batch: all of their moves are chosen together.

- `"random"`, inside the compiled loop;
- `"greedy"`, or with parameters as a bot has them (`"greedy:worlds=2"`), in one compiled call;
- a policy, which gets observations and legal moves of all rows in which it is to move and returns
  a move for each; `vaka.learn.policies.frozen` makes one of a network;
- a league, a sequence of these: each match draws one of them when it begins. Name one twice and it
  is drawn twice as often.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vaka.bots import parameters
from vaka.bots.evaluator import Evaluator
from vaka.bots.simple import WORLDS
from vaka.core.game import Game
from vaka.engine import splitmix as Mix
from vaka.engine import stepping as Step
from vaka.engine.batch import Batch
from vaka.engine.greedy import Greedy
from vaka.engine.rng import Rng
from vaka.learn.observer import Floats
from vaka.learn.policies import Masks, Policy

Opponent = str | Policy
Rows = NDArray[np.intp]
Choose = Callable[[Rows], None]  # writes a move into `chosen` of the batch for each of the rows

RANDOM, GREEDY = "random", "greedy"
GREEDY_WORLDS = 2  # a batch has luck enough to average over
DRAWN, PLAYED = 1, 2  # streams of a match besides that of the engine: its opponent, random moves


class Opponents:
    """Chooses for all seats but the caller's."""

    def __init__(
        self,
        wish: Opponent | Sequence[Opponent],
        game: Game,
        batch: Batch,
        observations: Floats,
        masks: Masks,
        seed: int,
    ) -> None:
        """Take the opponents that somebody wishes; ValueError says what cannot be one."""
        self.game, self.batch = game, batch
        self.observations, self.masks = observations, masks
        self.chosen: NDArray[np.int32] = np.frombuffer(batch.chosen, np.int32)
        members = [wish] if isinstance(wish, str) or callable(wish) else list(wish)
        if not members:
            raise ValueError("a league needs at least one member")
        self.members = [self._chooser(member) for member in members]
        self.decisions = 0  # that were made here
        self.begin_all(seed)

    def begin_all(self, seed: int) -> None:
        """Begin all matches anew; the seed settles who plays where."""
        self.seed = seed
        self.plays = np.zeros(self.batch.matches, np.int64)  # matches that began in each row
        self.member = np.zeros(self.batch.matches, np.int64)
        root = Rng(seed).split(PLAYED)
        states = [root.split(row).state for row in range(self.batch.matches)]
        self.luck = np.array(states, np.uint64)
        self.begin(np.arange(self.batch.matches))

    def begin(self, rows: Rows) -> None:
        """Draw who plays in matches that begin."""
        root = Rng(self.seed).split(DRAWN)
        for row in map(int, rows):
            stream = root.split(row).split(int(self.plays[row]))
            self.member[row] = stream.below(len(self.members))
            self.plays[row] += 1

    def choose(self, rows: Rows) -> None:
        """Choose a move in each of the rows; the others wait."""
        self.chosen[:] = Step.WAIT
        self.decisions += rows.size
        for number, chooser in enumerate(self.members):
            its = rows[self.member[rows] == number]
            if its.size:
                chooser(its)

    def _chooser(self, member: Opponent) -> Choose:
        if callable(member):
            return self._by_policy(member)
        code, _, text = member.partition(":")
        if member == RANDOM:
            return self._at_random
        if code == GREEDY:
            return self._greedily(text)
        raise ValueError(
            "opponents inside a batch can only be random, greedy, a policy or a league of these, "
            f"not {member!r}"
        )

    def _by_policy(self, policy: Policy) -> Choose:
        def choose(rows: Rows) -> None:
            moves = np.asarray(policy(self.observations[rows], self.masks[rows]))
            if moves.shape != rows.shape or moves.dtype.kind not in "iu":
                raise ValueError(
                    f"a policy must return {rows.size} whole numbers here, not {moves.dtype} of "
                    f"the shape {moves.shape}"
                )
            numbers = moves.astype(np.int64)
            wrong = (numbers < 0) | (numbers > self.batch.width)
            self.chosen[rows] = np.where(wrong, self.batch.width, numbers)  # which is never legal

        return choose

    def _greedily(self, text: str) -> Choose:
        given: dict[str, Any] = parameters.read(GREEDY, text, WORLDS)
        worlds = given.get("worlds", GREEDY_WORLDS)
        evaluator = Evaluator(self.game, personality=given.get("personality", ""), net=False)
        judge = evaluator.state_class()
        judge.become(self.game.start(self.batch.seats))
        greedy = Greedy(self.batch, judge, evaluator.weights, worlds)

        def choose(rows: Rows) -> None:
            self.chosen[rows] = Step.ASK
            greedy.choose()

        return choose

    def _at_random(self, rows: Rows) -> None:
        """Choose any legal move, by a stream of each match: the size of the batch changes none."""
        self.luck[rows] += np.uint64(Mix.GAMMA)
        legal = self.masks[rows]
        chosen = (_mixed(self.luck[rows]) % legal.sum(1).astype(np.uint64)).astype(np.int64)
        self.chosen[rows] = (legal.cumsum(1) == chosen[:, np.newaxis] + 1).argmax(1)


def _mixed(states: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return the next numbers of many streams, as vaka.engine.splitmix does for one."""
    z = (states ^ (states >> np.uint64(30))) * np.uint64(Mix.MIX1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(Mix.MIX2)
    mixed: NDArray[np.uint64] = z ^ (z >> np.uint64(31))
    return mixed
