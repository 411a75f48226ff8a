"""Who knows what: everybody sees their own dice alone, until a bid is called."""

from typing import Any

from liars_dice import parts as K
from liars_dice.notation import read, write
from liars_dice.rules import LiarsDice, roller
from vaka.core.schema import Whole, refuse
from vaka.engine.rng import Rng

SPECTATOR = -1


def look(state: LiarsDice, seat: int | None, _recall: bool) -> dict[str, Any]:
    """Return what a seat may know; nothing that has been seen is covered again."""
    view = write(state)
    if state.phase != K.OVER:
        for other, own in enumerate(view["seats"]):
            if other != seat:
                own["dice"] = {"?": sum(own["dice"].values())}
    return view


def overhear(
    state: LiarsDice, mover: int, move: str, seat: int | None, _revealed: bool
) -> str | None:
    """Return what `seat` hears of a move of another: a die is seen only by whose it is."""
    if mover < 0:
        return move if roller(state) == seat else "roll ?"
    return K.MOVES.veiled(move)


def imagine(view: dict[str, Any], rng: Rng) -> LiarsDice:
    """Return a State that fits a view, the dice of others rolled at random."""
    seats = view.get("seats")
    if not isinstance(seats, list) or not all(isinstance(own, dict) for own in seats):
        raise refuse("seats", "not_list", value=str(seats)[:60])
    seat = _whose(view)
    return read(view | {"seats": [_filled(own) for own in seats]}).redealt(seat, rng)


def _whose(view: dict[str, Any]) -> int:
    """Return the seat that sees: the only one whose dice are not veiled."""
    knowing = [seat for seat, own in enumerate(view["seats"]) if "?" not in own.get("dice", ())]
    if view.get("phase") == "over" or not knowing:
        return SPECTATOR
    if len(knowing) > 1:
        raise refuse("seats", "whose_view")
    return knowing[0]


def _filled(own: dict[str, Any]) -> dict[str, Any]:
    """Return a seat with some face for each veiled die; which one does not matter."""
    dice = own.get("dice")
    if not isinstance(dice, dict) or "?" not in dice:
        return own
    Whole(0, max(K.DICE)).check(dice["?"], "seats.dice.?")
    return own | {"dice": dict.fromkeys(K.FACES, 0) | {"1": dice["?"]}}
