"""Lessons in a real browser: whoever does only what is said gets through, and nobody is held."""

import contextlib
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from browser.browser_table import DESK, ROOT, Visitor, axe, step_of, wait_for_change
from vaka.table.lessons import Step, lesson_of
from vaka.words import LANGUAGES

Visit = Callable[..., Visitor]
HAND = {"width": 390, "height": 844}
LESSONS = ("tongiaki", "rapanui2011", "rapanui2020", "raiatea")  # the lightest first
PATIENCE = 120_000  # milliseconds: on a busy machine a ceremony takes a minute
LONG_PRESS = 3000  # milliseconds after which one tries again
MOST_CLICKS = 40  # for one thing that is to be done: a bid is made step by step, taps are lost
AUDITED = {"en": 1, "nl": 5, "de": 9}  # the step of a lesson at which axe looks at the page
WORDS = ROOT / "web" / "src" / "shell" / "words"
TAUGHT = "[data-taught]"
# Which thing is said: of one decision (moves made before it), by its number.
SAID = "{made, note} = document.querySelector('.lesson')?.dataset ?? {}"
# What is said, once it is what is waited for, and its bubble stands beside what it is about.
TOLD = f"""key => {{
  const {SAID};
  const ring = document.querySelector('.lesson-ring rect');
  if (`${{made}} ${{note}}` !== key || !document.querySelector({TAUGHT!r}) || !ring) return null;
  const [one, other] = [document.querySelector('.lesson'), ring].map(
    (element) => element.getBoundingClientRect());
  const rim = 6;  // around the thing itself
  const clear = one.right <= other.left + rim || other.right - rim <= one.left
    || one.bottom <= other.top + rim || other.bottom - rim <= one.top;
  const middle = [other.left + other.width / 2, other.top + other.height / 2];
  const dock = document.elementFromPoint(...middle)?.closest('.rn20-dock');  // it stays in place
  if (dock && !dock.contains(document.querySelector({TAUGHT!r}))) return null;
  return clear ? document.querySelector('.lesson-says').textContent : null;
}}"""
WHICH = f"""() => {{
  const thing = document.querySelector({TAUGHT!r});
  if (!thing) return null;
  const {{does, sure}} = thing.dataset;
  const armed = thing.matches('.tk-armed');
  return JSON.stringify([thing.tagName, thing.role, does, sure, armed]);
}}"""
MADE = f"() => {{ const {SAID}; return made; }}"
# Taps of one place in a hurry count as double clicks, which the page does not take for moves.
HEAR = """addEventListener('click', (event) =>
  setTimeout(() => (window.swallowed = event.defaultPrevented)), true);"""
BEFORE = f"() => {{ window.swallowed = false; return [({MADE})(), ({WHICH})()]; }}"
DONE = f"""([made, which]) => window.swallowed
  || ({MADE})() !== made || ![null, which].includes(({WHICH})())"""
SHOWN = """() => ['.lesson', '[data-taught]'].map((what) =>
  document.querySelector(what)?.outerHTML)"""  # for who has to find out why a test failed


def begin(visit: Visit, game: str, phone: bool = False, language: str = "en") -> Page:
    """Sit down to a lesson."""
    wishes: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
    ana = visit(
        settings={"language": language, "warn": True, "forced": True},
        **(wishes if phone else {"viewport": DESK}),
    )
    ana.context.add_init_script(HEAR)
    asked = {"game": game, "sitters": [], "lesson": True, "name": "Ana", "language": language}
    return ana.sit_at(ana.post("/api/matches", pace_ms=0, **asked)["match"])


def told(page: Page, key: str) -> str:
    """Wait for a thing that is said, by its key; return the words."""
    try:  # all bots of a ceremony think
        words = page.wait_for_function(TOLD, arg=key, timeout=PATIENCE)
    except Error as error:
        raise AssertionError(f"{key} is not said, but {page.evaluate(SHOWN)}") from error
    return str(words.json_value())


def press(page: Page, phone: bool) -> None:
    """Click what is pointed at now, and nothing that is pointed at when it has gone."""
    thing = page.wait_for_selector(TAUGHT)
    assert thing is not None
    try:
        if phone:
            thing.tap()
        else:
            thing.click()
    except Error:
        if thing.evaluate("element => element.isConnected"):
            raise


def obey(page: Page, phone: bool) -> None:
    """Click what is pointed at, until it is done; the table moves on by what others do as well."""
    made, which = page.evaluate(BEFORE)
    for _ in range(MOST_CLICKS):
        press(page, phone)
        with contextlib.suppress(Error):  # a tap may have lasted: then it asked what the thing is
            page.wait_for_function(DONE, arg=[made, which], timeout=LONG_PRESS)
        now, which = page.evaluate(BEFORE)
        if now != made:
            return
    raise AssertionError(f"what is said cannot be done: {which}")


def learn(page: Page, phone: bool, game: str, language: str) -> None:
    """Do what is said to the end: all that the lesson has to say comes, each thing once."""
    words = lesson_of(game).words.entries(language)
    for number, step in enumerate(steps_of(game)):
        said = told(page, key_of(game, number))
        assert re.fullmatch(with_any_names(words[step.key]), said)
        if number == AUDITED[language]:
            assert axe(page) == []
        button = page.locator(".lesson .button.primary")
        if button.count():
            button.click()
        else:
            obey(page, phone)
    expect(page.locator(".lesson")).to_have_count(0)  # the last button ends it


def with_any_names(sentence: str) -> str:
    """Return a pattern of a sentence, whatever the others at the table are called."""
    return re.sub(r"\\\{\w+\\\}", ".+", re.escape(sentence))


def key_of(game: str, number: int) -> str:
    """Return by what a step is known on the page: moves made, and its number among these."""
    return f"{steps_of(game)[number].at} {len(earlier(game, number))}"


def steps_of(game: str) -> list[Step]:
    return lesson_of(game).steps


def earlier(game: str, place: int) -> list[Step]:
    """Return the steps before one that belong to the same decision."""
    steps = steps_of(game)
    return [step for step in steps[:place] if step.at == steps[place].at]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_who_comes_back_and_does_what_is_said_learns_the_game(
    game: str, phone: bool, language: str, visit: Visit
) -> None:
    page = begin(visit, game, phone, language)
    stray_and_return(page, phone, game, language)
    learn(page, phone, game, language)


@pytest.mark.parametrize("game", LESSONS)
def test_another_move_is_taken_back_or_leads_into_free_play(game: str, visit: Visit) -> None:
    page = begin(visit, game)
    stray_and_return(page, False, game, "en")
    told(page, key_of(game, 0))
    stray(page, False, game, "en")
    page.get_by_role("button", name="Play on freely").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()  # it is over for good
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".move").first).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def stray(page: Page, phone: bool, game: str, language: str) -> None:
    """Make another move than the one of the lesson; it says so."""
    wanted = lesson_of(game).own[steps_of(game)[0].at]
    before = step_of(page)
    if phone:
        page.locator(".drawer-tab").first.tap()
    other = page.locator(f".move:not([data-move={json.dumps(wanted)}])").first
    other.dispatch_event("click")  # the bubble may lie over the list, which could be scrolled
    wait_for_change(page, before)
    if phone:  # the board again; no tap, it could count as the second of two
        page.locator(".drawer-tab").first.dispatch_event("click")
        expect(page.locator(".drawer-body")).to_have_count(0)
    words = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    expect(page.locator(".lesson-says")).to_have_text(words["lesson.strayed"])


def stray_and_return(page: Page, phone: bool, game: str, language: str) -> None:
    """Make another move than the first one of the lesson, and take it back."""
    told(page, key_of(game, 0))
    stray(page, phone, game, language)
    page.locator(".lesson .button.primary").click()


def test_a_lesson_is_skipped_by_one_click_and_goes_on_after_a_reload(visit: Visit) -> None:
    page = begin(visit, "tongiaki")
    told(page, "0 0")
    page.locator(".lesson .button.primary").click()
    told(page, "0 1")
    obey(page, False)
    told(page, "1 0")
    page.reload()
    told(page, "1 0")
    page.goto("/")
    mine = page.locator(".match").first
    expect(mine).to_contain_text("Lesson")
    mine.click()
    told(page, "1 0")
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_the_coach_speaks_after_a_lesson_and_is_switched_off_for_good(visit: Visit) -> None:
    page = begin(visit, "raiatea")
    told(page, key_of("raiatea", 0))
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
