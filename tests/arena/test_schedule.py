from collections import Counter
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from arena.arena_setup import GAME
from vaka.arena.contest import Contest, whole_blocks
from vaka.arena.schedule import lineups, seatings

CONTESTS = st.builds(
    lambda bots, seats, seed: Contest(GAME, seats, tuple(f"bot{i}" for i in range(bots)), seed),
    st.integers(1, 7),
    st.integers(2, 6),
    st.integers(-(2**70), 2**70),
)


@given(CONTESTS, st.integers(1, 30))
def test_each_bot_of_a_block_sits_in_each_seat_equally_often(about: Contest, blocks: int) -> None:
    by_block: dict[int, list[tuple[int, ...]]] = {}
    for seating in seatings(about, blocks):
        by_block.setdefault(seating.block, []).append(seating.sitters)
    assert len(by_block) == blocks
    for tables in by_block.values():
        assert len(tables) == about.seats
        for bot in set(tables[0]):
            counts = {sum(table[seat] == bot for table in tables) for seat in range(about.seats)}
            assert len(counts) == 1


@given(CONTESTS, st.integers(1, 60))
def test_at_any_time_all_bots_have_played_about_equally_often(about: Contest, blocks: int) -> None:
    played = Counter(dict.fromkeys(range(len(about.bots)), 0))
    for lineup in islice(lineups(about), blocks):
        played.update(lineup)
    assert max(played.values()) - min(played.values()) <= 2


@given(CONTESTS)
def test_after_a_round_every_two_bots_have_met_equally_often(about: Contest) -> None:
    seats, bots = about.seats, range(len(about.bots))
    left = seats % len(bots)
    groups = len(list(_groups(len(bots), left)))
    met: Counter[tuple[int, int]] = Counter()
    for lineup in islice(lineups(about), groups):
        met.update((a, b) for a in lineup for b in lineup if a < b)
    assert len({met[a, b] for a in bots for b in bots if a < b}) <= 1


@given(CONTESTS, st.integers(1, 12), st.integers(0, 12))
def test_more_matches_never_change_the_earlier_ones(about: Contest, few: int, more: int) -> None:
    first = list(seatings(about, few))
    assert list(seatings(about, few + more))[: len(first)] == first


@given(CONTESTS, st.integers(1, 20))
def test_the_same_seating_never_meets_the_same_chance_twice(about: Contest, blocks: int) -> None:
    plan = list(seatings(about, blocks))
    assert len({(seating.sitters, seating.chance) for seating in plan}) == len(plan)
    assert [seating.match for seating in plan] == list(range(len(plan)))


@given(CONTESTS, st.integers(1, 20))
def test_different_seatings_of_a_block_share_their_chance(about: Contest, blocks: int) -> None:
    by_block: dict[int, set[tuple[int, ...]]] = {}
    streams: dict[int, Counter[int]] = {}
    for seating in seatings(about, blocks):
        by_block.setdefault(seating.block, set()).add(seating.sitters)
        streams.setdefault(seating.block, Counter())[seating.chance] += 1
    for block, tables in by_block.items():
        assert set(streams[block].values()) == {len(tables)}
    assert len({stream for found in streams.values() for stream in found}) == sum(
        len(found) for found in streams.values()
    )


@given(st.integers(1, 1000), st.integers(2, 6))
def test_matches_are_made_up_to_whole_blocks(matches: int, seats: int) -> None:
    assert 0 <= whole_blocks(matches, seats) * seats - matches < seats


def _groups(bots: int, size: int) -> list[int]:
    """Return a list as long as there are groups of that size."""
    row = [1]
    for _ in range(bots):
        row = [a + b for a, b in zip([0, *row], [*row, 0], strict=True)]
    return [0] * row[size]
