"""The tool that measures the judge: choices of bots, and what the judge's moves cost."""

import argparse
import json
import math
from itertools import pairwise
from pathlib import Path

import judge_strength
import pytest

from random_play import random_match
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.teacher.records import Decision, Estimate, Judged


def job(number: int = 0, known: frozenset[int] = frozenset()) -> judge_strength.Job:
    return judge_strength.Job("rapanui2011", 2, 3, number, 2, 20, known, math.inf)


def test_choices_are_held_back_from_all_of_a_match(game: Game) -> None:
    match = random_match(game, game.seats[0], 3)
    steps = judge_strength.held_back(match, Rng(1))
    assert len(steps) == judge_strength.PER_MATCH
    for step in steps:
        line = match.lines[step]
        assert len(game.moves(match.state_at(step), line.seat)) > 1
    gaps = [two - one for one, two in pairwise(steps)]
    assert max(gaps) < len(match) / 2


def test_a_measurement_is_settled_by_its_seed_and_goes_on_where_it_stopped() -> None:
    whole = judge_strength.judged_twice(job())
    assert len(whole) == judge_strength.PER_MATCH
    assert all(-0.2 < held.regret < 0.6 for held in whole)
    known = frozenset(held.step for held in whole[:4])
    assert judge_strength.judged_twice(job(known=known)) == whole[4:]
    assert judge_strength.judged_twice(job()._replace(until=0.0)) == []


def test_what_is_kept_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    asked = ["judge", "rapanui2011", "--positions", "6", "--factor", "2", "--tries", "10"]
    monkeypatch.setattr("sys.argv", [*asked, "--seats", "2", "--workers", "1", "--kept", str(file)])
    judge_strength.main()
    first = file.read_text()
    assert len(first.splitlines()) == judge_strength.PER_MATCH
    judge_strength.main()
    assert file.read_text() == first  # nothing was left to do
    held = judge_strength.Held.of(json.loads(first.splitlines()[0]))
    assert held.short.best == held.long.played


def test_the_jobs_of_the_games_take_turns() -> None:
    given = argparse.Namespace(positions=7, seats=3, seed=1, factor=2, tries=5)
    jobs = judge_strength.jobs_of(["tongiaki", "raiatea"], [], given, 0.0)
    assert [(job.game, job.number) for job in jobs] == [
        *(("tongiaki", 0), ("raiatea", 0), ("tongiaki", 1), ("raiatea", 1)),
    ]


def test_a_range_covers_what_lies_in_it() -> None:
    def decision(shares: dict[str, float], cost: float = 0.0) -> Decision:
        moves = tuple(
            Judged(move, 10, Estimate.around(share, 0.02), Estimate.around(0.0, 0.0))
            for move, share in shares.items()
        )
        return Decision(seat=0, played="a", best="a", moves=moves, cost=Estimate.around(cost, 0.01))

    short, long = decision({"a": 0.5, "b": 0.4}), decision({"b": 0.43, "a": 0.51}, 0.015)
    held = judge_strength.Held("raiatea", 1, 4, 100, short, long)
    assert held.covered == [False, True]
    assert held.regret == 0.015
    assert "1 of 2 ranges hold (50%)" in judge_strength.report([held])
