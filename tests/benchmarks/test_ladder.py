from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import vaka
from arena.arena_setup import GAME, made_up, own
from benchmarks.ladder import STEPS, climb, kept_in, markdown, seat_counts, steps_of
from vaka.arena.contest import Contest
from vaka.arena.play import MatchResult
from vaka.arena.run import LOG
from vaka.arena.workers import one_by_one
from vaka.bots import LEVELS
from vaka.errors import BadBot

BOTS = ("random", own("First"), own("Twin"), own("Last"))
CHAIN = steps_of(BOTS)


def stronger_wins(about: Contest, matches: int) -> Sequence[MatchResult]:
    return made_up(about, [(2, 1)] * matches)


def test_every_bot_meets_the_next_weaker() -> None:
    assert steps_of(("a", "b")) == [("b", "a")]
    assert steps_of(("a", "b", "c")) == [("b", "a"), ("c", "b")]


def test_the_standard_ladder_has_a_step_between_all_levels() -> None:
    assert set(steps_of(tuple(LEVELS))) < set(STEPS)
    assert STEPS[-1][0] == tuple(LEVELS)[-1]


def test_the_fewest_seats_and_a_middle_number_are_played() -> None:
    assert seat_counts(vaka.load(GAME)) == [2, 3]
    assert seat_counts(vaka.load("tongiaki")) == [2, 4]
    assert seat_counts(vaka.load(GAME), quick=True) == [2]


def test_all_rungs_of_all_games_are_climbed() -> None:
    rungs = list(climb([GAME, "tongiaki"], CHAIN, None, 40, 40, 0, stronger_wins))
    assert [(rung.game, rung.seats) for rung in rungs[::3]] == [
        (GAME, 2),
        (GAME, 3),
        ("tongiaki", 2),
        ("tongiaki", 4),
    ]
    assert [(rung.stronger, rung.weaker) for rung in rungs[:3]] == CHAIN
    for rung in rungs:
        assert rung.matches >= 40
        assert rung.matches % (2 * rung.seats) == 0
        assert rung.share is not None
        assert rung.share.value == 1.0
        assert rung.holds


def test_equal_bots_share_the_wins_equally() -> None:
    def even(about: Contest, matches: int) -> Sequence[MatchResult]:
        return made_up(about, [(1, 1)] * matches)

    [_, rung] = climb([GAME], CHAIN[:1], None, 12, 12, 0, even)
    assert rung.seats == 3
    assert rung.share is not None
    assert rung.share.value == pytest.approx(0.5)
    assert not rung.holds


def test_bots_that_are_far_apart_must_show_it_with_two_seats() -> None:
    def three_of_four(about: Contest, matches: int) -> Sequence[MatchResult]:
        return made_up(about, [(1, 2) if n % 4 == 0 else (2, 1) for n in range(matches)])

    for step, asks_more in ((("greedy", "random"), True), (("skilled", "novice"), False)):
        [two, three] = climb([GAME], [step], None, 120, 120, 0, three_of_four)
        assert two.holds is not asks_more
        assert three.holds


def test_what_is_in_doubt_is_played_on() -> None:
    asked: list[int] = []

    def close(about: Contest, matches: int) -> Sequence[MatchResult]:
        asked.append(matches)
        return made_up(about, [(2, 1) if n % 16 < 10 else (1, 2) for n in range(matches)])

    [rung] = climb([GAME], CHAIN[:1], None, 16, 100, 0, close, quick=True)
    assert asked == [16, 32, 64]
    assert rung.matches == 64
    asked.clear()
    list(climb([GAME], CHAIN[:1], None, 16, 16, 0, close, quick=True))
    assert asked == [16]


def test_the_best_meets_plain_search_with_as_much_time_as_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[str, ...]] = []

    def slow(about: Contest, matches: int) -> Sequence[MatchResult]:
        seen.append(about.bots)
        made = made_up(about, [(2, 1)] * matches)
        return [replace(r, seconds=[0.04 * r.choices[0]] * about.seats) for r in made]

    monkeypatch.setattr(Contest, "check", lambda self: None)
    list(climb([GAME], CHAIN, "plain:seconds={seconds}", 8, 8, 0, slow, quick=True))
    assert seen[:-1] == CHAIN
    assert seen[-1] == (BOTS[-1], "plain:seconds=0.04")
    monkeypatch.setattr("benchmarks.ladder.YARDSTICK", BOTS[0])  # who met this one last, is timed
    list(climb([GAME], CHAIN, "plain:seconds={seconds}", 8, 8, 0, slow, quick=True))
    assert seen[-1] == (BOTS[1], "plain:seconds=0.04")
    list(climb([GAME], CHAIN, "plain:worlds=3", 8, 8, 0, slow, quick=True))
    assert seen[-1] == (BOTS[1], "plain:worlds=3")  # a name without the place is one all the same


def test_nothing_is_played_before_all_names_are_right() -> None:
    def never(about: Contest, matches: int) -> Sequence[MatchResult]:
        raise AssertionError

    with pytest.raises(BadBot):
        list(climb([GAME], CHAIN, "nobody:{seconds}", 8, 8, 0, never))
    with pytest.raises(BadBot):
        list(climb([GAME], [*CHAIN, ("nobody", "random")], None, 8, 8, 0, never))


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    def never(about: Contest, plan: object) -> list[MatchResult]:
        raise AssertionError

    first = list(climb([GAME], CHAIN[:1], None, 4, 4, 0, kept_in(tmp_path, one_by_one)))
    assert len(list(tmp_path.glob(f"*/{LOG}"))) == 2
    again = list(climb([GAME], CHAIN[:1], None, 4, 4, 0, kept_in(tmp_path, never)))  # type: ignore[arg-type]
    assert again == first


def test_the_table_has_a_line_for_every_rung() -> None:
    rungs = list(climb([GAME], CHAIN, None, 40, 40, 0, stronger_wins))
    text = markdown(rungs)
    assert text.startswith("# The ladder of the bots\n")
    assert text.count("\n## Rapa Nui (2011), ") == 2
    low = rungs[0].share.low if rungs[0].share else None
    assert low is not None
    assert f"| `{BOTS[1]}` | `{BOTS[0]}` | 100.0 % | {100 * low:.1f} to 100.0 % | 40 |" in text
    assert text.count("| yes |") == len(rungs)


def test_a_rung_that_failed_says_so() -> None:
    def failing(about: Contest, matches: int) -> Sequence[MatchResult]:
        return made_up(about, [(2, 1)] * matches, failures=range(matches))

    [rung] = climb([GAME], CHAIN[:1], None, 4, 4, 0, failing, quick=True)
    assert rung.share is None
    assert not rung.holds
    assert rung.as_json()["share"] is None
    assert "| - | - | 4 (4 failed) |" in markdown([rung])
