"""The inputs of a network: which of its many numbers are not 0, and what they bring.

This module is never compiled itself; `inputs.pxd` gives the compiler the same functions in C, which
look at many numbers at once where the processor can.
"""

from typing import Any


def find(numbers: Any, count: int, places: Any) -> int:
    """Find the places of all numbers that are not 0, in their order; return how many they are."""
    found = 0
    for place in range(count):
        if numbers[place] != 0.0:
            places[found] = place
            found += 1
    return found


def add_rows(sums: Any, width: int, rows: Any, numbers: Any, places: Any, found: int) -> None:
    """Add the row of each place that was found, times the number there, one after the other."""
    for k in range(found):
        start = places[k] * width
        number = numbers[places[k]]
        for j in range(width):
            sums[j] += number * rows[start + j]
