"""The order in which a match is judged: what is worth seeing first, and nothing left out."""

from random_play import random_match
from vaka.core.game import Game
from vaka.engine.turns import CHANCE
from vaka.teacher.judging import Judge
from vaka.teacher.order import FIRST, likeliest_first
from vaka.teacher.records import Decision
from vaka.teacher.stream import steps_of


def test_every_step_comes_once_deals_first(game: Game) -> None:
    match = random_match(game, game.seats[0], 3, 120)
    order = likeliest_first(match, Judge(game))
    assert sorted(order) == steps_of(match.lines)
    deals = [step for step in order if match.lines[step].seat == CHANCE]
    assert order[: len(deals)] == sorted(deals)
    rest = order[len(deals) + FIRST :]
    assert rest == sorted(rest)


def test_what_cost_most_is_judged_early(rapanui: Game) -> None:
    match = random_match(rapanui, 2, 5)
    order = likeliest_first(match, Judge(rapanui))
    made = [one for one in match.analysis(60) if isinstance(one, Decision) and one.choice]
    costliest = sorted(made, key=lambda one: -one.cost.value)[:3]
    deals = sum(match.lines[step].seat == CHANCE for step in order)
    early = order[deals : deals + FIRST]
    assert any(one.step in early for one in costliest)
    assert len(made) > 4 * FIRST  # and that says something


def test_without_time_the_match_is_judged_as_it_was_played(rapanui: Game) -> None:
    match = random_match(rapanui, 2, 3, 60)
    order = likeliest_first(match, Judge(rapanui), seconds=0)
    decisions = [step for step in order if match.lines[step].seat != CHANCE]
    assert decisions == sorted(decisions)
