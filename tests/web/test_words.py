"""Every word of the page exists in three languages, with the same arguments, and is used."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from vaka.words import LANGUAGES, arguments_of

WEB = Path(__file__).parents[2] / "web" / "src"
WORDS = WEB / "shell" / "words"
SAID = re.compile(r"""\bsay\(\s*"([a-z0-9_.]+)\"""")
NAMED = re.compile(r"""\bcall\(\s*"([a-z_]+)\"""")  # call("level", name) says every level.*
QUOTED = re.compile(r'"([a-z_]+\.[a-z0-9_.]+)"')


def entries(language: str) -> dict[str, Any]:
    text = (WORDS / f"{language}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def sources() -> str:
    """Return the text of the modules that speak with the words of the page."""
    files = [file for file in WEB.rglob("*.ts*") if "games" not in file.parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def test_every_word_exists_in_three_languages_with_the_same_arguments() -> None:
    english = entries("en")
    for language in LANGUAGES:
        other = entries(language)
        assert list(other) == list(english), language
        for key, entry in other.items():
            assert arguments_of(entry) == arguments_of(english[key]), (language, key)
            assert isinstance(entry, dict) == isinstance(english[key], dict), (language, key)


def test_every_word_that_is_said_exists() -> None:
    said = set(SAID.findall(sources()))
    # Words of a game, which the server has.
    games_own = {"title", "event.buy", "board.choose", "board.do_it"}
    assert said
    assert said - set(entries("en")) - games_own == set()


def test_every_word_is_used() -> None:
    text = sources()
    used = set(QUOTED.findall(text))
    groups = tuple(f"{group}." for group in NAMED.findall(text))
    unused = [key for key in entries("en") if key not in used and not key.startswith(groups)]
    assert unused == []


@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, other = entries("en"), entries(language)
    same = {
        key
        for key, entry in other.items()
        if entry == english[key] and isinstance(entry, str) and len(entry.split()) > 2
    }
    assert same == set()
