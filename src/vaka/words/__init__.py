"""Words in three languages: catalogues of sentences by meaning, for terminal and browser alike.

A catalogue is a folder `words` with one JSON file per language. A key names a meaning
(`refusal.too_expensive`, `event.buy`), never an English sentence. A value is a sentence with
{arguments}, or a plural `{"count": "amount", "one": "...", "other": "..."}`.

While a sentence is filled, a text argument is replaced by `name.<argument>` where the catalogue
has it (so `{kind}` becomes "sweet potato"), and an argument called `seat` or `..._seat` by the
name of that seat.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any

LANGUAGES = ("en", "nl", "de")
CHANCE = -1  # as in vaka.engine.turns, which is above this


class Catalogue:
    """The words of one game, or of the core, loaded language by language when first needed."""

    def __init__(self, folder: Path) -> None:
        """Read from `folder`, which holds en.json, nl.json and de.json."""
        self.folder = folder
        self._loaded: dict[str, dict[str, Any]] = {}
        self._languages: list[str] = []

    def languages(self) -> list[str]:
        """Return the languages this catalogue has; a new game may start with English alone."""
        if not self._languages:  # looked up once: every sentence asks
            files = {file.stem for file in self.folder.glob("*.json")}
            self._languages = [language for language in LANGUAGES if language in files]
        return self._languages[:]

    def spoken(self, language: str) -> str:
        """Return a language if this catalogue has it, else English."""
        return language if language in self.languages() else LANGUAGES[0]

    def entries(self, language: str = "en") -> dict[str, Any]:
        """Return all entries of one language."""
        if language not in self._loaded:
            if language not in self.languages():
                known = ", ".join(self.languages())
                raise ValueError(f"no words in {language!r}; there are {known}")
            self._loaded[language] = _read(self.folder / f"{language}.json")
        return self._loaded[language]

    def has(self, key: str) -> bool:
        """Tell whether the catalogue knows that key."""
        return key in self.entries()

    def name(self, word: str, language: str = "en") -> str:
        """Return what a thing of the notation is called, or the word itself."""
        return str(self.entries(language).get(f"name.{word}", word))

    def say(
        self,
        key: str,
        arguments: Mapping[str, Any] | None = None,
        language: str = "en",
        seats: Sequence[str] | None = None,
    ) -> str:
        """Return the sentence of `key`, with `seats` as the names of the seats."""
        template = self.entries(language)[key]
        filled: dict[str, Any] = {}
        for argument, value in (arguments or {}).items():
            if argument == "seat" or argument.endswith("_seat"):
                value = self.seat_name(value, language, seats)
            elif isinstance(value, str):
                value = self.name(value, language)
            filled[argument] = value
        if isinstance(template, dict):
            template = template["one" if filled[template["count"]] == 1 else "other"]
        return str(template).format_map(filled)

    def seat_name(self, seat: Any, language: str = "en", seats: Sequence[str] | None = None) -> str:
        """Return what a seat is called: its name if `seats` has one, else its number."""
        if seats is not None and isinstance(seat, int) and 0 <= seat < len(seats):
            return seats[seat]
        if seat == CHANCE:
            return str(SHARED.entries(language)["name.chance"])
        return str(SHARED.entries(language)["name.seat"]).format(seat=seat)


def _read(file: Path) -> dict[str, Any]:
    """Return the entries of a file; ValueError says where it is no JSON."""
    try:
        entries: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ValueError(
            f"{file} cannot be read at line {error.lineno}, column {error.colno}: {error.msg}. "
            "Look for a comma that is missing, or that stands before the closing brace."
        ) from None
    return entries


def arguments_of(entry: Any) -> set[str]:
    """Return the {arguments} that a sentence, or a plural of sentences, is filled with."""
    texts = [entry["one"], entry["other"]] if isinstance(entry, dict) else [entry]
    names = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
    return names | ({entry["count"]} if isinstance(entry, dict) else set())


SHARED = Catalogue(Path(__file__).parent)  # what all games share
