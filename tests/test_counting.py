"""Counts and checksums that others check their implementations against do not change."""

import re
from hashlib import sha256
from itertools import islice

import pytest

import vaka
from doc_pages import ROOT
from vaka.counting import Count, counts, legal, opening, walk
from vaka.engine.state import State

TABLES = [(name, seats) for name in vaka.games() for seats in vaka.load(name).seats]
FROM_START = {
    "raiatea": [(8, 8), (56, 56), (336, 336)],
    "rapanui2011": [(4, 4), (12, 12)],
    "rapanui2020": [(10, 10), (99, 99)],
    "tongiaki": [(6, 6), (36, 36)],
}
OPENED = {
    ("raiatea", 3): [(6, 6), (20, 8), (72, 24), (372, 99)],
    ("rapanui2011", 2): [(1, 1), (3, 3), (12, 12), (12, 12), (36, 36)],
    ("rapanui2020", 2): [(5, 5), (20, 20), (60, 30), (120, 30)],
    ("tongiaki", 2): [(6, 6), (36, 36), (210, 120), (1170, 375)],
}
WALKS = {
    ("raiatea", 3): (424, "01ae33b9643a9968"),
    ("rapanui2011", 2): (184, "d38fd8aa3bf184f2"),
    ("rapanui2020", 2): (450, "df1dd6471c480d8e"),
    ("tongiaki", 2): (119, "eabba7c296cb5659"),
}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_counts_from_the_start_are_pinned(name: str, seats: int) -> None:
    game = vaka.load(name)
    pinned = FROM_START[name]
    found = [count[1:3] for count in islice(counts(game, game.start(seats)), len(pinned))]
    assert found == pinned


@pytest.mark.parametrize(("name", "seats"), OPENED)
def test_counts_from_an_opening_are_pinned(name: str, seats: int) -> None:
    game = vaka.load(name)
    pinned = OPENED[name, seats]
    begin = opening(game, seats, seed=1).state
    assert [count[1:3] for count in islice(counts(game, begin), len(pinned))] == pinned


@pytest.mark.parametrize(("name", "seats"), WALKS)
def test_walks_are_pinned(name: str, seats: int) -> None:
    found = walk(vaka.load(name), seats, seed=1)
    assert (found.moves, found.checksum) == WALKS[name, seats]


def test_the_page_says_what_is_pinned() -> None:
    page = (ROOT / "docs" / "counts.md").read_text(encoding="utf-8")
    for (_, seats), (moves, checksum) in WALKS.items():
        assert re.search(rf"\| {seats} \| 1 \| {moves} \| [^|]+ \| `{checksum}` \|", page)
    for name, pinned in FROM_START.items():
        part = page.partition(f"\n## {vaka.load(name).title}\n")[2].partition("\n## ")[0]
        for moves, (sequences, positions) in enumerate(pinned, 1):
            assert f"| start | {moves} | {sequences} | {positions} |" in part


def sequences_of(state: State, moves: int) -> int:
    """Count without merging anything."""
    if moves == 0:
        return 1
    total = 0
    for seat, move in legal(state):
        after = state.copy()
        after.play(move, seat)
        total += sequences_of(after, moves - 1)
    return total


@pytest.mark.parametrize(("name", "seats"), OPENED)
def test_merging_equal_positions_loses_no_sequence(name: str, seats: int) -> None:
    game = vaka.load(name)
    begin = opening(game, seats, seed=1).state
    found = [count.sequences for count in islice(counts(game, begin), 3)]
    assert found == [sequences_of(begin, moves) for moves in (1, 2, 3)]


def test_counting_ends_with_the_match_or_before_too_much_is_tried() -> None:
    game = vaka.load("tongiaki")
    state = game.start(2)
    rng = vaka.Rng(1)
    last = state.copy()
    while game.turn(state):
        last = state.copy()
        choices = legal(state)
        seat, move = choices[rng.below(len(choices))]
        state.play(move, seat)
    assert list(counts(game, state)) == []
    first = next(counts(game, last))
    assert first.ended >= 1
    assert [count.moves for count in counts(game, game.start(2), most=36)] == [1, 2]
    assert Count(2, 36, 36, 0) in list(counts(game, game.start(2), most=36))


def test_a_walk_follows_from_the_page_alone() -> None:
    """The arithmetic of the page, written once more."""
    game = vaka.load("tongiaki")
    state, x, text = game.start(3), 2, ""
    while to_move := game.turn(state):
        moves = sorted(game.moves(state, to_move[0]))
        text += " | ".join(["-" if to_move == (-1,) else str(to_move[0]), *moves]) + "\n"
        x = (6364136223846793005 * x + 1442695040888963407) % 2**64
        game.play(state, to_move[0], moves[x // 2**33 % len(moves)])
    for score in game.score(state):
        text += " | ".join(["score", *(str(part) for part in score)]) + "\n"
    assert walk(game, 3, seed=2).checksum == sha256(text.encode()).hexdigest()[:16]
