"""Ranges make room for what a longer search sees: how much, for whom, and how it is found."""

import fit_foresight
import judge_strength
import pytest

import vaka
from random_play import random_match
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.teacher.judging import Judge
from vaka.teacher.records import Decision
from vaka.teacher.tallies import NOTHING_UNSEEN, UNMEASURED, Doubt, Unseen, unseen_of


def choice(game: Game) -> Match:
    """Return a random match in which a seat has several moves."""
    steps = 40
    while True:
        match = random_match(game, game.seats[0], 3, steps)
        if match.turn()[0] != CHANCE and len(match.moves(match.turn()[0])) > 2:
            return match
        steps += 1


def judged(match: Match, unseen: Unseen | None) -> Decision:
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    return Judge(match.game, 60, unseen=unseen).judge(view, seat, moves, moves[0], Rng(1))


def test_every_game_was_measured(game: Game) -> None:
    unseen = unseen_of(game)
    assert unseen != UNMEASURED
    assert unseen.share > 0


def test_ranges_are_wider_by_what_is_unseen_and_values_are_the_same(game: Game) -> None:
    match = choice(game)
    narrow, wide = judged(match, NOTHING_UNSEEN), judged(match, Unseen(1.0, 1.0))
    assert [one.move for one in wide.moves] == [one.move for one in narrow.moves]
    widened = 0
    for one, other in zip(narrow.moves, wide.moves, strict=True):
        assert one.share.value == other.share.value
        assert one.cost.value == other.cost.value
        assert other.share.low <= one.share.low
        assert other.share.high >= one.share.high
        widened += other.cost.high - other.cost.low > one.cost.high - one.cost.low
    assert widened > 0
    assert judged(match, None) == judged(match, unseen_of(game))


def test_each_move_has_what_it_would_have_cost(game: Game) -> None:
    decision = judged(choice(game), None)
    assert decision.moves[0].cost.value == 0
    assert not decision.moves[0].worse
    assert decision.of(decision.played).cost == decision.cost
    assert decision.of(decision.played).worse == decision.mistake


def test_what_is_decided_needs_no_room() -> None:
    """All tries of every move end alike: nothing is unseen where nothing is open."""
    game = vaka.load("rapanui2011")
    match = random_match(game, 2, 5)
    last = max(
        step
        for step, line in enumerate(match.lines)
        if line.seat != CHANCE and len(game.moves(match.state_at(step), line.seat)) > 1
    )
    view, seat, moves = judge_strength.choice_of(match, last)
    _, verdict = Judge(game, 60).verdict(view, seat, moves, Rng(1))
    for move in moves:
        if verdict.mean(move) in (0.0, 1.0):
            assert verdict.doubt(move).scatter == 0.0
    assert any(verdict.mean(move) in (0.0, 1.0) for move in moves)


def test_so_much_room_is_found_that_most_ranges_hold() -> None:
    found = [
        fit_foresight.Miss(number, "share", off / 100, Doubt(0.01, 0.2))
        for number, off in enumerate(range(20))
    ]
    room = fit_foresight.fitted(found, 0.9)
    assert fit_foresight.covered(found, room) == pytest.approx(0.9)
    assert fit_foresight.covered(found, room * 0.99) < 0.9
    assert fit_foresight.covered(found, 0.0) == pytest.approx(0.1)
    assert 0.8 <= fit_foresight.crossed(found, 0.9) <= 1.0


def test_a_choice_is_compared_move_by_move() -> None:
    job = judge_strength.Job("rapanui2011", 2, 3, 0, 2, 20, frozenset(), float("inf"))
    held = judge_strength.judged_twice(job)[0]
    match = judge_strength.played(vaka.load(job.game), 2, Rng(3).split(0).split(0))
    rng = Rng(3).split(0).split(2).split(held.step).split(0)
    found = list(fit_foresight.misses(held, match, job.tries, rng))
    shares = [miss for miss in found if miss.kind == "share"]
    assert len(shares) == len(held.short.moves) == len(found) - len(shares) + 1
    long = {one.move: one.share.value for one in held.long.moves}
    off = sorted(abs(long[one.move] - one.share.value) for one in held.short.moves)
    assert sorted(miss.off for miss in shares) == pytest.approx(off, abs=1e-4)
