"""The judge of decisions: values that are known exactly, and nothing that the seat cannot know."""

from pathlib import Path

import exact_endgames as exact
import pytest

import vaka
from positions import SECRETIVE, two_worlds
from random_play import random_match
from vaka.core.game import Game, winners
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.games.rapanui2011 import parts as K
from vaka.match import Match
from vaka.teacher.judging import Judge
from vaka.teacher.records import Decision, record_of

ENDGAMES = Path(__file__).parents[1] / "bots" / "endgames.jsonl"
VICTORY = 0.85  # the part of a share that is for winning; the rest goes by points, without breakers


class JudgedSolver(exact.Solver):
    """Counts a match that only a tie-breaker has won as the judge does."""

    def share(self, state: State) -> float:
        """Return the share of seat 0 if both seats play perfectly."""
        if state.turn != OVER:
            return super().share(state)
        scores = state.score()
        wins, points = winners(scores), winners([score[:1] for score in scores])
        return VICTORY * wins.count(0) / len(wins) + (1 - VICTORY) * points.count(0) / len(points)


def open_endgames() -> list[State]:
    """Return the endgames with what lies on the stone turned face up: nothing is hidden."""
    game, found = vaka.load("rapanui2011"), []
    for endgame in exact.read(ENDGAMES):
        cards = endgame.fields["stone"]
        turned = [card & 3 if card & K.DOWN else card for card in cards]
        state = game.start(2)
        state.load({**endgame.fields, "stone": turned})
        found.append(state)
    return found


def values(state: State) -> dict[str, float]:
    """Return what each move is worth; nothing where there are too many positions to look at."""
    solver, text = JudgedSolver(40_000), vaka.load("rapanui2011").move_codec.text
    try:
        shares = {text(state, m): solver.share(exact.after(state, m)) for m in state.moves()}
    except exact.TooLarge:
        return {}
    return {move: share if state.turn == 0 else 1 - share for move, share in shares.items()}


def judged(game: Game, state: State, tries: int, seed: int = 1, played: int = 0) -> Decision:
    seat = state.turn
    view, moves = game.view(state, seat, recall=True), game.moves(state, seat)
    return Judge(game, tries).judge(view, seat, moves, moves[played], Rng(seed))


def test_values_that_are_known_exactly_lie_in_their_intervals() -> None:
    """Nearly all: in some endgames a card will still be hidden, and the solver looks through it."""
    game, inside, widths = vaka.load("rapanui2011"), 0, []
    for state in open_endgames():
        truth = values(state)
        for one in judged(game, state, 2000).moves if truth else ():
            inside += one.share.low - 1e-9 <= truth[one.move] <= one.share.high + 1e-9
            widths.append(one.share.high - one.share.low)
    assert len(widths) > 60
    assert inside >= 0.92 * len(widths)
    assert sorted(widths)[len(widths) // 2] < 0.02  # and the intervals say something


def test_what_a_throw_away_costs_is_known() -> None:
    """Every move of every endgame: its cost is the exact difference to the best one."""
    game, right, all_costs = vaka.load("rapanui2011"), 0, 0
    for state in open_endgames()[:8]:
        truth = values(state)
        for number, move in enumerate(sorted(truth)):
            cost = judged(game, state, 800, played=number).cost
            right += cost.low - 1e-9 <= max(truth.values()) - truth[move] <= cost.high + 1e-9
            all_costs += 1
    assert all_costs > 20
    assert right >= 0.9 * all_costs


@pytest.mark.parametrize("name", SECRETIVE)
def test_hidden_things_change_no_judgement(name: str) -> None:
    game = vaka.load(name)
    for seed in range(3):
        one, two = two_worlds(game, seed)
        assert judged(game, one, 60) == judged(game, two, 60)


def test_every_legal_move_is_tried_equally_often(game: Game) -> None:
    decision = judged(game, choice_in_the_middle(game).state, 100)
    tries = [one.tries for one in decision.moves]
    assert max(tries) - min(tries) <= 0.15 * max(tries)
    for one in decision.moves:
        assert 0 <= one.share.low <= one.share.value <= one.share.high <= 1
        assert one.points.low <= one.points.value <= one.points.high


def test_the_seed_settles_a_judgement(game: Game) -> None:
    state = choice_in_the_middle(game).state
    assert judged(game, state, 50, seed=4) == judged(game, state, 50, seed=4)


def test_two_threads_change_nothing(game: Game) -> None:
    state = choice_in_the_middle(game).state
    view, moves = game.view(state, state.turn, recall=True), game.moves(state, state.turn)
    one, two = (
        Judge(game, 50, threads).judge(view, state.turn, moves, moves[0], Rng(4))
        for threads in (1, 2)
    )
    assert one == two


def test_another_seed_thinks_of_other_worlds(rapanui: Game) -> None:
    state = choice_in_the_middle(rapanui).state
    assert judged(rapanui, state, 50, seed=4) != judged(rapanui, state, 50, seed=5)


def test_a_judgement_survives_being_written(game: Game) -> None:
    decision = judged(game, choice_in_the_middle(game).state, 50)
    again = record_of(decision.as_json())
    assert again.as_json() == decision.as_json()
    assert record_of(again.as_json()) == again


def test_of_the_best_move_and_the_one_played_it_is_told_what_they_bring(game: Game) -> None:
    match = choice_in_the_middle(game)
    decision = judged(game, match.state, 50, played=-1)
    assert set(decision.gains) == {decision.best, decision.played}
    assert all(len(gains) == match.seats for gains in decision.gains.values())
    assert decision.line[0] == (decision.seat, decision.best)


def test_who_has_no_choice_is_not_judged(game: Game) -> None:
    decision = Judge(game, 10).judge({}, 0, ["pass"], "pass", Rng(1))
    assert (decision.choice, decision.best, decision.cost.value) == (False, "pass", 0.0)


def choice_in_the_middle(game: Game) -> Match:
    """Return a random match in which a seat has several moves."""
    steps = 40
    while True:
        match = random_match(game, game.seats[0], 3, steps)
        if match.turn()[0] != CHANCE and len(match.moves(match.turn()[0])) > 2:
            return match
        steps += 1
