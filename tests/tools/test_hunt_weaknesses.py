"""The hunt for whoever beats our bots: its sums are right, and bad play loses."""

import math

import hunt_weaknesses as hunting
import numpy as np
import pytest
from hunt_weaknesses import Task, least_squares, share

GAME = "rapanui2011"


def test_what_each_weight_brings_is_found_within_its_error() -> None:
    draw = np.random.default_rng(1)
    slopes = np.array([0.2, 0.0, -0.1])
    rows = draw.normal(0, 0.3, (2000, 3))
    won = rows @ slopes + draw.normal(0, 0.5, 2000)
    estimate, error = least_squares(rows, won)
    assert np.all(np.abs(estimate - slopes) < 3 * error)
    assert error == pytest.approx([0.5 / math.sqrt(2000) / 0.3] * 3, rel=0.1)


def test_the_same_task_has_the_same_end() -> None:
    task = Task(GAME, 2, {"wood": 0.5}, 10, "", 3)
    assert share(task) == share(task)


def test_who_values_everything_wrongly_loses_to_the_defender() -> None:
    blind = {"hand_moai": 4.0, "spread": -4.0, "keen_buy": -6.0, hunting.EXPLORATION: 4.0}
    won = [share(Task(GAME, 2, blind, 60, "", seed)) for seed in range(8)]
    assert sum(won) / len(won) < 0.5
    even = [share(Task(GAME, 2, {}, 60, "random", seed)) for seed in range(4)]
    assert sum(even) / len(even) > 0.9
