"""Lessons in a real browser: whoever does only what is said gets through, and nobody is held."""

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from browser.browser_table import DESK, Visitor, axe, step_of, wait_for_change
from vaka.table.lessons import Step, lesson_of

Visit = Callable[..., Visitor]
HAND = {"width": 390, "height": 844}
LESSONS = ("tongiaki", "rapanui2011", "rapanui2020", "raiatea")  # the lightest first
PATIENCE = 120_000  # milliseconds: on a busy machine a ceremony takes a minute
MOST_CLICKS = 12  # for one thing that is to be done: a bid is made step by step
TAUGHT = "[data-taught]"
SETTLED = """made => {
  const lesson = document.querySelector('.lesson');
  return lesson && lesson.dataset.note !== '-1'
    && `${lesson.dataset.made} ${lesson.dataset.note}` !== made
    && document.querySelector('[data-taught]') && document.querySelector('.lesson-ring');
}"""
CLEAR = """() => {
  const [one, other] = ['.lesson', '.lesson-ring rect'].map(
    (what) => document.querySelector(what).getBoundingClientRect());
  const rim = 6;  // around the thing itself
  return one.right <= other.left + rim || other.right - rim <= one.left
    || one.bottom <= other.top + rim || other.bottom - rim <= one.top;
}"""
WHICH = """() => {
  const thing = document.querySelector('[data-taught]');
  return thing && [thing.tagName, thing.role, thing.dataset.does, 'sure' in thing.dataset].join();
}"""
MADE = "() => document.querySelector('.lesson')?.dataset.made"
DONE = f"""([made, before]) => ({MADE})() !== made || ({WHICH})() !== before"""


def begin(visit: Visit, game: str, phone: bool = False, language: str = "en") -> Page:
    """Sit down to a lesson."""
    wishes: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
    ana = visit(
        settings={"language": language, "warn": True, "forced": True},
        **(wishes if phone else {"viewport": DESK}),
    )
    asked = {"game": game, "sitters": [], "lesson": True, "name": "Ana", "language": language}
    return ana.sit_at(ana.post("/api/matches", pace_ms=0, **asked)["match"])


def told(page: Page, before: str = "") -> str:
    """Wait for the next thing that is said; return which one it is."""
    page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)  # all bots of a ceremony think
    lesson = page.locator(".lesson")
    return f"{lesson.get_attribute('data-made')} {lesson.get_attribute('data-note')}"


def obey(page: Page, phone: bool) -> None:
    """Click what is pointed at, until it is done; the table moves on by what others do as well."""
    made = page.evaluate(MADE)
    for _ in range(MOST_CLICKS):
        thing, which = page.locator(TAUGHT).first, page.evaluate(WHICH)
        if phone:
            thing.tap()
        else:
            thing.click()
        with contextlib.suppress(Error):  # a tap may have hurried a beat: once more
            page.wait_for_function(DONE, arg=[made, which], timeout=3000)
        page.wait_for_function(  # or the table is slow
            f"made => ({MADE})() !== made || document.querySelector({TAUGHT!r})", arg=made
        )
        if page.evaluate(MADE) != made:
            return
    raise AssertionError("what is said cannot be done")


def learn(page: Page, phone: bool, game: str) -> None:
    """Do what is said to the end: all that the lesson has to say comes, each thing once."""
    keys = [f"{step.at} {len(earlier(game, place))}" for place, step in enumerate(steps_of(game))]
    at = ""
    for number, key in enumerate(keys):
        at = told(page, at)
        assert at == key
        page.wait_for_function(CLEAR)  # the bubble stands beside what it speaks of
        if number in (1, 5):
            assert axe(page) == []
        button = page.locator(".lesson .button.primary")
        if button.count():
            button.click()
        else:
            obey(page, phone)
    expect(page.locator(".lesson")).to_have_count(0)  # the last button ends it


def steps_of(game: str) -> list[Step]:
    return lesson_of(game).steps


def earlier(game: str, place: int) -> list[Step]:
    """Return the steps before one that belong to the same decision."""
    steps = steps_of(game)
    return [step for step in steps[:place] if step.at == steps[place].at]


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_who_does_what_is_said_learns_the_game(game: str, phone: bool, visit: Visit) -> None:
    learn(begin(visit, game, phone), phone, game)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [("tongiaki", "nl"), ("rapanui2011", "de")])
def test_lessons_are_taught_in_other_languages(game: str, language: str, visit: Visit) -> None:
    page = begin(visit, game, language=language)
    told(page)
    words = lesson_of(game).words.entries(language)
    expect(page.locator(".lesson-says")).to_have_text(words[steps_of(game)[0].key])
    learn(page, False, game)


@pytest.mark.parametrize("game", LESSONS)
def test_another_move_is_taken_back_or_leads_into_free_play(game: str, visit: Visit) -> None:
    page = begin(visit, game)
    told(page)
    for _ in range(1, len([step for step in steps_of(game) if step.at == steps_of(game)[0].at])):
        page.locator(".lesson .button.primary").click()
    at = told(page)
    stray(page, game)
    page.get_by_role("button", name="Take it back").click()
    assert told(page, "").split()[0] == at.split()[0]
    stray(page, game)
    page.get_by_role("button", name="Play on freely").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()  # it is over for good
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".move").first).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def stray(page: Page, game: str) -> None:
    """Make another move than the one that is pointed at."""
    wanted = lesson_of(game).own[steps_of(game)[0].at]
    before = step_of(page)
    other = page.locator(f".move:not([data-move={json.dumps(wanted)}])").first
    other.dispatch_event("click")  # the bubble may lie over the list, which could be scrolled
    wait_for_change(page, before)
    expect(page.locator(".lesson-says")).to_contain_text("not the one of this lesson")


def test_a_lesson_is_skipped_by_one_click_and_goes_on_after_a_reload(visit: Visit) -> None:
    page = begin(visit, "tongiaki")
    told(page)
    page.locator(".lesson .button.primary").click()
    at = told(page, "0 0")
    obey(page, False)
    at = told(page, at)
    page.reload()
    assert told(page) == at
    page.goto("/")
    mine = page.locator(".match").first
    expect(mine).to_contain_text("Lesson")
    mine.click()
    assert told(page) == at
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_the_coach_speaks_after_a_lesson_and_is_switched_off_for_good(visit: Visit) -> None:
    page = begin(visit, "raiatea")
    told(page)
    expect(page.locator(".coach")).to_have_count(0)  # the lesson speaks for itself
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".lesson")).to_have_count(0)
    for move in ("keep rua_hatu", "keep roroo"):
        before = step_of(page)
        page.locator(f".move[data-move='{move}']").click()
        wait_for_change(page, before)
    expect(page.locator(".coach")).to_contain_text("You are one short of a task")
    assert axe(page) == []
    page.locator(".coach .button").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".move").first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage['vaka.settings']).coach") == "never"


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_learn_and_play_stand_on_the_first_screen(phone: bool, language: str, visit: Visit) -> None:
    size = HAND if phone else DESK
    page = visit(viewport=size, settings={"language": language}).page
    page.goto("/")
    expect(page.locator("article.card")).to_have_count(len(LESSONS))
    titles = page.locator("article.card").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-labelledby'))"
    )
    assert titles == [f"card-{name}" for name in LESSONS]
    for box in [one.bounding_box() for one in page.locator(".card-ways .button").all()]:
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]


def test_a_first_visit_is_offered_the_lesson_first(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("/")
    ways = ana.page.locator("article.card").first.locator(".card-ways .button")
    expect(ways.first).to_have_text("Learn")
    ways.nth(1).click()  # skipping it is one click
    ana.page.wait_for_selector(".move")
    ana.page.goto("/")
    expect(ways.first).to_have_text("Play")
    expect(ways.nth(1)).to_have_text("Learn")
