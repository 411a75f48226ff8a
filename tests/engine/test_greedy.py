import os
import subprocess
import sys
from pathlib import Path

import pytest

from vaka import CHANCE, Rng, load
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine import stepping as Step
from vaka.engine.batch import Batch
from vaka.engine.greedy import Greedy
from vaka.engine.state import State


def judge_of(game: Game, evaluator: Evaluator) -> State:
    state = evaluator.state_class()
    state.become(game.start(game.seats[0]))
    return state


def setting(
    game: Game, matches: int = 6, threads: int = 1, worlds: int = 1
) -> tuple[Batch, Greedy]:
    evaluator = Evaluator(game)
    width = len(game.move_codec)
    batch = Batch(game.start(game.seats[0]), matches, width, Rng(3), threads=threads)
    return batch, Greedy(batch, judge_of(game, evaluator), evaluator.weights, worlds)


def ask_all(batch: Batch) -> None:
    for i in range(batch.matches):
        batch.chosen[i] = Step.ASK


def test_it_chooses_legal_moves_to_the_end(game: Game) -> None:
    batch, greedy = setting(game)
    for _ in range(60):
        ask_all(batch)
        greedy.choose()
        for i, state in enumerate(batch.states):
            assert batch.chosen[i] in state.moves()
        batch.step()


def after_of(evaluator: Evaluator, state: State, move: int) -> State:
    after = evaluator.state_class()
    after.become(state)
    after.play(move)
    return after


def test_without_chance_it_takes_the_move_after_which_its_seat_stands_best() -> None:
    game = load("tongiaki")  # nothing is hidden; where a tile is drawn no luck is compared
    evaluator = Evaluator(game)
    batch, greedy = setting(game, worlds=2)
    compared = 0
    for _ in range(80):
        ask_all(batch)
        greedy.choose()
        for i, state in enumerate(batch.states):
            afters = {move: after_of(evaluator, state, move) for move in state.moves()}
            if CHANCE not in {after.turn for after in afters.values()}:
                shares = {
                    move: after.evaluated(evaluator.weights)[state.turn][1]
                    for move, after in afters.items()
                }
                assert shares[batch.chosen[i]] == max(shares.values())
                compared += len(shares) > 1
        batch.step()
    assert compared > 20


def test_only_those_who_ask_are_answered(rapanui: Game) -> None:
    batch, greedy = setting(rapanui)
    for i in range(batch.matches):
        batch.chosen[i] = Step.ASK if i % 2 else Step.WAIT
    greedy.choose()
    assert [batch.chosen[i] == Step.WAIT for i in range(4)] == [True, False, True, False]
    before = [state.fields() for state in batch.states]
    batch.answer()
    for i, state in enumerate(batch.states):
        assert (state.fields() == before[i]) is (i % 2 == 0)


def test_threads_change_nothing(game: Game) -> None:
    one, many = setting(game, 7), setting(game, 7, threads=3)
    for _ in range(30):
        for batch, greedy in (one, many):
            ask_all(batch)
            greedy.choose()
        assert list(one[0].chosen) == list(many[0].chosen)
        one[0].step()
        many[0].step()


def test_what_it_imagines_of_chance_is_not_what_comes(rapanui: Game) -> None:
    batch, greedy = setting(rapanui, 1, worlds=3)
    seed = batch.seeds[0]
    ask_all(batch)
    greedy.choose()
    assert batch.seeds[0] != seed  # the next choice imagines something else
    twin = Rng(0)
    twin.state = batch.seeds[0]
    state = batch.states[0]
    state.play(batch.chosen[0])
    while state.turn == CHANCE:
        state.draw(twin)
    batch.step()
    assert batch.states[0].fields() == state.fields()  # the stream of the match went on untouched


CHOICES = """
from engine.test_greedy import ask_all, setting
from vaka import load
for name in ("rapanui2011", "raiatea"):
    batch, greedy = setting(load(name), 2, worlds=2)
    for _ in range(25):
        ask_all(batch)
        greedy.choose()
        print(list(batch.chosen))
        batch.step()
"""


def test_both_engines_choose_the_same() -> None:
    said = []
    for plain in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", CHOICES],
            cwd=Path(__file__).parents[1],
            env={**os.environ, "VAKA_PURE": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append(done.stdout)
    assert said[0].count("\n") == 50
    assert said[0] == said[1]


def test_states_of_another_game_are_refused(rapanui: Game) -> None:
    other = load("tongiaki")
    batch, _ = setting(rapanui)
    evaluator = Evaluator(other)
    with pytest.raises(ValueError, match="game that the batch plays"):
        Greedy(batch, judge_of(other, evaluator), evaluator.weights, 1)
