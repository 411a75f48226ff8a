"""Thousands of matches stepped together into NumPy arrays, for learning from many at once."""

import os
from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple

from vaka.core.game import Game
from vaka.engine.batch import Batch
from vaka.engine.rng import Rng
from vaka.learn.extras import needed
from vaka.learn.observer import Floats, Observer
from vaka.learn.opponents import RANDOM, Opponent, Opponents
from vaka.learn.payoffs import check, payoffs

with needed("learn"):
    import numpy as np
    from numpy.typing import NDArray

INT = np.iinfo(np.int32)
PER_THREAD = 256  # fewer matches than this are not worth a thread


class Stepped(NamedTuple):
    """What a step returns: the arrays of the environment themselves, written over by the next."""

    observations: Floats
    rewards: Floats
    dones: NDArray[np.bool_]
    masks: NDArray[np.bool_]


class BatchEnv:
    """A fixed number of matches of one game, one row each in every array.

    - `observations` [matches, numbers], float32: what the seat to move may know;
    - `masks` [matches, moves], bool: its legal moves; `turns` [matches]: which seat it is;
    - `rewards` [matches, seats], float32: what the match was worth, if the last step ended it;
    - `dones` [matches], bool: whether it did; the match has begun anew since;
    - `truncations` [matches], bool: whether a limit did, rather than the rules;
    - `scores` [matches, seats, numbers]: points and tie-breakers of its last end.

    The arrays are the engine's own memory: nothing is copied, and the next step writes over them.
    They speak DLPack: `torch.from_dlpack(env.observations)` shares that memory too. A batch has
    threads of its own; a program with several must let one of them at a time use it.
    """

    def __init__(
        self,
        game: str | Game,
        matches: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seed: int = 0,
        threads: int | None = None,
        reward: str = "win",
        opponents: Opponent | Sequence[Opponent] | None = None,
        learners: Sequence[int] | None = None,
    ) -> None:
        """Begin so many matches; chance is resolved inside.

        By default the caller chooses for every seat. With `opponents` it chooses for one seat of
        each match, `learners[i]` (by default i modulo the seats). The others are `"random"`,
        `"greedy"`, a policy, or a league of these: vaka.learn.opponents tells more.
        """
        self.observer = Observer(game)
        self.game = self.observer.game
        self.reward = check(reward)
        start = self.observer.start(seats, options)
        self.matches, self.seats = matches, start.seats
        chosen = _learners(matches, start.seats, opponents is not None, learners)
        inside = chosen is not None and isinstance(opponents, str) and opponents == RANDOM
        wanted = (os.cpu_count() or 1) if threads is None else threads
        if threads is None:
            wanted = max(1, min(wanted, matches // PER_THREAD))
        self._batch = Batch(
            start,
            matches,
            self.observer.moves,
            Rng(seed),
            len(self.observer.layout),
            list(chosen) if chosen is not None and inside else None,
            wanted,
        )
        self.learners = chosen
        self._share()
        self._others: Opponents | None = None
        if opponents is not None and not inside:
            self._others = Opponents(
                opponents, self.game, self._batch, self.observations, self.masks, seed
            )
            self._go_on(self._others)

    def _share(self) -> None:
        batch, matches = self._batch, self.matches
        self.observations: Floats = np.frombuffer(batch.observations, np.float32).reshape(
            matches, -1
        )
        self.masks = np.frombuffer(batch.masks, np.bool_).reshape(matches, -1)
        self.turns = np.frombuffer(batch.turns, np.int32)
        self.dones = np.frombuffer(batch.done, np.bool_)
        self.scores = np.frombuffer(batch.scores, np.int32).reshape(matches, self.seats, -1)
        self.rewards: Floats = np.zeros((matches, self.seats), np.float32)
        self.truncations = np.zeros(matches, np.bool_)
        self._chosen = np.frombuffer(batch.chosen, np.int32)

    @property
    def threads(self) -> int:
        """How many threads step the matches."""
        return self._batch.threads

    @property
    def answered(self) -> int:
        """How many decisions the opponents have made, but for `"random"` alone, inside the loop."""
        return self._others.decisions if self._others is not None else 0

    def reset(self, seed: int = 0) -> tuple[Floats, NDArray[np.bool_]]:
        """Begin all matches anew; the seed settles everything that chance will do."""
        self._batch.restart(Rng(seed))
        if self._others is not None:
            self._others.begin_all(seed)
            self._go_on(self._others)
        self.rewards[:] = 0
        self.truncations[:] = False
        return self.observations, self.masks

    def step(self, moves: Any) -> Stepped:
        """Play one move in each match.

        ValueError tells a wrong shape or type; an illegal move raises vaka.Illegal, a ValueError
        too, which names the first match it is wrong in. Then nothing has been played.
        """
        chosen = np.asarray(moves)
        if chosen.shape != (self.matches,):
            raise ValueError(f"moves must have the shape ({self.matches},), not {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"moves must be whole numbers, not {chosen.dtype}")
        self._chosen[:] = np.clip(chosen.astype(np.int64), INT.min, INT.max)  # not modulo 2**32
        self._batch.step()
        return self._result()

    def step_random(self) -> Stepped:
        """Play a random legal move in each match."""
        self._batch.step_random()
        return self._result()

    def state(self, match: int) -> Any:
        """Return a copy of the State of one match, hidden things included."""
        return self._batch.state(match)

    def final_state(self, match: int) -> Any:
        """Return a copy of the State in which a match ended; ValueError if this step did not."""
        return self._batch.ended(match)

    def final_observation(self, match: int, seat: int) -> Floats:
        """Return what a seat may know at the end of a match that this step has ended."""
        return self.observer.write(self._batch.ended(match), seat)

    def _go_on(self, others: Opponents) -> None:
        """Let the others play until the caller is to move in every match."""
        known = np.zeros(self.matches, np.bool_)  # ends whose next match has its opponents
        while True:
            fresh = self.dones & ~known
            if fresh.any():
                others.begin(np.flatnonzero(fresh))
                known |= fresh
            rows = np.flatnonzero(self.turns != self.learners)
            if rows.size == 0:
                return
            others.choose(rows)
            self._batch.answer()

    def _result(self) -> Stepped:
        if self._others is not None:
            self._go_on(self._others)
        self.rewards[:] = 0
        self.truncations[:] = False
        ended = np.flatnonzero(self.dones)
        if ended.size:
            self.rewards[ended] = payoffs(self.scores[ended], self.reward)
            if self.game.truncates:
                cut = [self.game.truncated(self._batch.ended(int(match))) for match in ended]
                self.truncations[ended] = cut
        return Stepped(self.observations, self.rewards, self.dones, self.masks)


def _learners(
    matches: int, seats: int, opposed: bool, learners: Sequence[int] | None
) -> NDArray[np.int32] | None:
    """Return the seat that the caller plays in each match, or None if it plays all."""
    if not opposed:
        if learners is not None:
            raise ValueError("learners are for matches with opponents")
        return None
    if learners is None:
        return np.arange(matches, dtype=np.int32) % seats
    found = np.array([index(learner) for learner in learners], np.int32)
    if found.shape != (matches,) or not ((found >= 0) & (found < seats)).all():
        raise ValueError(f"each match needs a seat of the caller, from 0 to {seats - 1}")
    return found
