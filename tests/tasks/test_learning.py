import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from vaka.tasks.entries import published, read, write
from vaka.tasks.evaluation import Played
from vaka.tasks.learning import CHECKS, CURVE_MATCHES, Run, entry_of_runs, learn, together
from vaka.tasks.listed import TASKS, task

LEAD = task("rapanui2011-2p-lead-over-random-v1")
SHARE = task("rapanui2011-2p-vs-greedy-v1")
LEARNED = [
    entry for entry in published() if entry.seeds and entry.task != "rapanui2011-2p-last-turns-v1"
]


def test_what_is_learned_is_measured_in_the_matches_of_the_task(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("torch", reason="torch is not installed: tools/install_torch.py")
    monkeypatch.setattr("vaka.tasks.learning.CHECKS", 2)
    seen: list[tuple[int, int]] = []
    small = replace(LEAD, budget=6000)
    run = learn(small, "reinforce", 1, 8, told=lambda seed, spent, _: seen.append((seed, spent)))
    assert len(run.played) == 8
    assert [spent for spent, _ in run.curve] == [spent for _, spent in seen]
    assert len(seen) == 3
    assert {seed for seed, _ in seen} == {1}
    assert all(len(worths) == CURVE_MATCHES for _, worths in run.curve)
    assert run.decisions <= small.budget


def test_trainings_that_differ_widen_the_interval() -> None:
    dice = random.Random(1)
    matches = [dice.gauss(0, 1) for _ in range(200)]
    alike = together(LEAD, [matches, matches, matches])
    apart = together(LEAD, [[value + shift for value in matches] for shift in (-1, 0, 1)])
    assert alike.value == pytest.approx(apart.value)
    assert alike.low is not None
    assert apart.low is not None
    assert apart.value - apart.low > 4 * (alike.value - alike.low)


def test_a_share_over_trainings_stays_between_0_and_1() -> None:
    never = together(SHARE, [[0.0] * 100] * 3)
    assert never[:2] == (0.0, 0.0)
    assert never.high is not None
    assert 0 < never.high < 0.1
    uneven = together(SHARE, [[0.0] * 100, [0.0] * 100, [1.0, 0.0] * 50])
    assert uneven.low == 0.0
    assert uneven.value == pytest.approx(1 / 6)


@pytest.mark.parametrize("skill", [0.0, 0.1, 0.3, 1.0])
@pytest.mark.parametrize("luck", [0.0, 1.0])
@pytest.mark.parametrize("trainings", [3, 5])
def test_95_of_100_intervals_hold_the_mean_over_all_trainings(
    trainings: int, luck: float, skill: float
) -> None:
    """A match varies by 1; how much by luck that all trainings share, and they, is given."""
    dice = np.random.default_rng(2)
    held = 0
    for _ in range(1500):
        shared = luck * dice.standard_normal((1, 80))
        runs = skill * dice.standard_normal((trainings, 1)) + shared
        found = together(LEAD, (runs + dice.standard_normal(runs.shape)).tolist())
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0 <= found.high
    assert 0.92 <= held / 1500 <= 0.98


def test_runs_become_an_entry_with_a_curve(tmp_path: Path) -> None:
    runs = [
        Run(
            900_000,
            [(1000 * part, [float(part + seed + row % 3) for row in range(60)]) for part in (0, 1)],
            [Played(float(seed + match % 5), False) for match in range(LEAD.matches)],
        )
        for seed in range(3)
    ]
    entry = entry_of_runs(LEAD, "ppo", "ppo", runs)
    assert entry.command == f"vaka tasks {LEAD.id} --learner ppo --seeds 3"
    assert (entry.seeds, entry.decisions, entry.value) == (3, 900_000, 3.0)
    assert [point[0] for point in entry.curve] == [0, 1000]
    file = tmp_path / entry.file_name
    write(entry, file)
    assert read(file) == entry


def test_every_learned_entry_has_a_whole_curve() -> None:
    for entry in LEARNED:
        assert len(entry.curve) == CHECKS + 1
        assert entry.curve[0][0] == 0
        assert entry.curve[-1][0] == pytest.approx(entry.decisions, rel=0.01)
        assert entry.decisions <= TASKS[entry.task].budget


@pytest.mark.long
@pytest.mark.parametrize("name", ["reinforce", "ppo", "dqn"])
def test_a_learned_entry_is_found_again_by_one_training(name: str) -> None:
    """One training of three in a quarter of the matches, on whatever machine this is."""
    pytest.importorskip("torch", reason="torch is not installed: tools/install_torch.py")
    [entry] = [one for one in LEARNED if (one.task, one.name) == (LEAD.id, name)]
    run = learn(LEAD, name, 1, 100)
    [value, low, high] = together(LEAD, [[match.worth for match in run.played]])
    assert low is not None
    assert high is not None
    reach = (entry.high - entry.low) / 2 * 3**0.5 + (high - low) / 2  # one training, not three
    assert abs(value - entry.value) <= reach
