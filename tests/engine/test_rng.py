import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka import Rng

MASK = 2**64 - 1


def reference(state: int) -> tuple[int, int]:
    """One step of SplitMix64 as its authors wrote it: the new state and the output."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def test_known_answer_of_splitmix64() -> None:
    # the published first output of SplitMix64 from state 1234567
    assert reference(1234567)[1] == 6457827717110365317
    rng = Rng(0)
    rng.state = 1234567
    assert rng.below(2**31 - 1) == ((6457827717110365317 >> 32) * (2**31 - 1)) >> 32


def test_numbers_are_pinned_so_that_old_seeds_stay_good() -> None:
    rng = Rng(2011)
    assert [rng.below(100) for _ in range(8)] == [91, 49, 16, 2, 24, 85, 91, 40]


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_is_the_documented_formula(seed: int, n: int) -> None:
    rng = Rng(seed & MASK)
    _, start = reference(seed & MASK)
    assert rng.state == start, "the seed is mixed once"
    state, output = reference(rng.state)
    assert rng.below(n) == ((output >> 32) * n) >> 32
    assert rng.state == state


@pytest.mark.parametrize("n", [0, -1, 2**31, 2**70])
def test_below_refuses_bounds_it_cannot_keep(n: int) -> None:
    rng = Rng(1)
    before = rng.state
    with pytest.raises((ValueError, OverflowError)):
        rng.below(n)
    assert rng.state == before


def test_splitting_gives_different_streams_and_leaves_the_parent_alone() -> None:
    parent = Rng(7)
    before = parent.state
    children = [parent.split(i) for i in range(1000)]
    assert parent.state == before
    assert len({child.state for child in children}) == 1000
    assert parent.split(3).state == children[3].state


def test_near_seeds_do_not_give_shifted_streams() -> None:
    streams = [Rng(seed) for seed in range(4)]
    values = {rng.below(2**30) for rng in streams for _ in range(200)}
    assert len(values) > 790


def test_each_number_is_about_equally_likely() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5, "chi-square, p = 0.001"


def test_a_generator_can_be_pickled() -> None:
    rng = Rng(9)
    rng.below(10)
    again = pickle.loads(pickle.dumps(rng))
    assert [again.below(99) for _ in range(5)] == [rng.below(99) for _ in range(5)]


def test_any_whole_number_is_a_seed() -> None:
    assert Rng(-1).state == Rng(2**64 - 1).state
    assert Rng(2**64 + 5).state == Rng(5).state
