"""Duels: who meets whom, fair parts of the time, and what is told of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks import duels as D
from benchmarks.duels import Duel
from vaka.arena.contest import Contest
from vaka.bots import RandomBot

GAME = "rapanui2011"


def duel(name: str, bots: tuple[str, ...], matches: int = 4, part: float = 1.0) -> Duel:
    return Duel(name, Contest(GAME, 2, bots, 1), matches, part)


@pytest.mark.parametrize("name", D.SETS)
def test_every_duel_can_be_played(name: str) -> None:
    found = D.duels_of(name)
    assert len({one.name for one in found}) == len(found) >= 4
    for one in found:
        one.contest.check()


def test_the_old_search_is_kept_with_what_each_game_had() -> None:
    assert D.old("tongiaki", "seconds=1").endswith(",cutoff=4")
    assert "beliefs=0" in D.old("raiatea", "seconds=1")


def test_the_next_block_is_of_whom_the_least_time_was_given() -> None:
    slow, fast = duel("slow", ("random",), 100), duel("fast", ("greedy",), 100)
    slow.results, fast.results = {0: None}, {0: None}  # type: ignore[dict-item]
    slow.spent, fast.spent = 3.0, 1.0
    blocks = D.next_blocks([slow, fast])
    order = [next(blocks)[0].name for _ in range(40)]
    assert 29 <= order.count("fast") <= 31


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    first = duel("a", ("greedy", "random"))
    D.run([first], 1, 60, file)
    row = D.told(first)
    assert (row["matches"], row["failed"]) == (4, 0)
    assert row["share"]["value"] == 1.0
    assert sum(row["by_seat"]) == 4
    assert "100.0 %" in D.sentence(row)
    again = duel("a", ("greedy", "random"))
    D.run([again], 1, 60, file)
    assert again.results == first.results
    assert len(file.read_text().splitlines()) == 4


def test_the_last_is_asked_first_if_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that draw from streams of their own do the same however they are asked."""
    contest = Contest("raiatea", 3, ("random",), 1)
    seating = next(D.blocks_of(Duel("x", contest, 3)))[0]
    asked: list[int] = []

    class Listening(RandomBot):
        def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
            asked.append(seat)
            return super().choose(view, seat, moves)

    monkeypatch.setattr(D, "bot", lambda name, game, rng: Listening(game, rng))
    first = D.played(contest, False, seating)
    order, asked = asked, []
    last = D.played(contest, True, seating)
    assert first.scores == last.scores
    assert order != asked
    assert sorted(order) == sorted(asked)


def test_counts_that_are_alike_are_not_far_apart() -> None:
    assert D.chi_squared([10, 20, 30], [20, 40, 60]) == pytest.approx(0.0)
    assert D.chi_squared([10, 0], [0, 10]) == pytest.approx(20.0)


def test_strength_adds_up_over_the_steps() -> None:
    share = {"value": 10 / 11, "low": 0.85, "high": 0.95}
    rows = [{"duel": f"time {many} {GAME}", "share": share} for many in (316, 1_000)]
    curve = D.gained(rows, GAME)
    assert [many for many, _ in curve] == [100, 316, 1_000]
    assert curve[2][1].value == pytest.approx(800.0)
    assert curve[1][1].low is not None
    assert curve[1][1].low < 400 < curve[2][1].value
