"""Puzzles in a real browser: a move on the board is judged at once, explained, and counted."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import Visitor, axe
from vaka.puzzles.records import Puzzle, puzzles_of

Visit = Callable[..., Visitor]
HAND = {"width": 390, "height": 844}
SOON = "rapanui2011"  # the one that is always tried
GAMES = [
    pytest.param(game, marks=() if game == SOON else pytest.mark.long) for game in vaka.games()
]


def opened(page: Page, puzzle: Puzzle) -> None:
    """Wait until a puzzle is shown and asks for a move."""
    expect(page.locator(".puzzle")).to_have_attribute("data-puzzle", puzzle.name)
    expect(page.locator(".puzzle")).to_have_attribute("data-state", "asked")
    expect(page.locator(".table-title")).not_to_be_empty()
    expect(page.locator(f".moves {move_of(puzzle.best)}")).to_be_visible()


def move_of(move: str) -> str:
    return f'[data-move="{move}"]'


def is_in_state(page: Page, state: str) -> None:
    expect(page.locator(".puzzle")).to_have_attribute("data-state", state)


def audited(page: Page, game: str) -> list[str]:
    """Return what axe finds wrong, in one game: the boards have audits of their own."""
    return axe(page) if game == SOON else []


def button(page: Page, name: str) -> None:
    page.locator(".puzzle-bar").get_by_role("button", name=name).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_hinted_solved_and_the_next_one_comes(game: str, visit: Visit) -> None:
    first, second, *_ = puzzles_of(game).values()
    ana = visit()
    page = ana.page
    page.goto("/")
    page.locator(f'a[href="/puzzles/{game}"]').click()
    opened(page, first)
    page.locator(f".moves {move_of(first.next_best.move)}").click()
    is_in_state(page, "wrong")
    expect(page.locator(".puzzle-solution")).to_have_count(0)
    button(page, "Try again")
    is_in_state(page, "asked")
    button(page, "Hint")
    expect(page.locator(".puzzle-hint")).to_be_visible()
    button(page, "Another hint")
    expect(page.locator(".moves .move")).to_have_count(2)
    assert audited(page, game) == []
    page.locator(f".moves {move_of(first.best)}").click()
    is_in_state(page, "right")
    expect(page.locator(".puzzle-reasons li").first).to_have_text(re.compile("wins"))
    expect(page.locator(".opinions > li")).to_have_count(len(first.moves))
    for step in range(1, len(first.line) + 1):
        page.locator(".puzzle-solution").get_by_role("button", name="On", exact=True).click()
        expect(page.locator(".puzzle")).to_have_attribute("data-step", str(step))
    assert audited(page, game) == []
    expect(page.locator(".puzzle-streak")).to_have_attribute("data-streak", "0")
    page.get_by_role("link", name="Next puzzle").click()
    opened(page, second)
    expect(page.locator(".puzzle-number.solved")).to_have_count(1)
    page.locator(f".moves {move_of(second.best)}").click()
    is_in_state(page, "right")
    expect(page.locator(".puzzle-streak")).to_have_attribute("data-streak", "1")
    page.reload()  # both are kept, and the address is that of the puzzle
    opened(page, second)
    expect(page.locator(".puzzle-number.solved")).to_have_count(2)
    expect(page.locator(".puzzle-streak")).to_have_attribute("data-streak", "1")
    assert ana.troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_answer_can_be_seen_in_german(game: str, visit: Visit) -> None:
    *_, hardest = puzzles_of(game).values()
    wishes = {"viewport": HAND, "has_touch": True, "is_mobile": True}
    page = visit(settings={"language": "de"}, **wishes).page
    page.goto(f"/puzzles/{game}/{hardest.name}")
    opened(page, hardest)
    button(page, "Lösung zeigen")
    is_in_state(page, "shown")
    expect(page.locator(".puzzle-reasons li").first).to_have_text(re.compile("gewinnt"))
    page.locator(".puzzle-step").first.click()
    expect(page.locator(".puzzle")).to_have_attribute("data-step", "1")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= HAND["width"]
