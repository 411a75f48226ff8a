"""What a move leads to, from the engine's facts: the turn that follows it, in imagined worlds.

The expected line was found by a search in worlds that fit what the seat knows. Here it is played in
such worlds too, so nothing that is hidden shows in it.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from vaka.core.codecs import Event
from vaka.core.game import Game
from vaka.engine.state import State
from vaka.errors import Illegal

SHOWN_WORLD = 0  # the seed of the world in which an expected line is shown
WORLDS = 6  # in which it is looked up what a move makes possible
MOST_TRIED = 40  # moves of the seat that might make the same possible after another one


class Step(NamedTuple):
    """A move of the expected line, and the imagined world after it."""

    seat: int
    move: str
    before: State
    after: State
    events: list[Event]


class Opened(NamedTuple):
    """What the expected turn brings that the other move does not lead to."""

    step: Step  # the seat's next move, which only this one makes possible
    points: int  # that the seat gets by the rest of its turn


def shown_line(game: Game, view: dict[str, Any], line: Sequence[tuple[int, str]]) -> Iterator[Step]:
    """Play a line in a world that fits a recall view, as far as it can be played there.

    The search has found it in another one that it had imagined. What really is hidden shows in
    neither.
    """
    world = game.guess(view, SHOWN_WORLD)
    for seat, move in line:
        before = world.copy()
        try:
            events = game.play(world, seat, move)
        except Illegal:
            return
        yield Step(seat, move, before, world.copy(), events)


def opened(
    game: Game, view: dict[str, Any], seat: int, line: Sequence[tuple[int, str]], other: str
) -> Opened | None:
    """Return what the first move of a line makes possible at once and another move does not.

    None: nothing, or in some world that fits the view things are different.
    """
    turn = list(takewhile(lambda step: step.seat == seat, shown_line(game, view, line)))
    if len(turn) < 2:
        return None
    best, following = turn[0].move, turn[1].move
    for seed in range(WORLDS):
        world = game.guess(view, seed)
        if following not in _moves_after(game, world, seat, best):
            return None
        if _reaches(game, world, seat, other, following):
            return None
    points = turn[-1].after.score()[seat][0] - turn[0].after.score()[seat][0]
    return Opened(turn[1], points)


def _moves_after(game: Game, world: State, seat: int, move: str) -> list[str]:
    """Return the seat's moves right after a move of it; none if it is not its turn then."""
    after = world.copy()
    game.play(after, seat, move)
    return game.moves(after, seat) if seat in game.turn(after) else []


def _reaches(game: Game, world: State, seat: int, move: str, wanted: str) -> bool:
    """Tell whether a seat can make another move right after one, or one move later."""
    after = world.copy()
    game.play(after, seat, move)
    if seat not in game.turn(after):
        return False
    moves = game.moves(after, seat)
    if wanted in moves or len(moves) > MOST_TRIED:
        return True
    return any(wanted in _moves_after(game, after, seat, each) for each in moves)
