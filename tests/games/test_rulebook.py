"""Every rules page in another language says what the English page says, rule by rule."""

import re

import pytest

from vaka.core.game import Game
from vaka.text.rulebook import page, rules_of, text_of

TRANSLATIONS = ("nl", "de")
LENGTH = r"(?m)^\| (?:Length|Duur|Dauer) \| \D*(\d+)(?: (?:to|tot|bis) (\d+))? [Mm]inut"
LONG = 20  # letters: a shorter text may well be the same in two languages


def letters(text: str) -> str:
    """Return the words of a rule without its numbers, brackets and code."""
    return re.sub(r"[^a-zA-Z ]", "", re.sub(r"`[^`]*`", "", text))


def code_of(text: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"(?m)^```[\s\S]*?^```", "", text)))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_page_has_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    assert page(game, language).language == language
    assert list(rules_of(game, language)) == list(rules_of(game))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_page_has_the_same_headings(game: Game, language: str) -> None:
    sections = page(game, language).sections
    assert [section.level for section in sections] == [
        section.level for section in page(game).sections
    ]
    assert all(section.title for section in sections)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_section_has_the_same_rules_as_in_english(game: Game, language: str) -> None:
    for ours, english in zip(page(game, language).sections, page(game).sections, strict=True):
        numbers = [re.findall(r"(?m)^- \*\*(\w[\w.]*)\*\* ", s.body) for s in (ours, english)]
        assert numbers[0] == numbers[1], ours.title


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_rule_has_been_left_in_english(game: Game, language: str) -> None:
    english = rules_of(game)
    for number, text in rules_of(game, language).items():
        assert letters(text) != letters(english[number]) or len(letters(text)) <= LONG, number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_rule_names_the_same_numbers(game: Game, language: str) -> None:
    english = rules_of(game)
    for number, text in rules_of(game, language).items():
        cited = [re.findall(r"\b[A-Z]{1,2}\d+(?:\.\d+)*\b", t) for t in (text, english[number])]
        assert sorted(cited[0]) == sorted(cited[1]), number
        marks = [re.findall(r"\[([BPR, ]*)\]", t) for t in (text, english[number])]
        assert marks[0] == marks[1], number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_page_names_no_code_that_english_does_not(game: Game, language: str) -> None:
    own = {code for code in code_of(text_of(game, language)) if not code.startswith("[")}
    assert own - code_of(text_of(game)) - {f"vaka rules {game.name}"} == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_page_has_tables_of_the_same_shape_in_each_section(game: Game, language: str) -> None:
    for ours, english in zip(page(game, language).sections, page(game).sections, strict=True):
        shapes = [
            [line.count("|") for line in s.body.split("\n") if line.startswith("|")]
            for s in (ours, english)
        ]
        if len(shapes[0]) == len(shapes[1]):
            assert shapes[0] == shapes[1], ours.title
        else:
            assert len(shapes[0]) < len(shapes[1]), ours.title  # details are left to English


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_a_page_links_to_nothing_that_does_not_come_along(game: Game, language: str) -> None:
    assert "](" not in text_of(game, language)


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_a_match_takes_as_long_on_the_page_as_in_the_lobby(game: Game, language: str) -> None:
    said = re.findall(LENGTH, text_of(game, language))
    in_words = [game.words.entries(which)["minutes"] for which in ("en", language)]
    assert ["-".join(filter(None, bounds)) for bounds in said] * 2 == in_words
