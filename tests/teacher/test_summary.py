"""What a lesson comes to, by records that are made up so that everything is known."""

import pytest

from random_play import random_match
from vaka.core.game import Game, winners
from vaka.teacher.records import Deal, Decision, Estimate, Judged, Record
from vaka.teacher.summary import costliest, luck_before, luckiest, most_luck, summaries


def exactly(value: float) -> Estimate:
    return Estimate.around(value, 0.0)


def decision(step: int, cost: float, doubt: float = 0.001, seat: int = 0) -> Decision:
    """Return a decision between a move worth 0.9, the one played, and one worth nothing."""
    worth = {"best": 0.9, "played": 0.9 - cost, "worst": 0.0}
    return Decision(
        step=step,
        seat=seat,
        played="played",
        best="best",
        moves=tuple(Judged(move, 10, exactly(share), exactly(5)) for move, share in worth.items()),
        cost=Estimate.around(cost, doubt),
    )


def deal(step: int, *luck: float) -> Deal:
    shares = tuple(exactly(each) for each in luck)
    return Deal(step=step, until=step + 1, luck=shares, luck_points=shares)


def test_accuracy_is_what_was_kept_of_all_that_could_be_lost(rapanui: Game) -> None:
    match = random_match(rapanui, 2, 1)
    records: list[Record] = [
        decision(1, 0.3),
        decision(2, 0.0),
        deal(3, 0.2, -0.2),
        deal(4, -0.05, 0.05),
    ]
    records += [Decision(step=5, seat=0, played="pass", best="pass")]
    first, second = summaries(match, records)
    assert (first.choices, first.mistakes) == (2, 1)
    assert first.accuracy == pytest.approx(1 - 0.3 / 1.8)
    assert first.cost == pytest.approx(0.3)
    assert first.luck == pytest.approx(0.15)
    assert first.points == match.score()[0][0]
    won = winners(match.score())
    assert first.result == (0 in won) / len(won)
    assert first.as_json()["result_without_luck"] == pytest.approx(first.result - 0.15)
    assert (second.choices, second.accuracy) == (0, None)
    assert second.luck == pytest.approx(-0.15)


def test_a_match_that_goes_on_has_no_result(rapanui: Game) -> None:
    seat = summaries(random_match(rapanui, 2, 1, 40), [])[0]
    assert (seat.place, seat.result, seat.adjusted) == (None, None, None)


def test_only_what_is_beyond_doubt_is_called_a_mistake() -> None:
    records = [decision(1, 0.2, 0.3), decision(2, 0.1), decision(3, 0.005), decision(4, 0.3)]
    records += [decision(5, 0.15), decision(6, 0.12), decision(7, 0.5, seat=1)]
    assert [found.step for found in costliest(records, 0)] == [4, 5, 6]
    assert [found.step for found in costliest(records, 1)] == [7]


def test_the_luckiest_deals_come_first() -> None:
    deals = [deal(1, 0.02, -0.02), deal(2, -0.3, 0.3), deal(3, 0.001, -0.001), deal(4, 0.1, -0.1)]
    assert [found.step for found in luckiest(deals)] == [2, 4, 1]
    assert most_luck(deals[1]) == (1, 0.3)


def test_luck_before_a_decision_can_be_told_whatever_the_order(game: Game) -> None:
    match = random_match(game, game.seats[0], 3, 60)
    records = list(match.analysis(2))
    decisions = [record for record in records if isinstance(record, Decision)]
    found = [luck_before(match, records[::-1], made) for made in decisions]
    assert found == pytest.approx([made.luck for made in decisions], abs=1e-4)
    assert any(found)
