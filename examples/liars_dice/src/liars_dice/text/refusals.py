"""Why a move is refused: a reason that the words of the game turn into a sentence."""

from liars_dice import codes as C
from liars_dice import parts as K
from liars_dice.rules import LiarsDice, dice_left
from vaka.core.game import Reason


def why_not(state: LiarsDice, _seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move; None leaves it to the core."""
    if state.phase == K.BID and move == C.M_CALL:
        return "nothing_to_call", {}
    if state.phase == K.BID and C.M_BID <= move < C.M_CALL:
        left = dice_left(state)
        too_many = move - C.M_BID >= left * K.FACE_COUNT
        return ("too_many", {"dice": left}) if too_many else ("not_higher", {})
    if state.phase == K.TURN and C.M_TURN <= move < C.M_BID:
        return "no_such_die", {}
    return None
