"""How numbers get into an observation: each function writes what its name says and moves on.

This module is never compiled itself; `observing.pxd` gives the compiler the same functions in C, so
that a number costs the engine no call.
"""

from vaka.engine import turns as Turn
from vaka.engine.observation import ObservationBuffer


def flag(buffer: ObservationBuffer, value: int) -> None:
    """Write one number as it is, mostly 0 or 1."""
    buffer.numbers[buffer.n] = float(value)
    buffer.n += 1


def part(buffer: ObservationBuffer, value: int, whole: int) -> None:
    """Write a count divided by what is usual or most."""
    buffer.numbers[buffer.n] = value / whole
    buffer.n += 1


def one_of(buffer: ObservationBuffer, value: int, places: int) -> None:
    """Write as many numbers as places: 1 at `value`, 0 elsewhere; all 0 if it is none of them."""
    for place in range(places):
        buffer.numbers[buffer.n + place] = 0.0
    if 0 <= value < places:
        buffer.numbers[buffer.n + value] = 1.0
    buffer.n += places


def nothing(buffer: ObservationBuffer, places: int) -> None:
    """Write so many zeros."""
    one_of(buffer, Turn.NONE, places)


def place_of(seats: int, seat: int, other: int) -> int:
    """Return how many places to the left of a seat another sits, NONE if that is no seat."""
    return (other + seats - seat) % seats if other >= 0 else Turn.NONE


def seat_at(seats: int, seat: int, place: int) -> int:
    """Return who sits so many places to the left of a seat, NONE if nobody does."""
    return (seat + place) % seats if place < seats else Turn.NONE
