import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vaka
from vaka.core.game import Game
from vaka.learn.batch import BatchEnv

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(autouse=True)
def torch() -> None:
    """Load torch where it is used: it takes seconds, in each process that runs tests."""
    pytest.importorskip(
        "sb3_contrib",
        reason="training needs torch: see tools/install_torch.py",
        exc_type=ImportError,
    )


@pytest.mark.long
def test_the_example_trains_and_shows_its_curve() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "rapanui2011", "1200", "4"],
        env={"PYTHONPATH": str(Path(vaka.__file__).parents[1]), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("wins") == 7
    assert "beat" in done.stdout


def test_the_vector_environment_is_one_of_stable_baselines(game: Game) -> None:
    from vaka.learn.stable_baselines import SeatVecEnv

    env = SeatVecEnv(game, matches=3, seed=1)
    before = env.reset()
    assert (before == BatchEnv(game, 3, seed=1, opponents="random").observations).all()
    assert env.observation_space.shape == before.shape[1:]
    ended = 0
    for _ in range(2000):
        masks = np.stack(env.env_method("action_masks"))
        kept = before.copy()
        after, rewards, dones, infos = env.step(masks.argmax(1))
        assert not np.shares_memory(after, env.batch.observations)
        assert (before == kept).all(), "what was returned stays as it was"
        assert [("episode" in info) for info in infos] == dones.tolist()
        for match in np.flatnonzero(dones):
            last = infos[match]["terminal_observation"]
            assert not np.shares_memory(last, env.batch.observations)
            assert (last == env.batch.final_observation(int(match), env.learners[match])).all()
            assert infos[match]["TimeLimit.truncated"] == env.batch.truncations[match]
        assert (rewards[~dones] == 0).all()
        ended += int(dones.sum())
        before = after
        if ended:
            break
    assert ended
    assert env.has_attr("action_masks")
    assert env.env_is_wrapped(object) == [False] * 3
    assert len(env.env_method("action_masks", indices=[0, 2])) == 2
    assert env.get_attr("num_envs", indices=1) == [3]
    assert env.get_images() == [None] * 3
    with pytest.raises(AttributeError):
        env.env_method("fly")
    with pytest.raises(AttributeError):
        env.set_attr("speed", 1)
    env.close()


def test_the_other_seats_may_play_greedily(rapanui: Game) -> None:
    from vaka.learn.stable_baselines import SeatVecEnv

    env = SeatVecEnv(rapanui, matches=3, seed=1, opponents="greedy")
    twin = BatchEnv(rapanui, 3, seed=1, opponents="greedy")
    assert (env.reset() == twin.observations).all()
    for _ in range(20):
        moves = twin.masks.argmax(1)
        assert (env.step(moves)[0] == twin.step(moves).observations).all()
