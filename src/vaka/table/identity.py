"""Who somebody is: secrets that only their owner holds, and what is kept of them.

A browser is a person by a random cookie; a link is a random token. The store knows neither, only
their hashes, so that nobody who reads the store can take a seat.
"""

import hashlib
import re
import secrets
import unicodedata

LONGEST_NAME = 24
MOST_MARKS = 2  # accents on one letter: as many as languages need
COOKIE = "vaka"
COOKIE_DAYS = 400  # the longest that browsers keep one
_TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}")
_MATCH = re.compile(r"[A-Za-z0-9]{12}")
_PERSON = re.compile(r"[0-9a-f]{32}")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that nobody sees
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"


def new_token() -> str:
    """Return a secret of 128 bits for a link."""
    return secrets.token_urlsafe(16)


def new_cookie() -> str:
    """Return a secret of 192 bits for a browser."""
    return secrets.token_urlsafe(24)


def new_match() -> str:
    """Return a name for a match that cannot be guessed: who knows it may watch."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_token(text: str) -> bool:
    """Tell whether a text could be a secret of ours at all."""
    return _TOKEN.fullmatch(text) is not None


def is_match(text: str) -> bool:
    """Tell whether a text could be the name of a match."""
    return _MATCH.fullmatch(text) is not None


def is_person(text: str) -> bool:
    """Tell whether a text could stand for a person."""
    return _PERSON.fullmatch(text) is not None


def hashed(token: str) -> str:
    """Return what is kept of a link."""
    return hashlib.sha256(b"link " + token.encode()).hexdigest()


def person_of(cookie: str) -> str:
    """Return the person that a browser's cookie stands for."""
    return hashlib.sha256(b"person " + cookie.encode()).hexdigest()[:32]


def bearer_of(token: str) -> str:
    """Return the person that a program with a seat's token stands for."""
    return hashlib.sha256(b"bearer " + token.encode()).hexdigest()[:32]


def clean(text: str, longest: int) -> str:
    """Return a text in one line, without letters that are not seen, turn others round or pile up.

    Accents stand on a letter, two at most: a pile of them would cover the lines above and below.
    """
    seen: list[str] = []
    marks = MOST_MARKS  # on the letter before; none may stand on nothing
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Cf", "Co", "Cs", "Cn"):
            continue
        blank = kind in ("Cc", "Zl", "Zp", "Zs") or letter in _BLANK
        is_mark = kind[0] == "M"
        marks = marks + 1 if is_mark else MOST_MARKS if blank else _marks_in(letter)
        if not is_mark or marks <= MOST_MARKS:
            seen.append(" " if blank else letter)
    return " ".join("".join(seen).split())[:longest].strip()


def _marks_in(letter: str) -> int:
    """Return how many accents a letter has by itself."""
    parts = unicodedata.normalize("NFD", letter)
    return sum(unicodedata.category(part)[0] == "M" for part in parts)


def clean_name(text: str) -> str:
    """Return a name as it can be shown, or "" if nothing is left of it."""
    return clean(text, LONGEST_NAME)
