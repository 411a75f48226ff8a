"""The rules page of a game: its text, its sections, and its numbered rules by id.

The page is `rules.md` in English; translations stand beside it as `rules.nl.md` and `rules.de.md`,
with the same numbers.
"""

import re
from typing import NamedTuple

from vaka.core.game import Game

_RULE = re.compile(r"^- \*\*([A-Z]+[0-9.]+)\*\* ")
_HEAD = re.compile(r"^(#{1,3}) (.+)$")
# a link to another page of the documentation
_NEIGHBOUR = re.compile(r"\[([^\]]+)\]\(\.\./[^)]+\)")


class Section(NamedTuple):
    """A section of the page: what stands below a heading, up to the next."""

    id: str
    title: str
    level: int
    body: str


class Page(NamedTuple):
    """A rules page; its language is English where there is no translation."""

    language: str
    title: str
    sections: list[Section]


def language_of(game: Game, language: str) -> str:
    """Return the language in which the page can be had: the one asked for, or English."""
    return language if (game.folder / "text" / f"rules.{language}.md").exists() else "en"


def text_of(game: Game, language: str = "en") -> str:
    """Return the rules page, in Markdown; links to pages that do not come along are plain words."""
    spoken = language_of(game, language)
    name = "rules.md" if spoken == "en" else f"rules.{spoken}.md"
    return _NEIGHBOUR.sub(r"\1", (game.folder / "text" / name).read_text(encoding="utf-8"))


def page(game: Game, language: str = "en") -> Page:
    """Return the rules page in sections; the first is what stands below the title."""
    sections: list[Section] = []
    fenced = False
    for line in text_of(game, language).split("\n"):
        fenced ^= line.startswith("```")
        head = None if fenced else _HEAD.match(line)
        if head:
            number = len(sections)
            sections.append(Section(f"s{number}", head[2].strip(), len(head[1]), ""))
        elif sections:
            sections[-1] = sections[-1]._replace(body=f"{sections[-1].body}{line}\n")
    sections = [section._replace(body=section.body.strip()) for section in sections]
    return Page(language_of(game, language), sections[0].title, sections)


def rules_of(game: Game, language: str = "en") -> dict[str, str]:
    """Return every numbered rule by its id, such as RC4, as one line of text."""
    rules: dict[str, str] = {}
    current = ""
    for line in text_of(game, language).split("\n"):
        begun = _RULE.match(line)
        if begun:
            current = begun[1]
            rules[current] = line[begun.end() :].strip()
        elif current and line.startswith("  ") and not line.lstrip().startswith("- "):
            rules[current] += f" {line.strip()}"
        else:
            current = ""
    return rules
