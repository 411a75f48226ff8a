"""How numbers get onto a sheet: each function writes what its name says and moves on.

This module is never compiled itself; `writing.pxd` gives the compiler the same functions in C, so
that a number costs the engine no call.
"""

from vaka.core.sheet import Sheet


def flag(sheet: Sheet, value: int) -> None:
    """Write one number as it is, mostly 0 or 1."""
    sheet.numbers[sheet.n] = float(value)
    sheet.n += 1


def part(sheet: Sheet, value: int, whole: int) -> None:
    """Write a count divided by what is usual or most."""
    sheet.numbers[sheet.n] = value / whole
    sheet.n += 1


def one_of(sheet: Sheet, value: int, places: int) -> None:
    """Write as many numbers as places: 1 at `value`, 0 elsewhere; all 0 if it is none of them."""
    for place in range(places):
        sheet.numbers[sheet.n + place] = 0.0
    if 0 <= value < places:
        sheet.numbers[sheet.n + value] = 1.0
    sheet.n += places


def nothing(sheet: Sheet, places: int) -> None:
    """Write so many zeros."""
    one_of(sheet, -1, places)


def place_of(seats: int, seat: int, other: int) -> int:
    """Return how many places to the left of a seat another sits, -1 if that is no seat."""
    return (other + seats - seat) % seats if other >= 0 else -1


def seat_at(seats: int, seat: int, place: int) -> int:
    """Return who sits so many places to the left of a seat, -1 if nobody does."""
    return (seat + place) % seats if place < seats else -1
