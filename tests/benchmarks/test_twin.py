"""The twin in C is a fair measure: it plays the very matches that the engine plays."""

import pytest

from benchmarks import twin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twin_plays_the_same_matches(seats: int) -> None:
    for seed in (1, 2):
        twin.check(seats, seed)


def test_the_twin_is_timed() -> None:
    rate = twin.playouts(2, 0.01, 3)
    assert rate.matches >= twin.COMPARED
    assert rate.decisions_per_second > 0
