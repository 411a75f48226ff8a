import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import vaka
from browser.browser_table import ARGUMENTS, AXE, PATIENCE, ROOT, Server, Visitor

HERE = Path(__file__).parent
SOON = {
    "rapanui2011",
    "tongiaki",
}  # games whose pages `make test` tries, one of cards, one of tiles
LATER = {*vaka.games()} - SOON | {"dark"}
LONG_MATCH = "test_a_whole_match_is_played_by_clicking_the_board[tongiaki]"


@pytest.hookimpl(tryfirst=True)  # before tests are left out by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other games and the night to `make test-rest`."""
    for item in items:
        if item.path.parent != HERE:
            continue
        if parameters(item) & LATER or item.name == LONG_MATCH:
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a module: its event loop runs as long as it does, and others need their own."""
    finder = [sys.executable, str(ROOT / "tools" / "find_chromium.py")]
    path = subprocess.run(finder, capture_output=True, text=True, check=True).stdout.strip()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


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
