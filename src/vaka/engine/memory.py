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


def slab(sample: Any, count: int) -> Any:
    """Return room for the fields of so many things like `sample`."""
    return [sample.copy() for _ in range(count)]


def blocks(slab: Any) -> Any:
    """Return where the blocks of a slab begin: here the slab itself, compiled a pointer."""
    return slab


def load_block(to: Any, slab: Any, i: int, size: int) -> None:
    """Copy the fields at place i of a slab into `to`."""
    copy_block(to, slab[i], size)


def store_block(source: Any, slab: Any, i: int, size: int) -> None:
    """Copy all fields of `source` to place i of a slab."""
    copy_block(slab[i], source, size)


def floats(buffer: Any) -> Any:
    """Return a buffer of floats to write into: here a view, compiled a pointer."""
    view = memoryview(buffer)
    return view.cast("B").cast("f") if view.nbytes else view


def octets(buffer: Any) -> Any:
    """Return a buffer of bytes to write into: here a view, compiled a pointer."""
    return memoryview(buffer).cast("B")


def clear(octets: Any, start: int, count: int) -> None:
    """Set so many bytes to zero, from `start` on."""
    octets[start : start + count] = bytes(count)


def doubles(buffer: Any) -> Any:
    """Return a buffer of doubles to read: here a view, compiled a pointer."""
    return memoryview(buffer)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
