"""Networks as policies of a batch and as bots."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vaka
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Floats
from vaka.learn.policies import NetworkBot, frozen

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def weights_of(game: Game) -> Floats:
    env = BatchEnv(game, 1)
    shape = (env.observations.shape[1], env.masks.shape[1])
    return np.random.default_rng(1).normal(size=shape).astype(np.float32)


def test_the_best_legal_move_is_played(game: Game) -> None:
    weights = weights_of(game)
    policy = frozen(lambda observations: observations @ weights)
    env = BatchEnv(game, 4, seed=1)
    for _ in range(30):
        moves = policy(env.observations, env.masks)
        values = env.observations @ weights
        for row, move in enumerate(moves):
            assert env.masks[row, move]
            assert values[row, move] == values[row][env.masks[row]].max()
        env.step(moves)


def test_a_draw_follows_the_softmax(rapanui: Game) -> None:
    masks = np.zeros((4000, 3), np.bool_)
    masks[:, 1:] = True
    policy = frozen(lambda rows: np.tile(np.log([8.0, 1.0, 3.0]), (len(rows), 1)), sample=True)
    drawn = policy(np.zeros((4000, 2), np.float32), masks)
    assert set(drawn) == {1, 2}
    assert np.mean(drawn == 2) == pytest.approx(0.75, abs=0.04)


def test_torch_modules_say_the_same_as_arrays(rapanui: Game) -> None:
    torch = pytest.importorskip("torch")
    weights = weights_of(rapanui)
    module = torch.nn.Linear(*weights.shape, bias=False)
    module.weight.data = torch.from_numpy(weights.T.copy())
    env = BatchEnv(rapanui, 6, 2, opponents=frozen(module), seed=2)
    twin = BatchEnv(rapanui, 6, 2, opponents=frozen(lambda rows: rows @ weights), seed=2)
    for _ in range(20):
        assert env.observations.tobytes() == twin.observations.tobytes()
        env.step(env.masks.argmax(1))
        twin.step(twin.masks.argmax(1))


def test_a_bot_plays_from_its_view_what_the_policy_plays_in_a_batch(game: Game) -> None:
    weights = weights_of(game)

    class Mine(NetworkBot):
        @staticmethod
        def network(observations: Floats) -> Floats:
            return np.asarray(observations @ weights)

    bot = Mine(game, Rng(5))
    policy = frozen(Mine.network)
    env = BatchEnv(game, 2, seed=3)
    for _ in range(15):
        moves = policy(env.observations, env.masks)
        for row in range(2):
            state, seat = env.state(row), int(env.turns[row])
            view = game.view(state, seat, recall=True)
            chosen = bot.choose(view, seat, game.moves(state, seat))
            assert chosen == game.move_codec.text(state, int(moves[row]))
        env.step(moves)


def test_the_example_trains_writes_and_plays(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "rapanui2011", "150", "4"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(vaka.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "after 150 steps: mean reward" in done.stdout
    assert "network_bot.Trained: wins" in done.stdout
    assert np.load(tmp_path / "policy.npy").any()
