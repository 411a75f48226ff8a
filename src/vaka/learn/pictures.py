"""A position drawn as text, for the render modes of the adapters."""

from vaka.core.game import Game
from vaka.engine.state import State
from vaka.text import terminal
from vaka.text.colours import Paint

MODES = ("ansi", "human")


def check(mode: str | None) -> str | None:
    """Return a render mode if there is one; ValueError names those there are."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(mode: str | None, game: Game, state: State, seat: int | None) -> str | None:
    """Draw the table as a seat (None: a spectator) sees it: `human` prints, `ansi` returns it."""
    if mode is None:
        return None
    picture = draw(game, state, seat)
    if mode == "ansi":
        return picture
    print(picture)  # noqa: T201  what `human` means
    return None


def draw(game: Game, state: State, seat: int | None) -> str:
    """Return the table as a seat (None: a spectator) sees it."""
    names = [f"seat_{number}" for number in range(state.seats)]
    return terminal.draw(game, state, seat, names, Paint(False))
