"""Who knows what: in Tongiaki everybody knows everything (section "Information")."""

from typing import Any

from vaka.engine.rng import Rng
from vaka.games.tongiaki.notation import read, write
from vaka.games.tongiaki.rules.play import Tongiaki


def look(state: Tongiaki, _seat: int | None, _recall: bool) -> dict[str, Any]:
    """Return the full position: nothing is private, and the order of the pile does not exist."""
    return write(state)


def imagine(view: dict[str, Any], _rng: Rng) -> Tongiaki:
    """Return the only State that fits a view."""
    return read(view)
