"""The names of what is drawn once for all games."""

import re
from pathlib import Path

SIGNS = Path(__file__).parents[2] / "web" / "src" / "parts" / "signs.tsx"


def shared_signs() -> set[str]:
    """Return the names of the shared signs, and what games call them."""
    source = SIGNS.read_text(encoding="utf-8")
    names = set(re.findall(r"^  ([a-z_]+): (?:[A-Z]\w+|\"[a-z]+\"),$", source, re.MULTILINE))
    assert {"wood", "fame"} <= names
    return names
