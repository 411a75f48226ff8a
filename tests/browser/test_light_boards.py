"""Rapa Nui 2011 and Tongiaki: gestures of several moves, previews for fingers, plain words."""

import contextlib
import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.browser_table import Visitor, axe, seeded, step_of, wait_for_change, wait_for_me

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LEAST = 44  # pixels of what a finger taps
NUMBERED = re.compile(r"(beach|column|pier) \d|unknown at|\(·+\)", re.IGNORECASE)


def sent_moves(page: Page) -> list[str]:
    """Return the list to which every move is added that the page sends."""
    moves: list[str] = []

    def sent(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "move":
            moves.append(message["move"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    page.on("websocket", listen)
    return moves


def click_list(page: Page, *wanted: str) -> None:
    """Choose the first move of one of these kinds from the list, or else any."""
    before = step_of(page)
    for kind in wanted:
        found = page.locator(f".move[data-move^='{kind}']")
        if found.count():
            found.first.click()
            break
    else:
        page.locator(".move").first.click()
    wait_for_change(page, before)


def expand_with_two(page: Page) -> None:
    """Play until two ships are to be put on beaches of Tonga, of which there are six."""
    while wait_for_me(page) and not page.locator(".move[data-move='expand tonga']").count():
        click_list(page, "place tonga 1", "place tonga")
    click_list(page, "expand tonga")
    wait_for_me(page)


def test_ships_go_to_beaches_in_any_order_and_are_sent_as_the_notation_has_them(
    visit: Visit,
) -> None:
    ana = visit()
    moves = sent_moves(ana.page)
    page = ana.sit_at(ana.open_match("tongiaki", "me", "novice")["match"])
    expand_with_two(page)
    beaches = page.locator(".tk-target-beach")
    expect(beaches).to_have_count(6)  # also those that no move may name first
    ships = page.locator(".tk-pieces > svg").count()
    before, known = step_of(page), len(moves)
    beaches.last.click(force=True)
    expect(page.locator(".tk-pieces > svg")).to_have_count(ships + 1)  # it lies there on this page
    expect(beaches.last).to_have_attribute("aria-label", re.compile(r"chosen: 1"))
    beaches.last.click(force=True)  # taken back
    expect(page.locator(".tk-pieces > svg")).to_have_count(ships)
    beaches.nth(4).click(force=True)
    assert step_of(page) == before
    assert len(moves) == known
    beaches.nth(0).click(force=True)
    wait_for_change(page, before)
    wait_for_me(page)
    assert moves[known:] == ["place tonga 0", "place tonga 4"]


def test_a_whole_landing_is_one_click(visit: Visit) -> None:
    ana, chance = visit(), seeded("landings")
    moves = sent_moves(ana.page)
    page = ana.sit_at(ana.open_match("tongiaki", "me", "novice", "novice")["match"])
    for _ in range(200):
        assert wait_for_me(page)
        landing = page.get_by_role("button", name=re.compile("^Land all"))
        before, known = step_of(page), len(moves)
        if landing.count():
            landing.click()
            for _ in range(200):  # each move is sent when the one before it is confirmed
                if len(moves) - known > 1:
                    break
                page.wait_for_timeout(50)
            assert len(moves) - known > 1
            assert all(move.startswith("land ") for move in moves[known:])
            return
        listed = page.locator(".move[data-move^=sail], .move[data-move^='expand tonga']")
        offered = listed if listed.count() else page.locator(".move:not([data-move=colonise])")
        offered.nth(chance.randrange(offered.count())).click()
        wait_for_change(page, before)
    raise AssertionError("no fleet has landed")


def test_a_finger_reads_what_a_draw_brings_to_whom_before_it_is_done(visit: Visit) -> None:
    ana = visit(**TOUCH)
    page = ana.sit_at(ana.open_match("rapanui2011", "me", "novice", "novice")["match"])
    while wait_for_me(page) and not page.locator("[data-spot^='column:']").count():
        before = step_of(page)
        spot = page.locator(".board-area [data-spot]").last
        spot.tap()
        page.locator(".spot-chooser [role=menuitem]").first.or_(spot).first.wait_for()
        if step_of(page) == before and page.locator(".spot-chooser").count():
            page.locator(".spot-chooser [role=menuitem]").first.tap()
        wait_for_change(page, before)
    before = step_of(page)
    columns = page.locator("[data-spot^='column:']")
    for column in columns.all():
        box = column.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= LEAST
    columns.first.tap()
    expect(page.locator(".spot-chooser [role=menuitem]")).to_have_text(["Do it"])
    said = page.locator(".spot-chooser .spot-reading").inner_text()
    assert "is scored: " in said
    assert step_of(page) == before
    assert axe(page) == []
    page.locator(".spot-chooser [role=menuitem]").tap()
    wait_for_change(page, before)


def test_cards_and_stone_say_why_they_cannot_be_used_and_what_they_are_for(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match("rapanui2011", "me", "novice", "novice")["match"])
    wait_for_me(page)
    page.locator(".rn11-worths").hover()
    expect(page.locator(".spot-tip")).to_contain_text("worth 3 fame")
    click_list(page, "pass")
    wait_for_me(page)
    page.locator("[data-at='supply:fish']").hover()
    expect(page.locator(".spot-tip")).to_contain_text(re.compile("wood|start of a turn"))


@pytest.mark.parametrize("game", ["rapanui2011", "tongiaki"])
def test_recaps_and_sentences_are_plain_words(game: str, visit: Visit) -> None:
    ana, chance = visit(), seeded(f"plain {game}")
    page = ana.sit_at(ana.open_match(game, "me", "novice")["match"])
    recaps = []
    for _ in range(12):
        if not wait_for_me(page):
            break
        read = page.locator(".table").inner_text()
        labels = page.locator(".board-area [aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label')).join('\\n')"
        )
        assert NUMBERED.search(read) is None, NUMBERED.search(read)
        assert NUMBERED.search(labels) is None, NUMBERED.search(labels)
        recaps += page.locator(".deeds li").all_inner_texts()
        before = step_of(page)
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
        wait_for_change(page, before)
    assert recaps
    assert not any("puts a ship" in line or "draws" in line for line in recaps), recaps


@pytest.mark.long
@pytest.mark.parametrize("game", ["rapanui2011", "tongiaki"])
def test_a_whole_match_is_played_by_touch_with_its_beats(game: str, visit: Visit) -> None:
    settings = {"pace": "fast", "motion": "auto", "forced": True}
    ana, chance = visit(**TOUCH, settings=settings), seeded(f"touch {game}")
    page = ana.sit_at(ana.open_match(game, "me", "novice")["match"])
    for _ in range(900):
        page.wait_for_selector(".bar.over, .bar.yours", timeout=60_000)
        if page.locator(".bar.over").count():
            break
        with contextlib.suppress(PlaywrightError):  # the table has moved on by itself
            tap(page, chance)
    expect(page.locator("dialog[open] .verdict")).to_be_visible()


def tap(page: Page, chance: random.Random) -> None:
    """Tap what was opened or armed, or else something of the board that is alive."""
    opened = page.locator(".spot-chooser [role=menuitem], .tk-lens .tk-row, .tk-tools .tk-main")
    alive = page.locator(".board-area :is([data-spot], .tk-target, .tk-tools .tk-button)")
    offered: Locator = opened if opened.count() else alive
    places = offered.count()
    if places:
        offered.nth(chance.randrange(places)).tap(force=True, timeout=1000)
