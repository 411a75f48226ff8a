"""The page as a screen reader has it: everything is named, in words, and dead things say why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import PHONE, Visitor, turns, with_bots

Visit = Callable[..., Visitor]
NAMED = ("button", "link", "img", "menuitem", "slider", "textbox", "combobox", "tab", "searchbox")
NAMELESS = re.compile(rf"^\s*- ({'|'.join(NAMED)})( \[[^\]]*\])*:?$", re.MULTILINE)
RAW = re.compile(
    r"[a-z]_[a-z]"  # a word of the notation or a key
    r"|[{}]|undefined|NaN|\[object"
    r"|\b[a-g][1-5]\b"  # a space of Rapa Nui (2020)
    r"|\bm\d\d[ab]?\b"  # a mask of Raiatea
)


def read(page: Page, part: str) -> str:
    """Return the tree of a part of the page, in which everything has a name in words."""
    tree = page.locator(part).first.aria_snapshot()
    assert not NAMELESS.search(tree), NAMELESS.search(tree)
    assert not RAW.search(tree), RAW.search(tree)
    return tree


@pytest.mark.parametrize("game", vaka.games())
def test_what_can_be_done_is_said(game: str, visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    recapped = False
    for turn, _ in enumerate(turns(page)):
        expect(page.locator(".board-area").get_by_role("button").first).to_be_visible()
        read(page, "main")
        choices = [move.inner_text() for move in page.locator(".move").all()]
        assert all(len(says.split()) > 1 for says in choices)
        for target in page.locator(".board-area [data-spot]").all():
            label = target.get_attribute("aria-label") or target.inner_text()
            assert len(label.split()) > 1
        assert len(page.locator(".bar").inner_text().split()) > 1
        since = page.locator(".since li")
        if since.count():
            recapped = True
            for line in since.all_inner_texts():
                assert re.match(r"\w+: \w.+", line), line
        if turn >= 1 and recapped:
            break
        page.locator(".move").last.click()
    assert recapped


@pytest.mark.parametrize("game", vaka.games())
def test_what_others_did_is_said_on_a_phone(game: str, visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    match = ana.open_match(game, *with_bots(game))["match"]
    page = ana.sit_at(match)
    expect(page.locator(".news-row")).to_be_visible()
    for part in (".bar", ".news", ".drawer"):
        read(page, part)
    page.locator(".news-row").tap()
    assert "heading" in read(page, "dialog")


def test_keys_find_out_why_something_cannot_be_done(visit: Visit) -> None:
    """In Rapa Nui (2020) whoever is first may not take the first star at once, nor pay a Chief."""
    ana = visit()
    page = ana.sit_at(ana.open_match("rapanui2020", "me", "me", "me")["match"])
    expect(page.locator(".move").first).to_be_visible()
    star = page.locator(".rn20-reason[data-about='star:1']")
    expect(star).to_have_attribute("aria-label", re.compile("first"))
    chief = page.locator("[data-at='build:chief']")
    expect(chief).to_have_attribute("aria-label", re.compile(r"Chief.*\d"))
    page.locator(".board-area [data-spot][tabindex='0']").focus()
    for _ in range(60):
        page.keyboard.press("Shift+ArrowDown")
        if page.locator(".spot-tip .spot-warns").count():
            break
    expect(page.locator(".spot-tip .spot-warns")).to_be_visible()
