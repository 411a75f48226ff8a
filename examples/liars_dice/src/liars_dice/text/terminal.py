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
    bid = view["bid"]
    lines = [WORDS.say("show.header", {"dice": facts["dice"]}, language)]
    if bid["count"] > 0:
        lines.append(WORDS.say("show.bid", bid, language))
    for other, own in enumerate(view["seats"]):
        mark = ">" if other == view["active"] and view["phase"] != "over" else " "
        name = paint(f"{names[other]:<16}", *(["bold"] if other == seat else []))
        shown = " ".join(face for face, count in own["dice"].items() for _ in range(count))
        lines.append(f"{mark} {name} {own['left']}   {shown}".rstrip())
    return "\n".join(lines)
