"""A coach beside the board: at most one sentence about a decision, from what the seat may know.

A game that has one gives a module `lesson.coach` with `remark(view, facts, seat, moves)`; its
sentences stand beside it, under keys that begin with `coach.`. Numbers come from the facts. Its
`MARKS`, if it has any, are the keys of the events that divide a match, such as scorings or rounds.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from vaka.core.game import Facts, Game
from vaka.words import Catalogue

MODULE = "lesson.coach"


class Remark(NamedTuple):
    """What there is to say: a sentence by its key, the rule behind it, what fills it."""

    key: str
    rule: str
    arguments: Mapping[str, Any] = MappingProxyType({})


class Spoken(NamedTuple):
    """A remark as a sentence."""

    says: str
    rule: str


def marks(game: Game) -> tuple[str, ...]:
    """Return the keys of the events that divide a match of a game."""
    return getattr(game.part(MODULE), "MARKS", ()) if game.has_part(MODULE) else ()


@cache
def _words(folder: Path) -> Catalogue:
    """Return the sentences of a folder, read once."""
    return Catalogue(folder)


def speak(
    game: Game,
    view: dict[str, Any],
    facts: Facts,
    seat: int,
    moves: Sequence[str],
    language: str,
) -> Spoken | None:
    """Return what the coach of a game says to a seat that has to choose; None: nothing just now."""
    if not game.has_part(MODULE):
        return None
    remark: Remark | None = game.part(MODULE).remark(view, facts, seat, moves)
    if remark is None:
        return None
    words = _words(game.folder / "lesson")
    spoken = words.spoken(language)
    named = {
        name: game.words.name(value, game.words.spoken(language))
        if isinstance(value, str)
        else value
        for name, value in remark.arguments.items()
    }
    return Spoken(words.say(f"coach.{remark.key}", named, spoken), remark.rule)
