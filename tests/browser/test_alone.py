"""The table as a folder of files, served by a bare web server: Python runs in the browser."""

import functools
import http.server
import json
import re
import statistics
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import vaka
from browser.browser_table import (
    ROOT,
    Visitor,
    axe,
    seeded,
    step_of,
    turns,
    wait_for_change,
    wait_for_me,
)
from vaka.table import carried, folder
from vaka.table.offline import SERVICE

PYODIDE = ROOT / "web" / "python" / "node_modules" / "pyodide"
ENGINE = ROOT / "build" / "browser"
UNDER = "some/where"  # a folder need not be the root of its host
PATIENCE = 180_000  # milliseconds until Python has started on a machine that does much else
MOST_BYTES = 18_000_000  # of all files
MOST_SENT = 9_500_000  # of them where the host compresses
SLOWEST_ANSWER = 1_500  # milliseconds until `skilled` has moved
TAPPED = 10_000  # milliseconds within which a tap shows
LONGEST_TASK = 100  # milliseconds of the page's own thread
QUICK = {"confirm": "never"}
# Python would start with every load of the page; where it is not the point, nobody waits for it.
WITHOUT_PYTHON = """
  window.Worker = class {
    postMessage({ kind }) {
      const data = { kind: "stage", stage: "ready" };
      if (kind === "start") setTimeout(() => this.onmessage({ data }));
    }
    terminate() {}
  };"""
CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]

TIMED = """window.thoughts = [];
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      let [step, since] = [-1, null]; // since when a bot thinks, as far as the page can tell
      this.addEventListener("message", ({data}) => {
        const view = data.kind === "text" ? JSON.parse(data.text) : {};
        if (view.type !== "view" || !view.settled) return;
        const now = performance.now();
        if (since !== null && view.step > step) window.thoughts.push(now - since);
        if (view.step !== step || view.thinking.length === 0) since = null;
        if (view.thinking.length > 0) since ??= now;
        step = view.step;
      });
    }
  };"""


class Host:
    """A bare web server for files, which can be switched off."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Silent, directory=str(root))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Go off the net."""
        self.server.shutdown()
        self.server.server_close()


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, folder.Written]:
    """The root of a host with the folder somewhere on it, and how large that is."""
    assert PYODIDE.exists(), (
        "Python for the browser is missing: run `make test` or `make site-play`"
    )
    root = tmp_path_factory.mktemp("host")
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop is in this one
        node = carried.find_node()
        write = functools.partial(folder.write, root / UNDER, PYODIDE, engine=ENGINE, node=node)
        return root, thread.submit(write).result()


@pytest.fixture
def host(written: tuple[Path, folder.Written]) -> Iterator[Host]:
    found = Host(written[0])
    yield found
    found.close()


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Return what lets somebody come to the folder; nothing may go wrong on any page."""
    visitors: list[Visitor] = []

    def visit(first: str = "", **wishes: Any) -> Visitor:
        wishes["settings"] = {**QUICK, **wishes.get("settings", {})}
        wishes["service_workers"] = "allow"
        server: Any = SimpleNamespace(address=host.address)
        visitors.append(Visitor(browser, server, **wishes))
        visitors[-1].context.set_default_timeout(PATIENCE)
        visitors[-1].context.add_init_script(first)
        visitors[-1].page.goto(f"{host.address}/{UNDER}/")
        return visitors[-1]

    yield visit
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []


def card_of(page: Page, game: str) -> Any:
    return page.locator(f".card:has(#card-{game})")


def set_up(page: Page, game: str, together: bool = False) -> None:
    """Open a match of as few seats as can be, against `skilled` bots or all at this device."""
    card = card_of(page, game)
    if card.locator(".card-more").count():
        card.locator(".card-more summary").click()
    card.get_by_role("button", name="Several at this" if together else "Seats, bots").click()
    dialog = page.locator("dialog[open]")
    dialog.locator(".segments button, .segments label").first.click()
    if game == "rapanui2020":  # as short as the rules let it be
        dialog.get_by_label("Rounds at most").select_option("3")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".bar")).to_be_visible(timeout=PATIENCE)


def kept(page: Page) -> None:
    """Wait until the service worker has all files."""
    state = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state)"
    page.wait_for_function(f"() => {state}.then((state) => state === 'activated')")


def shown(page: Page) -> None:
    expect(page.locator(".bar")).to_be_visible(timeout=PATIENCE)


def test_the_folder_is_as_small_as_is_said(written: tuple[Path, folder.Written]) -> None:
    files, size, sent, compiled, precompiled = written[1]
    assert compiled, "the engine for browsers is missing or old: run `make test`"
    assert precompiled, "Node is missing: run `make test`"
    sys.stdout.write(f"\n{files} files, {size:,} bytes, {sent:,} as compressed by a host\n")
    assert 10_000_000 < size <= MOST_BYTES
    assert sent <= MOST_SENT
    page = (ROOT / "docs" / "anywhere.md").read_text(encoding="utf-8")
    assert f"{size / 1e6:.0f} MB" in page
    assert f"{sent / 1e6:.0f} MB" in page


def test_a_match_goes_on_after_a_reload_and_without_a_network(
    come: Callable[..., Visitor], host: Host
) -> None:
    ana = come()
    page = ana.page
    expect(card_of(page, "tongiaki")).to_be_visible()  # before Python is there
    set_up(page, "tongiaki")
    assert page.url.startswith(f"{host.address}/{UNDER}/#/m/")
    for _ in range(3):
        assert wait_for_me(page)
        before = step_of(page)
        page.locator(".move").first.click()
        wait_for_change(page, before)
    wait_for_me(page)
    step = page.locator(".table").get_attribute("data-step")
    log = page.locator(".log-lines").all_inner_texts()
    kept(page)
    host.close()
    ana.context.set_offline(True)
    page.reload()
    shown(page)
    wait_for_me(page)
    expect(page.locator(".table")).to_have_attribute("data-step", str(step))
    assert page.locator(".log-lines").all_inner_texts() == log
    before = step_of(page)
    page.locator(".move").first.click()
    wait_for_change(page, before)
    page.goto(f"{host.address}/{UNDER}/#/rules/tongiaki")
    expect(page.locator(".reading h1").first).to_be_visible()
    ana.page.close()


def test_of_two_tabs_one_is_the_table(come: Callable[..., Visitor]) -> None:
    ana = come()
    set_up(ana.page, "tongiaki")
    wait_for_me(ana.page)
    other = ana.new_page()
    other.goto(ana.page.url)
    notice = other.locator(".notice")
    expect(notice).to_contain_text("another tab")
    before = step_of(ana.page)
    ana.page.locator(".move").first.click()
    wait_for_change(ana.page, before)
    wait_for_me(ana.page)
    step = str(ana.page.locator(".table").get_attribute("data-step"))
    notice.get_by_role("button").click()
    shown(other)
    wait_for_me(other)
    expect(other.locator(".table")).to_have_attribute("data-step", step)
    expect(ana.page.locator(".notice")).to_contain_text("another tab")
    other.close()  # then the first goes on
    shown(ana.page)
    wait_for_me(ana.page)
    expect(ana.page.locator(".table")).to_have_attribute("data-step", step)


def test_a_curtain_hides_the_cards_of_two_people_who_take_their_journal_away_and_bring_it_back(
    come: Callable[..., Visitor], tmp_path: Path
) -> None:
    ana = come()
    page = ana.page
    set_up(page, "rapanui2011", together=True)
    curtain = page.locator(".curtain")
    seen: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(".curtain, .bar.yours")
        if curtain.count():
            covered = page.evaluate(
                "() => document.elementFromPoint(innerWidth / 3, innerHeight / 3).className"
            )
            assert covered == "curtain"
            assert axe(page) == []
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            seen.add(page.url)  # it names the seat
            if len(seen) == 2:
                break
            continue
        before = step_of(page)
        page.locator(".move").first.click()
        wait_for_change(page, before)
    assert len(seen) == 2, "nobody else's turn came"
    page.get_by_role("link", name="Replay").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Journal").click()
    file = tmp_path / "match.journal"
    download.value.save_as(file)
    assert "game rapanui2011" in file.read_text(encoding="utf-8")
    page.locator(".house").click()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/at/0")
    shown(page)


def test_a_newer_version_is_offered_and_taken(
    come: Callable[..., Visitor], written: tuple[Path, folder.Written]
) -> None:
    ana = come(first=WITHOUT_PYTHON)
    kept(ana.page)
    ana.page.reload()  # from now on it comes from the service worker
    kept(ana.page)
    service = written[0] / UNDER / SERVICE
    before = service.read_text(encoding="utf-8")
    try:
        service.write_text(f"{before}// newer\n", encoding="utf-8")
        ana.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        notice = ana.page.locator(".notice", has_text="newer version")
        with ana.page.expect_navigation():
            notice.get_by_role("button").click()
        expect(card_of(ana.page, "tongiaki")).to_be_visible()
        expect(notice).to_have_count(0)
    finally:
        service.write_text(before, encoding="utf-8")


def test_a_finished_match_is_learned_from_and_a_reload_loses_nothing(
    come: Callable[..., Visitor],
) -> None:
    page = come().page
    page.locator("input[type=file]").set_input_files(ROOT / "web/examples/tongiaki.journal")
    page.wait_for_url("**/at/0")
    shown(page)
    page.get_by_role("link", name="Learn from this match").click()
    looked = looked_at(page, 8)
    kept(page)
    page.wait_for_timeout(1500)  # it is kept once a second
    page.reload()
    assert looked_at(page, looked - 5) >= looked - 5  # what had not been kept is looked at again
    looked_at(page, looked + 3)
    expect(page.locator(".analysis")).to_be_visible()
    page.locator(".house").click()  # the table answers although it is at work
    expect(card_of(page, "tongiaki")).to_be_visible()


def looked_at(page: Page, least: int) -> int:
    """Wait until so many moments of a match were looked at; return how many."""
    for _ in range(1200):
        found = re.search(r"(\d+) of \d+ moments", page.locator("main").inner_text())
        if found and int(found[1]) >= least:
            return int(found[1])
        page.wait_for_timeout(100)
    raise AssertionError(page.locator("main").inner_text()[:300])


PLAY_HERE = {"": "Play it here", ".nl": "Speel het hier", ".de": "Hier spielen"}


def test_every_page_of_a_game_has_a_frame_to_play_in(tmp_path: Path, browser: Browser) -> None:
    documents = {path.stem for path in (ROOT / "docs" / "games").glob("*.md")}
    pages = {f"{game}{end}": says for game in vaka.games() for end, says in PLAY_HERE.items()}
    assert documents == {"index", *pages}
    script = (ROOT / "docs" / "_static" / "play.js").read_text(encoding="utf-8")
    for folder_of in ("games", "play"):
        (tmp_path / folder_of).mkdir()
    for page in pages:
        (tmp_path / f"games/{page}.html").write_text(f"<h1>A game</h1><script>{script}</script>")
    (tmp_path / "play" / "index.html").write_text("<p>the lobby</p>")
    host = Host(tmp_path)
    shown_page = browser.new_page()
    try:
        shown_page.goto(f"{host.address}/games/tongiaki.html")
        expect(shown_page.locator("h1")).to_be_visible()
        expect(shown_page.locator("button")).to_have_count(0)  # there is no folder yet
        (tmp_path / "play" / "service.js").write_text("")
        for page, says in pages.items():
            shown_page.goto(f"{host.address}/games/{page}.html")
            shown_page.get_by_role("button", name=says).click()
            expect(shown_page.frame_locator("iframe").locator("p")).to_have_text("the lobby")
    finally:
        shown_page.close()
        host.close()


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("game", vaka.games())
def test_a_whole_match_against_skilled_bots(
    game: str, come: Callable[..., Visitor], host: Host, browser: Browser
) -> None:
    """Most of the match without a network; no task of the page and no answer is long."""
    ana, chance = come(first=TIMED), seeded(game)
    page = ana.page
    set_up(page, game)
    kept(page)
    browser.start_tracing(page=page, categories=CATEGORIES)
    thoughts: list[float] = []
    for number, _ in enumerate(turns(page)):
        if number == 10:
            longest = longest_task(browser.stop_tracing())
            thoughts += page.evaluate("window.thoughts")
            host.close()
            ana.context.set_offline(True)
            page.reload()
            wait_for_me(page)
        moves = page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
    expect(page.locator("dialog[open] .verdict")).to_be_visible()
    thoughts += page.evaluate("window.thoughts")
    sys.stdout.write(
        f"\n{game}: longest task of the page {longest:.0f} ms; {len(thoughts)} answers "
        f"of skilled, in {statistics.median(thoughts):.0f} ms, {max(thoughts):.0f} at worst\n"
    )
    assert longest < LONGEST_TASK
    assert max(thoughts) < SLOWEST_ANSWER


def longest_task(trace: bytes) -> float:
    """Return the longest task of the page's thread, in milliseconds of its own time."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains
        if "tdur" in event
    ]
    assert len(tasks) > 100
    return float(max(tasks))
