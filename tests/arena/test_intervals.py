import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka.arena.intervals import FEWEST_BLOCKS, Estimate, Part, mean, share, student

BLOCKS = st.lists(
    st.integers(1, 6).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(float(n)))),
    min_size=FEWEST_BLOCKS,
    max_size=40,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**9, 1.960)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_mean_of_equal_blocks_is_the_textbook_one() -> None:
    estimate = mean([(value, 1.0) for value in (2.0, 4.0, 4.0, 5.0, 10.0)])
    assert estimate.value == 5.0  # standard deviation 3, so the standard error is 3 / sqrt(5)
    assert estimate.high == pytest.approx(5 + 2.776 * 3 / 5**0.5, rel=0.01)
    assert estimate.low == pytest.approx(5 - 2.776 * 3 / 5**0.5, rel=0.01)


@given(BLOCKS)
def test_a_share_lies_in_its_interval_and_the_interval_between_0_and_1(parts: list[Part]) -> None:
    value, low, high = share(parts)
    assert low is not None
    assert high is not None
    assert 0 <= low <= value + 1e-12
    assert value - 1e-12 <= high <= 1
    assert low < high


@given(BLOCKS)
def test_both_sides_of_a_share_agree(parts: list[Part]) -> None:
    mine, theirs = share(parts), share([(count - won, count) for won, count in parts])
    assert mine.low is not None
    assert theirs.high is not None
    assert mine.value == pytest.approx(1 - theirs.value)
    assert mine.low == pytest.approx(1 - theirs.high)


def test_who_has_won_everything_is_not_certain_to_go_on_so() -> None:
    twenty, hundred = share([(2.0, 2.0)] * 20), share([(2.0, 2.0)] * 100)
    assert twenty.high == hundred.high == 1.0
    assert twenty.low is not None
    assert hundred.low is not None
    assert 0.8 < twenty.low < 0.9 < hundred.low < 0.98


def test_pairing_makes_an_interval_narrower() -> None:
    """If the seat decides, both bots win one match of each block, and nothing is left to chance."""
    paired = share([(1.0, 2.0)] * 50)
    single = share([(float(i % 2), 1.0) for i in range(100)])
    assert _width(paired) < _width(single) / 3


@pytest.mark.parametrize("blocks", range(1, FEWEST_BLOCKS))
def test_too_few_blocks_have_no_interval(blocks: int) -> None:
    assert share([(1.0, 2.0)] * blocks) == Estimate(0.5, None, None)
    assert mean([(1.0, 2.0)] * blocks) == Estimate(0.5, None, None)


@pytest.mark.parametrize("chance", [0.5, 0.25, 0.9])
@pytest.mark.parametrize("alike", [0.0, 0.6])
def test_95_of_100_intervals_hold_the_truth(chance: float, alike: float) -> None:
    """In a block of three matches all end alike as often as `alike` says."""
    dice = random.Random(1)
    held = 0
    for _ in range(600):
        parts = []
        for _ in range(40):
            first = dice.random() < chance
            same = dice.random() < alike
            others = [first if same else dice.random() < chance for _ in range(2)]
            parts.append((float(first + sum(others)), 3.0))
        low, high = share(parts)[1:]
        assert low is not None
        assert high is not None
        held += low <= chance <= high
    assert 0.93 <= held / 600 <= 0.995


def _width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low
