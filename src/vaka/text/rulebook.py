"""The rules of a game: for people who want to play it, and as a reference with numbers.

The reference is `rules.md` in English; translations stand beside it as `rules.nl.md` and
`rules.de.md`, with the same numbers. `guide.md`, which a game may do without, tells the same to
people: a first part to read in two minutes and a second one with all that a match needs, each below
a heading of the first level. Its pictures, `![caption](name)`, are positions that the page draws.
"""

import re
from typing import NamedTuple

from vaka.core.game import Game

_RULE = re.compile(r"^- \*\*([A-Z]+[0-9.]+)\*\* ")
_HEAD = re.compile(r"^(#{1,3}) (.+)$")
# a link to another page of the documentation
_NEIGHBOUR = re.compile(r"\[([^\]]+)\]\(\.\./[^)]+\)")
# what only those read who write programs or doubt a source: titles of the English page
_FOR_DEVELOPERS = {"Notation", "Observation", "Statistics", "Where the facts come from"}
_GUIDE_PARTS = ("short", "rules")
# a position that only the page can draw; its caption tells what happens in it
_PICTURE = re.compile(r"(?m)^!\[(.+)\]\(([a-z_]+)\)$")


class Section(NamedTuple):
    """A section of the page: what stands below a heading, up to the next."""

    id: str
    title: str
    level: int
    body: str
    part: str = "reference"  # or "developers"; in the guide "short" or "rules"


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
    return _NEIGHBOUR.sub(r"\1", _read(game, "rules", language_of(game, language)))


def page(game: Game, language: str = "en") -> Page:
    """Return the rules page in sections; the first is what stands below the title."""
    spoken = language_of(game, language)
    sections = _sections(text_of(game, spoken), "s")
    english = sections if spoken == "en" else _sections(text_of(game), "s")
    return Page(spoken, sections[0].title, _parted(sections, english))


def guide(game: Game, language: str = "en") -> list[Section]:
    """Return the rules as they are told to people, in sections; none where a game has no guide."""
    if not (game.folder / "text" / "guide.md").exists():
        return []
    spoken = language if (game.folder / "text" / f"guide.{language}.md").exists() else "en"
    sections = _sections(_read(game, "guide", spoken), "g")
    part = -1
    told = []
    for section in sections:
        part += section.level == 1
        told.append(section._replace(part=_GUIDE_PARTS[part]))
    return told


def guide_text(game: Game, language: str = "en", pictures: str = "") -> str:
    """Return the guide as one page in Markdown; "" where a game has none.

    The captions of its pictures stand as quotes: each tells of a real match also to those who see
    none. `pictures` says where files of them are, such as "pictures/{name}.webp".
    """
    shown = f"![](<{pictures}>)\n\n> \\1" if pictures else r"> \1"
    shown = shown.replace("{name}", r"\2")
    sections = guide(game, language)
    if not sections:
        return ""
    told = [f"# {game.words.say('title', {}, game.words.spoken(language))}"]
    for section in sections:
        told.append(f"#{'#' * section.level} {section.title}")
        told.append(_PICTURE.sub(shown, section.body))
    return "\n\n".join(part for part in told if part) + "\n"


def whole_text(game: Game, language: str = "en") -> str:
    """Return all that is written on the rules of a game: for people first, then the reference."""
    parts = (guide_text(game, language), text_of(game, language))
    return "\n".join(part for part in parts if part)


def _read(game: Game, name: str, language: str) -> str:
    """Return a text of a game as it is written."""
    file = f"{name}.md" if language == "en" else f"{name}.{language}.md"
    return (game.folder / "text" / file).read_text(encoding="utf-8")


def _sections(text: str, prefix: str) -> list[Section]:
    """Cut a text at its headings; a section is called by its place in the text."""
    sections: list[Section] = []
    fenced = False
    for line in text.split("\n"):
        fenced ^= line.startswith("```")
        head = None if fenced else _HEAD.match(line)
        if head:
            number = len(sections)
            sections.append(Section(f"{prefix}{number}", head[2].strip(), len(head[1]), ""))
        elif sections:
            sections[-1] = sections[-1]._replace(body=f"{sections[-1].body}{line}\n")
    return [section._replace(body=section.body.strip()) for section in sections]


def _parted(sections: list[Section], english: list[Section]) -> list[Section]:
    """Tell what is for developers: what the English page has below one of their headings."""
    part = "reference"
    parted = []
    for section, original in zip(sections, english, strict=True):
        if original.level <= 2:
            part = "developers" if original.title in _FOR_DEVELOPERS else "reference"
        parted.append(section._replace(part=part))
    return parted


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
