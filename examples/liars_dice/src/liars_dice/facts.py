"""What follows from a position: for whatever shows a match, which then reckons nothing itself."""

from liars_dice import parts as K
from liars_dice.rules import LiarsDice, dice_left
from vaka.core.game import Facts


def derive(state: LiarsDice, _seat: int | None, _recall: bool, _everything: bool) -> Facts:
    """Return the dice left, how many of a face are to be expected, and the lines of the score."""
    left = state.left[: state.seats]
    return {
        "points": left,
        "dice": dice_left(state),
        "expected": round(dice_left(state) / K.FACE_COUNT, 1),
        "score": [[{"key": "left", "arguments": {}, "points": n, "rule": "L6"}] for n in left],
    }
