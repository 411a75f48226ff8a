"""A move as a sentence: what it does and what it costs; the final scoring line by line."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from vaka.core.game import Facts, View
from vaka.games.rapanui2011 import parts as K
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) means in this view, and what it costs."""
    verb, *nouns = move.split()
    key, arguments = verb, dict[str, Any]()
    if verb == "pass":
        key = f"pass.{view['phase']}"
    elif verb == "buy":
        arguments = {"kind": nouns[0], "price": price(view["seats"][seat]["display"], nouns[0])}
    elif verb == "lay":
        key, arguments = _laying(*nouns)
    elif verb in ("sacrifice", "hide", "add"):
        arguments = {"kind": nouns[0]}
    elif verb == "draw":
        key, arguments = _drawing(view, seat, int(nouns[0]))
    elif verb == "take" and nouns[0] in K.KINDS:
        key, arguments = "take_kind", {"kind": nouns[0]}
    elif verb == "take":
        moais = view["seats"][seat]["display"]["moai"]
        key, arguments = f"take_{nouns[0]}", {"amount": moais + bonus(view, seat, "moai")}
    elif verb == "colour":
        dealt = sum(bool(own["colour"]) for own in view["seats"])
        arguments = {"seat": dealt, "colour": nouns[0]}
    elif verb == "deal":
        arguments = {"type": nouns[0], "column": view["column"]}
    return WORDS.say(f"move.{key}", arguments, language)


def _laying(card: str, cards: str = "1") -> tuple[str, dict[str, Any]]:
    """Return the sentence for laying cards (RB1)."""
    if card == "moai":
        return "build", {"price": K.MOAI_PRICE}
    if card in K.KINDS:
        return "lay_hunters", {"kind": card, "cards": int(cards), "price": int(cards) - 1}
    return "lay", {"type": card}


def _drawing(view: dict[str, Any], seat: int, column: int) -> tuple[str, dict[str, Any]]:
    """Return the sentence for a draw: does it score, empty the column or end the match (RC1-4)."""
    *back, front = view["columns"][column]
    last = sum(view["seats"][seat]["hand"].values()) == K.HAND - 1
    arguments = {"type": front, "column": column}
    if back:
        return "draw_scoring" if last else "draw", arguments | {"next": back[-1]}
    if sum(view["pile"].values()) <= K.COLUMN_HEIGHT:
        return "draw_end", arguments
    return "draw_refill_scoring" if last else "draw_refill", arguments


def price(display: Mapping[str, int], kind: str) -> int:
    """RA2: what an offering costs the owner of this display."""
    return max(0, K.BUY_PRICE - display[kind])


def bonus(view: dict[str, Any], seat: int, card: str) -> int:
    """RC6: one for the seat that has two or more of a card, and more than any other."""
    counts = [own["display"][card] for own in view["seats"]]
    most = max(counts)
    return int(counts[seat] == most >= K.BONUS_CARDS and counts.count(most) == 1)


def tally(stone: Sequence[dict[str, Any]]) -> dict[str, int]:
    """Count the known cards of each kind on the stone."""
    kinds = [card["kind"] for card in stone]
    return {kind: kinds.count(kind) for kind in K.KINDS}


def values(stone: Sequence[dict[str, Any]]) -> dict[str, int]:
    """RE3, RE4: what an offering of each kind is worth if all cards of the stone are known."""
    counts = tally(stone)
    ranked = sorted(set(counts.values()), reverse=True)
    return {
        kind: K.BEST_VALUE - ranked.index(count) if stone else 0 for kind, count in counts.items()
    }


# -- before the click, and at the end --------------------------------------------------------------


def warn(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return a big consequence of a legal move that should be announced before it, or ""."""
    verb, *nouns = move.split()
    own = view["seats"][seat]
    if verb == "draw" and _drawing(view, seat, int(nouns[0]))[0] == "draw_end":
        return WORDS.say("warn.end", {}, language)
    if verb == "buy" and own["hand"].get("moai") == K.HAND:
        wood = own["wood"] - price(own["display"], nouns[0])
        if wood < K.MOAI_PRICE <= own["wood"]:  # RB3, A6
            return WORDS.say("warn.box", {"wood": wood, "price": K.MOAI_PRICE}, language)
    return ""


def scoring(view: dict[str, Any], language: str = "en") -> list[list[tuple[str, int, str]]]:
    """Return for each seat how its total comes about (RE2): a sentence, points and rule a line."""
    worth = values(view["stone"])
    return [_scoring(own, worth, language) for own in view["seats"]]


def _scoring(
    own: Mapping[str, Any], worth: Mapping[str, int], language: str
) -> list[tuple[str, int, str]]:
    def line(key: str, points: int, rule: str, **arguments: Any) -> tuple[str, int, str]:
        return WORDS.say(f"scoring.{key}", arguments, language), points, rule

    moais, wood = own["display"]["moai"], own["wood"]
    return [
        line("fame", own["fame"], "RE2"),
        line("moais", moais * K.MOAI_FAME, "RE2", amount=moais, each=K.MOAI_FAME),
        line("wood", wood // K.WOOD_PER_FAME, "RE2", amount=wood, each=K.WOOD_PER_FAME),
        *(
            line("offerings", count * worth[kind], "RE3", cards=count, kind=kind, each=worth[kind])
            for kind, count in own["offerings"].items()
        ),
    ]


class RapaNui2011Sentences(Sentences):
    """What is said of a match of RapaNui2011."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        return describe(view, seat, move, language)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        return warn(view, seat, move, language)


SENTENCES = RapaNui2011Sentences(WORDS)
