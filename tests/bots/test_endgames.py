"""Endgames of Rapa Nui 2011 that are solved exactly: no bot that thinks throws them away.

In each of the kept ones a search of 8,000 iterations by sharp preferences and even guesses lost at
least a quarter of a win. `tools/exact_endgames.py` finds and solves as many more as one likes.
"""

from pathlib import Path

import exact_endgames as exact
import pytest

import vaka
from vaka.engine.rng import Rng

KEPT = exact.read(Path(__file__).with_name("endgames.jsonl"))


@pytest.mark.parametrize(
    ("name", "most"), [("ismcts:iterations=8000", 2), ("ismcts:iterations=1000", 4)]
)
def test_an_endgame_that_is_solved_is_not_thrown_away(name: str, most: int) -> None:
    lost = exact.regrets(name, KEPT, Rng(1))
    assert len(lost) == 20
    assert sum(regret > exact.CRITICAL for regret in lost) <= most


def test_sharp_preferences_and_even_guesses_throw_them_away() -> None:
    sharp = "ismcts:iterations=8000,temper=1,floor=0,fair=0,beliefs=0"
    lost = exact.regrets(sharp, KEPT, Rng(1))
    assert sum(regret > exact.CRITICAL for regret in lost) >= 15


def test_the_solutions_are_those_of_the_solver() -> None:
    game = vaka.load("rapanui2011")
    small = min(KEPT, key=lambda endgame: sum(endgame.fields["height"]))
    state = game.start(2)
    state.load(small.fields)
    assert exact.solve(state).values == pytest.approx(small.values)
