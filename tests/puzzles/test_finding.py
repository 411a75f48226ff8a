"""Finding puzzles on a small budget: what is kept, going on, and what is chosen."""

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from vaka.errors import Refusal
from vaka.puzzles.collecting import KEPT, Collection, chosen
from vaka.puzzles.finding import Job, accepted, search
from vaka.puzzles.records import Puzzle, puzzles_of
from vaka.teacher.records import Estimate, Judged

GAME = "rapanui2011"
QUICK = {"seed": 1, "tries": 300}  # the first match brings a puzzle


def judged(move: str, share: float, doubt: float = 0.01) -> Judged:
    """Return what is thought of a move."""
    return Judged(move, 100, Estimate.around(share, doubt), Estimate.around(10.0, 1.0))


@pytest.mark.parametrize(
    ("shares", "doubt", "right"),
    [
        ((0.6, 0.4, 0.3), 0.01, 1),
        ((0.6, 0.55, 0.3), 0.01, 0),  # the gap is too small
        ((0.6, 0.5, 0.3), 0.06, 0),  # the intervals meet: two of three would be right
        ((0.6, 0.59, 0.4, 0.3, 0.3, 0.2), 0.01, 2),  # two may be as good as each other
        ((0.6, 0.59, 0.4, 0.3, 0.2), 0.01, 0),  # but not two of five
        ((0.6, 0.561, 0.535, 0.3, 0.3, 0.2), 0.02, 0),  # the second is hardly better than the third
    ],
)
def test_an_answer_is_clear_beyond_both_intervals(
    shares: tuple[float, ...], doubt: float, right: int
) -> None:
    moves = tuple(judged(str(number), share, doubt) for number, share in enumerate(shares))
    assert accepted(moves) == right


def test_seed_and_number_settle_what_a_match_brings() -> None:
    found = search(Job(GAME, number=0, **QUICK))
    assert found.puzzles
    assert found.whole
    assert search(Job(GAME, number=0, **QUICK)) == found
    for puzzle in found.puzzles:
        match = puzzle.match()
        assert puzzle.seat in match.turn()
        assert set(puzzle.right) < set(match.moves(puzzle.seat))
        assert puzzle.reasons
        assert puzzle.line[0] == (puzzle.seat, puzzle.best)


def test_no_match_is_begun_after_the_time_is_up() -> None:
    found = search(Job(GAME, number=0, until=0.0, **QUICK))
    assert (found.puzzles, found.whole) == ((), False)


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / f"puzzles.json{KEPT}"
    first = Collection(GAME, file, **QUICK)
    assert list(first.search(1, inf, 1))[-1] >= 1
    whole = file.read_text()
    file.write_text(whole + '{"match": 7, "who')  # as if it had been interrupted
    again = Collection(GAME, file, **QUICK)
    assert file.read_text() == whole
    assert again.searched == first.searched
    assert [puzzle.name for _, puzzle in again.puzzles] == [
        puzzle.name for _, puzzle in first.puzzles
    ]
    assert list(again.search(1, inf, 1)) == []  # there are enough


def test_what_was_found_otherwise_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    Collection(GAME, file, seed=1)
    before = file.read_text()
    with pytest.raises(Refusal, match="seed"):
        Collection(GAME, file, seed=2)
    assert file.read_text() == before


def test_the_choice_prefers_what_differs() -> None:
    some = next(iter(puzzles_of(GAME).values()))
    others = [replace(some, journal=f"{some.journal}\n{number}") for number in range(8)]
    rare = replace(some, difficulty=0.9, journal=f"{some.journal}\nrare")
    found: list[tuple[int, Puzzle]] = [*enumerate(others), (9, rare)]
    assert rare in chosen(found, 2)
    difficulties = [puzzle.difficulty for puzzle in chosen(found, 9)]
    assert difficulties == sorted(difficulties)
