"""What a lesson comes to: accuracy and luck of the seats, costliest moves, luckiest deals."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from vaka.core.game import places, winners
from vaka.engine.turns import OVER
from vaka.teacher.records import DIGITS, Deal, Decision, Record
from vaka.teacher.stream import Played

COSTLIEST = 3  # moves of each seat that are told
LUCKIEST = 3  # deals that are told
LEAST_COST = 0.01  # of a win: a move that cost less is not told
LEAST_LUCK = 0.01


@dataclass(frozen=True)
class SeatSummary:
    """One line about a seat."""

    seat: int
    points: int
    place: int | None  # None: the match is not over
    result: float | None  # its share of the victory
    choices: int  # decisions with more than one move
    accuracy: float | None  # 1 less what was lost of all that could be lost; None: nothing could
    cost: float  # shares of the match that its moves gave away, added up
    mistakes: int  # moves that cost something beyond doubt
    luck: float  # shares of the match that chance gave it, added up

    @property
    def adjusted(self) -> float | None:
        """The result less the luck: the same on average, with less scatter."""
        return None if self.result is None else self.result - self.luck

    def as_json(self) -> dict[str, Any]:
        """Return the line for programs."""
        return {**asdict(self), "result_without_luck": self.adjusted}


def summaries(match: Played, records: Sequence[Record]) -> list[SeatSummary]:
    """Return a line about each seat."""
    state = match.state_at(len(match.lines))
    scores, over = state.score(), state.turn == OVER
    best = winners(scores)
    found = []
    for seat in range(match.seats):
        own = choices_of(records, seat)
        stakes = sum(decision.at_stake for decision in own)
        cost = sum(max(0.0, decision.cost.value) for decision in own)
        luck = sum(deal.luck[seat].value for deal in deals_of(records))
        found.append(
            SeatSummary(
                seat=seat,
                points=scores[seat][0],
                place=places(scores)[seat] if over else None,
                result=(seat in best) / len(best) if over else None,
                choices=len(own),
                accuracy=max(0.0, 1 - cost / stakes) if stakes > 0 else None,
                cost=cost,
                mistakes=sum(is_told(decision) for decision in own),
                luck=luck,
            )
        )
    return found


def choices_of(records: Sequence[Record], seat: int) -> list[Decision]:
    """Return the decisions in which a seat had a choice."""
    return [
        record
        for record in records
        if isinstance(record, Decision) and record.seat == seat and record.choice
    ]


def deals_of(records: Sequence[Record]) -> list[Deal]:
    """Return the deals."""
    return [record for record in records if isinstance(record, Deal)]


def luck_before(match: Played, records: Sequence[Record], decision: Decision) -> float:
    """Return what chance has given a seat since its last decision, by the deals among records."""
    own = (step for step, line in enumerate(match.lines) if line.seat == decision.seat)
    last = max((step for step in own if step < decision.step), default=-1)
    between = [deal for deal in deals_of(records) if last < deal.step < decision.step]
    return round(sum(deal.luck[decision.seat].value for deal in between), DIGITS)


def is_told(decision: Decision) -> bool:
    """Tell whether a move is called a mistake: its cost is beyond doubt and worth mentioning."""
    return decision.mistake and decision.cost.value >= LEAST_COST


def costliest(records: Sequence[Record], seat: int) -> list[Decision]:
    """Return the mistakes of a seat that cost most, the costliest first."""
    told = [decision for decision in choices_of(records, seat) if is_told(decision)]
    return sorted(told, key=lambda decision: -decision.cost.value)[:COSTLIEST]


def luckiest(records: Sequence[Record]) -> list[Deal]:
    """Return the deals that gave some seat most, the luckiest first."""
    told = [deal for deal in deals_of(records) if most_luck(deal)[1] >= LEAST_LUCK]
    return sorted(told, key=lambda deal: -most_luck(deal)[1])[:LUCKIEST]


def most_luck(deal: Deal) -> tuple[int, float]:
    """Return the seat to which a deal gave most, and how much."""
    seat = max(range(len(deal.luck)), key=lambda each: deal.luck[each].value)
    return seat, deal.luck[seat].value
