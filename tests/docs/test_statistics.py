"""The statistics of the games: counted rightly, kept faithfully, and noticed when out of date."""

import json
from collections import Counter

import pytest
import statistics_page
import write_statistics
from write_statistics import Played, TableCounts

from vaka import load
from vaka.simulation import simulate


def counted(matches: int = 30, seats: int = 2) -> TableCounts:
    counts = TableCounts(seats, "random", truncated=0)
    for played in write_statistics.matches(load("rapanui2011"), seats, "random", matches):
        counts.add(played)
    return counts


def test_random_play_is_that_of_the_simulation() -> None:
    counts = counted()
    told = simulate("rapanui2011", 2, 30, seed=write_statistics.SEED, processes=1)
    assert sum(counts.decisions.elements()) / 30 == pytest.approx(told["decisions"]["mean"])
    for seat in range(2):
        assert sum(counts.points[seat].elements()) / 30 == told["points"][seat]["mean"]
        share = statistics_page.shares(counts)[seat].value
        assert share == pytest.approx(told["win_share"][seat]["mean"])


def test_counts_survive_being_kept() -> None:
    counts = counted()
    assert TableCounts.from_json(json.loads(json.dumps(counts.as_json()))) == counts


def test_a_shared_win_is_split() -> None:
    counts = TableCounts(3, "random", truncated=0)
    counts.add(Played([(5, 1), (5, 1), (2, 9)], 0, [1, 3]))
    assert [share.value for share in statistics_page.shares(counts)] == [0.5, 0.5, 0.0]
    assert counts.choices == Counter({1: 1})


def test_a_page_tells_how_many_matches_a_limit_has_ended() -> None:
    tongiaki = load("tongiaki")
    counts = {play: TableCounts(2, play, truncated=0) for play in ("random", "greedy")}
    for number in range(4):
        scores: list[tuple[int, ...]] = [(number, 0), (1, 0)]
        for table in counts.values():
            table.add(Played(scores, 1, [2, 3], truncated=number == 0))
    assert "| 2 | greedy | 4 | 1 | 25.0 % |" in statistics_page.page(tongiaki, [*counts.values()])
    assert "Cut" not in statistics_page.page(load("rapanui2011"), [*counts.values()])


@pytest.mark.parametrize("name", ["tongiaki", "rapanui2020"])
def test_random_play_is_cut_as_often_as_in_the_simulation(name: str) -> None:
    kept = next(table for table in write_statistics.load(name) if table.play == "random")
    told = simulate(name, kept.seats, 100, seed=write_statistics.SEED, processes=1)
    assert told["truncated"]["mean"] * 100 <= kept.truncated


def test_quantiles_are_numbers_that_were_counted() -> None:
    counter = Counter({1: 50, 7: 45, 9: 5})
    found = [statistics_page.quantile(counter, part) for part in (0.0, 0.5, 0.51, 0.95, 0.96, 1.0)]
    assert found == [1, 1, 7, 7, 9, 9]


def test_a_match_that_is_played_otherwise_is_noticed() -> None:
    game, counts = load("rapanui2011"), counted()
    assert write_statistics.differences(game, [counts]) == []
    counts.opening[3][0] += 1
    assert write_statistics.differences(game, [counts]) == ["rapanui2011, 2 seats, random"]


def test_bots_play_the_same_match_again() -> None:
    game = load("rapanui2011")
    first, again = (write_statistics.bot_match(game, 2, 0, "greedy") for _ in range(2))
    assert first.told() == again.told()
    assert len(first.legal) > 50
