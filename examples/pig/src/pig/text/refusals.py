"""Why a move is refused: a reason that the words of the game turn into a sentence."""

from pig import codes as C
from pig.rules import Pig
from vaka.core.game import Reason


def why_not(_state: Pig, _seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move; None leaves it to the core."""
    return ("nothing_to_hold", {}) if move == C.M_HOLD else None
