import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka.arena.intervals import FEWEST_BLOCKS, Estimate, Part, mean, share, student

SIMULATED = 2000
BLOCKS = st.lists(
    st.integers(1, 6).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(float(n)))),
    min_size=FEWEST_BLOCKS,
    max_size=40,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**9, 1.960)],
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


def coverage(chance: float, blocks: int, matches: int, alike: float) -> float:
    """Return how many of simulated intervals hold the truth.

    In a block of so many matches each ends as the first one as often as `alike` says.
    """
    dice = np.random.default_rng(1)
    first = dice.random((SIMULATED, blocks, 1)) < chance
    others = dice.random((SIMULATED, blocks, matches - 1)) < chance
    same = dice.random(others.shape) < alike
    won = first[:, :, 0] + np.where(same, first, others).sum(2)
    seen, often = np.unique(np.sort(won, axis=1), axis=0, return_counts=True)
    held = 0
    for row, times in zip(seen.tolist(), often.tolist(), strict=True):
        _, low, high = share([(float(part), float(matches)) for part in row])
        assert low is not None
        assert high is not None
        held += times * (low <= chance <= high)
    return held / SIMULATED


@pytest.mark.parametrize(
    ("chance", "blocks"),
    [(0.5, 12), (0.5, 40), (0.25, 25), (0.25, 100), (0.9, 60), (0.9, 100), (0.97, 200)],
)
@pytest.mark.parametrize(
    ("matches", "alike"), [(1, 0.0), (2, 0.0), (2, 0.6), (3, 0.0), (3, 0.6), (6, 0.0), (6, 0.6)]
)
def test_between_92_and_98_of_100_intervals_hold_the_truth(
    chance: float, blocks: int, matches: int, alike: float
) -> None:
    """Both wins and losses are worth five blocks at least."""
    assert 0.92 <= coverage(chance, blocks, matches, alike) <= 0.98


@pytest.mark.parametrize(("chance", "blocks"), [(0.75, 12), (0.9, 12), (0.1, 40), (0.97, 40)])
@pytest.mark.parametrize(("matches", "alike"), [(1, 0.0), (3, 0.0), (3, 0.6), (6, 0.0)])
def test_with_few_wins_or_losses_intervals_are_rather_too_wide(
    chance: float, blocks: int, matches: int, alike: float
) -> None:
    """So few results leave no interval in between: docs/arena.md reckons it."""
    assert coverage(chance, blocks, matches, alike) >= 0.92


def test_one_loss_among_very_many_wins_is_believed() -> None:
    """Wilson's interval alone would leave out whoever loses one of a thousand, half of the time."""
    _, low, high = share([(1.0, 1.0)] * 99 + [(0.0, 1.0)])
    assert low is not None
    assert high is not None
    assert low < 0.95
    assert 0.999 < high < 1.0


def _width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low
