"""The page of a lesson: whole, harmless, in three languages, and true to its records."""

import re
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

import pytest

from random_play import random_match
from vaka.core.game import Game
from vaka.match import Match
from vaka.teacher.page import page
from vaka.teacher.reasons import WORDS, Teller
from vaka.teacher.records import Deal, Decision, Estimate, Record
from vaka.teacher.summary import costliest
from vaka.words import LANGUAGES, arguments_of

TRIES = 30


def lesson(game: Game) -> tuple[Match, list[Record]]:
    """Return a short match and its records, quickly made, with all doubts about costs removed."""
    match = random_match(game, game.seats[0], 5, 90)
    return match, [beyond_doubt(record) for record in match.analysis(TRIES, 1)]


def beyond_doubt(record: Record) -> Record:
    if isinstance(record, Deal) or not record.choice:
        return record
    cost = record.moves[0].share.value - record.of(record.played).share.value
    return replace(record, cost=Estimate.around(cost, 0.0))


@pytest.fixture(scope="module")
def lessons() -> dict[str, tuple[Match, list[Record]]]:
    """Lessons that were made already, by game: each is made once."""
    return {}


@pytest.fixture
def taught(
    game: Game, lessons: dict[str, tuple[Match, list[Record]]]
) -> tuple[Match, list[Record]]:
    if game.name not in lessons:
        lessons[game.name] = lesson(game)
    return lessons[game.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing_else(
    taught: tuple[Match, list[Record]], language: str
) -> None:
    text = page(*taught, language, TRIES)
    assert f'<html lang="{language}">' in text
    body = text[text.index("<main>") : text.index("</main>") + len("</main>")]
    tree = ElementTree.fromstring(body)  # every tag is closed
    assert len(tree.findall(".//svg")) == 1
    ids = {element.get("id") for element in tree.iter() if element.get("id")}
    links = [link.get("href", "") for link in tree.iter("a")]
    assert links
    assert {link.removeprefix("#") for link in links} <= ids
    assert not re.search(r'(src|href)="(?!#)|url\(|@import', text)


def test_every_mistake_that_is_told_has_what_was_better_and_why(
    taught: tuple[Match, list[Record]],
) -> None:
    match, records = taught
    teller, text = Teller(match, "en"), unescape(page(*taught, "en", TRIES))
    told = [found for seat in range(match.seats) for found in costliest(records, seat)]
    assert told  # random moves are bad ones
    for decision in told:
        assert f'id="move{decision.step + 1}"' in text
        assert teller.move(decision, decision.best) in text
        reasons = teller.reasons(decision)
        assert f"{decision.moves[0].share.value:.0%}" in reasons[0]
        assert all(reason in text for reason in reasons)
        assert all(step in text for step in teller.line(decision))


def test_every_legal_move_is_listed_with_its_share_and_points(
    taught: tuple[Match, list[Record]],
) -> None:
    match, records = taught
    text = page(*taught, "en", TRIES)
    tree = ElementTree.fromstring(text[text.index("<main>") : text.index("</main>") + 7])
    choices = [record for record in records if isinstance(record, Decision) and record.choice]
    told = [found for seat in range(match.seats) for found in costliest(records, seat)]
    teller = Teller(match, "en")
    expected = [[*teller.moves(one).values()] for one in told]
    expected += [[judged.move for judged in one.moves] for one in choices]
    lists = tree.findall(".//ol[@class='moves']")
    assert [[item.findtext("span") for item in each] for each in lists] == expected
    for decision, each in zip([*told, *choices], lists, strict=True):
        for judged, item in zip(decision.moves, each, strict=True):
            numbers = [f"{value:.1%}" for value in judged.share]
            numbers += [f"{value:.1f}" for value in judged.points]
            assert re.findall(r"-?\d+\.\d%?", item.findtext("small") or "") == numbers
            assert (item.get("class") == "own") == (judged.move == decision.played)


def test_a_mistake_is_told_with_its_points_and_the_luck_before_it(
    taught: tuple[Match, list[Record]],
) -> None:
    match, records = taught
    told = costliest(records, 0)[0]
    seen = []
    for points in (2.34, -0.3):
        changed = replace(told, cost_points=Estimate.around(points, 0.1), luck=0.123)
        among = [changed if record is told else record for record in records]
        text = page(match, among, "en", TRIES)
        start = text.index(f'id="move{told.step + 1}"')
        seen.append(text[start : text.index("</article>", start)])
    assert "of the match and 2.3 points" in seen[0]
    assert "of the match</b>" in seen[1]
    assert all("Luck since the decision before: +12.3%" in each for each in seen)


def test_names_of_people_do_no_harm(taught: tuple[Match, list[Record]]) -> None:
    match, records = taught
    text = page(match, records, "en", TRIES, ["<script>alert(1)</script>", "Ben & Co"])
    assert "<script" not in text
    assert "Ben &amp; Co" in text
    assert Teller(match, "en", ["Ana"]).names[:2] == ["Ana", "Seat 1"]


def test_marks_are_what_divides_a_match(game: Game) -> None:
    match = random_match(game, game.seats[0], 5)
    marks = Teller(match, "en").marks()
    assert marks
    assert all(0 < step <= len(match) and said for step, said in marks.items())


def test_a_match_without_decisions_has_a_page_too(rapanui: Game) -> None:
    match = random_match(rapanui, 2, 5, 1)
    assert "</html>" in page(match, list(match.analysis(TRIES)), "de", TRIES)


def test_all_languages_say_the_same_things() -> None:
    english = WORDS.entries("en")
    for language in LANGUAGES:
        other = WORDS.entries(language)
        assert other.keys() == english.keys()
        for key, entry in english.items():
            assert arguments_of(other[key]) == arguments_of(entry), (language, key)
