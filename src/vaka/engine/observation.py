"""A sheet: a row of numbers, or many rows, that what a seat may know is written into."""

from typing import Any

from vaka.engine import memory as mem


class ObservationBuffer:
    """A buffer of 32-bit floats and the place where the next number goes.

    The functions that write are in `observing`; they do not check that there is room.
    """

    __slots__ = ("_owner", "n", "numbers")
    n: int
    numbers: Any
    _owner: Any

    def __init__(self, numbers: Any) -> None:
        """Write into `numbers`, a contiguous buffer of floats such as `array("f", ...)`."""
        view = memoryview(numbers)
        if view.format != "f" or not view.contiguous or view.readonly:
            raise ValueError("a sheet needs a contiguous, writable buffer of 32-bit floats")
        self._owner = view  # compiled, `numbers` is a bare pointer: what it points to must stay
        self.numbers = mem.floats(numbers)
        self.n = 0
