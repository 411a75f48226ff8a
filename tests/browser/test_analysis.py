"""Learning from a match: the curve comes, a mistake is explained, tried again, played on from."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import PATIENCE, PHONE, Server, Visitor, axe
from browser.staged import finished

Visit = Callable[..., Visitor]
LONG = 8 * PATIENCE  # the teacher waits for everybody else on the machine
FIGURES = re.compile(r"^\d+ % to \d+ %, -?\d+\.\d points \(-?\d+\.\d to -?\d+\.\d\)$")
GAMES = [
    pytest.param(game, marks=[] if game == "rapanui2011" else pytest.mark.long)
    for game in vaka.games()
]


def come_to_analysis(ana: Visitor, match: str) -> Page:
    """Go from the table of a match that is over to what there is to learn, and wait for it."""
    page = ana.sit_at(match)
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="Learn from this match").click()
    expect(page.locator(".analysis[data-done]")).to_be_visible(timeout=LONG)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_match_teaches_what_was_better(server: Server, visit: Visit, game: str) -> None:
    ana = visit()
    match = finished(server, ana, game)
    page = come_to_analysis(ana, match)
    ways = page.locator(".way")
    expect(ways).to_have_count(len(page.locator(".standing li").all()))
    assert all("," in str(way.get_attribute("points")) for way in ways.all())
    expect(page.locator(".share-mark.mistake").first).to_be_visible()

    for deal in page.locator(".turning h3 + ol .turning-point").all():  # not where nothing is dealt
        deal.click()
        expect(page.locator(".moment .lucks li")).to_have_count(ways.count())
        expect(page.locator(".moment .reasons li").first).not_to_be_empty()

    page.locator(".turning-point").first.click()
    moment = page.locator(".moment")
    expect(moment.locator(".judged .better")).to_be_visible()
    expect(moment.locator(".reasons li").first).not_to_be_empty()
    expect(page.locator(".board-area")).to_be_visible()
    step = moment.get_attribute("data-step")
    told = ana.context.request.get(f"/api/matches/{match}/analysis/{step}").json()
    assert told["seat"] == 0  # Ana's own costliest move
    for judged in (moment.locator(".judged .better"), moment.locator(".judged li").first):
        expect(judged.locator(".judged-figures")).to_have_text(FIGURES)
    if game == "rapanui2011":
        better, alive = page.locator(".board-area .rn11-lit"), page.locator("[data-does]")
        expect(better.first).to_be_visible()
        assert [one.get_attribute("data-does") for one in alive.all()] == [told["best"]]
        moment.locator(
            ".judged li"
        ).first.hover()  # the one that was played, while it is pointed at
        expect(page.locator(f".board-area [data-does='{told['played']}']")).to_be_visible()
        page.mouse.move(0, 0)
        expect(page.locator(f".board-area [data-does='{told['best']}']")).to_be_visible()

    if len(told["line"]) > 1:
        page.locator(".ahead").nth(1).click()
        expect(page.locator(".ahead[aria-pressed=true]")).to_have_count(1)
        page.get_by_role("button", name="Back to the decision").click()

    page.get_by_role("button", name="Try again").click()
    expect(moment.locator(".judged")).to_have_count(0)  # the answer is hidden
    choose(page, told["played"])
    expect(page.locator("[data-verdict=worse]")).to_be_visible()
    choose(page, told["best"])
    expect(page.locator("[data-verdict=best]")).to_be_visible()
    assert axe(page) == []

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(rf"/m/(?!{match})\w+$"))
    expect(page.locator(".bar.yours")).to_be_visible()
    view = ana.context.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    assert view["view"] == told["view"]["view"]
    assert sorted(choice["move"] for choice in view["choices"]) == sorted(
        choice["move"] for choice in told["choices"]
    )


def test_who_wants_to_finds_the_better_move_before_it_is_shown(
    server: Server, visit: Visit
) -> None:
    ana = visit()
    match = finished(server, ana, "rapanui2011")
    page = come_to_analysis(ana, match)
    moment, board = page.locator(".moment"), page.locator(".board-area")
    page.locator(".turning-point").first.click()
    expect(moment.locator(".judged .better")).to_be_visible()  # as it is without the wish
    page.get_by_role("switch", name="Find it yourself first").check()
    expect(moment.locator(".judged")).to_have_count(0)
    page.reload()
    expect(page.locator(".analysis[data-done]")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("switch", name="Find it yourself first")).to_be_checked()
    expect(moment.get_by_role("button", name="Show the better move")).to_be_visible()
    expect(moment.locator(":is(.judged, .reasons, .expected)")).to_have_count(0)
    expect(board.locator(".rn11-lit")).to_have_count(0)
    step = moment.get_attribute("data-step")
    told = ana.context.request.get(f"/api/matches/{match}/analysis/{step}").json()
    assert len(told["moves"]) > 2
    expect(moment.locator(".move")).to_have_count(len(told["moves"]))  # each can be tried
    choose(page, told["best"])
    expect(page.locator("[data-verdict=best]")).to_be_visible()
    moment.get_by_role("button", name="Show the better move").click()
    expect(moment.locator(".judged .better")).to_be_visible()
    others = page.get_by_label("Whose moves")  # mistakes of others are open at once
    others.select_option(index=1)
    page.locator(".turning ol").first.locator(".turning-point").first.click()
    expect(moment.locator(".judged .better")).to_be_visible()
    assert axe(page) == []


def choose(page: Page, move: str) -> None:
    """Choose a move in the list; the board offers the same."""
    listed = page.locator(".moment .move").all()
    next(one for one in listed if one.get_attribute("data-move") == move).click()


@pytest.mark.long
@pytest.mark.parametrize("game", vaka.games())
def test_every_decision_can_be_drawn(server: Server, visit: Visit, game: str) -> None:
    """No board stumbles over a move that is drawn on it alone, nor over the steps of a line."""
    ana = visit()
    match = finished(server, ana, game)
    page = come_to_analysis(ana, match)
    moves = ana.context.request.get(f"/api/matches/{match}/analysis").json()["moves"]
    for move in moves[:: max(1, len(moves) // 40)]:
        page.evaluate(f"history.replaceState(null, '', '/m/{match}/analysis?at={move['step']}')")
        page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        expect(page.locator(f".moment[data-step='{move['step']}']")).to_be_visible()
        for ahead in page.locator(".ahead").all():
            ahead.click()
    assert ana.troubles == []


def test_it_fits_on_a_phone(server: Server, visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = come_to_analysis(ana, finished(server, ana, "rapanui2011"))
    expect(page.locator(".moment")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in page.locator(".turning-point, .moment .button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= PHONE["width"]
