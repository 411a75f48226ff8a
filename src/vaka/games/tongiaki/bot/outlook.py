"""The outlook: what is expected of the rest of a match, for all seats alike.

This module is never compiled itself: `outlook.pxd` gives the compiler the same as a C struct, which
lies on the stack, so that nothing is allocated and every thread has its own.
"""

from vaka.games.tongiaki import parts as K


class Outlook:
    """What awaits everybody: turns that are left, and the odds of unknown water."""

    __slots__ = ("fresh", "kept", "survive", "turns")
    turns: float  # that are left, of all seats
    fresh: float  # points of an island still in the pile, on average
    kept: float  # chance that an island reached now is still held at the end
    survive: list[float]  # by colours: the chance that unknown water leads to an island


def blank() -> Outlook:
    """Return an outlook that is still to be filled in."""
    outlook = Outlook()
    outlook.turns = outlook.fresh = outlook.kept = 0.0
    outlook.survive = [0.0] * (K.HIGHEST_NUMBER + 1)
    return outlook


def address(outlook: Outlook) -> Outlook:
    """Return where a local outlook is, for functions that read it: here itself, compiled a pointer.

    It may not outlive the function that has it.
    """
    return outlook
