"""PettingZoo: every game as an AEC environment, and as a parallel one where seats choose at once.

    from vaka.learn import pettingzoo
    env = pettingzoo.env("tongiaki", seats=4)

An agent is `seat_0`, `seat_1`, ...; what it observes is {"observation", "action_mask"}. Importing
this module registers `vaka/GAME-vN` for pettingzoo.make, N being the version of the observation.
"""

from operator import index
from typing import Any

from vaka.core.game import Game
from vaka.engine.turns import CHANCE, OVER
from vaka.learn import pictures, spaces
from vaka.learn.extras import needed
from vaka.learn.observer import Observer, observers
from vaka.learn.payoffs import check, payoffs
from vaka.learn.seeding import Seeds

with needed("learn"):
    import numpy as np
    import pettingzoo
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # what an illegal move costs behind the usual wrappers


def env(game: str | Game, **settings: Any) -> Any:
    """Return the AEC environment with PettingZoo's usual wrappers.

    An illegal move ends the match with a reward of -1; a number that is no move, or a step before
    the reset, raises. `raw_env` is without wrappers: there an illegal move raises too.
    """
    wrapped: Any = raw_env(game, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Table:
    """What both kinds of environment share: a match, its random stream, what each seat may know."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.observer = Observer(game)
        self.game = self.observer.game
        self.opening = self.observer.start(seats, options)
        self.reward = check(reward)
        self.render_mode = pictures.check(render_mode)
        self.names = [f"seat_{seat}" for seat in range(self.opening.seats)]
        self.metadata = {
            "name": f"vaka_{self.game.name}_v{self.observer.layout.version}",
            "render_modes": list(pictures.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.seeds = Seeds()

    def begin(self, seed: int | None) -> None:
        """Begin a match and let chance do what comes first."""
        self.match = self.opening.copy()
        self.rng = self.seeds.next(seed)
        self.go_on()

    def go_on(self) -> None:
        """Let chance go on until a seat must choose."""
        while self.match.turn == CHANCE:
            self.match.draw(self.rng)

    def play(self, seat: int, move: Any) -> None:
        """Play a move of a seat; vaka.Illegal, a ValueError, if it is not legal."""
        self.match.play(index(move), seat)  # 0.5 is a TypeError, not move 0

    def worth(self) -> dict[str, float]:
        """Return what the finished match is worth to each seat."""
        return dict(
            zip(self.names, map(float, payoffs(self.match.score(), self.reward)), strict=True)
        )

    @property
    def ended(self) -> tuple[bool, bool]:
        """Whether the match was terminated by its rules, whether it was truncated by a limit."""
        over = self.match.turn == OVER
        cut = over and self.game.truncated(self.match)
        return over and not cut, cut

    def picture(self, seat: int | None) -> str | None:
        """Draw the table as the render mode says."""
        return pictures.render(self.render_mode, self.game, self.match, seat)


class raw_env(pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's own name for it
    """One match of a game, seat by seat; seats that choose at once are asked in their order."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; vaka's refusals of games, seats and options are ValueErrors."""
        super().__init__()
        self._table = _Table(game, seats, options, reward, render_mode)
        self.metadata = self._table.metadata
        self.render_mode = render_mode
        self.possible_agents = list(self._table.names)
        observer = self._table.observer
        self._observed = {name: spaces.with_mask(observer) for name in self.possible_agents}
        self._moves = {name: spaces.MoveSpace(observer.moves) for name in self.possible_agents}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        """Return what `observe` gives."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """Return the moves by their numbers."""
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the options of the game are settled when the environment is made."""
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def observe(self, agent: str) -> Observation:
        """Return what a seat may know, and its legal moves if it is to choose."""
        seat = self.possible_agents.index(agent)
        table = self._table
        mask = table.observer.mask(table.match, seat)
        if agent != getattr(self, "agent_selection", agent):
            mask[:] = 0  # a seat that chooses at the same time is asked later
        return {"observation": table.observer.write(table.match, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play a move of the seat that is asked; after the end only None is accepted."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.play(self.possible_agents.index(agent), action)
        self._table.go_on()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.match.turn == OVER:
            self.rewards = self._table.worth()
            terminated, truncated = self._table.ended
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Turn to the seat that is to choose; at the end to the first."""
        match = self._table.match
        self.agent_selection = self.possible_agents[max(0, match.turn)]
        for seat, agent in enumerate(self.possible_agents):
            self._moves[agent].legal = self._table.observer.mask(match, seat)

    def render(self) -> str | None:
        """Draw the table as the seat to choose sees it."""
        return self._table.picture(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def move_text(self, action: int) -> str:
        """Return a move as people write it, in this position."""
        return self._table.game.move_codec.text(self._table.match, action)


class parallel_env(pettingzoo.ParallelEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's own name
    """One match of a game in which all seats answer at each step.

    It is meant for games where seats choose secretly at the same time. A seat with nothing to
    choose has one legal action, the last number, which means to wait.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; vaka's refusals of games, seats and options are ValueErrors."""
        self._table = _Table(game, seats, options, reward, render_mode)
        self.metadata = self._table.metadata
        self.render_mode = render_mode
        self.possible_agents = list(self._table.names)
        self.agents: list[str] = []
        observer = self._table.observer
        self.wait = observer.moves
        self._observed = {
            n: spaces.with_mask(observer, observer.moves + 1) for n in self.possible_agents
        }
        self._moves = {name: spaces.MoveSpace(observer.moves + 1) for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what a reset and a step give for a seat."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """Return the moves by their numbers, and one more for waiting."""
        return self._moves[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; the options of the game are settled when the environment is made."""
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._look(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the moves of all seats that must choose; the others wait."""
        agents = self.agents
        if not agents:
            raise ResetNeeded("the match is over, or was never begun: call reset()")
        if set(actions) != set(agents):
            missing = sorted(set(agents) ^ set(actions))
            raise KeyError(f"each of {agents} must act; check {missing}")
        match = self._table.match.copy()
        deciders = match.deciders()
        for seat, agent in enumerate(self.possible_agents):
            if seat not in deciders and actions[agent] != self.wait:
                raise ValueError(f"{agent} can only wait ({self.wait}), not {actions[agent]}")
        for seat in deciders:
            match.play(index(actions[self.possible_agents[seat]]), seat)
        self._table.match = match
        self._table.go_on()
        terminated, truncated = self._table.ended
        over = terminated or truncated
        rewards = self._table.worth() if over else dict.fromkeys(agents, 0.0)
        if over:
            self.agents = []
        return (
            self._look(agents),
            rewards,
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            {agent: {} for agent in agents},
        )

    def _look(self, agents: list[str]) -> dict[str, Observation]:
        observer, match = self._table.observer, self._table.match
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(agents):
            mask = np.append(observer.mask(match, seat), np.int8(0))
            if not mask.any():
                mask[self.wait] = 1
            self._moves[agent].legal = mask
            found[agent] = {"observation": observer.write(match, seat), "action_mask": mask}
        return found

    def render(self) -> str | None:
        """Draw the table as a spectator sees it."""
        return self._table.picture(None)

    def close(self) -> None:
        """There is nothing to close."""


def register() -> None:
    """Register every game that has an observation, under `vaka/GAME-vN`."""
    for observer in observers():
        for kind, entry in (("aec", env), ("parallel", parallel_env)):
            if observer.full_name not in getattr(pettingzoo, f"{kind}_registry"):
                pettingzoo.register(
                    kind, observer.full_name, entry, kwargs={"game": observer.game.name}
                )


register()
