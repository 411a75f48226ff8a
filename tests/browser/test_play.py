"""Whole matches of every game: by clicking the list, the board, by keyboard alone, on a phone."""

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import (
    MENUS,
    PHONE,
    TARGETS,
    Visitor,
    moved_on,
    seeded,
    step_of,
    tap_in_drawer,
    turns,
    wait_for_change,
    with_bots,
)

GAMES = vaka.games()
Visit = Callable[..., Visitor]


def result_is_shown(page: Page) -> None:
    """The final scoring explains itself, and its lines add up."""
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".verdict")).to_be_visible()
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()]
        for row in dialog.locator(".scores :is(tbody, tfoot) tr").all()
    ]
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
    foot = dialog.locator(".dialog-foot")
    assert foot.get_by_role("link", name="Replay").is_visible()
    assert foot.get_by_role("link", name="Journal").is_visible()
    expect(dialog.locator(".course polyline")).to_have_count(len(rows[-1]))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_clicking_the_list(game: str, visit: Visit) -> None:
    ana, chance = visit(), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    for _ in turns(page):
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
    result_is_shown(page)
    over = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != over)
    expect(page.locator(".bar.over")).to_have_count(0)
    expect(page.locator(".bar")).to_be_visible()
    assert page.locator(".seat").count() == len(with_bots(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_clicking_the_board(game: str, visit: Visit) -> None:
    ana, chance = visit(), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    by_board = by_list = 0
    for before in turns(page):
        for _ in range(5):  # a place with several moves asks which one
            offered = page.locator(MENUS if page.locator(MENUS).count() else TARGETS)
            places = offered.count()
            if places:
                with contextlib.suppress(PlaywrightError):  # the table has just moved on
                    offered.nth(chance.randrange(places)).click(force=True, timeout=1000)
            if moved_on(page, before):
                by_board += 1
                break
        else:
            by_list += 1
            page.locator(".move").first.click()
    result_is_shown(page)
    assert by_board > by_list


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_keyboard_alone(game: str, visit: Visit) -> None:
    ana, chance = visit(settings={"warn": True}), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    page.wait_for_selector(".move")
    tab_to(page, ".move")
    for before in turns(page):
        page.wait_for_selector(".move:focus")  # after a move the focus is in the list again
        for _ in range(chance.randrange(page.locator(".move").count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_selector(f".table:not([data-n='{before}']), dialog[open] [data-sure]")
        if page.locator("dialog[open] [data-sure]").count():  # a big consequence is announced
            tab_to(page, "[data-sure]")
            page.keyboard.press("Enter")
        wait_for_change(page, before)
    result_is_shown(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def tab_to(page: Page, what: str) -> None:
    """Press the tab key until the focus is there."""
    for _ in range(60):
        if focused(page, what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with the tab key")


def focused(page: Page, what: str) -> bool:
    return bool(page.evaluate("what => document.activeElement.matches(what)", what))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_on_a_phone(game: str, visit: Visit) -> None:
    ana, chance = visit(viewport=PHONE, has_touch=True, is_mobile=True), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    page.locator(".drawer-tab").first.tap()
    again = []  # where a tap did nothing and had to be made anew
    for turn, before in enumerate(turns(page)):
        if not tap_in_drawer(page, chance, before, turn):
            again.append(page.locator(".bar").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    result_is_shown(page)
    assert len(again) <= 1, again


@pytest.mark.parametrize("game", GAMES)
def test_the_instruction_is_given_once_and_never_that_of_the_next_seat(
    game: str, visit: Visit
) -> None:
    ana = visit()
    names = vaka.load(game).words.entries("en")
    asked = {
        str(text).lower()
        for key, text in names.items()
        if key.startswith(("name.phase_", "name.ask_")) and len(str(text).split()) > 2
    }
    page = ana.sit_at(
        ana.open_match(game, *with_bots(game), confirm=True, confirm_always=True)["match"]
    )
    ended = 0
    for _ in range(40):
        page.wait_for_selector("body:not(:has(.thinking)) .bar.yours")
        board = page.locator("section.board-area").inner_text().lower()
        assert [text for text in asked if text in board] == []
        before = step_of(page)
        if page.get_by_role("button", name="End turn", exact=True).count():
            expect(page.locator(".rn11-steps [aria-current=step]")).to_have_count(0)
            ended += 1
            if ended == 2:
                break
            page.get_by_role("button", name="End turn", exact=True).click()
        else:
            page.locator(".move").last.click()
        wait_for_change(page, before)
    assert ended == 2


def test_two_clicks_lead_from_the_lobby_to_the_first_move(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_selector(".move")
    before = step_of(page)
    page.locator(".move").first.click()
    wait_for_change(page, before)
