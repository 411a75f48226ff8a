"""The page of a served table where nothing can be reached: it starts, and says so."""

import http.server
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browser_table import (
    PHONE,
    ROOT,
    Server,
    Visitor,
    axe,
    step_of,
    wait_for_change,
    wait_for_me,
)

Visit = Callable[..., Visitor]
CLIENT = ROOT / "src" / "vaka" / "table" / "client"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = [];
  for (const cache of await caches.keys())
    for (const request of await (await caches.open(cache)).keys())
      names.push(new URL(request.url).pathname);
  return names;
}"""
DEVICES = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def kept(page: Page) -> list[str]:
    """Wait until the page and the rules of all games are kept; return all that is."""
    for _ in range(600):
        found: list[str] = page.evaluate(KEPT)
        if sum("/rules/en" in name for name in found) == 4 and "/" in found:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(found)


@pytest.mark.parametrize("device", DEVICES)
def test_after_the_first_visit_the_page_starts_without_a_connection_and_a_match_goes_on(
    device: str, own_server: Server, visit: Visit
) -> None:
    ana = visit(own_server, service_workers="allow", **DEVICES[device])
    page = ana.sit_at(ana.open_match("tongiaki", "me", "novice")["match"])
    table = page.url
    wait_for_me(page)
    names = kept(page)
    private = [name for name in names if name.startswith(("/api/", "/m/"))]
    assert all(name.startswith(("/api/games", "/api/bots")) for name in private), private
    before, log = step_of(page), page.locator(".log-lines").all_inner_texts()
    own_server.kill()
    page.reload()  # the table stands as it was seen, and says why nothing happens
    expect(page.locator(".table")).to_have_attribute("data-n", str(before))
    expect(page.locator(".line-state")).to_contain_text("Connection lost")
    assert page.locator(".log-lines").all_inner_texts() == log
    expect(page.locator(".board svg, .board canvas, .board-area").first).to_be_visible()
    assert axe(page) == []
    other = ana.new_page()  # another tab is shown nothing of the match
    other.goto(table)
    expect(other.locator("main")).to_contain_text("The table cannot be reached")
    expect(other.locator(".table")).to_have_count(0)
    assert other.evaluate("() => sessionStorage.length") == 0
    other.goto("/")
    expect(other.locator(".card")).to_have_count(4)
    notice = other.locator(".notice", has_text="The table cannot be reached")
    expect(notice).to_be_visible()
    assert axe(other) == []
    other.goto("/rules/rapanui2020")
    expect(other.locator(".reading h1").first).to_be_visible()
    other.goto("/")
    expect(notice).to_be_visible()
    own_server.start()
    expect(notice).to_have_count(0)  # without a click
    other.close()
    expect(page.locator(".line-state")).to_have_count(0)
    wait_for_me(page)
    before = step_of(page)
    if device == "phone":
        page.locator(".drawer-tab").first.tap()
    page.locator(".move").first.click()
    wait_for_change(page, before)


class Gateway(http.server.BaseHTTPRequestHandler):
    """What stands before a table that is not running, as nginx says it."""

    def do_GET(self) -> None:
        page = b"<h1>502 Bad Gateway</h1>"
        self.send_response(502)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def test_a_proxy_without_its_table_is_no_table(own_server: Server, visit: Visit) -> None:
    ana = visit(own_server, service_workers="allow")
    page = ana.page
    page.goto("/")
    kept(page)
    own_server.kill()
    gateway = http.server.ThreadingHTTPServer(("127.0.0.1", own_server.port), Gateway)
    threading.Thread(target=gateway.serve_forever, daemon=True).start()
    try:
        page.reload()
        expect(page.locator(".card")).to_have_count(4)
        notice = page.locator(".notice", has_text="The table cannot be reached")
        expect(notice).to_be_visible()
        page.goto("/rules/tongiaki")
        expect(page.locator(".reading h1").first).to_be_visible()
        page.goto("/")
        expect(notice).to_be_visible()
    finally:
        gateway.shutdown()
        gateway.server_close()
    own_server.start()
    expect(notice).to_have_count(0)  # without a click
    assert all(trouble.startswith("502") for trouble in ana.troubles)
    ana.troubles.clear()


def test_the_page_can_be_installed_within_its_policy(own_server: Server, visit: Visit) -> None:
    page = visit(own_server, service_workers="allow").page
    page.goto("/")
    kept(page)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        answer = page.context.request.get(f"/{icon['src']}")
        assert answer.headers["content-type"] == "image/png"
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    reasons = [problem["errorId"] for problem in problems["installabilityErrors"]]
    assert [reason for reason in reasons if reason != "in-incognito"] == []


@pytest.fixture
def updated(tmp_path: Path) -> Iterator[tuple[Server, Callable[[], None]]]:
    """A server of a page of one's own, and what puts a newer page in its place."""
    folder = tmp_path / "client"
    for file in CLIENT.rglob("*"):
        if file.is_file() and file.suffix not in (".br", ".gz"):
            copy = folder / file.relative_to(CLIENT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    here = f"import pathlib\nfrom vaka.table import pages\npages.OWN_CLIENT = {folder!r}"
    running = Server(tmp_path, first=here.replace("PosixPath", "pathlib.Path"))

    def renew() -> None:
        running.kill()
        [script] = (folder / "assets").glob("index-*.js")
        page = folder / "index.html"
        newer = script.with_name("index-newer000.js")
        for file in (folder / "assets").glob("*.js"):
            file.write_text(file.read_text().replace(script.name, newer.name))
        page.write_text(page.read_text().replace(script.name, newer.name))
        script.rename(newer)
        running.start()

    yield running, renew
    running.kill()


def test_a_newer_page_is_told_to_whom_has_an_older_one_and_served_at_once(
    updated: tuple[Server, Callable[[], None]], browser: Browser
) -> None:
    server, renew = updated
    ana = Visitor(browser, server, service_workers="allow")
    old, script = ana.page, "() => document.querySelector('script[type=module]').src"
    old.goto("/")
    kept(old)
    renew()
    notice = old.locator(".notice", has_text="A newer version is ready")
    fresh = ana.new_page()
    fresh.goto("/")  # whoever comes has the newest page, and nothing to be told
    assert "newer000" in fresh.evaluate(script)
    old.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    expect(notice).to_be_visible()
    assert "newer000" not in old.evaluate(script)
    expect(fresh.locator(".card")).to_have_count(4)
    expect(fresh.locator(".notice")).to_have_count(0)
    with old.expect_navigation():
        notice.get_by_role("button").click()
    assert "newer000" in old.evaluate(script)
    expect(old.locator(".card")).to_have_count(4)
    expect(notice).to_have_count(0)
    assert ana.troubles == []
    ana.context.close()
