"""Results without luck: what chance gave each seat, taken off."""

from dataclasses import replace

import pytest

import vaka
from arena.arena_setup import GAME, made_up
from vaka.arena.contest import Contest
from vaka.arena.play import MatchResult, play
from vaka.arena.report import report
from vaka.arena.rows import rows
from vaka.arena.schedule import seatings
from vaka.arena.summary import summarise
from vaka.teacher.records import Deal

ABOUT = Contest(GAME, 2, ("random", "greedy"), 5, luck=True)


def played(blocks: int) -> list[MatchResult]:
    return [play(ABOUT, seating) for seating in seatings(ABOUT, blocks)]


def test_luck_is_that_of_the_analysis_and_the_same_each_time() -> None:
    [one, two] = played(1)
    assert [one, two] == [
        replace(other, seconds=mine.seconds, slowest=mine.slowest)
        for other, mine in zip(played(1), (one, two), strict=True)
    ]
    assert one.luck is not None
    assert sum(one.luck) == pytest.approx(0, abs=1e-4)  # what one seat gains another loses
    assert MatchResult.from_json(one.as_json()) == one
    assert [row["luck"] for row in rows([one])] == one.luck


def test_a_match_knows_the_luck_of_all_its_deals() -> None:
    from vaka.teacher.stream import luck_of

    match = vaka.Match(vaka.load(GAME), 2)
    rng = vaka.Rng(4)
    while not match.over:
        match.draw(rng)
        for seat in match.turn()[:1]:
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
    deals = [record for record in match.analysis(tries=1, seed=7) if isinstance(record, Deal)]
    expected = [sum(deal.luck[seat].value for deal in deals) for seat in (0, 1)]
    assert luck_of(match, 7) == pytest.approx(expected, abs=0.01)  # records are rounded


def test_results_without_luck_keep_the_average_and_scatter_less() -> None:
    """The winner of each match had the luck: without it the bots are even, beyond doubt."""
    scores = [(2, 1) if block % 2 else (1, 2) for block in range(40) for _ in range(2)]
    lucky = [
        replace(result, luck=[0.5 if score == [2] else -0.5 for score in result.scores])
        for result in made_up(ABOUT, scores)
    ]
    for bot in summarise(ABOUT, lucky)["by_bot"]:
        found = bot["without_luck"]
        assert found["value"] == pytest.approx(bot["win_share"]["value"]) == pytest.approx(0.5)
        assert found["high"] - found["low"] == pytest.approx(0)
        assert found["part"] == pytest.approx(0)


def test_nothing_is_told_where_the_luck_of_some_matches_is_not_known() -> None:
    results = made_up(ABOUT, [(1, 2)] * 8)
    summary = summarise(ABOUT, results)
    assert {bot["without_luck"] for bot in summary["by_bot"]} == {None}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_report_has_a_column_and_says_what_it_means(language: str) -> None:
    lucky = [replace(result, luck=[0.1, -0.1]) for result in made_up(ABOUT, [(1, 2)] * 16)]
    summary = summarise(ABOUT, lucky)
    said = {"en": "Without luck", "nl": "Zonder geluk", "de": "Ohne Glück"}[language]
    assert report(summary, lucky, language).count(f"{said}") >= 2
    plain = summarise(ABOUT, made_up(ABOUT, [(1, 2)] * 16))
    assert said not in report(plain, made_up(ABOUT, [(1, 2)] * 16), language)


def test_logs_with_and_without_luck_are_two_contests() -> None:
    assert ABOUT.header()["luck"] is True
    assert "luck" not in replace(ABOUT, luck=False).header()
