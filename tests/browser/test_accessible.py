"""Axe finds nothing on any page, and everything can be hit with a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import PHONE, Visitor, axe, turns

Visit = Callable[..., Visitor]
SCHEMES = ["light", "dark"]
SMALLEST = 24  # pixels: what a finger can hit
SMALL = """smallest => [...document.querySelectorAll(
    'button, a[href], select, input, summary, [role=button], [role=tab]')]
  .filter(element => {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({visibilityProperty: true}) || box.width === 0) return false;
    if (element.matches('.unseen, .skip, .reading :is(p, li, td) a')) return false;  // inside text
    return box.width < smallest || box.height < smallest;
  }).map(element => element.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_in_the_lobby_and_its_dialogs(scheme: str, visit: Visit) -> None:
    ana = visit(color_scheme=scheme)
    page = ana.page
    ana.open_match("tongiaki", "me", "novice", public=True)
    page.goto("/")
    expect(page.locator(".match").first).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("What is kept of you").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Seats, bots, options").last.click()
    page.locator("dialog summary").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".qr")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", vaka.games())
def test_axe_finds_nothing_at_the_table(game: str, scheme: str, visit: Visit) -> None:
    ana = visit(color_scheme=scheme)
    page = ana.sit_at(ana.open_match(game, "me", "novice", "novice")["match"])
    for turn, _ in enumerate(turns(page)):
        if turn in (0, 4, 12):
            assert axe(page) == []
        if turn == 14:
            break
        page.locator(".move").last.click()
    for tab in ("Advice", "Chat", "People"):
        page.get_by_role("tab", name=tab).click()
        if tab == "People":
            page.locator(".people summary").click()
        assert axe(page) == []
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .rule-link[href*='/rules/']").last.click()
    expect(page.locator("dialog .rule.revealed")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_on_the_other_pages(scheme: str, visit: Visit) -> None:
    ana, ben = visit(color_scheme=scheme), visit(color_scheme=scheme)
    opened = ana.open_match("rapanui2011", "me", "open")
    ben.page.goto(opened["open_link"])
    expect(ben.page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert axe(ben.page) == []
    for path in (
        "/rules/rapanui2011/RC4",
        "/rules/tongiaki",
        "/m/nothing-here",
        f"/m/{opened['match']}/at/4",
    ):
        ana.page.goto(path)
        expect(ana.page.locator("h1")).to_be_visible()
        expect(ana.page.locator("main")).not_to_be_empty()
        assert axe(ana.page) == [], path


@pytest.mark.parametrize("game", vaka.games())
def test_axe_and_fingers_find_nothing_on_a_phone(game: str, visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ana.page
    page.goto("/")
    expect(page.locator(".card")).to_have_count(len(vaka.games()))
    fits(page)
    ana.sit_at(ana.open_match(game, "me", "novice", "novice")["match"])
    fits(page)
    for tab in page.locator(".drawer-tab").all():
        tab.tap()
        fits(page)
    page.goto(f"/rules/{game}")
    expect(page.locator(".rules-section").first).to_be_visible()
    fits(page)


def fits(page: Page) -> None:
    """Nothing wrong, nothing too small, nothing wider than the screen."""
    assert axe(page) == []
    assert page.evaluate(SMALL, SMALLEST) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_colours_follow_the_device_until_somebody_chooses(visit: Visit) -> None:
    page = visit(color_scheme="light").page
    page.goto("/")
    day = colour_of(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).not_to_have_css("background-color", day)  # a script hears of it
    night = colour_of(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("label", has_text="Light").click()
    expect(page.locator("html")).to_have_css("background-color", day)
    page.reload()
    assert colour_of(page) == day
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.locator("label", has_text="Dark").click()
    expect(page.locator("html")).to_have_css("background-color", night)


def colour_of(page: Page) -> str:
    """Return the colour of the page behind everything, once its script has run."""
    expect(page.locator("main")).to_be_visible()
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


OWN = ".board-area :is(.rn11-own, .rn20-own, .ra-own, .tk-dock)"  # the viewer's own place
FAN = 160  # pixels: one row of cards with what stands above it


@pytest.mark.parametrize("game", vaka.games())
def test_bar_board_and_own_place_are_seen_without_scrolling_on_a_small_laptop(
    game: str, visit: Visit
) -> None:
    ana = visit(viewport={"width": 1280, "height": 800})
    page = ana.sit_at(ana.open_match(game, "me", "novice", "novice")["match"])
    for turn, _ in enumerate(turns(page)):
        board, own = (page.locator(what).bounding_box() for what in ("section.board-area", OWN))
        assert board is not None
        assert own is not None
        assert page.evaluate("document.documentElement.scrollHeight") == 800
        assert board["height"] > 600
        seen = min(own["height"], FAN)  # cards to choose from make it higher for a moment
        assert own["y"] + seen <= board["y"] + board["height"] <= 800
        if turn == 3:
            break
        page.locator(".move").first.click()


@pytest.mark.parametrize("game", ["rapanui2011", "raiatea"])
def test_the_hand_is_seen_without_scrolling_on_a_phone(game: str, visit: Visit) -> None:
    ana = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = ana.sit_at(ana.open_match(game, "me", "novice", "novice")["match"])
    hand = page.locator(".rn11-own-hand, .ra-rituals").first.bounding_box()
    drawer = page.locator(".drawer").bounding_box()
    assert hand is not None
    assert drawer is not None
    assert hand["y"] + hand["height"] <= drawer["y"]


def test_spaces_have_their_names_on_a_phone_and_stacks_stand_in_line_on_a_laptop(
    visit: Visit,
) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    match = ana.open_match("rapanui2020", "me", "novice", "novice")["match"]
    page = ana.sit_at(match)
    name = page.locator(".rn20-place-id").first.bounding_box()
    assert name is not None
    assert name["height"] >= 8
    page.set_viewport_size({"width": 1280, "height": 800})
    tops = "found => [...new Set(found.map(one => Math.round(one.getBoundingClientRect().top)))]"
    assert len(page.locator(".rn20-market .rn20-nailed").evaluate_all(tops)) == 1
