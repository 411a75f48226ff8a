"""The past of a match: whatever is not kept is the same when it is played again."""

import pytest

from random_play import random_match
from vaka.core.game import Game
from vaka.core.past import RECENT, SPACING, Past
from vaka.match import Match


@pytest.fixture
def match(game: Game) -> Match:
    return random_match(game, game.seats[0], seed=3)


def test_every_state_is_as_it_was(match: Match) -> None:
    again = Match(match.game, match.seats, match.options)
    states = [again.state]
    for line in match.lines:
        again.play(line.seat, line.move)
        states.append(again.state)
    for step in (*range(len(states)), *range(len(states) - 1, -1, -7)):
        assert match.state_at(step).fields() == states[step].fields(), step


def test_few_states_of_a_long_match_are_kept(match: Match) -> None:
    kept = [state for state in match._states._kept if state is not None]
    assert len(kept) <= RECENT + len(match) // SPACING + 1
    assert len(match._states) == len(match) + 1


def test_a_past_that_was_cut_goes_on(match: Match) -> None:
    states, lines = match._states, match.lines
    steps = len(match) // 2 // SPACING * SPACING + 5  # none that is kept
    assert states._kept[steps] is None
    before = match.state_at(steps).fields()
    past = states.copy(lines[:])
    past.cut(steps + 1)
    assert past[-1].fields() == before
    other = past[-1].copy()
    match.game.play(other, lines[steps].seat, lines[steps].move)
    past.append(other)
    assert past[-1].fields() == match.state_at(steps + 1).fields()
    assert len(states) == len(match) + 1  # the other one stays as it was


def test_a_branch_does_not_change_the_match(match: Match) -> None:
    assert isinstance(match._states, Past)
    branch = match.branch()
    branch._states.cut(3)
    del branch.lines[2:]
    assert match.state_at(len(match)).fields() == match.state.fields()
