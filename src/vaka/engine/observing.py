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


def parts(buffer: ObservationBuffer, counts: list[int], places: int, whole: int) -> None:
    """Write a row of counts, each divided by what is usual or most; not for fields in WIDE.

    The compiled engine divides in single precision: a count of 16 bits gives the same number.
    """
    for place in range(places):
        buffer.numbers[buffer.n + place] = counts[place] / whole
    buffer.n += places


def flags(buffer: ObservationBuffer, values: list[int], places: int) -> None:
    """Write a row of numbers as they are, mostly 0 or 1."""
    parts(buffer, values, places, 1)


def bits(buffer: ObservationBuffer, word: int, places: int) -> None:
    """Write as many numbers as places: 1 where a bit of `word` is set, the lowest bit first."""
    for place in range(places):
        buffer.numbers[buffer.n + place] = float(word >> place & 1)
    buffer.n += places


def parts_by_seat(
    buffer: ObservationBuffer, counts: list[int], seats: int, seat: int, places: int, whole: int
) -> None:
    """Write a count of each seat, divided, the observing seat first; 0 where nobody sits.

    `counts` has as many numbers as there are places, at most 8.
    """
    for place in range(seats):
        buffer.numbers[buffer.n + place] = counts[seat_at(seats, seat, place)] / whole
    for place in range(seats, places):
        buffer.numbers[buffer.n + place] = 0.0
    buffer.n += places


def parts_where(
    buffer: ObservationBuffer,
    counts: list[int],
    kinds: list[int],
    kind: int,
    places: int,
    whole: int,
) -> None:
    """Write a row of counts, divided, but 0 for those that are not of a kind."""
    for place in range(places):
        buffer.numbers[buffer.n + place] = counts[place] * (kinds[place] == kind) / whole
    buffer.n += places


def put(
    buffer: ObservationBuffer, first: int, place: int, places: int, value: int, whole: int
) -> None:
    """Write a count, divided, over one of the `places` numbers written before from `first` on.

    If there is no such place, nothing is written.
    """
    if 0 <= place < places:
        buffer.numbers[first + place] = value / whole


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
    if other < 0:
        return Turn.NONE
    return other - seat if other >= seat else other - seat + seats


def seat_at(seats: int, seat: int, place: int) -> int:
    """Return who sits so many places to the left of a seat, NONE if nobody does."""
    if place >= seats:
        return Turn.NONE
    return seat + place if seat + place < seats else seat + place - seats
