"""A position as text for a terminal, as a game's `text/terminal.py` draws it."""

from collections.abc import Sequence
from typing import Any, Protocol

from vaka.core.game import Game
from vaka.engine.state import State
from vaka.text.colours import Paint


class Picture(Protocol):
    """Draws a position: the function `picture` of a game's `text/terminal.py`."""

    def __call__(
        self,
        view: Any,  # a game names its own types of both
        facts: Any,
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str = "en",
    ) -> str:
        """Return the table as text, as `seat` (None: a spectator) looks at it."""


def draw(
    game: Game,
    state: State,
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
    *,
    recall: bool = False,
    everything: bool = False,
) -> str:
    """Return the table as a seat sees it (None: a spectator), or with everything open."""
    picture: Picture = game.part("text.terminal").picture
    view = game.position(state) if everything else game.view(state, seat, recall)
    facts = game.facts(state, seat, recall, everything)
    return picture(view, facts, seat, names, paint, language)
