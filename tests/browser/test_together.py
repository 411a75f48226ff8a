"""Several browsers at one table: invitations, spectators, chat, undo, and what a host may do."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browser_table import Visitor, double_click, step_of, wait_for_change

Visit = Callable[..., Visitor]
SCRIPT = "<img src=x onerror=\"document.title='stolen'\">"


def test_two_browsers_and_a_spectator_see_the_same_table(visit: Visit) -> None:
    ana, ben, watcher = visit(), visit(settings={"name": "Ben"}), visit()
    opened = ana.open_match("rapanui2011", "me", "open", public=True)
    ana.sit_at(opened["match"])
    expect(ana.page.locator(".seat").nth(1)).to_contain_text("free seat")
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.locator(".seat").nth(1)).to_contain_text("Ben")
    watcher.page.goto("/")
    watcher.page.locator(f"a[href='/m/{opened['match']}']").click()
    expect(watcher.page.locator(".watching")).to_be_visible()
    seen = 0
    for _ in range(12):
        active, other = (ana, ben) if ana.page.locator(".bar.yours").count() else (ben, ana)
        before = step_of(active.page)
        active.page.locator(".move").first.click()
        for visitor in (active, other, watcher):
            wait_for_change(visitor.page, before)
            seen += 1
        assert watcher.page.locator(".move").count() == 0
        assert ana.page.locator(".bar.yours").count() + ben.page.locator(".bar.yours").count() == 1
    assert seen == 36
    assert ana.page.locator(".log-lines li").count() == ben.page.locator(".log-lines li").count()


def test_three_choose_at_the_same_time_and_a_double_click_counts_once(visit: Visit) -> None:
    visitors = [visit(settings={"name": name}) for name in ("Ana", "Ben", "Cem")]
    opened = visitors[0].open_match("raiatea", "me", "open", "open", confirm=True)
    visitors[0].sit_at(opened["match"])
    for visitor in visitors[1:]:
        visitor.page.goto(opened["open_link"])
        visitor.page.get_by_role("button", name="Take a seat").click()
    for visitor in visitors:
        expect(visitor.page.locator(".bar.yours")).to_be_visible()
    before = [visitor.caught_up(opened["match"]) for visitor in visitors]
    for visitor in reversed(visitors):  # each keeps one of two rituals
        double_click(visitor.page.locator(".move").first, 80)  # the server answers in between
    for visitor, n in zip(visitors, before, strict=True):
        visitor.page.wait_for_selector(f".table[data-n='{n + len(visitors)}']")
        expect(visitor.page.locator(".bar.yours")).to_be_visible()
        assert visitor.page.locator(".refusal").count() == 0
    for visitor in visitors:
        visitor.page.locator(".move").first.click()
    for visitor, n in zip(visitors, before, strict=True):
        visitor.page.wait_for_selector(f".table[data-n='{n + 2 * len(visitors)}']")


def test_chat_is_plain_text_and_can_be_muted(visit: Visit) -> None:
    ana, ben = visit(), visit(settings={"name": "Ben"})
    opened = ana.open_match("tongiaki", "me", "open")
    ana.sit_at(opened["match"])
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    for visitor in (ana, ben):
        visitor.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("textbox", name="Write something").fill(SCRIPT)
    ben.page.keyboard.press("Enter")
    expect(ana.page.locator(".chat-text")).to_have_text(SCRIPT)
    assert ana.page.title() != "stolen"
    ana.page.get_by_role("button", name="Mute Ben").click()
    expect(ana.page.locator(".chat-text")).to_have_count(0)
    expect(ana.page.locator(".chat-notice")).to_contain_text("Ben")  # who came, said by the table
    ana.page.get_by_role("button", name="Hear Ben again").click()
    expect(ana.page.locator(".chat-text")).to_have_count(1)


def test_a_move_is_taken_back_until_the_turn_is_confirmed(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(
        ana.open_match("rapanui2011", "me", "novice", confirm=True, confirm_always=True)["match"]
    )
    page.locator(".move").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".move")).to_contain_text(["Buy nothing"])
    before = step_of(page)
    page.locator(".move", has_text="Buy nothing").click()
    wait_for_change(page, before)
    while not page.get_by_role("button", name="End turn", exact=True).count():
        before = step_of(page)
        page.locator(".move").first.click()
        wait_for_change(page, before)
        if page.locator(".bar.others").count():
            return  # something was revealed: there is nothing to take back
    page.get_by_role("button", name="End turn", exact=True).click()
    expect(page.locator(".bar.others, .bar.yours")).to_be_visible()


def test_the_host_removes_a_person_and_gives_the_seat_a_new_link(visit: Visit) -> None:
    ana, ben, cem = visit(), visit(settings={"name": "Ben"}), visit(settings={"name": "Cem"})
    opened = ana.open_match("rapanui2011", "me", "open", "novice")
    ana.sit_at(opened["match"])
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.locator(".bar")).to_be_visible()
    ana.page.get_by_role("tab", name="People").click()
    ana.page.get_by_role("button", name="Remove").click()
    expect(ben.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    ana.page.get_by_role("button", name="New link").click()
    cem.page.goto(ana.page.locator(".people .copy-line input").input_value())
    expect(cem.page).to_have_url(re.compile(opened["match"]))
    ana.page.get_by_role("button", name="End the match").first.click()
    ana.page.locator("dialog[open]").get_by_role("button", name="End the match").click()
    expect(cem.page.locator(".bar.over")).to_be_visible()


def test_a_new_match_is_set_up_with_bots_friends_and_options(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".card", has_text="Tongiaki").get_by_role("button", name="Invite friends").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("radio", name="4").check()
    dialog.get_by_label("Who sits at seat 2").select_option("bot")
    dialog.get_by_label("Level of the bot at seat 2").select_option("novice")
    dialog.get_by_role("switch", name="Draw the seats by lot").uncheck()
    dialog.get_by_role("button", name="Open the table").click()
    qr = page.locator(".qr")
    expect(qr).to_be_visible()
    expect(qr).not_to_have_js_property("naturalWidth", 0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.locator(".seat").nth(1)).to_contain_text("novice")


def test_a_bot_gives_advice_with_intervals(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match("tongiaki", "me", "novice")["match"])
    page.get_by_role("tab", name="Advice").click()
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".opinions li").first).to_contain_text("%")
    before = step_of(page)
    page.locator(".opinions button").first.click()
    wait_for_change(page, before)


def test_the_rule_behind_a_line_of_the_log_opens_beside_the_table(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match("rapanui2011", "me", "novice")["match"])
    page.locator(".move").first.click()
    expect(page.locator(".log-lines").last).to_contain_text("buys nothing")
    link = page.locator(".log .rule-link[href*='/rules/']").last
    rule = link.inner_text()
    link.click()
    expect(page.locator("dialog.side h2")).to_have_text(f"Rule {rule}")
    expect(page.locator("dialog.side .rule.revealed")).to_be_visible()


def test_a_person_with_two_seats_gets_advice_for_each(visit: Visit) -> None:
    ana = visit()
    opened = ana.open_match("rapanui2011", "me", "open")
    ana.page.goto(next(link["link"] for link in opened["links"] if link["seat"] == 1))
    expect(ana.page.locator(".bar")).to_be_visible()
    for seat in (0, 1):
        page = ana.sit_at(opened["match"], f"?seat={seat}")
        while not page.locator(".bar.yours").count():  # the other seat is first, or still busy
            ana.page.goto(f"/m/{opened['match']}?seat={1 - seat}")
            expect(page.locator(".bar.yours")).to_be_visible()
            before = step_of(page)
            page.locator(".move").first.click()
            wait_for_change(page, before)
            ana.sit_at(opened["match"], f"?seat={seat}")
        page.get_by_role("tab", name="Advice").click()
        page.get_by_role("button", name="What would you do?").click()
        first = page.locator(".opinion-figures").first
        expect(first).to_contain_text("tries")
        told = re.fullmatch(r"(\d+ %)(?: \((\d+ %) to (\d+ %)\))?, .*", first.inner_text())
        assert told, first.inner_text()
        assert told[2] is None or {told[2], told[3]} != {told[1]}


def test_a_match_that_goes_on_stands_above_the_games_in_the_lobby(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("/")
    mine = ana.page.locator(f"a[href='/m/{ana.open_match('tongiaki', 'me', 'novice')['match']}']")
    ana.page.reload()
    mine.wait_for()
    listed, card = mine.bounding_box(), ana.page.locator(".card").first.bounding_box()
    assert listed is not None
    assert card is not None
    assert listed["y"] < card["y"]


def test_what_a_person_wrote_vanishes_from_the_pages_of_others(visit: Visit) -> None:
    ana, ben = visit(), visit(settings={"name": "Ben"})
    opened = ana.open_match("rapanui2011", "me", "open")
    ana.sit_at(opened["match"])
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    for visitor, text in ((ana, "words of Ana"), (ben, "words of Ben")):
        visitor.page.get_by_role("tab", name="Chat").click()
        visitor.page.get_by_label("Write something").fill(text)
        visitor.page.get_by_role("button", name="Send").click()
    expect(ana.page.get_by_text("words of Ben")).to_be_visible()
    forget(ben, "Delete what I wrote")
    expect(ana.page.get_by_text("words of Ben")).to_have_count(0)
    expect(ana.page.get_by_text("words of Ana")).to_be_visible()


def test_who_wants_to_be_forgotten_is_a_stranger_afterwards(visit: Visit) -> None:
    ana, ben = visit(), visit(settings={"name": "Ben"})
    opened = ana.open_match("rapanui2011", "me", "open")
    ana.sit_at(opened["match"])
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.locator(".seat").nth(1)).to_contain_text("Ben")
    seen = "() => sessionStorage.getItem('vaka.seen')"
    other = ben.new_page()
    for page in (other, ben.page):
        page.goto(f"/m/{opened['match']}")
        expect(page.locator(".bar")).to_be_visible()
        page.reload()
        expect(page.locator(".bar")).to_be_visible()
        assert "Ben" in page.evaluate(seen)  # for when nothing can be reached
    forget(ben, "Forget me")
    ben.page.wait_for_url("**/")
    other.reload()
    assert [page.evaluate(seen) for page in (other, ben.page)] == [None, None]
    expect(ana.page.locator(".seat").nth(1)).to_contain_text("free seat")
    expect(ben.page.get_by_role("heading", name="Rapa Nui").first).to_be_visible()
    assert "Ben" not in ben.page.evaluate("localStorage.getItem('vaka.settings')")
    assert ben.context.cookies() == []


def forget(visitor: Visitor, what: str) -> None:
    """Ask in the settings to be forgotten, and be sure."""
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_text("What is kept of you").click()
    visitor.page.get_by_role("button", name=what).click()
    visitor.page.get_by_role("dialog", name=what).get_by_role("button", name=what).click()


def test_the_host_deletes_a_match_and_the_pages_at_it_say_so(visit: Visit) -> None:
    ana, watcher = visit(), visit()
    opened = ana.open_match("rapanui2011", "me", "novice")
    ana.sit_at(opened["match"])
    watcher.sit_at(opened["match"])
    ana.page.get_by_role("tab", name="People").click()
    for what in ("End the match", "Delete the match"):
        ana.page.get_by_role("button", name=what).click()
        ana.page.get_by_role("dialog", name=what).get_by_role("button", name=what).click()
    expect(watcher.page.get_by_text("This match has been deleted.")).to_be_visible()
    watcher.page.reload()
    expect(watcher.page.get_by_text("This match has been deleted.")).to_be_visible()
