"""A first match loads little: what a phone has to fetch before it can play."""

from collections.abc import Callable

import pytest

import vaka
from browser.browser_table import Visitor, with_bots

MOST = 110_000  # bytes of scripts and styles, as they are sent
SENT = """() => performance.getEntriesByType("resource")
  .filter((entry) => /\\.(js|css)$/.test(new URL(entry.name).pathname))
  .map((entry) => entry.encodedBodySize)"""


@pytest.mark.parametrize("game", vaka.games())
def test_a_first_match_loads_little(game: str, visit: Callable[..., Visitor]) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    page.locator(".move").first.wait_for()
    sizes = page.evaluate(SENT)
    assert len(sizes) >= 2
    assert 10_000 < sum(sizes) <= MOST
