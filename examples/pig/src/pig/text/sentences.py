"""What is said of a match of Pig."""

from pathlib import Path

from vaka.core.game import Facts, View
from vaka.text.sentences import Sentences
from vaka.words import Catalogue


class PigSentences(Sentences):
    """Describes the moves of Pig."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means."""
        verb, *nouns = move.split()
        arguments = {"face": nouns[0] if nouns else "", "points": facts["reached"]}
        return self.words.say(f"move.{verb}", arguments, language)


SENTENCES = PigSentences(Catalogue(Path(__file__).parent / "words"))
