"""Raiatea is a place: the island is the largest thing, all of it grows with the window, and nothing
that matters lies below it.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import vaka
from browser.browser_table import Visitor, wait_for_me
from random_play import random_match

Visit = Callable[..., Visitor]
DESKS = ((1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
HANDS = ((360, 740), (390, 844), (820, 1180))
LEAST_TEXT, LEAST_PIECE, LARGE = 12, 40, 1440  # pixels; pieces from this width on
MEASURE = """() => {
  const box = one => one.getBoundingClientRect();
  const all = what => [...document.querySelectorAll(what)].filter(one => box(one).width);
  const [area] = all('.board-area');
  const size = one => box(one).width * box(one).height;
  const letters = one => {
    const svg = one.ownerSVGElement;
    const scale = svg ? box(svg).height / svg.viewBox.baseVal.height : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale;
  };
  const says = one => [...one.childNodes].some(child => child.nodeType === 3 && child.data.trim());
  const texts = all('.ra-table *').filter(one => says(one) && box(one).width > 1);
  const rest = all('.ra-zone, .ra-own, .ra-other, .ra-prompt, .ra-head');
  return {
    island: size(all('.ra-island')[0]),
    largest: Math.max(...rest.filter(one => !one.closest('.ra-island')).map(size)),
    runs_over: Math.round(area.scrollHeight - area.clientHeight),
    own: Math.round(box(area).bottom - box(all('.ra-own')[0]).bottom),
    own_top: Math.round(box(all('.ra-own')[0]).top - box(area).top),
    text: Math.min(...texts.map(letters)),
    piece: Math.min(...all('.ra-token').map(one => box(one).width),
      ...all('.ra-mask').map(one => box(one).height)),
    wide: Math.round(Math.max(0, area.scrollWidth - area.clientWidth)),
  };
}"""


def measured(page: Page, width: int, height: int) -> dict[str, float]:
    """Return the measures of the board in a window of that size."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    found: dict[str, float] = page.evaluate(MEASURE)
    return found


def assert_composed(found: dict[str, float], width: int) -> None:
    """The island is the largest thing, my own place is in sight, all can be read."""
    assert found["island"] > found["largest"], found
    assert found["own"] >= 0, found
    assert found["own_top"] > 0, found
    assert found["text"] >= LEAST_TEXT - 0.1, found
    assert found["wide"] == 0, found
    if width >= LARGE:
        assert found["piece"] >= LEAST_PIECE - 0.5, found


def test_all_of_the_board_is_seen_and_grows_with_the_window(visit: Visit) -> None:
    ana = visit(viewport={"width": 1440, "height": 900})
    page = ana.sit_at(ana.open_match("raiatea", "me", *["novice"] * 4)["match"])
    assert wait_for_me(page)
    pieces = []
    for width, height in DESKS:
        found = measured(page, width, height)
        assert_composed(found, width)
        assert found["runs_over"] <= 0, (width, found)
        pieces.append(found["piece"])
    assert pieces == sorted(pieces)
    assert pieces[-1] > 1.5 * pieces[2]  # twice the window is not twice the same picture


def test_on_a_phone_my_own_place_stays_in_sight(visit: Visit) -> None:
    ana = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = ana.sit_at(ana.open_match("raiatea", "me", *["novice"] * 4)["match"])
    assert wait_for_me(page)
    for width, height in HANDS:
        found = measured(page, width, height)
        assert_composed(found, width)
        page.locator(".board-area").evaluate("one => one.scrollTo(0, one.scrollHeight / 2)")
        own = page.locator(".ra-own").bounding_box()
        board = page.locator(".board-area").bounding_box()
        assert own is not None
        assert board is not None
        assert board["y"] < own["y"]
        assert own["y"] + own["height"] <= board["y"] + board["height"] + 1


def looks(match: Any) -> dict[str, int]:
    """Return a step of each kind of a match: in the middle, in each act, at the end."""
    found = {"end": len(match)}
    for step in range(len(match)):
        view = match.game.view(match.state_at(step), 0)
        phase = view["phase"]
        if view["round"] in ("a4", "c2") and phase not in ("setup", "end"):
            found.setdefault(f"{view['round']} {phase}", step)
    return found


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_act_is_composed_at_every_size(theme: str, visit: Visit) -> None:
    ana = visit(viewport={"width": 1440, "height": 900}, settings={"theme": theme})
    match = random_match(vaka.load("raiatea"), 5, 1)
    uploaded = ana.post("/api/journals", journal=match.journal())["match"]
    for what, step in looks(match).items():
        ana.page.goto(f"/m/{uploaded}/at/{step}?seat=0")
        expect(ana.page.locator(f".table[data-step='{step}'] .ra-own")).to_be_visible()
        for width, height in (*DESKS, *HANDS):
            found = measured(ana.page, width, height)
            try:
                assert_composed(found, width)
            except AssertionError as wrong:
                raise AssertionError(f"{what} at {width}x{height}") from wrong
