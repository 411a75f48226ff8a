"""Every word of the page exists in three languages, with the same arguments, and is used."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from vaka.words import LANGUAGES, arguments_of

WEB = Path(__file__).parents[2] / "web" / "src"
CATALOGUES = {"the page": WEB / "shell" / "words"} | {
    f"the guide of {folder.parent.name}": folder for folder in WEB.glob("games/*/coach")
}
SAID = re.compile(r"""\bsay\(\s*"([a-z0-9_.]+)\"""")
NAMED = re.compile(r"""\bcall\(\s*"([a-z_]+)\"""")  # call("level", name) says every level.*
QUOTED = re.compile(r'"([a-z_]+\.[a-z0-9_.]+)"')


def entries(folder: Path, language: str) -> dict[str, Any]:
    text = (folder / f"{language}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def sources(folder: Path) -> str:
    """Return the text of the modules that speak with the catalogue of a folder."""
    if folder == WEB / "shell" / "words":
        files = [file for file in WEB.rglob("*.ts*") if "games" not in file.parts]
    else:
        files = [folder.with_suffix(".ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_word_exists_in_three_languages_with_the_same_arguments(catalogue: str) -> None:
    folder = CATALOGUES[catalogue]
    english = entries(folder, "en")
    for language in LANGUAGES:
        other = entries(folder, language)
        assert list(other) == list(english), language
        for key, entry in other.items():
            assert arguments_of(entry) == arguments_of(english[key]), (language, key)
            assert isinstance(entry, dict) == isinstance(english[key], dict), (language, key)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_word_that_is_said_exists(catalogue: str) -> None:
    folder = CATALOGUES[catalogue]
    said = set(SAID.findall(sources(folder)))
    games_own = {"title", "event.buy"}  # words of a game, which the server has
    assert said
    assert said - set(entries(folder, "en")) - games_own == set()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_word_is_used(catalogue: str) -> None:
    folder = CATALOGUES[catalogue]
    text = sources(folder)
    used = set(QUOTED.findall(text))
    groups = tuple(f"{group}." for group in NAMED.findall(text))
    unused = [
        key for key in entries(folder, "en") if key not in used and not key.startswith(groups)
    ]
    assert unused == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_sentence_was_left_in_english(catalogue: str, language: str) -> None:
    folder = CATALOGUES[catalogue]
    english, other = entries(folder, "en"), entries(folder, language)
    same = {
        key
        for key, entry in other.items()
        if entry == english[key] and isinstance(entry, str) and len(entry.split()) > 2
    }
    assert same == set()
