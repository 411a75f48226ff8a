"""A board that somebody else's game brings: it is shown and played on, and may fail."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.browser_table import PHONE, Server, Visitor, axe, turns, wait_for_me
from plug_ins import LIARS_DICE, environment, leave_metadata

TELLS_ALL = """
export function mount(container, table) {
  const update = (given) => {
    container.textContent = JSON.stringify(given);
    given.view.seats = []; // what is given is the board's own: the page does not notice
  };
  update(table);
  return { update };
}
"""
THROWS_AT_ONCE = "export function mount() { throw new Error('no wood left'); }"
THROWS_LATER = """
export function mount(container) {
  container.textContent = "still well";
  return { update() { throw new Error("the second time"); } };
}
"""
IS_NO_MODULE = "export function mount( {"
REACHES_OUT = """
export function mount(container) {
  const evil = document.createElement("script");
  evil.textContent = "window.inlined = true";
  document.head.append(evil);
  let evaluated = "no";
  try { evaluated = String((0, eval)("1 + 1")); } catch { evaluated = "refused"; }
  fetch("https://example.org/").then(
    () => { container.textContent += " fetched"; },
    () => { container.textContent += " kept in"; },
  );
  container.textContent = `eval ${evaluated} inline ${window.inlined ?? "refused"}`;
  return { update() {} };
}
"""


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with Liar's Dice as it is."""
    folder = tmp_path_factory.mktemp("dice")
    leave_metadata(LIARS_DICE, folder)
    running = Server(folder, environment([LIARS_DICE], folder))
    yield running
    running.kill()


@pytest.fixture
def with_board(visit: Callable[..., Visitor], dice: Server) -> Callable[[str], Visitor]:
    """Let somebody come to whom the table sends another module as the board of Liar's Dice."""

    def come(script: str) -> Visitor:
        visitor = visit(dice)

        def send(route: Route) -> None:
            answer = route.fetch()
            assert answer.headers["content-type"].startswith("text/javascript")
            route.fulfill(response=answer, body=script)

        visitor.context.route("**/boards/liars_dice/*/board.js", send)
        return visitor

    return come


def test_the_board_is_shown_and_moves_are_played_by_clicking_it(
    visit: Callable[..., Visitor], dice: Server
) -> None:
    ana = visit(dice)
    page = ana.sit_at(ana.open_match("liars_dice", "me", "novice", options={"dice": 3})["match"])
    board = page.locator(".guest-board")
    expect(board.locator(".liars-seat")).to_have_count(2)
    own, other = board.locator(".liars-seat").all()
    expect(own.locator("svg")).to_have_count(3)
    expect(own.locator("circle").first).to_be_visible()
    expect(other.locator(".liars-covered")).to_have_count(3)
    expect(page.locator(".plain-board")).to_have_count(0)
    assert wait_for_me(page)
    assert axe(page) == []
    board.get_by_role("button", name="Turn no die over").click()
    expect(page.locator(".bar")).to_contain_text("bid or call")
    assert wait_for_me(page)
    page.emulate_media(color_scheme="dark")
    assert axe(page) == []
    for _ in turns(page):
        buttons = board.get_by_role("button")
        buttons.nth(buttons.count() - 1).click()  # calls whatever can be called
    expect(page.locator(".bar.over")).to_be_visible()
    expect(board.locator(".liars-covered")).to_have_count(0)  # all is open in the end
    assert ana.troubles == []


def test_the_board_fits_a_phone_and_the_replay_has_it_too(
    visit: Callable[..., Visitor], dice: Server
) -> None:
    ana = visit(dice, viewport=PHONE, has_touch=True)
    match = ana.open_match("liars_dice", "me", "novice", "novice")["match"]
    page = ana.sit_at(match)
    assert wait_for_me(page)
    page.locator(".guest-board").get_by_role("button", name="Turn no die over").tap()
    expect(page.locator(".liars-bids")).to_be_visible()
    box = page.locator(".liars-bids").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert axe(page) == []
    page.goto(f"/m/{match}/at/1")
    expect(page.locator(".guest-board .liars-seat")).to_have_count(3)
    expect(page.locator(".guest-board button")).to_have_count(0)  # nothing is played there


def test_a_board_gets_what_its_viewer_may_know_and_nothing_else(
    with_board: Callable[[str], Visitor],
) -> None:
    ana = with_board(TELLS_ALL)
    page = ana.sit_at(ana.open_match("liars_dice", "me", "novice", options={"dice": 3})["match"])
    assert wait_for_me(page)
    given = json.loads(page.locator(".guest-board").inner_text())
    assert set(given) == {
        *("view", "facts", "seat", "sitters", "turn", "ended", "moves", "words", "language")
    }
    mine, theirs = given["view"]["seats"]
    assert sum(mine["dice"].values()) == 3
    assert "?" not in mine["dice"]
    assert theirs["dice"] == {"?": 3}
    assert (given["seat"], given["language"]) == (0, "en")
    assert [move["move"] for move in given["moves"]][-1].startswith("turn ")
    page.locator(".move", has_text="Turn no die over").click()  # the page has its own view still
    expect(page.locator(".bar")).to_contain_text("bid or call")
    assert ana.troubles == []


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (THROWS_AT_ONCE, "no wood left"),
        (THROWS_LATER, "the second time"),
        (IS_NO_MODULE, "Unexpected"),
        ("export const other = 1;", "mount"),
    ],
)
def test_a_board_that_fails_leaves_the_picture_and_the_moves(
    with_board: Callable[[str], Visitor], script: str, why: str
) -> None:
    ana = with_board(script)
    page = ana.sit_at(ana.open_match("liars_dice", "me", "novice")["match"])
    assert wait_for_me(page)
    page.locator(".move", has_text="Turn no die over").click()
    expect(page.locator(".bar")).to_contain_text("bid or call")
    expect(page.locator(".guest-broken")).to_contain_text(re.compile(f"does not work .*{why}"))
    expect(page.locator(".plain-board")).to_contain_text(re.compile(r"Ana +2 +[1-6] [1-6]"))
    assert axe(page) == []
    ana.troubles.clear()  # the mistake is told on the console, too


def test_a_board_is_kept_within_the_policy_of_the_page(
    with_board: Callable[[str], Visitor],
) -> None:
    ana = with_board(REACHES_OUT)
    page = ana.sit_at(ana.open_match("liars_dice", "me", "novice")["match"])
    expect(page.locator(".guest-board")).to_have_text("eval refused inline refused kept in")
    ana.troubles.clear()  # the browser tells on the console what it has refused
