"""What the page tells of others, what it plays by itself, and how it tells the end."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

import vaka
from browser.browser_table import (
    Server,
    Visitor,
    axe,
    seeded,
    step_of,
    turns,
    wait_for_change,
    wait_for_me,
    with_bots,
)
from browser.staged import stage

GAMES = vaka.games()
Visit = Callable[..., Visitor]
TALL_PHONE = {"width": 390, "height": 844}
COUNT_CLICKS = """window.clicks = 0;
  addEventListener('click', (event) => { window.clicks += event.isTrusted ? 1 : 0 }, true)"""


class Sent:
    """Counts what a page sends and what is refused, beside the clicks of its person."""

    def __init__(self, page: Page) -> None:
        """Listen from now on to every table that the page opens."""
        self.page, self.moves, self.refused = page, 0, 0
        page.add_init_script(COUNT_CLICKS)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._note(frame, "move", "moves"))
        line.on("framereceived", lambda frame: self._note(frame, "refused", "refused"))

    def _note(self, frame: str | bytes, kind: str, counter: str) -> None:
        if json.loads(frame).get("type") == kind:
            setattr(self, counter, getattr(self, counter) + 1)

    @property
    def clicks(self) -> int:
        """How often the person has clicked."""
        return int(self.page.evaluate("window.clicks"))


@pytest.mark.long
@pytest.mark.parametrize("game", ["rapanui2020", "tongiaki"])
def test_single_choices_play_themselves_once(game: str, visit: Visit) -> None:
    ana, chance = visit(settings={"forced": True}), seeded(game)
    sent = Sent(ana.page)
    match = ana.open_match(game, *with_bots(game))["match"]
    page = ana.sit_at(match)
    page.wait_for_function("window.clicks === 0")
    while wait_for_me(page):
        moves, before = page.locator(".move"), step_of(page)
        if moves.count() < 2 and page.locator(".move.warns").count() == 0:
            wait_for_change(page, before)
            continue
        moves.nth(chance.randrange(moves.count())).click()
        wait_for_change(page, before)
    journal = ana.context.request.get(f"/api/matches/{match}/journal").text()
    own = [line for line in journal.splitlines() if line.startswith("0 ")]
    assert len(own) == sent.moves
    assert sent.refused == 0
    assert sent.clicks < sent.moves, f"{sent.clicks} clicks for {sent.moves} decisions"


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_told_and_marked_until_the_viewer_acts(game: str, visit: Visit) -> None:
    ana, chance = visit(), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    told = 0
    for _ in turns(page):
        lines = page.locator(".since .deeds li")
        if lines.count() and page.locator("[data-recent]").count():
            told += 1
            assert not any(line.startswith("Ana:") for line in lines.all_inner_texts())
            if told == 1:
                page.get_by_role("button", name="Read").click()
                expect(page.locator("dialog[open] .log-lines li").first).to_be_visible()
                page.keyboard.press("Escape")
                assert axe(page) == []
            if told == 3:
                return
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
    raise AssertionError("nothing was ever marked")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_others_are_one_tap_away_and_nothing_jumps(game: str, visit: Visit) -> None:
    ana, chance = visit(viewport=TALL_PHONE, has_touch=True), seeded(game)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    tops = set()
    page.locator(".drawer-tab").first.tap()
    for at, _ in enumerate(turns(page)):
        box = page.locator(".board-area").bounding_box()
        assert box is not None
        tops.add(box["y"])
        if at == 8:
            break
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
    assert len(tops) == 1
    page.locator(".drawer-tab").first.tap()
    page.locator(".news-row").tap()
    assert axe(page) == []
    page.locator(".others .button").first.tap()
    panel = page.locator("[data-panel]:focus")
    expect(panel).to_be_in_viewport()


def test_on_a_phone_the_own_result_comes_first(visit: Visit, server: Server) -> None:
    ana, chance = visit(viewport=TALL_PHONE, has_touch=True), seeded("result")
    page = ana.sit_at(stage(server, ana, "rapanui2011", "end", seat=2))
    page.locator(".drawer-tab").first.tap()
    for _ in turns(page):
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".scores thead th").first).to_contain_text("Ana")
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for way in (".button.primary", "[href*='/at/']", "[download]"):  # again, replay, journal
            expect(dialog.locator(".dialog-foot").locator(way)).to_be_in_viewport(ratio=1)
    expect(dialog.locator(".verdict")).to_contain_text("point")
    assert axe(page) == []


def test_unread_lines_of_the_chat_are_counted(visit: Visit) -> None:
    ana, ben = visit(), visit(settings={"name": "Ben"})
    opened = ana.open_match("rapanui2011", "me", "open")
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    page = ana.sit_at(opened["match"])
    chat = page.get_by_role("tab", name="Chat")
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("textbox", name="Write something").fill("hello")
    ben.page.keyboard.press("Enter")
    expect(chat.locator(".badge")).to_have_text("1")
    chat.click()
    expect(chat.locator(".badge")).to_have_count(0)
