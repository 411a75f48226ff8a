"""Luck: what a deal changed, less what it changes on average."""

import math

import pytest

import vaka
from random_play import random_match
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.teacher.judging import judging_evaluator
from vaka.teacher.luck import all_outcomes, dealt, luck_of_deal
from vaka.teacher.records import Deal
from vaka.teacher.stream import records_of, steps_of

MATCHES = 30


def deal_in_the_middle(game: Game) -> tuple[int, ...]:
    """Return the seats, seed and step of a deal of few outcomes."""
    for seed in range(40):
        match = random_match(game, game.seats[0], seed)
        for step in steps_of(match.lines):
            state = match.state_at(step)
            if step > 0 and state.turn == CHANCE and len(all_outcomes(state) or ()) > 1:
                return match.seats, seed, step
    raise AssertionError("no such deal")


@pytest.mark.parametrize("name", ["tongiaki", "rapanui2011"])
def test_the_luck_of_all_that_could_have_come_is_nothing_together(name: str) -> None:
    game = vaka.load(name)
    seats, seed, step = deal_in_the_middle(game)
    before = random_match(game, seats, seed).state_at(step)
    outcomes = all_outcomes(before)
    assert outcomes is not None
    assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1)
    sums = [0.0] * seats
    for outcome in outcomes:
        share, _ = luck_of_deal(judging_evaluator(game), before, outcome.state, Rng(1))
        for seat in range(seats):
            assert share[seat].low == share[seat].high  # all outcomes were looked at
            sums[seat] += outcome.probability * share[seat].value
    assert sums == pytest.approx([0.0] * seats, abs=1e-9)


@pytest.mark.parametrize(
    "name",
    ["rapanui2011", "tongiaki", "rapanui2020", pytest.param("raiatea", marks=pytest.mark.long)],
)
def test_luck_over_many_matches_has_mean_zero(name: str) -> None:
    """By the luck of each match, which are independent, within three and a half errors."""
    game = vaka.load(name)
    totals: list[list[float]] = []
    for seed in range(MATCHES):
        match = random_match(game, game.seats[0], seed)
        deals = [step for step in steps_of(match.lines) if match.lines[step].seat == CHANCE]
        luck = [0.0] * match.seats
        for step in deals:
            until = next((s for s in steps_of(match.lines) if s > step), len(match))
            share, _ = luck_of_deal(
                judging_evaluator(game), match.state_at(step), match.state_at(until), Rng(step)
            )
            luck = [sum_ + each.value for sum_, each in zip(luck, share, strict=True)]
        totals.append(luck)
    for seat in range(game.seats[0]):
        column = [luck[seat] for luck in totals]
        mean = sum(column) / MATCHES
        variance = sum((each - mean) ** 2 for each in column) / (MATCHES - 1)
        assert abs(mean) <= 3.5 * math.sqrt(variance / MATCHES) + 1e-9


def test_where_there_are_too_many_outcomes_some_are_drawn(rapanui: Game) -> None:
    before = rapanui.start(3)
    assert all_outcomes(before) is None
    share, points = luck_of_deal(judging_evaluator(rapanui), before, dealt(before, Rng(3)), Rng(1))
    for estimate in (*share, *points):
        assert estimate.low < estimate.value < estimate.high
    assert sum(each.value for each in share) == pytest.approx(0)  # what one gains others lose


def test_a_deal_that_is_still_going_on_is_not_told(rapanui: Game) -> None:
    match = random_match(rapanui, 3, 1, 2)
    assert match.turn() == (CHANCE,)
    assert list(records_of(match, 10)) == []
    assert not any(isinstance(record, Deal) for record in match.analysis(10))
