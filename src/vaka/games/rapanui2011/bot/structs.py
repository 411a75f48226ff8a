"""The outlook: what is expected of the rest of a match, for all seats.

This module is never compiled itself; structs.pxd gives the compiler a C struct of the same fields,
which lives on the stack of whoever asks for a fresh one: searches run in several threads at once.
"""

from vaka.engine import memory as mem
from vaka.engine.buffers import Shapes
from vaka.games.rapanui2011 import parts as K

BY_SEAT = (K.SEAT_COUNT,)
BY_TYPE = (K.TYPE_COUNT,)
BY_KIND = (K.KIND_COUNT,)
OUTLOOK_FIELDS: Shapes = {
    "turns": (),
    "rest": (),
    "scorings": BY_TYPE,
    "leads": BY_SEAT + BY_TYPE,
    "laid": BY_KIND,
    "held": BY_SEAT + BY_KIND,
    "expected": BY_KIND,
    "above": BY_KIND + BY_KIND,
    "worths": BY_KIND,
    "prices": BY_SEAT + BY_KIND,
    "wealths": BY_SEAT,
    "purses": BY_SEAT,
    "bargains": BY_SEAT + BY_KIND,
    "woods": BY_SEAT,
    "funds": BY_SEAT,
    "cards": BY_SEAT + BY_TYPE,
    "gains": BY_SEAT + BY_TYPE,
}


class Outlook:
    """What is expected of the rest of a match."""

    FIELDS = OUTLOOK_FIELDS
    __slots__ = tuple(FIELDS)
    turns: float  # that each seat still has
    rest: float  # points for a wood that buys no offering
    scorings: list[float]  # of each type
    leads: list[list[float]]  # cards more than any other seat has, by seat and type
    laid: list[float]  # cards of each kind on the stone
    held: list[list[float]]  # offerings, by seat and kind
    expected: list[float]  # cards of each kind that will lie on the stone
    above: list[list[float]]  # the chance that a kind ends above another one
    worths: list[float]  # points for an offering of each kind
    prices: list[list[float]]  # of offerings now, by seat and kind
    wealths: list[float]  # wood that each seat has and will have
    purses: list[float]  # points for having wood at hand
    bargains: list[list[float]]  # points for the wealth if it buys one kind, by seat and kind
    woods: list[float]  # points for a wood, for each seat
    funds: list[float]  # points for all wood that a seat has and will have
    cards: list[list[float]]  # points for one more card in the display, by seat and type
    gains: list[list[float]]  # points for a scoring now, by seat and type

    def __init__(self) -> None:
        """Expect nothing."""
        mem.allocate(self)


def new_outlook() -> Outlook:
    """Return an outlook of zeros that lasts as long as the function that asks for it."""
    return Outlook()
