"""What a move makes possible: only what follows at once, only what the other move does not."""

import pytest

import vaka
from vaka.puzzles.records import Puzzle, puzzles_of
from vaka.teacher.ahead import opened, shown_line

GAMES = vaka.games()


def with_reason(game: str, reason: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles_of(game).values() if reason in puzzle.reasons]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_opened_follows_the_answer_and_not_the_other_move(game: str) -> None:
    rules = vaka.load(game)
    for puzzle in with_reason(game, "opens"):
        match, seat, other = puzzle.match(), puzzle.seat, puzzle.next_best.move
        found = opened(rules, match.view(seat, recall=True), seat, puzzle.line, other)
        assert found is not None
        assert (seat, found.step.move) == puzzle.line[1]
        after = puzzle.match()
        after.play(seat, puzzle.best)
        assert found.step.move in after.moves(seat)  # as it really was, too
        instead = puzzle.match()
        instead.play(seat, other)
        assert seat not in instead.turn() or found.step.move not in instead.moves(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_opens_nothing_that_it_is_compared_with_itself(game: str) -> None:
    for puzzle in with_reason(game, "opens")[:5]:
        view = puzzle.match().view(puzzle.seat, recall=True)
        assert opened(vaka.load(game), view, puzzle.seat, puzzle.line, puzzle.best) is None
        assert opened(vaka.load(game), view, puzzle.seat, puzzle.line[:1], puzzle.best) is None


def moves_after(puzzle: Puzzle, *played: str) -> list[str]:
    """Return what the seat of a puzzle can do after some moves of its own."""
    match = puzzle.match()
    for move in played:
        if puzzle.seat not in match.turn() or move not in match.moves(puzzle.seat):
            return []
        match.play(puzzle.seat, move)
    return match.moves(puzzle.seat) if puzzle.seat in match.turn() else []


def test_what_can_still_be_done_one_move_later_is_not_opened() -> None:
    later = [
        (puzzle, other)
        for game in GAMES
        for puzzle in with_reason(game, "opens")[:18]
        for other in moves_after(puzzle)
        if puzzle.line[1][1] not in moves_after(puzzle, other)
        and any(
            puzzle.line[1][1] in moves_after(puzzle, other, then)
            for then in moves_after(puzzle, other)
        )
    ]
    assert later
    for puzzle, other in later:
        view = puzzle.match().view(puzzle.seat, recall=True)
        assert opened(vaka.load(puzzle.game), view, puzzle.seat, puzzle.line, other) is None


def test_a_line_is_shown_as_far_as_it_can_be_played() -> None:
    puzzle = with_reason("tongiaki", "opens")[0]
    view = puzzle.match().view(puzzle.seat, recall=True)
    game = vaka.load("tongiaki")
    whole = list(shown_line(game, view, puzzle.line))
    assert [step[:2] for step in whole] == list(puzzle.line)
    broken = (*puzzle.line[:1], (puzzle.seat, "no such move"), *puzzle.line[1:])
    assert len(list(shown_line(game, view, broken))) == 1
