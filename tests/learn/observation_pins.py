"""What the tests of the observation share: matches to look at, and digests to pin."""

import hashlib
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.learn.observer import Observer

PINS = Path(__file__).parent / "pins.json"


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every number of seats with the default options, and each option's last value once."""
    last = {option: values[-1] for option, values in game.options.items()}
    for seats in game.seats:
        yield seats, {}
    yield game.seats[0], last


def positions(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Yield the positions of a random match, each before a seat chooses."""
    state = Observer(game).start(seats, options)
    rng = Rng(seed)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        yield state
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])


def pin(game: Game) -> dict[str, Any]:
    """Return what must not change unless the version does."""
    observer = Observer(game)
    numbers = hashlib.sha256()
    for seats, options in tables(game):
        for state in itertools.islice(positions(game, seats, options, seed=1), 0, 150, 3):
            for seat in range(seats):
                numbers.update(observer.write(state, seat).astype("<f4").tobytes())
    texts = "\n".join(game.move_codec.texts).encode()
    return {
        "version": observer.layout.version,
        "numbers": len(observer.layout),
        "layout": observer.layout.fingerprint,
        "moves": f"{len(game.move_codec)} {hashlib.sha256(texts).hexdigest()[:16]}",
        "written": numbers.hexdigest()[:16],
    }


def pinned() -> dict[str, dict[str, Any]]:
    """Return the pins of all games."""
    found: dict[str, dict[str, Any]] = json.loads(PINS.read_text(encoding="utf-8"))
    return found


def write_pins(games: list[Game]) -> None:
    """Pin the games as they are now: run this file for it, after raising a version."""
    pins = {game.name: pin(game) for game in games}
    PINS.write_text(json.dumps(pins, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    import vaka

    write_pins([vaka.load(name) for name in vaka.games()])
