"""The table as a folder of files, served by a bare web server: Python runs in the browser."""

import contextlib
import functools
import json
import random
import re
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError

import vaka
from browser.browser_table import (
    ACTIVE,
    MENUS,
    PHONE,
    ROOT,
    TARGETS,
    Visitor,
    axe,
    becomes,
    moved_on,
    seeded,
    step_of,
    tap_in_drawer,
    turns,
    wait_for_change,
    wait_for_me,
)
from browser.folder_host import UNDER, WITHOUT_PYTHON, Host
from vaka.table import carried, folder
from vaka.table.offline import SERVICE

PYODIDE = ROOT / "web" / "python" / "node_modules" / "pyodide"
ENGINE = ROOT / "build" / "browser"
PATIENCE = 180_000  # milliseconds until Python has started on a machine that does much else
MOST_BYTES = 18_000_000  # of all files
MOST_SENT = 9_500_000  # of them where the host compresses
SLOWEST_ANSWER = 1_500  # milliseconds until `skilled` has moved
LONGEST_TASK = 100  # milliseconds of the page's own thread
QUICK = {"confirm": "never"}
SLOWER = 4  # times, than this machine
TRIES = 3
MOST_SECONDS = {"first": 10.0, "later": 3.0}  # until the first move can be made
PAGE, WORKER = "CrRendererMain", "DedicatedWorker thread"
MEMORY_IS_KEPT = """async () => {
  const cache = await caches.open("vaka beginnings");
  return (await cache.keys()).some(({ url }) => url.endsWith("&places"));
}"""
DEVICES = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
ONLINE = 10  # turns of a whole match before the network is gone
TRACED = 40  # turns of one trace: a browser has not room for those of a match
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

    def visit(
        first: str = "",
        before: Callable[[Page], None] | None = None,
        to: str = "",
        **wishes: Any,
    ) -> Visitor:
        wishes["settings"] = {**QUICK, **wishes.get("settings", {})}
        wishes["service_workers"] = "allow"
        server: Any = SimpleNamespace(address=host.address)
        visitors.append(Visitor(browser, server, **wishes))
        visitors[-1].context.set_default_timeout(PATIENCE)
        visitors[-1].context.add_init_script(first)
        if before:
            before(visitors[-1].page)
        visitors[-1].page.goto(to or f"{host.address}/{UNDER}/")
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
    expect(card).to_be_visible(timeout=PATIENCE)
    if card.locator(".card-more").count():
        card.locator(".card-more summary").click()
    card.get_by_role("button", name="Several at this" if together else "Seats, bots").click()
    dialog = page.locator("dialog[open]")
    dialog.locator(".segments button, .segments label").first.click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".bar")).to_be_visible(timeout=PATIENCE)


def kept(page: Page) -> None:
    """Wait until the service worker has all files."""
    becomes(page, ACTIVE)


def resumed(page: Page) -> bool:
    """Tell whether Python went on from its memory, as kept by an earlier visit."""
    [worker] = page.workers
    return bool(worker.evaluate("performance.getEntriesByName('resumed').length"))


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
    assert not resumed(page)
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
    assert resumed(page)
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
            lift(page)
            expect(curtain).to_have_count(0)
            expect(page.locator(".move:focus")).to_have_count(1)
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


def lift(page: Page) -> None:
    """Open a curtain by keyboard; before that no key and no voice reaches what lies below."""
    for key in (
        "Enter",
        "Escape",
        "Escape",
        "Escape",
    ):  # one held for too long, and what closes windows
        page.keyboard.press(key)
        expect(page.locator("dialog.curtain:modal")).to_have_count(1)
    spoken = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    kinds = [node["role"]["value"] for node in spoken if not node["ignored"]]
    assert kinds.count("button") == 1
    assert not {"link", "list", "img", "textbox"} & {*kinds}
    button = page.locator(".curtain button:focus")
    while not button.count():
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.matches('body, .curtain *')")
    for key in ("Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.matches('body, .curtain *')")
    button.wait_for()
    page.keyboard.press("Enter")


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
    for page in documents:
        (tmp_path / f"games/{page}.html").write_text(f"<h1>A game</h1><script>{script}</script>")
    (tmp_path / "play" / "index.html").write_text("<p>the lobby</p>")
    host = Host(tmp_path)
    shown_page = browser.new_page()
    asked: list[str] = []
    shown_page.on("request", lambda request: asked.append(request.url))
    try:
        shown_page.goto(f"{host.address}/games/tongiaki.html")
        expect(shown_page.locator("h1")).to_be_visible()
        expect(shown_page.locator("button")).to_have_count(0)  # there is no folder yet
        (tmp_path / "play" / "service.js").write_text("")
        for page, says in pages.items():
            shown_page.goto(f"{host.address}/games/{page}.html")
            shown_page.get_by_role("button", name=says).click()
            expect(shown_page.frame_locator("iframe").locator("p")).to_have_text("the lobby")
            leads = f"{host.address}/play/#/#card-{page.partition('.')[0]}"
            assert shown_page.locator("iframe").get_attribute("src") == leads
        assert any(address.endswith("service.js") for address in asked)
        asked.clear()
        shown_page.goto(f"{host.address}/games/index.html")  # it is about no game
        assert not any(address.endswith("service.js") for address in asked)
        expect(shown_page.locator("button")).to_have_count(0)
    finally:
        shown_page.close()
        host.close()


def test_an_address_leads_to_the_card_of_a_game(come: Callable[..., Visitor]) -> None:
    ana = come(first=WITHOUT_PYTHON, **DEVICES["phone"])
    for game in reversed(vaka.games()):
        ana.page.goto(f"{ana.server.address}/{UNDER}/#/#card-{game}")
        ana.page.reload()  # else the lobby is there already
        card = card_of(ana.page, game)
        expect(card.get_by_role("button", name="Seats, bots")).to_be_in_viewport()
        expect(ana.page.locator(".card.wanted")).to_have_count(1)
    assert axe(ana.page) == []


def test_where_everything_is_forgotten_no_view_of_a_table_stays(
    come: Callable[..., Visitor],
) -> None:
    page = come().page
    set_up(page, "tongiaki")
    wait_for_me(page)
    table, seen = page.url, "() => sessionStorage.getItem('vaka.seen')"
    page.reload()
    assert page.evaluate(seen)
    shown(page)
    what = "Forget me"
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("What is kept of you").click()
    page.get_by_role("button", name=what).click()
    with page.expect_event("load"):
        page.get_by_role("dialog", name=what).get_by_role("button", name=what).click()
    assert page.evaluate(seen) is None
    page.goto(table)
    expect(page.locator("main")).to_contain_text("Nothing here")


class Tasks:
    """The tasks of the page's own thread, traced in parts from before it is opened."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.traced = False
        self.longest = 0.0  # milliseconds of the thread's own time
        self.count = 0

    def begin(self, page: Page) -> None:
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        self.traced = True

    def end(self) -> list[dict[str, Any]]:
        """Look at what was traced since; return the trace."""
        self.traced = False
        events: list[dict[str, Any]] = json.loads(self.browser.stop_tracing())["traceEvents"]
        tasks = tasks_of(events, PAGE)
        self.longest = max(self.longest, *tasks)
        self.count += len(tasks)
        return events


@pytest.fixture
def tasks(browser: Browser) -> Iterator[Tasks]:
    """Let a test trace; another one can after it, whatever comes of it."""
    found = Tasks(browser)
    yield found
    if found.traced:
        browser.stop_tracing()


def tasks_of(events: list[dict[str, Any]], thread: str) -> list[float]:
    """Return how long the tasks of threads of a name took, in milliseconds of their own time."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == thread
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads
        if "tdur" in event
    ]


class Start(NamedTuple):
    """From opening the page to the first move that one can make in a new match, in seconds."""

    wall: float
    page: float  # processor time of the page's own thread, which counts what it is slowed down by
    worker: float  # and of the worker's, which cannot be slowed down

    @property
    def busy(self) -> float:
        """The processor time of both, one after the other."""
        return self.page + self.worker


def started(tasks: Tasks, page: Page, address: str) -> Start:
    """Open the page and begin a match, as soon as that can be clicked."""
    tasks.begin(page)
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    card_of(page, "tongiaki").get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".move")
    wall = time.monotonic() - began
    events = tasks.end()
    return Start(wall, *(sum(tasks_of(events, name)) / 1000 for name in (PAGE, WORKER)))


@pytest.mark.long
@pytest.mark.alone
def test_a_first_move_can_soon_be_made_with_the_page_four_times_slower(
    come: Callable[..., Visitor], host: Host, tasks: Tasks
) -> None:
    """The best of some tries counts: what else a machine does only ever adds."""
    address = f"{host.address}/{UNDER}/"
    found: dict[str, list[Start]] = {visit: [] for visit in MOST_SECONDS}
    for _ in range(TRIES):
        ana = come(to=f"{host.address}/")
        page = ana.page
        session = ana.context.new_cdp_session(page)
        for visit, starts in found.items():
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            starts.append(started(tasks, page, address))
            assert resumed(page) is (visit == "later")
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            kept(page)
            becomes(page, MEMORY_IS_KEPT)
            page.goto(f"{host.address}/")
    for visit, starts in found.items():
        for at in starts:
            sys.stdout.write(
                f"\n{visit:>6} visit: {at.wall:5.1f} s; processor time {at.busy:4.1f} s: "
                f"page {at.page:4.1f}, worker {at.worker:4.1f}"
            )
    for visit, most in MOST_SECONDS.items():
        assert min(at.busy for at in found[visit]) < most, visit


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", vaka.games())
def test_a_whole_match_against_skilled_bots(
    game: str, device: str, come: Callable[..., Visitor], host: Host, tasks: Tasks
) -> None:
    """All but its beginning without a network; no task of the page and no answer is long."""
    chance, taps = seeded(game), Counter[str]()
    ana = come(first=TIMED, before=tasks.begin, **DEVICES[device])
    page = ana.page
    set_up(page, game)
    kept(page)
    thoughts: list[float] = []
    for turn, before in enumerate(turns(page)):
        if turn == ONLINE:
            thoughts += page.evaluate("window.thoughts")
            host.close()
            ana.context.set_offline(True)
            page.reload()
            wait_for_me(page)
        if turn % TRACED == TRACED - 1:
            tasks.end()
            tasks.begin(page)
        if device == "phone":
            taps[tap(page, chance, before, turn)] += 1
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        else:
            moves = page.locator(".move")
            moves.nth(chance.randrange(moves.count())).click()
    thoughts += page.evaluate("window.thoughts")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".verdict")).to_be_visible()
    dialog.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/at/*")
    shown(page)
    for key in ("Home", "ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    tasks.end()
    sys.stdout.write(
        f"\n{game}, {device}: {turn + 1} turns, {dict(taps)}; longest of {tasks.count} tasks "
        f"{tasks.longest:.0f} ms; {len(thoughts)} answers of skilled, "
        f"in {statistics.median(thoughts):.0f} ms, {max(thoughts):.0f} at worst\n"
    )
    assert tasks.count > 1000
    assert tasks.longest < LONGEST_TASK
    assert max(thoughts) < SLOWEST_ANSWER
    if device == "phone":
        assert min(taps["list"], taps["menu"]) > 0
        assert taps["list anew"] <= 1


def tap(page: Page, chance: random.Random, before: int, turn: int) -> str:
    """Tap the board and what it then offers, or a move in the drawer; return what led on.

    A place of the board that leads nowhere further is left for the list, as a person would.
    """
    drawer, tab = page.locator(".drawer-body"), page.locator(".drawer-tab").first
    by_list = turn % 10 < 3
    if drawer.count() and not by_list:
        tab.tap()
    for _ in range(0 if by_list else 4):
        way = "menu" if page.locator(MENUS).count() else "board"
        offered = page.locator(MENUS if way == "menu" else TARGETS)
        places = offered.count()
        if not places:
            break
        with contextlib.suppress(PlaywrightError):  # the table has just moved on
            offered.nth(chance.randrange(places)).tap(force=True, timeout=1000)
        if moved_on(page, before):
            return way
    if not drawer.count():
        tab.tap()
    return "list" if tap_in_drawer(page, chance, before, turn) else "list anew"
