import re
from pathlib import Path

import pytest

import vaka
from vaka.table.phrases import WORDS, language_of
from vaka.words import LANGUAGES, arguments_of

SOURCE = Path(vaka.__file__).parent / "table"
SAME = ("alert.over", "bar.asked")  # names and signs only


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    english, other = WORDS.entries("en"), WORDS.entries(language)
    assert other.keys() == english.keys()
    for key, entry in english.items():
        assert arguments_of(other[key]) == arguments_of(entry), key
        assert language == "en" or other[key] != entry or key in SAME, key


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))
    refused = set(re.findall(r'TableRefusal\(\s*\d+,\s*"(\w+)"', text))
    refused |= set(re.findall(r'super\(\).__init__\(\d+, "(\w+)"', text))
    for key in WORDS.entries():
        bare = key.removeprefix("refusal.")
        assert f'"{key}"' in text or f'"{bare}"' in text, key
    assert {f"refusal.{reason}" for reason in refused} <= WORDS.entries().keys()


def test_the_language_is_the_one_asked_for_or_accepted() -> None:
    assert language_of("nl", "de") == "nl"
    assert language_of("fr", "fr;q=1, de-AT;q=0.8") == "de"
    assert language_of(None, None) == "en"
