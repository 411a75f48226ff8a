"""What is said of a match of Liar's Dice."""

from pathlib import Path
from typing import Any

from vaka.core.game import Facts, View
from vaka.text.sentences import Sentences
from vaka.words import Catalogue


class LiarsDiceSentences(Sentences):
    """Describes the moves of Liar's Dice."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means."""
        verb, *nouns = move.split()
        if nouns == ["none"]:
            return self.words.say("move.keep", {}, language)
        arguments: dict[str, Any] = {"face": nouns[-1] if nouns else ""}
        if verb == "bid":
            arguments |= {"count": int(nouns[0]), "expected": facts["expected"]}
        elif verb == "turn":
            arguments |= {"other": 7 - int(nouns[0])}
        return self.words.say(f"move.{verb}", arguments, language)


SENTENCES = LiarsDiceSentences(Catalogue(Path(__file__).parent / "words"))
