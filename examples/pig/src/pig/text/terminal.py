"""View -> text for the terminal: the table as a picture, a move as a sentence."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.text.colours import Paint
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


def picture(
    view: dict[str, Any],
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text, as `seat` (None: a spectator) looks at it."""
    target = view["options"]["target"]
    lines = [WORDS.say("show.header", {"target": target, "round": view["rounds"] + 1}, language)]
    for other, points in enumerate(view["points"]):
        total = f" + {view['total']}" if other == view["active"] and view["total"] else ""
        mark = ">" if other == view["active"] and view["phase"] != "over" else " "
        name = paint(f"{names[other]:<16}", *(["bold"] if other == seat else []))
        lines.append(f"{mark} {name} {points:>3}{total}")
    return "\n".join(lines)


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) means in this view."""
    verb, *nouns = move.split()
    points = view["points"][view["active"]] + view["total"]
    arguments = {"seat": seat, "face": nouns[0] if nouns else "", "points": points}
    return WORDS.say(f"move.{verb}", arguments, language)
