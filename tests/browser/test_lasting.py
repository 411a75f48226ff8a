"""Nothing is lost: reconnection after a killed server, returning later, alerts once, replay."""

import resource
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.browser_table import Server, Visitor, step_of, turns, wait_for_change
from browser.staged import stage

Visit = Callable[..., Visitor]
LISTEN = """window.notes = [];
  window.Notification = class { constructor(title) { window.notes.push(title); } close() {} };
  Notification.permission = 'granted';
  Object.defineProperty(document, 'hidden', {get: () => true});"""


def test_the_page_recovers_when_the_server_is_killed_and_a_move_counts_once(
    own_server: Server, visit: Visit
) -> None:
    ana = visit(own_server)
    page = ana.sit_at(ana.open_match("rapanui2011", "me", "novice")["match"])
    for round_ in range(3):
        page.wait_for_selector(".bar.yours")
        before, lines = step_of(page), log_length(page)
        own_server.kill()
        expect(page.locator(".line-state")).to_be_visible()
        page.locator(".move").first.click()  # while nobody listens: kept, and sent again
        own_server.start()
        wait_for_change(page, before)
        expect(page.locator(".line-state")).to_have_count(0)
        assert log_length(page) > lines, round_
        page.reload()
        page.wait_for_selector(".bar.yours")


def test_the_page_says_that_nothing_can_be_kept_and_the_move_counts_when_it_can(
    own_server: Server, visit: Visit
) -> None:
    page = (ana := visit(own_server)).sit_at(ana.open_match("tongiaki", "me", "novice")["match"])
    page.wait_for_selector(".bar.yours")
    before, pid = step_of(page), own_server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))  # the disk is full
    page.locator(".move").first.click()
    expect(page.locator(".line-state")).to_contain_text("cannot keep anything at the moment")
    assert step_of(page) == before
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
    wait_for_change(page, before)
    expect(page.locator(".line-state")).to_have_count(0)


def log_length(page: Page) -> int:
    return page.locator(".log-lines li").count()


def test_a_second_tab_of_the_same_person_follows(visit: Visit) -> None:
    ana = visit()
    match = ana.open_match("tongiaki", "me", "novice")["match"]
    first = ana.sit_at(match)
    second = ana.new_page()
    second.goto(f"/m/{match}")
    second.wait_for_selector(".move")
    before = step_of(second)
    first.locator(".move").first.click()
    wait_for_change(second, before)


def test_whoever_returns_is_told_what_happened_since(visit: Visit) -> None:
    ana, ben = visit(), visit(settings={"name": "Ben"})
    opened = ana.open_match("tongiaki", "me", "open")
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    ana.sit_at(opened["match"])
    ana.page.locator(".move").first.click()
    ana.page.goto("/")
    ben.page.wait_for_selector(".bar.yours")
    before = step_of(ben.page)
    ben.page.locator(".move").first.click()
    wait_for_change(ben.page, before)
    ana.sit_at(opened["match"])
    ana.page.locator(".since").get_by_role("button", name="Read").click()
    expect(ana.page.locator("dialog.side")).to_contain_text("Ben")


def test_an_alert_comes_once_for_each_decision(visit: Visit) -> None:
    ana, ben = visit(settings={"notify": True}), visit(settings={"name": "Ben"})
    ana.context.add_init_script(LISTEN)
    opened = ana.open_match("tongiaki", "me", "open")
    ben.page.goto(opened["open_link"])
    ben.page.get_by_role("button", name="Take a seat").click()
    page = ana.sit_at(opened["match"])
    expect(page).to_have_title("● Your turn · Tongiaki")
    notes(page, 1)
    page.locator(".move").first.click()
    expect(page).to_have_title("Tongiaki · vaka")
    ben.page.wait_for_selector(".bar.yours")
    ben.page.locator(".move").first.click()
    notes(page, 2)
    page.reload()
    expect(page).to_have_title("● Your turn · Tongiaki")
    assert page.evaluate("window.notes.length") == 0, "the same decision is not announced again"


def notes(page: Page, count: int) -> None:
    """Wait until so many notifications were shown; the policy of the page forbids eval."""
    for _ in range(300):
        if page.evaluate("window.notes.length") == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not {count} notifications: {page.evaluate('window.notes')}")


def test_a_finished_match_is_replayed_downloaded_and_uploaded(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    ana = visit()
    match = stage(server, ana, "rapanui2011", "end")
    page = ana.sit_at(match)
    for _ in turns(page):
        page.locator(".move").first.click()
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{ana.server.address}/m/{match}/at/0")
    output = page.locator("output")
    expect(output).to_contain_text("0 of")
    page.keyboard.press("End")
    expect(page.locator(".log-turn").last).to_contain_text("over")
    last = output.inner_text().split()[-1]
    page.keyboard.press("ArrowLeft")
    expect(output).to_have_text(f"{int(last) - 1} of {last}")
    page.keyboard.press("PageUp")
    address = page.url
    page.keyboard.press("Home")
    expect(output).to_have_text(f"0 of {last}")
    page.get_by_role("combobox", name="Seen from").select_option("1")
    page.goto(address)
    expect(output).to_contain_text(f"of {last}")
    assert page.url == address
    with page.expect_download() as download:
        page.get_by_role("link", name="Journal").click()
    file = tmp_path / "match.journal"
    download.value.save_as(file)
    remarks, _, journal = file.read_text(encoding="utf-8").partition("vaka 1\n")
    assert remarks.startswith("# person 0 Ana\n")
    assert journal.startswith("game rapanui2011\n")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(output).to_have_text(f"0 of {last}")


def test_the_rules_are_searched_and_opened_at_a_rule(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/rapanui2011/RC4")
    expect(page.locator("#RC4.revealed")).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("three Moais")
    expect(page.locator("article mark").first).to_have_text("three Moais")
    page.locator(".hits a", has_text="RB3").first.click()
    expect(page.locator("#RB3.revealed")).to_be_in_viewport()
