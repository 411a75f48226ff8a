"""Sets of small numbers as the bits of an int.

This module is never compiled itself; `bits.pxd` gives the compiler the same function in C, so that
it becomes part of the rules.
"""


def lowest(members: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1
