from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import find_chromium
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import vaka
from browser.browser_table import ARGUMENTS, AXE, PATIENCE, ROOT, Server, Visitor

HERE = Path(__file__).parent
SOON = "rapanui2011"  # the game whose pages `make test` tries
BOARDS = {  # tests of the board itself, which `make test` tries with one of cards and one of tiles
    "test_a_table_can_be_read_hit_and_seen",
    "test_everything_explains_itself_when_a_match_begins",
    "test_what_can_be_done_is_said",
}
TILES = "tongiaki"
LATER = {*vaka.games()} - {SOON} | {"dark"}


@pytest.hookimpl(tryfirst=True)  # before tests are left out by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other games and the night to `make test-rest`."""
    for item in items:
        if item.path.parent != HERE:
            continue
        name, later = item.name.partition("[")[0], parameters(item) & LATER
        if later - ({TILES} if name in BOARDS else set()):
            item.add_marker(pytest.mark.long)


def parameters(item: pytest.Item) -> set[str]:
    """Return the words in the brackets behind a test's name."""
    return set(item.name.partition("[")[2].rstrip("]").split("-"))


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Say what to do where the page has not been built."""
    client = ROOT / "src" / "vaka" / "table" / "client" / "index.html"
    for needed in (client, AXE):
        assert needed.exists(), f"{needed.name} is missing: run `make test`, or `make client`"


class Chromium:
    """One browser for all tests of pages that follow each other in a process.

    Its event loop runs as long as it does, and tests of other folders need loops of their own.
    """

    def __init__(self) -> None:
        self.open = ExitStack()
        self.browser: Browser | None = None

    def running(self) -> Browser:
        """Return the browser, started if there is none or the last one has crashed."""
        if self.browser is None or not self.browser.is_connected():
            self.stop()
            path = find_chromium.found()
            assert path, find_chromium.HELP
            expect.set_options(timeout=PATIENCE)
            playwright = self.open.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            self.open.callback(self.browser.close)
        return self.browser

    def stop(self) -> None:
        """Close the browser, and with it its event loop."""
        self.browser = None
        self.open.close()


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """Close the browser behind the last test of a page."""
    yield
    if nextitem is None or nextitem.path.parent != HERE:
        CHROMIUM.stop()


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.running()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Return what lets somebody come with a browser; nothing may go wrong on any page."""
    visitors: list[Visitor] = []

    def come(at: Server = server, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, at, **wishes))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []
