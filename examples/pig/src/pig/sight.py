"""Who knows what: everybody everything, so a view is the position and a guess is the truth."""

from typing import Any

from pig.notation import read, write
from pig.rules import Pig
from vaka.engine.rng import Rng


def look(state: Pig, _seat: int | None, _recall: bool) -> dict[str, Any]:
    """Return what a seat may know."""
    return write(state)


def imagine(view: dict[str, Any], _rng: Rng) -> Pig:
    """Return a State that fits a view."""
    return read(view)
