"""Names of people at a table: each one's own, and not that of a bot or of the table itself.

Whoever comes is never turned away for a name. One that is taken gets a number, "Ana 2"; one by
which the table means somebody else is left out, and the seat is called as if none had been given.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from vaka.bots import LEVELS
from vaka.table.identity import LONGEST_NAME
from vaka.table.phrases import WORDS
from vaka.words import LANGUAGES

_SAID = ("guest", "open_seat", "spectator", "table")  # by the table, in every language
_KINDS = ("bot", "seat", "host", "plaats", "gastheer", "platz", "gastgeber")
# Cyrillic and Greek letters that most fonts draw like Latin ones, after folding.
_LOOKALIKES = str.maketrans("авеѕіјкмнорсԛтухԝһԁӏαβεικνορτυχ", "abesijkmhopcqtyxwhdlabeikvoptux")


def folded(name: str) -> str:
    """Return what is the same for names that people would take for one another."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in text if unicodedata.category(letter)[0] in "LN")
    return letters.translate(_LOOKALIKES) or text  # a name of signs alone is compared as it is


def is_reserved(name: str) -> bool:
    """Tell whether the table calls something by that name, with a number or without."""
    return re.sub(r"\d+$", "", folded(name)) in _reserved()


@cache
def _reserved() -> frozenset[str]:
    """Return what the table calls itself, seats, people without a name and kinds of bots."""
    said = [WORDS.say(key, {"number": ""}, language) for key in _SAID for language in LANGUAGES]
    return frozenset(map(folded, [*said, *_KINDS, *LEVELS]))


def fitting(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody else at the table has, as near to the one wished for as can be."""
    if not name or is_reserved(name):
        return ""
    others = set(map(folded, taken))
    found, number = name, 1
    while folded(found) in others:
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return found
