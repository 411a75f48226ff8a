"""What a lesson consists of: decisions and deals, each as one line of JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

DIGITS = 5  # that are kept of every number


class Estimate(NamedTuple):
    """A value and what is left open about it."""

    value: float
    low: float
    high: float

    @classmethod
    def around(cls, value: float, doubt: float) -> "Estimate":
        """Return a value with as much doubt on either side."""
        return cls(value, value - doubt, value + doubt)

    def within(self, least: float, most: float) -> "Estimate":
        """Return the same, cut off where it cannot be."""
        return Estimate(*(min(max(number, least), most) for number in self))

    def rounded(self) -> list[float]:
        """Return the numbers as they are written."""
        return [round(number, DIGITS) for number in self]


NOTHING = Estimate(0.0, 0.0, 0.0)


class Judged(NamedTuple):
    """What one legal move is worth to its seat."""

    move: str
    tries: int
    share: Estimate  # of the match: 1 is a victory alone
    points: Estimate  # at the end of the match
    cost: Estimate = NOTHING  # of the match: what the best move is worth more

    @property
    def worse(self) -> bool:
        """Whether it is worse than the best move beyond doubt."""
        return self.cost.low > 0


@dataclass(frozen=True, kw_only=True)
class Decision:
    """A move of a seat, judged by what the seat could know; without `moves` it had no choice."""

    seat: int
    played: str
    best: str
    step: int = -1  # how many moves were played before it
    moves: tuple[Judged, ...] = ()  # all legal ones, the best first
    cost: Estimate = NOTHING  # of the match: what the best move was worth more
    cost_points: Estimate = NOTHING
    luck: float = 0.0  # share that chance has given the seat since its last decision
    # By how much the best move and the one played change the points of each seat at once.
    gains: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    line: tuple[tuple[int, str], ...] = ()  # how it was expected to go on with the best move

    def of(self, move: str) -> Judged:
        """Return what is thought of one of the moves."""
        return next(judged for judged in self.moves if judged.move == move)

    @property
    def choice(self) -> bool:
        """Whether there was more than one move."""
        return len(self.moves) > 1

    @property
    def mistake(self) -> bool:
        """Whether the move has cost something beyond doubt."""
        return self.cost.low > 0

    @property
    def at_stake(self) -> float:
        """The share between the best and the worst move."""
        return self.moves[0].share.value - self.moves[-1].share.value if self.moves else 0.0

    def as_json(self) -> dict[str, Any]:
        """Return the record as JSON."""
        return {
            "kind": "decision",
            **{key: getattr(self, key) for key in ("step", "seat", "played", "best")},
            "moves": [
                [one.move, one.tries, *(each.rounded() for each in one[2:])] for one in self.moves
            ],
            "cost": self.cost.rounded(),
            "cost_points": self.cost_points.rounded(),
            "luck": round(self.luck, DIGITS),
            "gains": {
                move: [round(each, DIGITS) for each in gain] for move, gain in self.gains.items()
            },
            "line": [list(pair) for pair in self.line],
        }


@dataclass(frozen=True, kw_only=True)
class Deal:
    """Moves of chance without a decision between them, and what they changed for each seat."""

    step: int  # how many moves were played before it
    until: int  # and after it
    luck: tuple[Estimate, ...]  # share of the match, by seat; the mean over all deals is nothing
    luck_points: tuple[Estimate, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the record as JSON."""
        return {
            **asdict(self),
            "kind": "deal",
            "luck": [each.rounded() for each in self.luck],
            "luck_points": [each.rounded() for each in self.luck_points],
        }


Record = Decision | Deal


def written(record: Record) -> Record:
    """Return a record just as it will be read again: with no more digits than are kept."""
    return record_of(record.as_json())


def record_of(found: Mapping[str, Any]) -> Record:
    """Return the record that was written as JSON."""
    fields = {key: value for key, value in found.items() if key != "kind"}
    if found["kind"] == "deal":
        for key in ("luck", "luck_points"):
            fields[key] = tuple(Estimate(*each) for each in fields[key])
        return Deal(**fields)
    fields["moves"] = tuple(
        Judged(move, tries, *(Estimate(*each) for each in estimates))
        for move, tries, *estimates in fields["moves"]
    )
    for key in ("cost", "cost_points"):
        fields[key] = Estimate(*fields[key])
    fields["gains"] = {move: tuple(gain) for move, gain in fields["gains"].items()}
    fields["line"] = tuple((seat, move) for seat, move in fields["line"])
    return Decision(**fields)
