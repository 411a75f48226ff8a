"""What is said of a match: moves, warnings, questions, and the final score line by line.

A game says it better in its `text/sentences.py`, whose SENTENCES is of a subclass. What is
said comes from the view and the facts of the viewer alone; nothing here reckons.
"""

from collections.abc import Sequence
from typing import Any

from vaka.core.codecs import Event
from vaka.core.game import Game
from vaka.words import Catalogue

ScoreLine = tuple[str, int, str]  # a sentence, points, and the rule behind them


class Sentences:
    """Says what a game means, in every language that its words have.

    Views and facts have no type here: a game gives its own to what it overrides.
    """

    def __init__(self, words: Catalogue) -> None:
        """Use the words of a game."""
        self.words = words

    def describe(self, view: Any, facts: Any, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means; here the move as it is written."""
        return move

    def warn(self, view: Any, facts: Any, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        return ""

    def tell(
        self, view: Any, event: Event, language: str = "en", seats: Sequence[str] | None = None
    ) -> str:
        """Return what happened, with `seats` as the names of the seats; `view` is of the match."""
        return self.words.say(f"event.{event.key}", event.arguments, language, seats)

    def outcome(
        self,
        view: Any,
        facts: Any,
        seat: int,
        move: str,
        names: Sequence[str],
        language: str = "en",
    ) -> str:
        """Return who gets what by a legal move of `seat`, seats by their names, or ""."""
        return ""

    def question(self, view: Any, facts: Any, seat: int) -> str:
        """Return what a seat is asked: a word of the game, as `name.<word>` has it."""
        return f"phase_{view.get('phase')}"

    def scoring(self, facts: Any, language: str = "en") -> list[list[ScoreLine]]:
        """Return for each seat how its points come about: the facts' `score`, in words."""
        return [
            [
                (
                    self.words.say(f"scoring.{line['key']}", line["arguments"], language),
                    line["points"],
                    line["rule"],
                )
                for line in own
            ]
            for own in facts.get("score") or ()
        ]


def sentences_of(game: Game) -> Sentences:
    """Return what says things of a game: its own sentences, or the plain ones."""
    if not game.has_part("text.sentences"):
        return Sentences(game.words)
    found = game.part("text.sentences").SENTENCES
    assert isinstance(found, Sentences)
    return found
