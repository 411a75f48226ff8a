"""A match that is over: its scoring has a sign and one rule for each category; its replay fits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import vaka
from browser.browser_table import PHONE, Visitor
from random_play import random_match

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", vaka.games())
def test_every_category_has_its_sign_and_one_rule(game: str, visit: Visit) -> None:
    ana = visit()
    played = random_match(vaka.load(game), 3, seed=9)
    match = ana.post("/api/journals", journal=played.journal())["match"]
    page = ana.sit_at(match)
    page.get_by_role("button", name="Result").click()
    dialog = page.locator("dialog[open]")
    rows = dialog.locator(".scores tbody tr")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        expect(row.locator("th svg")).to_have_count(1)
        expect(row.locator("th svg")).to_be_visible()
        expect(row.locator(".rule-link")).to_have_count(1)
        mark = row.locator(".rule-link").evaluate("a => getComputedStyle(a, '::before').content")
        assert mark == '"§"'  # E2 is a rule here, and not a space of the island
    expect(dialog.locator("tfoot td")).to_have_count(3)


def test_the_bar_of_a_replay_fits_on_a_phone(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    played = random_match(vaka.load("rapanui2011"), 2, seed=9)
    match = ana.post("/api/journals", journal=played.journal())["match"]
    ana.page.goto(f"/m/{match}/at/40")
    bar = ana.page.locator(".replay-bar")
    expect(bar).to_be_visible()
    frame = bar.bounding_box()
    assert frame
    for thing in bar.locator("button, select, input").all():
        box = thing.bounding_box()
        assert box
        assert box["y"] >= frame["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        assert box["x"] + box["width"] <= PHONE["width"]
