"""A move as a sentence: what it does, what it costs, and what to be warned of before it."""

from pathlib import Path
from typing import Any

from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.views import Facts, View
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
Said = tuple[str, dict[str, Any]]  # a key of the words, and its arguments


class RapaNui2011Sentences(Sentences):
    """What is said of a match of Rapa Nui 2011."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view, and what it costs."""
        verb, *nouns = move.split()
        key, arguments = verb, dict[str, Any]()
        if verb == "pass":
            key = f"pass.{view['phase']}"
        elif verb == "buy":
            arguments = {"kind": nouns[0], "price": facts["moves"][move]["price"]}
        elif verb == "lay":
            key, arguments = self._laying(facts["moves"][move]["price"], *nouns)
        elif verb in ("sacrifice", "hide", "add"):
            arguments = {"kind": nouns[0]}
        elif verb == "draw":
            key, arguments = self._drawing(view, facts, seat, int(nouns[0]))
        elif verb == "take" and nouns[0] in K.KINDS:
            key, arguments = "take_kind", {"kind": nouns[0]}
        elif verb == "take":
            key, arguments = f"take_{nouns[0]}", {"amount": facts["moves"][move]["gain"]}
        elif verb == "colour":
            arguments = {"seat": facts["colour_to"], "colour": nouns[0]}
        elif verb == "deal":
            arguments = {"type": nouns[0], "column": view["column"]}
        return self.words.say(f"move.{key}", arguments, language)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        known = facts["moves"].get(move)
        if not known or not known["warning"]:
            return ""
        return self.words.say(f"warn.{known['warning']}", {"wood": known["left"]}, language)

    def _laying(self, price: int, card: str, cards: str = "1") -> Said:
        """Return the sentence for laying cards (RB1)."""
        if card == "moai":
            return "build", {"price": price}
        if card in K.KINDS:
            return "lay_hunters", {"kind": card, "cards": int(cards), "price": price}
        return "lay", {"type": card}

    def _drawing(self, view: View, facts: Facts, seat: int, column: int) -> Said:
        """Return the sentence for a draw: does it score, refill or end the match (RC1-RC4)."""
        drawn = facts["columns"][column]
        last = facts["missing"][seat] == 1
        arguments = {"type": view["columns"][column][-1], "column": column}
        if drawn["bare"]:
            return "draw_scoring" if last else "draw", arguments | {"next": drawn["bare"]}
        if drawn["ends"]:
            return "draw_end", arguments
        return "draw_refill_scoring" if last else "draw_refill", arguments


SENTENCES = RapaNui2011Sentences(WORDS)
