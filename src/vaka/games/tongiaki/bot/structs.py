"""What the evaluation works on: the outlook of a match.

This module is never compiled itself: `structs.pxd` gives the compiler the same as a C struct. There
`new_outlook` makes one on the stack of the function that calls it, so that evaluating allocates
nothing and threads share nothing; it must be called at the top level of a function, not in a block.
"""

from vaka.engine import memory as mem
from vaka.engine.buffers import Shapes
from vaka.games.tongiaki import parts as K

OUTLOOK_FIELDS: Shapes = {
    "turns": (),
    "fresh": (),
    "kept": (),
    "survive": (K.HIGHEST_NUMBER + 1,),
}


class Outlook:
    """What awaits everybody: turns that are left, and the odds of unknown water."""

    FIELDS = OUTLOOK_FIELDS
    __slots__ = tuple(FIELDS)
    turns: float  # that are left, of all seats
    fresh: float  # points of an island still in the pile, on average
    kept: float  # chance that an island reached now is still held at the end
    survive: list[float]  # by colours: the chance that unknown water leads to an island

    def __init__(self) -> None:
        """Expect nothing."""
        mem.allocate(self)


def new_outlook() -> Outlook:
    """Return an outlook of zeros."""
    return Outlook()
