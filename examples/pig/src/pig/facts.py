"""What follows from a position: for whatever shows a match, which then reckons nothing itself."""

from pig.rules import Pig, reached
from vaka.core.game import Facts


def derive(state: Pig, _seat: int | None, _recall: bool, _everything: bool) -> Facts:
    """Return the points, what holding would make of them, and the lines of the score."""
    points = state.points[: state.seats]
    return {
        "points": points,
        "reached": reached(state, state.active),
        "score": [[{"key": "held", "arguments": {}, "points": n, "rule": "P5"}] for n in points],
    }
