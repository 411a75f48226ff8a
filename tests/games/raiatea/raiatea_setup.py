"""Positions of Raiatea for tests: the opening, changed by paths, and moves as lines."""

import copy
import functools
from typing import Any

import vaka
from vaka import CHANCE, Event
from vaka.engine.state import State
from vaka.games.raiatea import parts as K

GAME = vaka.load("raiatea")
EMPTY_STATUE: list[list[str]] = [[], [], [], [], []]
Changes = dict[str, Any]


@functools.cache
def _opening(seats: int, options: tuple[tuple[str, bool], ...]) -> dict[str, Any]:
    state = GAME.start(seats, dict(options))
    while not GAME.opened(state):
        seat = GAME.turn(state)[0]
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    return GAME.position(state)


def position(changes: Changes | None = None, seats: int = 3, **options: bool) -> dict[str, Any]:
    """Return the opening, changed by paths such as `seats.0.mana`."""
    opened = copy.deepcopy(_opening(seats, tuple(sorted(options.items()))))
    for path, value in (changes or {}).items():
        *parents, last = path.split(".")
        place: Any = opened
        for key in parents:
            place = place[int(key)] if isinstance(place, list) else place[key]
        place[int(last) if isinstance(place, list) else last] = copy.deepcopy(value)
    return opened


def table(changes: Changes | None = None, seats: int = 3, **options: bool) -> State:
    """Return the State of the opening, changed by paths."""
    return GAME.restore(position(changes, seats, **options))


def at(state: State, path: str) -> Any:
    """Return a place of the position."""
    value: Any = GAME.position(state)
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def seen(view: dict[str, Any], path: str) -> Any:
    """Return a place of a view."""
    value: Any = view
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def parsed(line: str) -> tuple[int, str]:
    """Return seat and move of a line of a journal."""
    who, _, move = line.partition(" ")
    return (CHANCE if who == "-" else int(who)), move


def play(state: State, *lines: str) -> list[Event]:
    """Play moves written as in a journal; return all that was told."""
    events: list[Event] = []
    for line in lines:
        events += GAME.play(state, *parsed(line))
    return events


def moves(state: State, seat: int | None = None) -> list[str]:
    """Return the legal moves of a seat, or of the first in turn."""
    return GAME.moves(state, GAME.turn(state)[0] if seat is None else seat)


def turn(state: State) -> tuple[int, ...]:
    """Return who is to choose."""
    return GAME.turn(state)


def points(state: State) -> list[int]:
    """Return the points of each seat."""
    return [score[0] for score in GAME.score(state)]


def location(phase: str, tile: str, changes: Changes | None = None) -> Changes:
    """Return changes that let seat 0 act as Kahuna at a location, the die being rolled."""
    tiles = sorted(name for name in K.TILES if name != tile)
    base: Changes = {"phase": phase, "actor": 0, "kahuna": 0, "queue": [1, 2]}
    return base | {"seats.0.tile": tile, "tiles": tiles} | (changes or {})


def blessing(*bagged: list[str], bag: int = 99, **changes: Any) -> Changes:
    """Return changes to the last reward before the row is laid, with these rituals in the bag."""
    base: Changes = {
        "round": "c1",
        "phase": "reward",
        "actor": 0,
        "queue": [],
        "bag": bag,
        "rewards": ["pearls"],
        "statues.0": EMPTY_STATUE,
    }
    base |= {f"seats.{seat}.bagged": cards for seat, cards in enumerate(bagged)}
    return base | {key.replace("__", "."): value for key, value in changes.items()}


def raising(statue: list[list[str]], changes: Changes | None = None) -> Changes:
    """Return changes to act 6 of the first ceremony, seat 0 to act, with these tokens."""
    base: Changes = {"round": "c1", "phase": "raise", "actor": 0, "queue": [1, 2]}
    return base | {"statues.0": statue} | (changes or {})


def performing(ritual: str, changes: Changes | None = None, **options: bool) -> State:
    """Return a State in which seat 0 has just had a ritual performed by a shaman, in its turn."""
    own: Changes = {"seats.0.priests": 9, "seats.0.ready.shaman": 1, "seats.0.hand": [ritual]}
    state = table(own | (changes or {}), **options)
    play(state, f"0 shaman {ritual}")
    return state


def ceremony(phase: str, changes: Changes | None = None) -> Changes:
    """Return changes to an act in which all choose at once."""
    return {"round": "c1", "phase": phase, "actor": -1} | (changes or {})
