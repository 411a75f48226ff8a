"""The rules as people read them say the same in every language, with pictures that are there."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vaka.core.game import Game
from vaka.text.rulebook import Section, guide, page, rules_of
from vaka.words import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "web" / "examples"
PICTURE = re.compile(r"(?m)^!\[(.+)\]\(([a-z_]+)\)$")


def body_of(sections: list[Section]) -> str:
    return "\n".join(section.body for section in sections)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_a_short_part_and_a_whole_one(game: Game, language: str) -> None:
    sections = guide(game, language)
    parts = [section.part for section in sections]
    assert parts == sorted(parts, key=["short", "rules"].index)
    short = body_of([section for section in sections if section.part == "short"])
    whole = body_of([section for section in sections if section.part == "rules"])
    words = len(PICTURE.sub("", short).split())
    assert 100 < words < 350, "two minutes at most"
    assert len(PICTURE.findall(short)) >= 3
    assert len(PICTURE.findall(whole)) >= 5
    assert len(whole) > 2 * len(short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_guide_is_an_example_and_the_other_way_round(
    game: Game, language: str
) -> None:
    examples = json.loads((EXAMPLES / f"{game.name}.json").read_text(encoding="utf-8"))
    shown = {name for _, name in PICTURE.findall(body_of(guide(game, language)))}
    assert shown == examples.keys()


@pytest.mark.parametrize("language", ["nl", "de"])
def test_a_translated_guide_is_made_like_the_english_one(game: Game, language: str) -> None:
    for ours, english in zip(guide(game, language), guide(game), strict=True):
        assert (ours.level, ours.part) == (english.level, english.part)
        assert ours.body != english.body or not ours.body
        for same in (PICTURE, re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)*\b"), re.compile(r"(?m)^\|")):
            found = [same.findall(section.body) for section in (ours, english)]
            if same is PICTURE:
                found = [[name for _, name in pictures] for pictures in found]
            assert found[0] == found[1], ours.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_names_only_rules_that_there_are(game: Game, language: str) -> None:
    named = set(re.findall(r"\b(?:R[A-E]|[RPGTE])\d+(?:\.\d+)*\b", body_of(guide(game, language))))
    spaces = {"E2", "E3"} if game.name == "rapanui2020" else set()
    assert named - rules_of(game).keys() - spaces == set()
    assert named


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_numbers_and_sources_are_for_developers(game: Game, language: str) -> None:
    sections = page(game, language).sections
    titles = [section.title for section in page(game).sections]
    apart = [t for t, section in zip(titles, sections, strict=True) if section.part == "developers"]
    assert apart == ["Notation", "Observation", "Statistics", "Where the facts come from"]


def test_a_game_without_a_guide_has_none(tmp_path: Path) -> None:
    without: Any = SimpleNamespace(folder=tmp_path)
    assert guide(without) == []
