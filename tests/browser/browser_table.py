"""A real server and real browsers: what the tests of the page share."""

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Response,
    expect,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import vaka

ROOT = Path(__file__).parents[2]
AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
PATIENCE = 45_000  # milliseconds: a busy machine is slow, not broken
MOST_MOVES = 700  # of one person in a match
TRIES = 100  # of each move in an analysis: enough to find what random play does wrong
SHORT = {"rapanui2020": {"max_rounds": 3}}  # options that make whole matches short
# what may be clicked on a board, and what then asks for one more click
TARGETS = ".board-area :is([data-spot], .tk-target, .tk-tools .tk-button:not(.tk-tool))"
MENUS = ".board-area :is([role=menuitem], .tk-lens button:not(.tk-close), .tk-tools .tk-main)"
ACTIVE = """() => navigator.serviceWorker.getRegistration()
  .then((found) => found?.active?.state === "activated")"""  # a service worker has all its files
SETTINGS = "localStorage.setItem('vaka.settings', JSON.stringify(%s))"
QUIET = {"motion": "still", "pace": "instant", "sound": False, "warn": False, "forced": False}


class Server:
    """`vaka serve` on a port of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        environment: dict[str, str] | None = None,
        first: str = "",
    ) -> None:
        """Start on a free port, with an empty store; `first` is Python that is run before."""
        self.program = f"{first}\nfrom vaka import cli\nraise SystemExit(cli.main())"
        self.environment = environment
        self.store = folder / "table.sqlite"
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, on the same port as before, and wait until it says that it is open."""
        command = [sys.executable, "-c", self.program, "serve", "--no-browser", "--thinkers", "1"]
        command += ["--port", str(self.port), "--db", str(self.store)]
        command += ["--analysis-tries", str(TRIES)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)", line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it at once, with the processes in which bots think."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Visitor:
    """Somebody with a browser of their own; whatever goes wrong on the page is remembered."""

    def __init__(self, browser: Browser, server: Server, **wishes: Any) -> None:
        """Open a browser; `wishes` are those of a Playwright context."""
        settings = {**QUIET, **wishes.pop("settings", {})}
        # what the page keeps for later would be fetched anew by every visitor of every test
        wishes = {"viewport": DESK, "locale": "en-GB", "service_workers": "block", **wishes}
        self.server = server
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=server.address, **wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"if (!localStorage.getItem('vaka.settings')) {SETTINGS % json.dumps(settings)}"
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open one more tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)
        page.on("response", self._see)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        lost = ("Failed to load resource", "WebSocket connection to")  # the page deals with these
        if message.type == "error" and not message.text.startswith(lost):
            self.troubles.append(f"console: {message.text}")

    def _see(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status}: {response.url}")

    def post(self, path: str, **body: Any) -> Any:
        """Send a request as the page would."""
        headers = {"origin": self.server.address}
        answer = self.context.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def caught_up(self, match: str) -> int:
        """Wait until the page shows all that has happened; return how many changes that are."""
        n: int = self.context.request.get(f"/api/matches/{match}").json()["n"]
        self.page.wait_for_selector(f".table[data-n='{n}']")
        return n

    def open_match(self, game: str, *sitters: str, **wishes: Any) -> dict[str, Any]:
        """Open a match: sitters are "me", "open" or the level of a bot."""
        places = [
            {"kind": name} if name in ("me", "open") else {"kind": "bot", "bot": name}
            for name in sitters
        ]
        options = SHORT.get(game, {})
        wishes = {"confirm": False, "pace_ms": 0, "name": "Ana", "options": options, **wishes}
        opened: dict[str, Any] = self.post("/api/matches", game=game, sitters=places, **wishes)
        return opened

    def sit_at(self, match: str, query: str = "") -> Page:
        """Go to the table of a match and wait until it is shown."""
        self.page.goto(f"/m/{match}{query}")
        expect(self.page.locator(".bar")).to_be_visible()
        expect(self.page.locator(".table-title")).not_to_be_empty()  # the words have come
        return self.page


def with_bots(game: str) -> tuple[str, ...]:
    """Return the sitters of a match of one person with as few bots as the game allows."""
    return ("me", *["novice"] * (max(2, vaka.load(game).seats[0]) - 1))


def seeded(test: str) -> random.Random:
    """Return random numbers that are the same at every run."""
    return random.Random(test)


def wait_for_me(page: Page) -> bool:
    """Wait until the viewer must act, and no bot at the same time; tell whether it goes on."""
    page.wait_for_selector("body:not(:has(.thinking)) .bar.yours, .bar.over")
    return page.locator(".bar.over").count() == 0


def step_of(page: Page) -> int:
    """Return how many changes this page has been shown."""
    return int(page.locator(".table").get_attribute("data-n") or -1)


def wait_for_change(page: Page, before: int) -> None:
    """Wait until the table has moved on."""
    page.wait_for_selector(f".table:not([data-n='{before}'])")


def turns(page: Page) -> Iterator[int]:
    """Yield before each of the viewer's moves, until the match is over."""
    for _ in range(MOST_MOVES):
        if not wait_for_me(page):
            return
        before = step_of(page)
        yield before
        wait_for_change(page, before)
    raise AssertionError(f"the match is not over after {MOST_MOVES} moves")


def moved_on(page: Page, before: int, milliseconds: int = 400) -> bool:
    """Tell whether the table answers a click within a moment."""
    with contextlib.suppress(PlaywrightTimeout):
        page.wait_for_selector(f".table:not([data-n='{before}'])", timeout=milliseconds)
    return step_of(page) != before


def tap_in_drawer(page: Page, chance: random.Random, before: int, turn: int) -> bool:
    """Tap a move in the open drawer; tell whether the first tap did it."""
    moves = page.locator(".move")
    aside: Position = {"x": 20 + 150 * (turn % 2), "y": 12}  # else it would be a double tap
    moves.nth(chance.randrange(moves.count())).tap(position=aside)
    first = moved_on(page, before, 3_000)
    if not first:
        moves.first.tap()
    return first


def becomes(page: Page, asked: str, seconds: float = 30) -> None:
    """Wait until a question that the page answers later is answered by yes.

    `wait_for_function` is for answers at once: a promise is as good as a yes to it.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(asked):
        assert time.monotonic() < end, asked
        page.wait_for_timeout(50)


def double_click(what: Locator, milliseconds: int = 20) -> None:
    """Click twice in the page itself: over its wire, a busy machine would tear the clicks apart."""
    what.evaluate(
        """async (element, milliseconds) => {
          const {x, y, width, height} = element.getBoundingClientRect();
          const middle = [x + width / 2, y + height / 2];
          const click = (on, detail) =>
            on.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail}));
          click(element, 1);
          await new Promise((done) => setTimeout(done, milliseconds));
          click(document.elementFromPoint(...middle) ?? document.body, 2);
        }""",
        milliseconds,
    )


def axe(page: Page) -> list[str]:
    """Return what axe finds wrong on the page as it is now, once nothing moves any more."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(one => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    )
    return [
        f"{rule['id']}: {rule['help']}: {node['target']} {node['html'][:160]}"
        for rule in found
        for node in rule["nodes"][:3]
    ]
