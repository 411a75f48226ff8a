"""A position as text for a terminal, as a game's `text/terminal.py` draws it."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from vaka.core.game import Game
from vaka.engine.state import State
from vaka.text.colours import Paint, fitting, width
from vaka.words import Catalogue


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


class Scene:
    """What every part of a picture needs: what is to be seen, and how to write about it.

    A game draws with a subclass that has its `words`, and types of its own for view and facts.
    """

    words: Catalogue
    columns = 78  # of the whole picture
    longest_name = 16

    def __init__(
        self,
        view: Any,
        facts: Any,
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str = "en",
        styles: Sequence[str] = (),
    ) -> None:
        """Look at a view from a seat; `styles` has the colour of each seat, if they have any."""
        self.view = view
        self.facts = facts
        self.seat = seat
        self.paint = paint
        self.language = language
        self.plain_names = [fitting(name, self.longest_name) for name in names]
        self.names = [
            paint(name, "bold", *([style] if style else []))
            for name, style in zip_longest(self.plain_names, styles[: len(names)], fillvalue="")
        ]

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the words `show.*`, seats by their painted names."""
        return self.words.say(f"show.{key}", arguments, self.language, self.names)

    def called(self, word: str) -> str:
        """Return what a thing of the notation is called."""
        return self.words.name(word, self.language)

    def dim(self, text: str) -> str:
        """Return a text that stays in the background."""
        return self.paint(text, "dim")

    def flow(self, begin: str, texts: Iterable[str], between: str = "   ") -> list[str]:
        """Return texts behind a beginning, in as many lines as it takes."""
        lines, margin = [begin], " " * width(begin)
        for text in texts:
            if width(lines[-1] + text) > self.columns and lines[-1].strip():
                lines.append(margin)
            lines[-1] += text + between
        return [line.rstrip(f" {between}") for line in lines]


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
