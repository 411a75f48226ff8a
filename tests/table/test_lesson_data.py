"""Lessons are data: each journal can be played, every step is reached, every text is there."""

import json
import re

import pytest

import vaka
from vaka.bots.names import seat_name
from vaka.match import Match
from vaka.table.guiding import OTHERS
from vaka.table.lessons import Lesson, lesson_of
from vaka.words import LANGUAGES, arguments_of

LONGEST = 210  # characters of a few sentences: more would not fit on a phone


@pytest.fixture(params=vaka.games())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(request.param)


def decisions(name: str) -> list[int]:
    """Return how many moves the learner could choose from at each decision, and after the last."""
    game, lesson = vaka.load(name), lesson_of(name)
    text = (game.folder / "lesson" / "journal.vaka").read_text(encoding="utf-8")
    match = Match.from_journal(game, text)
    made = [place for place, line in enumerate(match.lines) if line.seat == lesson.learner]
    states = [match.state_at(place) for place in made] + [match.state]
    return [len(game.moves(state, lesson.learner)) for state in states]


@pytest.mark.parametrize("name", vaka.games())
def test_every_step_is_reached_where_the_learner_has_a_choice(name: str) -> None:
    lesson, choices = lesson_of(name), decisions(name)
    assert [step.at for step in lesson.steps] == sorted(step.at for step in lesson.steps)
    assert lesson.steps[-1].at == len(lesson.own)  # after the last move it says goodbye
    for step in lesson.steps:
        assert choices[step.at] > 1, f"{step.key}: a forced move plays itself and is not read"
    explained = {step.at for step in lesson.steps}
    silent = [at for at, many in enumerate(choices) if many > 1 and not lesson.steps_at(at)]
    for at in silent:  # part of the gesture that was explained before
        assert max(step for step in explained if step < at) + 4 >= at


def test_the_last_note_before_a_move_points_at_the_move(lesson: Lesson) -> None:
    for at in {step.at for step in lesson.steps} - {len(lesson.own)}:
        assert lesson.steps_at(at)[-1].point == []


def test_the_texts_exist_in_three_languages(lesson: Lesson) -> None:
    assert lesson.words.languages() == list(LANGUAGES)
    english = lesson.words.entries("en")
    for language in LANGUAGES:
        entries = lesson.words.entries(language)
        assert list(entries) == list(english)
        for step in lesson.steps:
            assert 10 < len(entries[step.key]) < LONGEST, (language, step.key)
        for key, entry in entries.items():
            assert arguments_of(entry) == arguments_of(english[key]), (language, key)
            assert language == "en" or entry != english[key], (language, key)
    taught = {step.key for step in lesson.steps}
    assert all(key in taught or key.startswith("coach.") for key in english)


def test_others_are_called_as_they_are_at_the_table(lesson: Lesson) -> None:
    text = json.dumps([lesson.words.entries(language) for language in LANGUAGES])
    assert not any(re.search(rf"\b{seat_name(seat)}", text) for seat in range(1, 6))
    for step in lesson.steps:
        for name in arguments_of(lesson.words.entries()[step.key]):
            assert OTHERS[name] < lesson.seats


def test_others_may_choose_in_any_order_at_the_same_time(lesson: Lesson) -> None:
    lines = lesson.script.moves[lesson.learner]
    assert lesson.script.next([], lesson.learner) == lines[0]
    assert lesson.script.strayed([]) is None
