"""What is told of a match that is over: categories, what decided it, and the points on the way."""

import pytest

import vaka
from random_play import random_match
from table.lone_client import AnyTable
from table.table_client import Person
from vaka.core.game import Game
from vaka.match import Match
from vaka.table import endings


@pytest.fixture
def finished(table: AnyTable, game: Game) -> tuple[str, Match]:
    """The name of a match that somebody has uploaded and that is over, and the match."""
    match = random_match(game, game.seats[0], seed=5)
    uploaded = table.person().post("/api/journals", {"journal": match.journal()})
    return uploaded["match"], match


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_lines_of_a_kind_are_one_category(
    solo: Person, finished: tuple[str, Match], language: str
) -> None:
    name, match = finished
    result = solo.get(f"/api/matches/{name}/steps/{len(match)}?language={language}")["result"]
    rules: dict[str, str] = {}
    for scoring in result["scoring"]:
        for line in scoring["lines"]:
            assert line["category"]
            assert rules.setdefault(line["category"], line["rule"]) == line["rule"]
    assert 1 <= len(rules) <= 6
    assert bool(result["decided"]) == (len(result["winners"]) < match.seats)


@pytest.mark.parametrize(
    ("name", "scores", "says"),
    [
        ("tongiaki", [(24, 5, -7), (23, 6, -2)], "Won by 1 point."),
        (
            "tongiaki",
            [(24, 5, -7), (24, 5, -6)],
            "Level at 24 points: the smaller number of ships on the map (6 : 7) decides.",
        ),
        (
            "rapanui2011",
            [(30, 2, 9), (30, 3, 0), (12, 5, 5)],
            "Level at 30 points: the number of Moais (3 : 2) decides.",
        ),
        ("rapanui2011", [(30, 2, 9), (30, 2, 9), (26, 5, 5)], "Won by 4 points."),
        (
            "raiatea",
            [(30, 0), (30, 2), (29, 1)],
            "Level at 30 points: the earlier place in the ceremonial order decides.",
        ),
        ("rapanui2020", [(30,), (30,)], ""),
    ],
)
def test_what_decided_is_said(name: str, scores: list[tuple[int, ...]], says: str) -> None:
    assert endings.decided(vaka.load(name), scores, "en") == says


def test_every_tie_break_of_a_game_has_a_name(game: Game) -> None:
    width = len(game.score(game.start(game.seats[0]))[0])
    for language in game.words.languages():
        entries = game.words.entries(language)
        assert all(f"tie.{at}" in entries for at in range(1, width))


def test_the_course_of_a_match_ends_with_its_score(
    solo: Person, finished: tuple[str, Match]
) -> None:
    name, match = finished
    course = solo.get(f"/api/matches/{name}/course")
    assert course["steps"][0] == 0
    assert course["steps"][-1] == len(match)
    assert course["steps"] == sorted(set(course["steps"]))
    assert len(course["steps"]) <= endings.MOST_MOMENTS + 1
    assert course["points"][-1] == [score[0] for score in match.score()]


def test_of_a_running_match_no_points_are_told(solo: Person) -> None:
    """They would rest on hidden cards."""
    name = solo.open("rapanui2011", "me", "open")["match"]
    assert solo.get(f"/api/matches/{name}/course") == {"steps": [], "points": []}
