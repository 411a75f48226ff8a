"""Every table in every size, by day and by night, can be read, hit and seen and fills the page."""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, ViewportSize

import vaka
from browser.browser_table import Server, Visitor, wait_for_me
from browser.looks import SIZES, Look, Size, blank_of, look
from browser.staged import Moments, stage

Visit = Callable[..., Visitor]
Figures = dict[tuple[str, ...], Look]  # by game, moment, theme and size
GAMES = vaka.games()
SIGNS = "board => [...board.querySelectorAll('[data-sign]')].map(one => one.dataset.sign)"
# Marks of rules that do not stand on the last row of their sentence.
ASTRAY = """() => [...document.querySelectorAll('.log-lines .rule-link')].filter(mark => {
  const row = [...mark.previousElementSibling.getClientRects()].at(-1);
  const {left, top, bottom} = mark.getBoundingClientRect();
  return left < row.right - 1 || (top + bottom) / 2 < row.top || (top + bottom) / 2 > row.bottom;
}).map(mark => mark.parentElement.textContent)"""
USUAL = (Size(390, 844), Size(1280, 800), Size(2560, 1440))


def looks(
    visit: Visit, server: Server, game: str, moment: str, theme: str, sizes: tuple[Size, ...]
) -> dict[Size, Look]:
    """Look at a moment of a game in some sizes, with fingers or a mouse as they need."""
    found: dict[Size, Look] = {}
    for touched in (True, False):
        fitting = [size for size in sizes if size.touched is touched]
        if not fitting:
            continue
        hands = {"has_touch": True, "is_mobile": True} if touched else {}
        ana = visit(**hands, viewport=viewport(fitting[0]), settings={"theme": theme})
        page = ana.sit_at(stage(server, ana, game, moment))
        assert wait_for_me(page)
        for size in fitting:
            page.set_viewport_size(viewport(size))
            settle(page)
            found[size] = look(page, game, size)
    return found


def viewport(size: Size) -> ViewportSize:
    return {"width": size.width, "height": size.height}


def settle(page: Page) -> None:
    """Wait until the board has been drawn for its size."""
    page.mouse.move(1, 1)
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def table_of(found: Figures) -> str:
    """Return the figures as a table of Markdown."""
    lines = ["| game | moment | theme | size | board | blank | faults |", "|---" * 7 + "|"]
    for key, seen in found.items():
        cells = [*key, f"{seen.board:.0%}", f"{seen.blank:.0%}", str(len(seen.faults))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def told(found: Figures) -> list[str]:
    return [f"{' '.join(key)}: {fault}" for key, seen in found.items() for fault in seen.faults]


def test_blank_is_what_shows_a_single_colour() -> None:
    pixels = np.zeros((480, 640, 3), dtype=np.int16)
    assert blank_of(pixels, [0, 0, 0, 0]) == 1
    assert blank_of(pixels, [0, 0, 20, 30]) == pytest.approx(0.5)  # the log takes the left half
    pixels[::10, ::10] = 200  # something stands everywhere
    assert blank_of(pixels, [0, 0, 0, 0]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_read_hit_and_seen(game: str, visit: Visit, server: Server) -> None:
    seen = looks(visit, server, game, "middle", "light", USUAL)
    found: Figures = {(game, "middle", "light", str(size)): one for size, one in seen.items()}
    sys.stdout.write(table_of(found))
    assert told(found) == []


def test_boards_show_one_sign_for_one_thing(visit: Visit, server: Server) -> None:
    """Wood, points, fish and the like are drawn once, and the boards that have them show that."""
    ana = visit()
    seen: Counter[str] = Counter()
    for game in GAMES:
        page = ana.sit_at(stage(server, ana, game, "middle"))
        assert wait_for_me(page)
        signs = set(page.locator(".board-area").evaluate(SIGNS))
        assert "points" in signs, game
        assert "turn" in signs, game
        seen.update(signs)
    assert {"wood", "fish", "moai", "pearls", "priest", "mask", "axe"} <= set(seen)
    assert [sign for sign, boards in seen.items() if boards < 2] == []  # else it is a game's own


@pytest.mark.parametrize("size", [Size(390, 844), Size(1280, 800), Size(1440, 900)], ids=str)
def test_the_mark_of_a_rule_stands_beside_its_sentence(
    size: Size, visit: Visit, server: Server
) -> None:
    ana = visit(viewport=viewport(size))
    match = stage(server, ana, "raiatea", "end")
    page = ana.sit_at(match)
    assert wait_for_me(page)
    if size.phone:
        page.get_by_role("button", name="Log").click()
    seen = marks(page)
    page.goto(f"/m/{match}/at/400")
    page.wait_for_selector(".replay .log-jump", state="attached")
    if size.phone:
        page.locator("details.side > summary").click()
    assert min(seen, marks(page)) > 20


def marks(page: Page) -> int:
    """Return how many marks of rules there are in the log; none of them may stand alone."""
    page.evaluate("document.querySelectorAll('.log details').forEach(one => { one.open = true })")
    settle(page)
    assert page.evaluate(ASTRAY) == []
    return page.locator(".log-lines .rule-link:visible").count()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_table_grows_with_its_window(
    game: str, visit: Visit, server: Server, tmp_path: Path
) -> None:
    found: Figures = {}
    for moment in Moments._fields:
        for theme in ("light", "dark"):
            seen = looks(visit, server, game, moment, theme, SIZES)
            found |= {(game, moment, theme, str(size)): one for size, one in seen.items()}
    (tmp_path / "looks.md").write_text(table_of(found), encoding="utf-8")
    sys.stdout.write(table_of(found))
    assert told(found) == []
