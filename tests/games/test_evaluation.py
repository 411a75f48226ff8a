"""The evaluation of every game: the same on both engines, and fit for the search."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER

NETWORKED = ("rapanui2020", "raiatea")  # what these have learned takes the plain engine minutes
PROGRAM = Path(__file__).parents[1] / "evaluation_digest.py"


def digest(game: Game, **environment: str) -> str:
    """Return the digest of all judgements and preferences, on the engine that is asked for."""
    kept = {key: value for key, value in os.environ.items() if key != "VAKA_PURE"}
    kept["PYTHONPATH"] = os.pathsep.join(sys.path)
    return subprocess.run(
        [sys.executable, str(PROGRAM), game.name, "2"],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize(
    "name",
    ["rapanui2011", "tongiaki", *(pytest.param(n, marks=pytest.mark.long) for n in NETWORKED)],
)
def test_both_engines_judge_and_prefer_alike(name: str) -> None:
    game = vaka.load(name)
    assert digest(game) == digest(game, VAKA_PURE="1")


def test_names_and_places_of_weights_agree(game: Game) -> None:
    places = game.part("bot.codes")
    for place, name in enumerate(game.part("bot.evaluation").WEIGHTS):
        assert getattr(places, name.upper()) == place


@pytest.mark.parametrize("more", [0, 1])
def test_every_legal_move_has_a_weight_and_shares_add_up(game: Game, more: int) -> None:
    evaluator, rng = Evaluator(game), Rng(7)
    state = evaluator.state_class()
    state.become(game.start(game.seats[more]))
    while state.turn != OVER:
        assert sum(share for _, share in state.evaluated(evaluator.weights)) == pytest.approx(1)
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        weights = state.preferred(evaluator.weights)
        assert list(weights) == state.moves()
        assert min(weights.values()) >= 1
        assert sum(weights.values()) < 2**31
        state.play(state.moves()[rng.below(len(weights))])
    points = [expected for expected, _ in state.evaluated(evaluator.weights)]
    assert points == [score[0] for score in state.score()]
    shares = [share for _, share in state.evaluated(evaluator.weights)]
    assert shares.index(max(shares)) == state.score().index(max(state.score()))


@pytest.mark.parametrize("more", [0, 1])
def test_preferences_depend_on_nothing_that_the_seat_cannot_know(game: Game, more: int) -> None:
    evaluator, rng = Evaluator(game), Rng(8)
    state = evaluator.state_class()
    state.become(game.start(game.seats[more]))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        for seat in state.deciders():
            if len(state.moves(seat)) > 1:
                other = state.redealt(seat, rng)
                assert other.preferred(evaluator.weights, seat) == state.preferred(
                    evaluator.weights, seat
                )
        seat = state.deciders()[rng.below(len(state.deciders()))]  # of those who choose at once
        weights = state.preferred(evaluator.weights, seat)
        state.play(max(weights, key=lambda move: weights[move] * (1 + rng.below(9))), seat)
