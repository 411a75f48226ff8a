from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import vaka
from vaka.bots.simple import RandomBot
from vaka.core.game import Game, View
from vaka.learn import gymnasium as adapter
from vaka.learn.gymnasium import SeatEnv
from vaka.learn.observer import Observer

TABLES = [(name, seats) for name in vaka.games() for seats in vaka.load(name).seats]


class First:
    """A bot that takes the first move."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the first of the moves."""
        return moves[0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_accepts_every_table(name: str, seats: int) -> None:
    for seat in (0, seats - 1):
        check_env(SeatEnv(name, seats, seat=seat), skip_render_check=True)
    made = gymnasium.make(Observer(name).full_name, seats=seats, render_mode="ansi")
    check_env(made.unwrapped)


def test_registered_names_make_environments(game: Game) -> None:
    name = f"vaka.learn.gymnasium:{Observer(game).full_name}"
    env = gymnasium.make(name, seats=game.seats[-1], opponents="greedy:worlds=1")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    env.step(env.action_space.sample(info["action_mask"]))
    adapter.register()  # again: nothing happens, and nothing is said


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    steps, over, cut, reward = 0, False, False, 0.0
    while not (over or cut):
        assert info["action_mask"].any()
        _, reward, over, cut, info = env.step(env.action_space.sample())
        assert "illegal" not in info
        steps += 1
    return reward, steps


def test_samples_are_legal_and_seeds_repeat_whole_matches(game: Game) -> None:
    env = SeatEnv(game, opponents="random")
    assert play(env, 3) == play(env, 3)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_every_kind_of_opponent_plays(rapanui: Game) -> None:
    mixed = SeatEnv(rapanui, 3, seat=1, opponents=["greedy:worlds=1", First()])
    assert play(mixed, 1)[0] in (-0.5, 0.25, 0.0, 1.0)
    seats = set()
    anywhere = SeatEnv(rapanui, 3, seat=None)
    for seed in range(12):
        _, info = anywhere.reset(seed=seed)
        seats.add(info["seat"])
    assert seats == {0, 1, 2}


def test_no_view_is_written_for_a_bot_that_does_not_look(
    rapanui: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = SeatEnv(rapanui, 3, opponents="random")
    views: list[int] = []
    view = Game.view

    def counted(self: Game, state: Any, seat: int | None, recall: bool = False) -> View:
        views.append(-1 if seat is None else seat)
        return view(self, state, seat, recall)

    monkeypatch.setattr(Game, "view", counted)
    without = [play(env, seed) for seed in range(3)]
    assert views == []
    monkeypatch.setattr(RandomBot, "looks", True)
    assert [play(env, seed) for seed in range(3)] == without
    assert len(views) > 100


def test_a_limit_truncates_and_the_rules_terminate() -> None:
    ends = []
    for name, options in (("rapanui2020", {"max_rounds": 2}), ("rapanui2011", {})):
        env = SeatEnv(name, options=options)
        env.action_space.seed(1)
        env.reset(seed=1)
        over = cut = False
        while not (over or cut):
            observation, reward, over, cut, info = env.step(env.action_space.sample())
        ends.append((over, cut))
        assert reward in (-1.0, 0.0, 1.0)  # what the scores are worth, also when cut short
        assert not info["action_mask"].any()
        assert env.observation_space.contains(observation)
    assert ends == [(False, True), (True, False)]


def test_rewards_can_be_leads_in_points(rapanui: Game) -> None:
    reward, _ = play(SeatEnv(rapanui, reward="lead"), 4)
    assert reward == int(reward) != 0


def test_bad_use_raises_what_people_expect(rapanui: Game) -> None:
    with pytest.raises(ResetNeeded):
        SeatEnv(rapanui).step(0)
    env = SeatEnv(rapanui, illegal="raise")
    env.reset(seed=1)
    for wrong in (33, 53, -1, 54, 0.5, "pass"):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    lenient = SeatEnv(rapanui)
    lenient.reset(seed=1)
    for wrong in (-1, 54, 0.5, "pass"):  # no moves at all
        with pytest.raises(InvalidAction):
            lenient.step(wrong)
    _, reward, over, cut, info = lenient.step(np.int64(33))
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    lenient.reset(seed=1)
    with pytest.raises(InvalidAction):
        lenient.step(54)
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"seat": 2}, "seats 0 to 1"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, not 2"),
        ({"opponents": "genius"}, "genius"),
        ({"illegal": "ignore"}, "raise"),
        ({"reward": "gold"}, "a reward is one of"),
        ({"render_mode": "rgb_array"}, "render mode"),
        ({"options": {"speed": 1}}, "speed"),
        ({"seats": 9}, "not 9"),
    ]
    for settings, said in wishes:
        with pytest.raises(ValueError, match=said):
            SeatEnv(rapanui, **settings)


def test_tables_are_drawn(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(game, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in str(env.render())
    env = SeatEnv(game, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "seat_1" in capsys.readouterr().out
    assert SeatEnv(game).render() is None


def test_masks_are_there_for_maskable_ppo(rapanui: Game) -> None:
    env = SeatEnv(rapanui)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
