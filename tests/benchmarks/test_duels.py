"""Duels: who meets whom, fair parts of the time, and what is told of it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from arena.arena_setup import made_up
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


def log_of(
    file: Path, name: str, about: Contest, scores: Sequence[tuple[int, ...]], code: str
) -> None:
    """Write matches that were made up into a log."""
    with file.open("a", encoding="utf-8") as log:
        for result in made_up(about, scores):
            log.write(json.dumps({"duel": name, "code": code, "result": result.as_json()}) + "\n")


def test_matches_of_two_codes_are_never_put_together(tmp_path: Path) -> None:
    about = Contest(GAME, 2, ("greedy", "random"), 1)
    file = tmp_path / D.MATCHES
    log_of(file, "a", about, [(2, 1)] * 8, "before")
    log_of(file, "a", about, [(2, 1)] * 4, about.code)
    log_of(file, "a", about, [(2, 1)] * 6, "between")
    today, last = duel("a", about.bots), duel("a", about.bots)
    D.read([today], file)
    D.read([last], file, of_old=True)
    assert (len(today.results), len(last.results)) == (4, 6)
    nothing = duel("b", about.bots)
    D.read([nothing], file, of_old=True)
    assert not nothing.results


def test_with_odd_seats_only_pairs_of_blocks_count() -> None:
    about = Contest("raiatea", 3, ("greedy", "random"), 1)
    results = made_up(about, [(3, 2, 1)] * 15)
    assert {result.block for result in D.even(results, 3, 2)} == {0, 1, 2, 3}
    without_one = [result for result in results if result.match != 3]
    assert {result.block for result in D.even(without_one, 3, 2)} == {2, 3}
    sat = [result.bots for result in D.even(results, 3, 2)]
    for seat in range(3):
        assert [bots[seat] for bots in sat].count("greedy") == len(sat) / 2
    assert D.even(made_up(Contest("raiatea", 3, ("random",), 1), [(1, 2, 3)] * 9), 3, 1) != []


def test_one_bot_alone_and_a_duel_without_matches_are_told() -> None:
    alone = Duel("asking first 3", Contest("raiatea", 3, ("random",), 1), 3)
    alone.results = dict(enumerate(made_up(alone.contest, [(1,)] * 6)))
    for result in alone.results.values():
        result.scores[:] = [[3], [2], [1]]
    assert D.sentence(D.told(alone)).endswith("wins by seat 100.0, 0.0, 0.0 % of 6 matches")
    assert "nothing" in D.sentence(D.told(duel("none", ("greedy", "random"))))


def test_the_command_plays_and_says_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(D, "STEPS", (("greedy", "random"), ("novice", "random")))
    monkeypatch.setattr(D, "RUNG", 4)
    words = ["duels", "ladder", "--games", GAME, "--cores", "1", "--out", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*words, "--without", "novice"])
    D.main()
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == [
        f"ladder {GAME} 2 greedy random",
        f"ladder {GAME} 3 greedy random",
    ]
    assert len((tmp_path / D.MATCHES).read_text().splitlines()) == 4 + 6
