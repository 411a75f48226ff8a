"""A move as a sentence: what it does and what it costs, in the words of a language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vaka.core.words import Catalogue
from vaka.games.rapanui2011 import parts as K

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
