"""The rules page of a game: its text, and its numbered rules by id."""

import re

from vaka.core.game import Game

_RULE = re.compile(r"^- \*\*([A-Z]+[0-9.]+)\*\* ")


def text_of(game: Game) -> str:
    """Return the rules page, in Markdown."""
    return (game.folder / "rules.md").read_text(encoding="utf-8")


def rules_of(game: Game) -> dict[str, str]:
    """Return every numbered rule by its id, such as RC4, as one line of text."""
    rules: dict[str, str] = {}
    current = ""
    for line in text_of(game).split("\n"):
        begun = _RULE.match(line)
        if begun:
            current = begun[1]
            rules[current] = line[begun.end() :].strip()
        elif current and line.startswith("  ") and not line.lstrip().startswith("- "):
            rules[current] += f" {line.strip()}"
        else:
            current = ""
    return rules
