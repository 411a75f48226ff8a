"""Letting other threads run while the engine computes: here nothing, compiled the real thing.

This module is never compiled itself; `unlocked.pxd` gives the compiler the same functions in C.
Between the two calls only functions that need no interpreter may run (`noexcept nogil`).
"""


def release() -> int:
    """Let other threads run; return what acquire() needs."""
    return 0


def acquire(token: int) -> None:
    """Take the interpreter back."""
