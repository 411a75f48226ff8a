"""Small endgames are solved exactly: as by hand, on both engines, and inside the search."""

import os
import subprocess
import sys

import pytest

import vaka
from positions import choices_at_the_end, middle
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.engine.search import Search
from vaka.engine.solving import Solver
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER

MOST = 5000
DIGEST = """
import sys
sys.path.insert(0, {tests!r})
import vaka
from engine.test_solving import search_of, solved
import vaka
from positions import choices_at_the_end
for name in vaka.games():
    game = vaka.load(name)
    for state in choices_at_the_end(game, game.seats[0], 2, seed=1):
        print(name, solved(game, state, 300))
        search = search_of(game, state, exact=300)
        search.run(20)
        print(search.solved, search.unsolved, search.findings())
"""


def solved(game: Game, state: State, most: int = MOST) -> list[tuple[float, float]] | None:
    return Solver(state, Evaluator(game).weights, most).values(state)


def search_of(game: Game, state: State, exact: int) -> Search:
    veils = game.move_codec.veils
    weights = Evaluator(game).weights
    return Search(*(state, state.turn, veils, Rng(3), weights), cutoff=3, beliefs=True, exact=exact)


def by_hand(state: State, weights: Weights) -> list[tuple[float, float]]:
    """Follow every line in plain Python."""
    if state.turn == OVER:
        return state.evaluated(weights)
    ends = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        ends.append(by_hand(after, weights))
    if state.turn != CHANCE:
        best = max(range(len(ends)), key=lambda i: ends[i][state.turn][1])
        return ends[best]
    odds = state.odds()
    return [
        tuple(  # type: ignore[misc]
            sum(weight * end[seat][i] for weight, end in zip(odds, ends, strict=True)) / sum(odds)
            for i in (0, 1)
        )
        for seat in range(state.seats)
    ]


def test_a_solution_is_what_every_line_comes_to(game: Game) -> None:
    compared = 0
    for seed in range(4):
        for state in choices_at_the_end(game, game.seats[0], 2, seed):
            found = solved(game, state, 5000)
            if found is None:
                break
            for mine, theirs in zip(found, by_hand(state, Evaluator(game).weights), strict=True):
                assert mine == pytest.approx(theirs)
            compared += 1
    assert compared > 0


def test_what_is_too_large_is_given_up_and_left_as_it_is(game: Game) -> None:
    state = middle(game, game.seats[0], 20)
    before = state.fields()
    assert solved(game, state) is None
    assert state.fields() == before


def test_a_solution_may_look_only_so_far_ahead(game: Game) -> None:
    last = choices_at_the_end(game, game.seats[0], 1, seed=1)[0]
    weights = Evaluator(game).weights
    assert Solver(last, weights, MOST).values(last) is not None
    assert Solver(last, weights, 1).values(last) is None
    assert Solver(last, weights, MOST, plies=0).values(last) is None


def test_those_who_choose_together_have_no_solution() -> None:
    game = vaka.load("raiatea")
    together = [state for state in choices_at_the_end(game, 3, 400) if state.waiting != 0]
    assert solved(game, together[0], 1_000_000) is None


def test_a_search_solves_near_the_end_and_hardly_tries_before(game: Game) -> None:
    last = choices_at_the_end(game, game.seats[0], 2, seed=1)
    near = [search_of(game, state, exact=MOST) for state in last]
    far = search_of(game, middle(game, game.seats[0], 20), exact=400)
    for search in (*near, far):
        search.run(640)
        assert sum(found.visits for found in search.findings()) == 640
    assert sum(search.solved for search in near) > 0
    assert far.solved == 0
    assert 16 < far.unsolved < 32


def test_both_engines_solve_alike() -> None:
    program = DIGEST.format(tests=os.path.dirname(os.path.dirname(__file__)))
    kept = {key: value for key, value in os.environ.items() if key != "VAKA_PURE"}
    kept["PYTHONPATH"] = os.pathsep.join(sys.path)
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", program],
            env={**kept, **environment},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for environment in ({}, {"VAKA_PURE": "1"})
    )
    assert compiled == plain
    assert compiled.count("[(") > 2
