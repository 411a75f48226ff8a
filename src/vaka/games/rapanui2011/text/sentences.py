"""A move as a sentence: what it does, what it costs, and what to be warned of before it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.views import Facts, View
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
EXPLAINED = ("sacrifice", "moai", "substitute")  # phases in which seats answer somebody's move
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
            arguments = {"kind": nouns[0]} | _cost(facts, move)
        elif verb == "lay":
            key, arguments = self._laying(_cost(facts, move), *nouns)
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
            arguments = {"type": nouns[0], "column": f"column_{view['column']}"}
        return self.words.say(f"move.{key}", arguments, language)

    def question(self, view: View, facts: Facts, seat: int) -> str:
        """Return what a seat is asked and, where others ask it in their turn, why."""
        phase = view["phase"]
        return f"ask_{phase}" if phase in EXPLAINED else super().question(view, facts, seat)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        known = facts["moves"].get(move)
        if not known or not known["warning"]:
            return ""
        return self.words.say(f"warn.{known['warning']}", {"wood": known["left"]}, language)

    def outcome(
        self,
        view: View,
        facts: Facts,
        seat: int,
        move: str,
        names: Sequence[str],
        language: str = "en",
    ) -> str:
        """Return what a last draw brings to whom, if the card that it lays bare is known (RC4)."""
        verb, *nouns = move.split()
        scored = facts["columns"][int(nouns[0])]["bare"] if verb == "draw" else ""
        if not scored or facts["missing"][seat] != 1:
            return ""
        gains = [(seat, "you"), *((other, "other") for other in range(len(names)) if other != seat)]
        gets = [
            self.words.say(
                f"outcome.{key}",
                {"seat": each, "amount": facts["income"][each][scored]},
                language,
                names,
            )
            for each, key in gains
            if facts["income"][each][scored]
        ]
        if not gets:
            return self.words.say("outcome.nobody", {}, language)
        key = "offerings" if scored in K.KINDS else scored
        told = {"who": ", ".join(gets), "kind": scored}
        return self.words.say(f"outcome.{key}", told, language)

    def _laying(self, cost: dict[str, Any], card: str, cards: str = "1") -> Said:
        """Return the sentence for laying cards (RB1)."""
        if card == "moai":
            return "build", cost
        if card in K.KINDS:
            return "lay_hunters", {"kind": card, "cards": int(cards)} | cost
        return "lay", {"type": card}

    def _drawing(self, view: View, facts: Facts, seat: int, column: int) -> Said:
        """Return the sentence for a draw: does it score, refill or end the match (RC1-RC4)."""
        drawn = facts["columns"][column]
        last = facts["missing"][seat] == 1
        arguments = {"type": view["columns"][column][-1], "column": f"column_{column}"}
        if drawn["bare"]:
            return "draw_scoring" if last else "draw", arguments | {"next": drawn["bare"]}
        if drawn["ends"]:
            return "draw_end", arguments
        return "draw_refill_scoring" if last else "draw_refill", arguments


def _cost(facts: Facts, move: str) -> dict[str, Any]:
    """Return what a move costs, and what is left of the wood."""
    known = facts["moves"][move]
    return {"price": known["price"], "left": known["left"]}


SENTENCES = RapaNui2011Sentences(WORDS)
