"""How the fields of an engine object are stored: here as Python lists, compiled as one C block.

This module is never compiled itself; `memory.pxd` gives the compiler the same functions in C.
"""

from typing import Any


def allocate(thing: Any) -> None:
    """Give every field declared in FIELDS its zeros."""
    for name, shape in type(thing).FIELDS.items():
        setattr(thing, name, _zeros(shape))


def block_size(thing: Any) -> int:
    """Return how many bytes copy_block has to move: none, lists are copied field by field."""
    return 0


def copy_block(to: Any, source: Any, size: int) -> None:
    """Copy all fields of `source` into `to`, sharing nothing."""
    for name, shape in type(source).FIELDS.items():
        value = getattr(source, name)
        if len(shape) == 1:
            value = value[:]
        elif len(shape) == 2:
            value = [row[:] for row in value]
        setattr(to, name, value)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
