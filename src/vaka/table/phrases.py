"""What the table itself says, in three languages, and how it refuses."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from vaka.errors import Refusal
from vaka.words import LANGUAGES, Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


class TableRefusal(Refusal):
    """The table refused a request, with a status of HTTP; nothing has changed."""

    def __init__(
        self, status: int, reason: str, arguments: Mapping[str, Any] | None = None
    ) -> None:
        """Refuse with one of the words `refusal.*`."""
        super().__init__(reason, arguments, WORDS)
        self.status = status


class Stale(TableRefusal):
    """The request was made in an older view."""

    def __init__(self) -> None:
        """Refuse what was right some moves ago."""
        super().__init__(409, "stale")


def speak(language: str) -> Callable[..., str]:
    """Return what says a sentence of the table by its key, with its arguments by name."""
    return partial(_say, language)


def _say(language: str, key: str, **arguments: Any) -> str:
    return WORDS.say(key, arguments, language)


def language_of(asked: str | None, accepted: str | None = None) -> str:
    """Return the language asked for, else the first known of an Accept-Language, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
