"""Every puzzle that is shipped, against the engine: it replays, its answer is legal and clear."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

import vaka
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.puzzles.collecting import LARGEST
from vaka.puzzles.finding import LEAST_APART, LEAST_GAP, LEAST_MOVES, PARTS, accepted
from vaka.puzzles.records import FILE, Puzzle, puzzles_of, written
from vaka.puzzles.telling import judge_of, reasons_for
from vaka.teacher.ahead import shown_line
from vaka.teacher.judging import TRIES, Judge

LEAST = 60  # puzzles of each game
QUARTERS = 4  # of the puzzles of a game are searched again, each in a test of its own
GAMES = vaka.games()
MORE_THAN_POINTS = {"rapanui2011": 0.7, "tongiaki": 0.85, "rapanui2020": 0.45, "raiatea": 0.4}


@cache
def shipped(game: str) -> tuple[tuple[Puzzle, Match], ...]:
    """Return the puzzles of a game, each with its match."""
    return tuple((puzzle, puzzle.match()) for puzzle in puzzles_of(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_the_easiest_come_first(game: str) -> None:
    puzzles = [puzzle for puzzle, _ in shipped(game)]
    assert len(puzzles) >= LEAST
    difficulties = [puzzle.difficulty for puzzle in puzzles]
    assert difficulties == sorted(difficulties)
    assert difficulties[0] < 0.25 < 0.5 < difficulties[-1] <= 1
    text = (vaka.load(game).folder / FILE).read_text(encoding="utf-8")
    assert text == written(puzzles)  # and no two of them have one name
    assert len(text.encode()) <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_each_is_a_decision_with_a_clear_answer(game: str) -> None:
    for puzzle, match in shipped(game):
        assert puzzle.seat in match.turn(), puzzle.name
        moves = [one.move for one in puzzle.moves]
        assert sorted(moves) == sorted(match.moves(puzzle.seat)), puzzle.name
        assert len(moves) >= LEAST_MOVES
        assert puzzle.accepted == accepted(puzzle.moves), puzzle.name
        assert puzzle.gap >= LEAST_GAP, puzzle.name
        for one in puzzle.moves:
            assert 0 <= one.share.low <= one.share.value <= one.share.high <= 1, puzzle.name
            assert one.points.low <= one.points.value <= one.points.high, puzzle.name
        shares = [one.share.value for one in puzzle.moves]
        assert shares == sorted(shares, reverse=True), puzzle.name


@pytest.mark.parametrize("game", GAMES)
def test_the_expected_line_can_be_shown(game: str) -> None:
    for puzzle, match in shipped(game):
        assert puzzle.line[0] == (puzzle.seat, puzzle.best), puzzle.name
        view = match.view(puzzle.seat, recall=True)
        steps = list(shown_line(match.game, view, puzzle.line))
        assert [step[:2] for step in steps] == list(puzzle.line), puzzle.name


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_gives_the_reason(game: str) -> None:
    for puzzle, _ in shipped(game):
        assert puzzle.reasons, puzzle.name
        assert reasons_for(puzzle, judge_of(game)) == puzzle.reasons, puzzle.name


@pytest.mark.parametrize(("game", "part"), MORE_THAN_POINTS.items())
def test_many_reasons_are_more_than_points_at_the_end(game: str, part: float) -> None:
    puzzles = [puzzle for puzzle, _ in shipped(game)]
    told = sum(puzzle.reasons != ("points",) for puzzle in puzzles)
    assert told >= part * len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_they_are_spread_and_none_is_nearly_another(game: str) -> None:
    puzzles = [puzzle for puzzle, _ in shipped(game)]
    assert {int(puzzle.part * PARTS) for puzzle in puzzles} == set(range(PARTS))
    verbs = Counter(puzzle.best.split(" ")[0] for puzzle in puzzles)
    assert len(verbs) >= 4
    assert max(verbs.values()) <= len(puzzles) / 2
    assert len({puzzle.seats for puzzle in puzzles}) >= 2
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.seats, puzzle.journal))
    for one, other in pairwise(ordered):
        if other.journal.startswith(one.journal):  # they come from one match
            assert other.part - one.part >= 1 / LEAST_APART - 0.002, (one.name, other.name)


@pytest.mark.long
@pytest.mark.parametrize("quarter", range(QUARTERS))
@pytest.mark.parametrize("game", GAMES)
def test_a_new_search_finds_the_same_answer(game: str, quarter: int) -> None:
    judge = Judge(vaka.load(game), TRIES)
    unclear = []
    for puzzle, match in shipped(game)[quarter::QUARTERS]:
        view, moves = match.view(puzzle.seat, recall=True), match.moves(puzzle.seat)
        decision = judge.judge(view, puzzle.seat, moves, puzzle.best, Rng(2026))
        wrong = next(one for one in decision.moves if one.move not in puzzle.right)
        gap = decision.moves[0].share.value - wrong.share.value
        if decision.best not in puzzle.right or gap < LEAST_GAP / 2:
            unclear.append((puzzle.name, decision.best, puzzle.right, round(gap, 3)))
    assert not unclear
