"""Counts and checksums by which another implementation of the rules can be checked.

The counts are those that chess programs call perft: from a position, how many sequences of moves
there are of each length, and how many different positions these lead to. An outcome of chance is a
move like any other, whatever its weight; seats that choose at once are asked in their order.

A walk is a whole match whose every move follows from a seed by simple arithmetic, and a checksum
over all that was legal on the way. It needs nothing but the notation, and reaches to the end.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from vaka.core.game import Game
from vaka.engine.state import State
from vaka.engine.turns import CHANCE

MULTIPLIER = 6364136223846793005  # Knuth's, for numbers of 64 bits
INCREMENT = 1442695040888963407
MODULUS = 1 << 64
UPPER = 33  # the lower bits of such a generator are poor
LENGTH = 16  # hexadecimal digits of a checksum


class Count(NamedTuple):
    """What so many moves can lead to."""

    moves: int
    sequences: int  # of so many moves
    positions: int  # different ones at their ends
    ended: int  # of these, how many in which the match is over


class Walk(NamedTuple):
    """A match that a seed has settled."""

    seed: int
    moves: int
    scores: list[tuple[int, ...]]
    checksum: str


def counts(game: Game, state: State, most: int | None = None) -> Iterator[Count]:
    """Yield the counts after 1, 2, 3 ... moves, until no match goes on.

    Two positions are the same if `game.position` is. With `most`, stop before a count for which
    more than so many moves would have to be tried.
    """
    level = [(state, 1)]  # each position once, and how many sequences lead to it
    moves = 0
    while True:
        tried = [(before, ways, legal(before)) for before, ways in level]
        effort = sum(len(choices) for _, _, choices in tried)
        if effort == 0 or (most is not None and effort > most):
            return
        moves += 1
        reached: dict[str, tuple[State, int]] = {}
        for before, ways, choices in tried:
            for seat, move in choices:
                after = before.copy()
                after.play(move, seat)
                key = json.dumps(game.position(after), sort_keys=True)
                first, others = reached.get(key, (after, 0))
                reached[key] = first, others + ways
        level = list(reached.values())
        ended = sum(not after.deciders() for after, _ in level)
        yield Count(moves, sum(ways for _, ways in level), len(level), ended)


def legal(state: State) -> list[tuple[int, int]]:
    """Return who may play what now: the moves of chance, or of the first seat that must choose."""
    return [(seat, move) for seat in state.deciders()[:1] for move in state.moves(seat)]


class Walker:
    """Goes from the start of a match to its end as a seed says."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> None:
        """Stand at the start."""
        self.game = game
        self.state = game.start(seats, options)
        self.seed = seed
        self.number = seed % MODULUS
        self.moves = 0
        self.seen = sha256()

    def step(self) -> bool:
        """Play the next move; False if the match is over."""
        to_move = self.game.turn(self.state)
        if not to_move:
            return False
        seat, choices = to_move[0], self.game.moves(self.state, to_move[0])
        self._see("-" if seat == CHANCE else str(seat), *choices)
        self.number = (self.number * MULTIPLIER + INCREMENT) % MODULUS
        self.game.play(self.state, seat, choices[(self.number >> UPPER) % len(choices)])
        self.moves += 1
        return True

    def finish(self) -> Walk:
        """Go on to the end."""
        while self.step():
            pass
        scores = self.game.score(self.state)
        for score in scores:
            self._see("score", *map(str, score))
        return Walk(self.seed, self.moves, scores, self.seen.hexdigest()[:LENGTH])

    def _see(self, *words: str) -> None:
        self.seen.update((" | ".join(words) + "\n").encode())


def walk(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Walk:
    """Return the walk of a seed."""
    return Walker(game, seats, seed, options).finish()


def opening(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Walker:
    """Return the walker of a seed, standing where the setting up is done."""
    walker = Walker(game, seats, seed, options)
    while not game.opened(walker.state):
        walker.step()
    return walker
