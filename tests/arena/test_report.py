import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from arena.arena_setup import contest, made_up
from vaka.arena.contest import WORDS, Contest
from vaka.arena.play import MatchResult
from vaka.arena.ratings import add_ratings
from vaka.arena.report import milliseconds, report
from vaka.arena.summary import summarise
from vaka.words import LANGUAGES, arguments_of

VOID = {"meta", "br"}


class Page(HTMLParser):
    """Reads a page and checks that every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for key, value in attrs if key == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for key, value in attrs if key == "id"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())


def page_of(
    about: Contest, results: list[MatchResult], language: str = "en"
) -> tuple[str, dict[str, Any]]:
    summary = summarise(about, results)
    add_ratings(summary, about, results)
    return report(summary, results, language), summary


THREE = contest("weak", "middling", "strong", seats=3)
SCORES = [(1, 2, 5), (2, 4, 3), (0, 3, 7)] * 12


@cache
def usual(language: str = "en") -> tuple[str, dict[str, Any]]:
    """Return the report that most tests look at; its plots take a while to draw."""
    return page_of(THREE, made_up(THREE, SCORES), language)


def test_a_report_is_one_page_that_needs_nothing_else() -> None:
    text, _ = usual()
    page = Page(text)
    assert text.startswith("<!doctype html>")
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    without_names = re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)
    assert "http" not in without_names
    assert "url(" not in without_names.replace("url(#", "")
    assert len(page.ids) == len(set(page.ids))
    for target in re.findall(r'(?:href="|url\()#([^")]+)', text):
        assert target in page.ids


def test_a_report_tells_the_standing_and_draws_every_plot() -> None:
    text, summary = usual()
    page = Page(text)
    assert page.tags.count("figure") == page.tags.count("svg") == 7
    headings = [
        "Arena: Rapa Nui (2011)",
        "Rating",
        "Win share",
        "Win share by seat",
        "Worth of a seat",
        "Points",
        "Length of a match",
        "Time per choice",
        "Head to head",
        "How to read this",
    ]
    assert [heading for heading in headings if heading not in page.texts] == []
    standing = text[text.index("<tbody>") : text.index("</tbody>")]
    assert re.findall(r'scope="row">(\w+)<', standing) == ["strong", "middling", "weak"]
    share = next(b["win_share"] for b in summary["by_bot"] if b["bot"] == "strong")
    low, high = f"{100 * share['low']:.1f} %", f"{100 * share['high']:.1f} %"
    assert f"{100 * share['value']:.1f} % <small>{low} … {high}</small>" in standing
    assert "36 matches of 3 seats in 12 whole blocks, seed 5" in text
    assert "Wilson" in text
    assert "Bradley and Terry" in text


def test_text_in_plots_stays_text_in_the_colours_of_the_page() -> None:
    text, _ = usual()
    svg = text[text.index("<svg") : text.index("</svg>")]
    assert ">strong</text>" in svg
    assert "var(--ink)" in svg
    assert "#0102" not in text


def test_a_name_as_long_as_a_command_leaves_room_for_its_plots() -> None:
    long = [f"remote:python3 programs/of/somebody/else.py --version {n}" for n in (1, 2)]
    about = contest(*long, seats=2)
    text, _ = page_of(about, made_up(about, [(1, 2), (3, 1)] * 6))  # a warning would be an error
    assert Page(text).texts.count("remote:python3…y --version 2") >= 3  # still told apart
    assert long[1] in text  # whole where there is room


def test_failures_are_listed_and_harmless() -> None:
    results = made_up(THREE, SCORES, failures=range(30, 33))
    text, _ = page_of(THREE, results)
    Page(text)
    assert "KeyError: &#x27;&lt;b&gt;&#x27;" in text
    assert "failures/match-000030.journal" in text


def test_many_failures_are_cut() -> None:
    text, _ = page_of(THREE, made_up(THREE, SCORES, failures=range(25)))
    assert text.count(".journal") == 20
    assert "5 more are in rows.csv." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_the_language_it_is_asked_for(language: str) -> None:
    text, _ = usual(language)
    page = Page(text)
    assert f'<html lang="{language}">' in text
    for key in ("standing", "pairs", "method", "plot.by_seat", "axis.decisions"):
        assert any(WORDS.say(key, {}, language) in said for said in page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_arguments(language: str) -> None:
    english, other = WORDS.entries(), WORDS.entries(language)
    assert list(english) == list(other)
    for key, entry in english.items():
        assert arguments_of(other[key]) == arguments_of(entry), key


def test_the_same_results_give_the_same_report() -> None:
    assert page_of(THREE, made_up(THREE, SCORES))[0] == usual()[0]


def test_one_bot_alone_shows_what_its_seats_are_worth() -> None:
    about = contest("alone", seats=2)
    text, _ = page_of(about, made_up(about, [(i % 3,) for i in range(20)]))
    page = Page(text)
    assert "Worth of a seat" in page.texts
    assert "Head to head" not in page.texts
    assert page.tags.count("figure") == 4


def test_few_matches_have_a_report_without_intervals() -> None:
    text, _ = page_of(THREE, made_up(THREE, SCORES[:3]))
    Page(text)
    assert "…" not in text[text.index("<tbody>") : text.index("</tbody>")]


@pytest.mark.parametrize(
    ("time", "text"),
    [(None, "-"), (0.001, "< 0.01"), (0.5, "0.50"), (99.5, "99.50"), (1234.5, "1,234")],
)
def test_times_are_readable(time: float | None, text: str) -> None:
    assert milliseconds(time) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_tells_how_many_matches_a_limit_has_ended(language: str) -> None:
    about = Contest("tongiaki", 2, ("a", "b"), 5)
    results = made_up(about, [(3, 1), (2, 2), (5, 0), (1, 2)])
    unknown = WORDS.say("truncated.unknown", {}, language)
    assert unknown in page_of(about, results, language)[0]
    told = [replace(result, truncated=result.match == 1) for result in results]
    arguments = {"cut": "1", "matches": "4", "share": "25.0 %"}
    assert WORDS.say("truncated", arguments, language) in page_of(about, told, language)[0]
    assert unknown not in usual(language)[0]
