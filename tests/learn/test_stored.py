from functools import partial
from pathlib import Path

import numpy as np
import pytest

import vaka
from vaka.learn.batch import BatchEnv
from vaka.learn.policies import frozen
from vaka.learn.stored import BadPolicy, Layer, StoredBot, StoredPolicy
from vaka.match import Match

NUMBERS, MOVES = 382, 54  # of Rapa Nui 2011


def a_policy(game: str = "rapanui2011", version: int = 1, hidden: int = 8) -> StoredPolicy:
    rng = np.random.default_rng(1)
    shapes = [(NUMBERS, hidden), (hidden, MOVES)]
    layers = [
        Layer(rng.normal(size=shape).astype(np.float32), rng.normal(size=shape[1]).astype("f"))
        for shape in shapes
    ]
    return StoredPolicy(game, version, layers)


def test_what_is_negative_between_two_layers_becomes_zero() -> None:
    first = Layer(np.array([[1.0, -1.0]], np.float32), np.array([0.0, 0.5], np.float32))
    second = Layer(np.array([[1.0], [10.0]], np.float32), np.array([3.0], np.float32))
    policy = StoredPolicy("pig", 1, [first, second])
    assert policy(np.array([[2.0], [-2.0]], np.float32)).tolist() == [[5.0], [28.0]]


def test_a_file_gives_the_same_policy_again(tmp_path: Path) -> None:
    policy, file = a_policy(), tmp_path / "policy.npz"
    policy.save(file)
    again = StoredPolicy.load(file, vaka.load("rapanui2011"))
    observations = np.random.default_rng(2).random((5, NUMBERS)).astype(np.float32)
    assert (again(observations) == policy(observations)).all()


def test_another_game_another_version_or_another_file_is_refused(tmp_path: Path) -> None:
    game = vaka.load("rapanui2011")
    file = tmp_path / "policy.npz"
    for policy in (a_policy("tongiaki"), a_policy(version=2)):
        policy.save(file)
        with pytest.raises(BadPolicy, match="the policy is for"):
            StoredPolicy.load(file, game)
    np.savez(file, weights=np.zeros(3))
    with pytest.raises(BadPolicy, match="holds no policy"):
        StoredPolicy.load(file, game)
    file.write_text("no archive")
    with pytest.raises(BadPolicy, match="holds no policy"):
        StoredPolicy.load(file, game)


def test_the_bot_plays_what_the_policy_plays_in_a_batch() -> None:
    policy = a_policy()
    env = BatchEnv("rapanui2011", 1, 2, seed=3)
    bot = partial(StoredBot, policy)(env.game, vaka.Rng(1))
    choose = frozen(policy)
    for _ in range(30):
        state, seat = env.state(0), int(env.turns[0])
        view = env.game.view(state, seat, recall=True)
        [move] = choose(env.observations, env.masks)
        assert bot.choose(view, seat, env.game.moves(state, seat)) == (
            env.game.move_codec.text(state, int(move))
        )
        env.step([move])


def test_a_whole_match_is_played() -> None:
    game = vaka.load("rapanui2011")
    bot = StoredBot(a_policy(), game, vaka.Rng(1))
    match = Match(game, 2)
    match.play_out(bot.choose, vaka.Rng(2).split)
    assert match.score()
