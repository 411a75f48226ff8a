"""Stable-Baselines3: a batch of matches against other seats as its VecEnv, with action masks.

from sb3_contrib import MaskablePPO
model = MaskablePPO("MlpPolicy", SeatVecEnv("rapanui2011", matches=256))
"""

from collections.abc import Iterable, Sequence
from typing import Any

from vaka.core.game import Game
from vaka.learn import spaces
from vaka.learn.batch import BatchEnv
from vaka.learn.extras import needed

with needed("train"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray
    from stable_baselines3.common.vec_env import VecEnv


class SeatVecEnv(VecEnv):  # type: ignore[misc]
    """One seat of each match, from match to match another one; the others play as they are told."""

    def __init__(
        self,
        game: str | Game,
        matches: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        """Begin so many matches; the settings are those of BatchEnv, such as seed and threads.

        The other seats play at random, unless `opponents` says otherwise.
        """
        settings = {"opponents": "random", **settings}
        self.batch = BatchEnv(game, matches, seats, options, **settings)
        self._next = int(settings.get("seed", 0))  # of the matches that the next reset begins
        assert self.batch.learners is not None
        self.learners = self.batch.learners
        self.lengths = np.zeros(matches, np.int64)
        observer = self.batch.observer
        self.render_mode = None
        super().__init__(matches, spaces.numbers(observer), Discrete(observer.moves))

    def reset(self) -> NDArray[np.float32]:
        """Begin all matches anew: with the seed given to seed(), else to the constructor, else new.

        Without a new seed each reset begins other matches than the one before.
        """
        if self._seeds[0] is not None:
            self._next = self._seeds[0]
        observations, _ = self.batch.reset(self._next)
        self._next += 1
        self.lengths[:] = 0
        self._reset_seeds()
        return observations.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the moves for step_wait."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Play the moves; a copy is returned, because the algorithms look back at what was.

        The last observation of a match that has ended, and whether a limit ended it, stand in its
        info under the names that the algorithms know.
        """
        stepped = self.batch.step(self._actions)
        self.lengths += 1
        rewards = stepped.rewards[np.arange(self.num_envs), self.learners]
        observations = stepped.observations.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for match in np.flatnonzero(stepped.dones):
            told = {"r": float(rewards[match]), "l": int(self.lengths[match])}
            infos[match] = {
                "episode": told,
                "terminal_observation": self.batch.final_observation(
                    int(match), int(self.learners[match])
                ),
                "TimeLimit.truncated": bool(self.batch.truncations[match]),
            }
            self.lengths[match] = 0
        return observations, rewards, stepped.dones.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal moves of each match."""
        return self.batch.masks.copy()

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Call a method for each match; there is just one, action_masks."""
        if method_name != "action_masks":
            raise AttributeError(f"matches of a batch have no method {method_name}")
        masks = self.action_masks()
        return [masks[match] for match in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute, the same for every match."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: the matches of a batch are set up together."""
        raise AttributeError(f"{attr_name} cannot be set for single matches of a batch")

    def env_is_wrapped(
        self, wrapper_class: type, indices: int | Iterable[int] | None = None
    ) -> list[bool]:
        """Return False for each match: nothing is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Return no pictures."""
        return [None] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""
