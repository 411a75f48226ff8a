"""Chance that deals from a pile: a row of counts, one for each thing in it.

This module is never compiled itself; `piles.pxd` gives the compiler the same functions in C, so
that they become part of the rules.
"""

from vaka.engine import splitmix as Mix
from vaka.engine.buffers import Moves
from vaka.engine.rng import Rng


def outcomes(moves: Moves, first: int, pile: list[int], size: int) -> None:
    """Add the outcome `first` + i for each thing i that the pile has, weighed by its count."""
    for i in range(size):
        if pile[i] > 0:
            moves.add_chance(first + i, pile[i])


def draw(rng: Rng, pile: list[int], size: int) -> int:
    """Return the thing that is drawn: the one whose outcome `Moves.pick` would have picked."""
    total = 0
    for i in range(size):
        total += pile[i]
    rng.state = Mix.advance(rng.state)
    left = Mix.below(rng.state, total)
    i = 0
    while left >= pile[i]:
        left -= pile[i]
        i += 1
    return i
