import numpy as np
import pytest

import vaka
from vaka.core.game import Game
from vaka.engine.turns import CHANCE, OVER
from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Observer
from vaka.learn.payoffs import payoffs


def first_legal(env: BatchEnv) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.asarray(env.masks.argmax(1))


def test_rows_say_what_each_match_says(game: Game) -> None:
    env = BatchEnv(game, 5, game.seats[-1], seed=3)
    observer = Observer(game)
    for _ in range(60):
        for match in range(5):
            state = env.state(match)
            seat = int(env.turns[match])
            assert seat == state.turn
            assert env.observations[match].tobytes() == observer.write(state, seat).tobytes()
            assert np.flatnonzero(env.masks[match]).tolist() == sorted(state.moves())
        env.step(first_legal(env))


def test_batches_play_as_single_matches_do(game: Game) -> None:
    env = BatchEnv(game, 3, seed=9)
    root = vaka.Rng(9)
    for match in range(3):
        rng, state = root.split(match), game.start(game.seats[0])
        env.reset(9)
        for _ in range(40):
            while state.turn == CHANCE:
                state.draw(rng)
            assert env.state(match).fields() == state.fields()
            move = min(state.moves())
            state.play(move)
            env.step(first_legal(env))


def test_neither_threads_nor_company_change_a_match(game: Game) -> None:
    few, many = BatchEnv(game, 4, seed=2, threads=1), BatchEnv(game, 11, seed=2, threads=3)
    assert (few.threads, many.threads) == (1, 3)
    for step in range(80):
        assert many.observations[:4].tobytes() == few.observations.tobytes(), step
        assert (many.masks[:4] == few.masks).all()
        few.step_random()
        many.step_random()


def test_the_end_pays_each_seat_and_the_match_begins_anew(rapanui: Game) -> None:
    env = BatchEnv(rapanui, 6, 3, seed=1)
    ended = 0
    for _ in range(300):
        stepped = env.step_random()
        assert (stepped.rewards[~stepped.dones] == 0).all()
        for match in np.flatnonzero(stepped.dones):
            score = [tuple(map(int, row)) for row in env.scores[match]]
            assert stepped.rewards[match].tolist() == pytest.approx(payoffs(score).tolist())
            assert env.state(int(match)).fields()["stone_n"] == 0
            ended += 1
    assert ended > 5


def test_arrays_are_the_memory_of_the_engine(game: Game) -> None:
    env = BatchEnv(game, 4)
    before = env.observations, env.masks, env.turns, env.dones, env.rewards, env.scores
    stepped = env.step(first_legal(env))
    after = env.observations, env.masks, env.turns, env.dones, env.rewards, env.scores
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert stepped.observations is env.observations
    again = np.from_dlpack(env.observations)
    assert np.shares_memory(again, env.observations)
    assert env.masks.dtype == np.bool_
    assert env.observations.dtype == np.float32


def test_a_limit_truncates_and_the_rules_terminate() -> None:
    for name, options, limit in (
        ("rapanui2020", {"max_rounds": 2}, True),
        ("rapanui2011", {}, False),
    ):
        env = BatchEnv(name, 5, 2, options, seed=3)
        ended = 0
        while ended < 8:
            env.step_random()
            ended += int(env.dones.sum())
            assert (env.truncations == (env.dones & limit)).all()
            for match in np.flatnonzero(env.dones):
                last = env.final_state(int(match))
                assert last.turn == OVER
                assert [list(row) for row in last.score()] == env.scores[match].tolist()
                row = env.final_observation(int(match), 1)
                assert (row == env.observer.write(last, 1)).all()
                assert env.state(int(match)).turn != OVER  # the next match has begun
        env.reset(4)
        assert not env.truncations.any()
        with pytest.raises(ValueError, match="has ended no match 0"):
            env.final_state(0)


def test_torch_shares_the_memory_of_the_arrays(rapanui: Game) -> None:
    torch = pytest.importorskip("torch", reason="DLPack is tried with torch", exc_type=ImportError)
    env = BatchEnv(rapanui, 4, seed=1)
    for array in (env.observations, env.rewards, env.turns, env.scores):
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data


def test_a_mask_that_the_caller_writes_over_makes_no_move_legal(game: Game) -> None:
    env = BatchEnv(game, 2)
    moves = first_legal(env)
    wrong = int((~env.masks[1]).argmax())
    env.masks[:] = True
    with pytest.raises(vaka.Illegal, match="match 1"):
        env.step([int(moves[0]), wrong])
    env.step(moves)
    assert not env.masks.all()


def test_with_opponents_the_caller_plays_one_seat(game: Game) -> None:
    env = BatchEnv(game, 6, seed=4, opponents="random")
    assert env.learners is not None
    assert env.learners.tolist() == [match % game.seats[0] for match in range(6)]
    for _ in range(50):
        assert (env.turns == env.learners).all()
        env.step(first_legal(env))
    env = BatchEnv(game, 3, opponents="random", learners=[1, 1, 0])
    assert env.turns.tolist() == [1, 1, 0]


def test_a_seed_repeats_everything(game: Game) -> None:
    env = BatchEnv(game, 3, seed=1)
    one = env.observations.copy()
    env.step_random()
    env.reset(2)
    two = env.observations.copy()
    env.reset(1)
    assert (env.observations == one).all()
    assert game.name == "tongiaki" or not (two == one).all()  # Tongiaki begins without chance


def test_bad_use_raises_what_people_expect(rapanui: Game) -> None:
    env = BatchEnv(rapanui, 4)
    before = env.observations.copy()
    with pytest.raises(ValueError, match=r"shape \(4,\), not \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        env.step(np.zeros(4))
    for wrong in (-1, 53, 54, 10**6, 2**32, -(2**32)):
        with pytest.raises(vaka.Illegal, match="match 2"):
            env.step([0, 0, wrong, 0])
    with pytest.raises(vaka.Illegal, match="match 0"):
        env.step(np.full(4, 2**64 - 1, np.uint64))
    assert (env.observations == before).all()
    with pytest.raises(vaka.BadSeats):
        BatchEnv(rapanui, 4, 9)
    with pytest.raises(vaka.BadOption):
        BatchEnv(rapanui, 4, 2, {"speed": 1})
    with pytest.raises(vaka.UnknownGame):
        BatchEnv("chess", 4)
    with pytest.raises(ValueError, match="at least one match"):
        BatchEnv(rapanui, 0)
    with pytest.raises(ValueError, match="at least one thread"):
        BatchEnv(rapanui, 1, threads=0)
    with pytest.raises(ValueError, match="win, lead, not 'gold'"):
        BatchEnv(rapanui, 1, reward="gold")
    with pytest.raises(ValueError, match="only be random"):
        BatchEnv(rapanui, 1, opponents="master")
    with pytest.raises(ValueError, match="learners are for"):
        BatchEnv(rapanui, 1, learners=[0])
    with pytest.raises(ValueError, match="a seat of the caller, from 0 to 1"):
        BatchEnv(rapanui, 1, opponents="random", learners=[2])
    with pytest.raises(ValueError, match="a seat of the caller, from 0 to 1"):
        BatchEnv(rapanui, 1, opponents="random", learners=[-1])
    with pytest.raises(ValueError, match="a seat of the caller"):
        BatchEnv(rapanui, 2, opponents="random", learners=[0])
    with pytest.raises(TypeError):
        BatchEnv(rapanui, 1, opponents="random", learners=[0.5])  # type: ignore[list-item]
    with pytest.raises(IndexError, match="matches 0 to 3"):
        env.state(4)


def test_payoffs_sum_to_nothing_and_know_tie_breakers() -> None:
    assert payoffs([(5, 1), (5, 2)]).tolist() == [-1.0, 1.0]
    assert payoffs([(5, 1), (5, 1)]).tolist() == [0.0, 0.0]
    assert payoffs([(5,), (5,), (1,)]).tolist() == pytest.approx([0.25, 0.25, -0.5])
    assert payoffs([(9,), (5,), (1,)], "lead").tolist() == [6.0, 0.0, -6.0]
    assert payoffs([[(1,), (2,)], [(3,), (0,)]]).tolist() == [[-1.0, 1.0], [1.0, -1.0]]
