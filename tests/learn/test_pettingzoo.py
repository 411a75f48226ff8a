import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded

import vaka
from vaka.core.game import Game
from vaka.learn import pettingzoo as adapter
from vaka.learn.observer import Observer

with warnings.catch_warnings():  # its tests import an environment the old way, if pygame is there
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

TABLES = [(name, seats) for name in vaka.games() for seats in vaka.load(name).seats]


@contextmanager
def masks_beside_numbers() -> Iterator[None]:
    """Accept what api_test says to every environment with an action mask that it does not know."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_table(name: str, seats: int) -> None:
    with masks_beside_numbers():
        api_test(adapter.env(name, seats=seats), num_cycles=120)
    seed_test(lambda: adapter.env(name, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_table_in_parallel(name: str, seats: int) -> None:
    parallel_api_test(adapter.parallel_env(name, seats=seats), num_cycles=120)
    parallel_seed_test(lambda: adapter.parallel_env(name, seats=seats), num_cycles=40)


def test_options_are_accepted_too(game: Game) -> None:
    for option, values in game.options.items():
        env = adapter.env(game, options={option: values[-1]})
        with masks_beside_numbers():
            api_test(env, num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_is_drawn(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Any:
        return adapter.env(name, seats=seats, render_mode=render_mode)

    render_test(make)
    assert f"seat_{seats - 1}" in capsys.readouterr().out


def test_tables_are_drawn_for_a_spectator_or_not_at_all(game: Game) -> None:
    env = adapter.parallel_env(game, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0" in str(env.render())
    env.close()
    silent = adapter.raw_env(game)
    silent.reset(seed=1)
    assert silent.render() is None


def test_rewards_come_at_the_end_and_sum_to_nothing(game: Game) -> None:
    env = adapter.raw_env(game, seats=game.seats[-1])
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else rng.choice(legal))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0 or set(totals.values()) == {0.0}
    assert env.agents == []


@pytest.mark.parametrize(
    ("name", "options", "limit"),
    [("rapanui2020", {"max_rounds": 2}, True), ("rapanui2011", {}, False)],
)
def test_a_limit_truncates_and_the_rules_terminate(
    name: str, options: dict[str, Any], limit: bool
) -> None:
    env = adapter.raw_env(name, options=options)
    env.reset(seed=1)
    while not (env.terminations["seat_0"] or env.truncations["seat_0"]):
        env.step(env.action_space(env.agent_selection).sample())
    assert set(env.truncations.values()) == {limit}
    assert set(env.terminations.values()) == {not limit}
    assert sum(env.rewards.values()) == pytest.approx(0)
    both = adapter.parallel_env(name, options=options)
    both.reset(seed=1)
    over: dict[str, bool] = {}
    cut: dict[str, bool] = {}
    while both.agents:
        moves = {agent: both.action_space(agent).sample() for agent in both.agents}
        _, _, over, cut, _ = both.step(moves)
    assert (set(over.values()), set(cut.values())) == ({not limit}, {limit})


def test_registered_names_make_environments(game: Game) -> None:
    name = Observer(game).full_name
    env = pettingzoo.make("aec", name, seats=game.seats[-1])
    assert env.max_num_agents == game.seats[-1]
    env = pettingzoo.make("parallel", name)
    assert env.max_num_agents == game.seats[0]
    adapter.register()  # again: nothing happens, and nothing is said


def test_an_illegal_move_raises_or_loses(rapanui: Game) -> None:
    raw = adapter.raw_env(rapanui)
    raw.reset(seed=1)
    before = raw.observe("seat_0")["observation"]
    with pytest.raises(vaka.Illegal):
        raw.step(33)
    with pytest.raises(TypeError):
        raw.step(0.5)
    assert (raw.observe("seat_0")["observation"] == before).all()
    assert raw.move_text(0) == "pass"
    env = adapter.env(rapanui)
    env.reset(seed=1)
    env.step(33)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="space"):
        env.step(1000)


def test_steps_before_and_after_a_match_raise(rapanui: Game) -> None:
    with pytest.raises(AssertionError, match="reset"):
        adapter.env(rapanui).step(0)
    env = adapter.raw_env(rapanui)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    together = adapter.parallel_env(rapanui)
    with pytest.raises(ResetNeeded):
        together.step({"seat_0": 0, "seat_1": together.wait})
    together.reset(seed=1)
    while together.agents:
        spaces = {agent: together.action_space(agent) for agent in together.agents}
        together.step({agent: space.sample() for agent, space in spaces.items()})
    with pytest.raises(ResetNeeded):
        together.step({})


def test_parallel_seats_that_have_no_choice_wait(rapanui: Game) -> None:
    env = adapter.parallel_env(rapanui)
    observations, _ = env.reset(seed=1)
    assert np.flatnonzero(observations["seat_1"]["action_mask"]).tolist() == [env.wait]
    with pytest.raises(ValueError, match="seat_1 can only wait"):
        env.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(vaka.Illegal):
        env.step({"seat_0": 33, "seat_1": env.wait})
    with pytest.raises(TypeError):
        env.step({"seat_0": 0.5, "seat_1": env.wait})
    with pytest.raises(KeyError, match="must act"):
        env.step({"seat_0": 0})
    observations, *_ = env.step({"seat_0": 0, "seat_1": env.wait})
    assert not observations["seat_0"]["action_mask"][env.wait]


def test_wrong_settings_are_refused(rapanui: Game) -> None:
    for make in (adapter.env, adapter.parallel_env):
        with pytest.raises(vaka.BadSeats):
            make(rapanui, seats=7)
        with pytest.raises(vaka.BadOption):
            make(rapanui, options={"speed": 1})
        with pytest.raises(ValueError, match="render mode"):
            make(rapanui, render_mode="rgb_array")
        with pytest.raises(ValueError, match="a reward is one of"):
            make(rapanui, reward="gold")
