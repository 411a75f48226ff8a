import pytest

from benchmarks.rate import Rate


def test_everything_per_second() -> None:
    rate = Rate("x", decisions=30, chance_moves=10, matches=2, seconds=4.0, copies=8)
    assert rate.moves == 40
    assert rate.decisions_per_second == 7.5
    assert rate.moves_per_second == 10
    assert rate.matches_per_second == 0.5
    assert rate.copies_per_second == 2


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_no_time_is_no_rate(seconds: float) -> None:
    assert Rate("x", 1, 1, 1, seconds).decisions_per_second == 0
