"""Analysis: an opinion of every legal move, from what the seat may know."""

import pytest

import vaka
from positions import SECRETIVE, two_worlds
from random_play import random_match
from vaka.bots.analysis import LEAST_VISITS, LINE_LENGTH, Opinion, opinions
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import Illegal
from vaka.match import Match


def thoughtful(game: Game, seats: int, steps: int) -> Match:
    """Return a random match in which a seat has several moves."""
    while True:
        match = random_match(game, seats, 3, steps)
        if match.turn()[0] != CHANCE and len(match.moves(match.turn()[0])) > 2:
            return match
        steps += 1


def test_every_legal_move_has_an_opinion_the_best_first(game: Game) -> None:
    match = thoughtful(game, game.seats[0], 40)
    seat = match.turn()[0]
    found = match.analyse(seat, iterations=1500, seconds=None)
    assert sorted(opinion.move for opinion in found) == match.moves(seat)
    assert [opinion.visits for opinion in found] == sorted(
        (opinion.visits for opinion in found), reverse=True
    )
    for opinion in found:
        assert opinion.visits >= LEAST_VISITS
        assert opinion.value is not None
        assert opinion.low is not None
        assert opinion.high is not None
        assert 0 <= opinion.low <= opinion.value <= opinion.high <= 1
        assert opinion.points is not None


def test_the_seed_settles_opinions_unless_time_does(game: Game) -> None:
    match = thoughtful(game, game.seats[0], 40)
    found = [match.analyse(iterations=500, seconds=None, seed=1) for _ in range(2)]
    assert found[0] == found[1]


def test_the_best_move_tells_how_the_match_is_expected_to_go_on(game: Game) -> None:
    match = thoughtful(game, game.seats[0], 40)
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    best, *others = opinions(game, view, seat, moves, Rng(1), 3000, None, language="nl")
    assert (best.line[0].seat, best.line[0].move) == (seat, best.move)
    assert 1 <= len(best.line) <= LINE_LENGTH
    assert all(step.says for step in best.line if step.seat == seat)
    assert all(other.line == () for other in others)
    follow = match.branch()
    for step in best.line:  # what is open can be played; what is hidden from the seat is guessed
        if step.seat != seat or step.move not in follow.moves(seat):
            break
        follow.play(seat, step.move)
    assert len(follow) > len(match)


def test_secret_moves_of_others_are_not_named_in_what_is_expected() -> None:
    """In Raiatea all choose together what to put into the bag: who asks hears no ritual."""
    game, named = vaka.load("raiatea"), 0
    for steps in range(60, 200, 20):
        match = thoughtful(game, 3, steps)
        seat = match.turn()[0]
        view, moves = match.view(seat, recall=True), match.moves(seat)
        best = opinions(game, view, seat, moves, Rng(1), 800, None, language="en")[0]
        for step in best.line:
            secret = step.move.startswith(("put ", "keep ", "dance "))
            assert not (secret and step.seat != seat and step.says)
            named += 1
    assert named > 7


def test_moves_that_were_never_tried_have_no_value(game: Game) -> None:
    match = thoughtful(game, game.seats[0], 40)
    found = match.analyse(iterations=1, seconds=None)
    assert found[0].visits == 1
    assert found[1] == Opinion(found[1].move, 0, None, None, None, None)


@pytest.mark.parametrize("name", SECRETIVE)
def test_hidden_things_change_no_opinion(name: str) -> None:
    game = vaka.load(name)
    opinions = []
    for state in two_worlds(game, 2):
        match = Match(game, state.seats)
        match._states.append(game.restore(game.position(state)))
        opinions.append(match.analyse(state.turn, iterations=100, seconds=None))
    assert opinions[0] == opinions[1]


def test_nobody_to_analyse_is_refused(rapanui: Game) -> None:
    match = Match(rapanui, 2)
    with pytest.raises(Illegal) as refusal:
        match.analyse()
    assert refusal.value.reason == "chance_to_move"
    with pytest.raises(Illegal) as refusal:
        match.analyse(1)
    assert refusal.value.reason == "not_your_turn"
    over = random_match(rapanui, 2, 1)
    with pytest.raises(Illegal) as refusal:
        over.analyse(0)
    assert refusal.value.reason == "match_over"
