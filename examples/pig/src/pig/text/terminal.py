"""View -> text for the terminal: the table as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.text.colours import Paint
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


def picture(
    view: dict[str, Any],
    facts: dict[str, Any],
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
