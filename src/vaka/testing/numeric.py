"""The numeric face of a game: its observation.py keeps what LAYOUT promises and tells no secrets.

from vaka.testing import check_observation
check_observation(vaka.load("rapanui2011"))
"""

import json
import math
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from vaka.core.game import Game, View
from vaka.core.layout import Layout
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.testing.laws import Broken

SPARE = 8  # numbers behind the last one, to see whether they are left alone
ROUNDING = 1e-6

Told = Callable[[View], Any]


def check_observation(
    game: Game,
    matches: int = 3,
    seed: int = 0,
    only: Sequence[tuple[int, Mapping[str, Any]]] | None = None,
    told: Told | None = None,
    most_positions: int = 400,
) -> int:
    """Check the observation of a game in random matches; return how many positions were seen.

    Every number is written and in its range, what a seat cannot know does not show, and what it
    can know does. `told` takes out of a recall view what the numbers need not tell; `only` are the
    tables (seats and options), by default each number of seats and then the last of all options.
    """
    if not game.has_part("observation"):
        raise ValueError(f"{game.name} has no observation: its package lacks observation.py")
    seen = 0
    for seats, options in _tables(game) if only is None else only:
        known: dict[bytes, Any] = {}
        for number in range(matches):
            rng = Rng(seed).split(number)
            for place, state in enumerate(_positions(game, seats, options, rng)):
                if place == most_positions:
                    break
                seen += 1
                for seat in range(seats):
                    _check_numbers(game, state, seat, rng, told or _whole, known)
    return seen


def _tables(game: Game) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for seats in game.seats:
        yield seats, {}
    if game.options:
        yield game.seats[0], {option: values[-1] for option, values in game.options.items()}


def _positions(game: Game, seats: int, options: Mapping[str, Any], rng: Rng) -> Iterator[State]:
    """Yield the positions of a random match, each before a seat chooses."""
    state = game.start(seats, options)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        yield state
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])


def _whole(view: View) -> Any:
    return view


def _check_numbers(
    game: Game, state: State, seat: int, rng: Rng, told: Told, known: dict[bytes, Any]
) -> None:
    layout: Layout = game.part("observation").LAYOUT
    numbers = _written(game, layout, state, seat)
    _check_range(layout, numbers, seat)
    view = game.view(state, seat, recall=True)
    for world in (game.guess(view, rng), state.redealt(seat, rng)):
        other = _written(game, layout, world, seat)
        if other != numbers:
            wrong = [
                label
                for label, one, two in zip(layout.labels, numbers, other, strict=True)
                if one != two
            ]
            raise Broken("numbers show no secrets", f"seat {seat} can read {wrong[:3]}")
    memory = json.dumps(told(view), sort_keys=True)
    before = known.setdefault(numbers.tobytes(), memory)
    if before != memory:
        raise Broken(
            "numbers show what is known",
            f"seat {seat} has the same numbers in two views:\n{before}\n{memory}",
        )


def _written(game: Game, layout: Layout, state: State, seat: int) -> "array[float]":
    """Return the numbers of a seat; Broken if they are not as many as the layout has."""
    observed = game.part("observation").ObservedState()
    observed.become(state)
    room = array("f", [math.nan] * (len(layout) + SPARE))
    buffer = ObservationBuffer(room)
    observed.write_observation(seat, buffer)
    missing = [layout.labels[i] for i in range(len(layout)) if math.isnan(room[i])]
    if buffer.n != len(layout) or missing:
        named = f", without {missing[:3]}" if missing else ""
        raise Broken(
            "all numbers are written", f"{buffer.n} of {len(layout)} for seat {seat}{named}"
        )
    if not all(math.isnan(number) for number in room[len(layout) :]):
        raise Broken("all numbers are written", f"seat {seat} has numbers behind the last one")
    return room[: len(layout)]


def _check_range(layout: Layout, numbers: "array[float]", seat: int) -> None:
    for span in layout.spans:
        low, high = span.numbers.least - ROUNDING, span.numbers.most + ROUNDING
        for place in range(span.first, span.last + 1):
            if not low <= numbers[place] <= high:
                raise Broken(
                    "numbers stay in their range",
                    f"{layout.labels[place]} is {numbers[place]:g} for seat {seat}, not "
                    f"{span.numbers.least:g} to {span.numbers.most:g}",
                )
