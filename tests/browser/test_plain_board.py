"""A game without a board of its own: the page draws its picture as text, and lists its moves."""

import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.browser_table import PHONE, Server, Visitor, axe, seeded, turns, wait_for_me
from plug_ins import LIARS_DICE, PIG, environment, leave_metadata


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with two games of others, which are plain, so with the plain engine.

    The board that Liar's Dice brings is left out: test_guest_board.py looks at it.
    """
    folder = tmp_path_factory.mktemp("strangers")
    bare = folder / "liars_dice"
    shutil.copytree(LIARS_DICE, bare, ignore=shutil.ignore_patterns("page"))
    for project in (PIG, bare):
        leave_metadata(project, folder)
    running = Server(folder, environment([PIG, bare], folder))
    yield running
    running.kill()


def test_the_text_picture_is_the_board_and_a_match_is_played_to_its_end(
    visit: Callable[..., Visitor], strangers: Server
) -> None:
    ana = visit(strangers)
    match = ana.open_match("pig", "me", "novice", options={"target": 50})["match"]
    page = ana.sit_at(match)
    board = page.locator(".plain-board")
    expect(board).to_contain_text(re.compile(r"Pig to 50, round 1\n> Ana +0"))
    assert axe(page) == []
    chooser = seeded("pig")
    for _ in turns(page):
        moves = page.locator(".move")
        moves.nth(chooser.randrange(moves.count())).click()
    expect(page.locator(".bar.over")).to_be_visible()
    page.goto(f"/m/{match}")  # without the scoring that the end shows
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".plain-board")).to_contain_text("Pig to 50")


def test_own_secrets_are_seen_and_those_of_others_are_not(
    visit: Callable[..., Visitor], strangers: Server
) -> None:
    ana = visit(strangers, viewport=PHONE, has_touch=True)
    match = ana.open_match("liars_dice", "me", "novice", options={"dice": 3})["match"]
    page = ana.sit_at(match)
    board = page.locator(".plain-board")
    expect(board).to_contain_text(re.compile(r"Ana +3 +[1-6] [1-6] [1-6]\n"))
    expect(board).to_contain_text(re.compile(r" 3 +\? \? \?$"))
    box = board.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page) == []
    assert wait_for_me(page)
    page.locator(".move", has_text="Turn no die over").tap()  # below the picture, not in a drawer
    expect(page.locator(".bar")).to_contain_text("bid or call")
