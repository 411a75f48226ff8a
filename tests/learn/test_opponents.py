"""Batches against greedy, policies and leagues."""

import numpy as np
import pytest
from numpy.typing import NDArray

import vaka
from vaka.core.game import Game
from vaka.errors import BadBot
from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Floats
from vaka.learn.opponents import Opponent, Opponents
from vaka.learn.payoffs import payoffs
from vaka.learn.policies import Masks


def first_legal(observations: Floats, masks: Masks) -> NDArray[np.intp]:
    return np.asarray(masks.argmax(1))


def last_legal(observations: Floats, masks: Masks) -> NDArray[np.intp]:
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(1))


LEAGUE: list[Opponent] = ["random", "greedy:worlds=1", first_legal]
WISHES = {"greedy": "greedy:worlds=1", "policy": first_legal, "league": LEAGUE}


@pytest.mark.parametrize("kind", WISHES)
def test_the_caller_is_always_to_move_and_every_end_is_paid(game: Game, kind: str) -> None:
    env = BatchEnv(game, 3, game.seats[0], seed=4, opponents=WISHES[kind])  # type: ignore[arg-type]
    for _ in range(25):
        assert (env.turns == env.learners).all()
        stepped = env.step(env.masks.argmax(1))
        expected = np.where(stepped.dones[:, np.newaxis], payoffs(env.scores), 0)
        assert (stepped.rewards == expected.astype(np.float32)).all()


def test_a_policy_plays_what_the_caller_would_have_played_for_it(game: Game) -> None:
    alone, against = BatchEnv(game, 1, seed=7), BatchEnv(game, 1, seed=7, opponents=last_legal)
    assert against.learners is not None
    for _ in range(60):
        while alone.turns[0] != against.learners[0]:
            alone.step(last_legal(alone.observations, alone.masks))
        assert alone.observations.tobytes() == against.observations.tobytes()
        ended = bool(alone.step(first_legal(alone.observations, alone.masks)).dones[0])
        while alone.turns[0] != against.learners[0]:
            ended |= bool(alone.step(last_legal(alone.observations, alone.masks)).dones[0])
        stepped = against.step(first_legal(against.observations, against.masks))
        assert bool(stepped.dones[0]) == ended
        assert against.scores.tolist() == alone.scores.tolist()


def test_a_policy_is_asked_once_for_all_matches_in_which_it_is_to_move(rapanui: Game) -> None:
    asked: list[int] = []

    def counting(observations: Floats, masks: Masks) -> NDArray[np.intp]:
        assert observations.shape == (len(masks), env_numbers)
        assert masks.any(1).all()
        asked.append(len(masks))
        return np.asarray(masks.argmax(1))

    env_numbers = BatchEnv(rapanui, 1).observations.shape[1]
    env = BatchEnv(rapanui, 50, 2, opponents=counting)
    for _ in range(20):
        env.step(env.masks.argmax(1))
    assert max(asked) > 20
    assert len(asked) < sum(asked) / 10


def mean_reward(env: BatchEnv, ends: int) -> float:
    """Return what random play earns on average over so many matches."""
    earned: list[float] = []
    rng = np.random.default_rng(1)
    assert env.learners is not None
    while len(earned) < ends:
        moves = np.where(env.masks, rng.random(env.masks.shape), -1.0).argmax(1)
        stepped = env.step(moves)
        rows = np.flatnonzero(stepped.dones)
        earned += stepped.rewards[rows, env.learners[rows]].tolist()
    return float(np.mean(earned))


def test_greedy_is_much_stronger_than_random_play(rapanui: Game) -> None:
    assert mean_reward(BatchEnv(rapanui, 20, 2, opponents="greedy"), 60) < -0.5


def test_neither_threads_nor_company_change_a_match(rapanui: Game) -> None:
    few = BatchEnv(rapanui, 3, 3, seed=2, opponents=LEAGUE, threads=1)
    many = BatchEnv(rapanui, 9, 3, seed=2, opponents=LEAGUE, threads=3)
    for step in range(120):
        assert many.observations[:3].tobytes() == few.observations.tobytes(), step
        few.step(few.masks.argmax(1))
        many.step(many.masks.argmax(1))


def test_each_match_of_a_league_draws_its_opponents_anew(rapanui: Game) -> None:
    env = BatchEnv(rapanui, 40, 2, seed=3, opponents=LEAGUE)
    others = env._others
    assert isinstance(others, Opponents)
    assert set(others.member) == {0, 1, 2}
    first = others.member.copy()
    ended = np.zeros(40, np.bool_)
    for _ in range(400):
        ended |= env.step(env.masks.argmax(1)).dones
    assert ended.all()
    assert (others.plays > 1).all()
    assert (others.member != first).any()
    env.reset(3)
    assert (others.member == first).all()


def test_a_seed_repeats_everything(rapanui: Game) -> None:
    env = BatchEnv(rapanui, 6, 3, seed=1, opponents=LEAGUE)
    seen = [env.step(env.masks.argmax(1)).observations.tobytes() for _ in range(30)]
    env.reset(1)
    assert seen == [env.step(env.masks.argmax(1)).observations.tobytes() for _ in range(30)]


def test_bad_opponents_are_told_apart(rapanui: Game) -> None:
    with pytest.raises(ValueError, match="a policy or a league of these, not 'master'"):
        BatchEnv(rapanui, 1, opponents=["random", "master"])
    with pytest.raises(ValueError, match="at least one member"):
        BatchEnv(rapanui, 1, opponents=[])
    with pytest.raises(BadBot):
        BatchEnv(rapanui, 1, opponents="greedy:depth=3")
    with pytest.raises(ValueError, match="a policy must return 1 whole numbers here, not float64"):
        BatchEnv(rapanui, 1, opponents=lambda o, m: np.zeros(len(m)), learners=[1])
    with pytest.raises(ValueError, match=r"of the shape \(2,\)"):
        BatchEnv(rapanui, 1, opponents=lambda o, m: np.zeros(2, int), learners=[1])
    for wrong in (-1, -2, 2**32, 10**6):
        with pytest.raises(vaka.Illegal, match="match 0"):
            BatchEnv(rapanui, 1, opponents=lambda o, m, w=wrong: np.full(1, w), learners=[1])
