"""The page of a folder without a server, apart from its table: Python is not needed for these."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browser_table import ACTIVE, Visitor, becomes
from browser.folder_host import UNDER, WITHOUT_PYTHON, Host
from vaka.table import folder, licences

SETTLED = """() => navigator.serviceWorker.getRegistration()
  .then((found) => !found.installing && !found.waiting)"""
UPDATE = "async () => (await navigator.serviceWorker.ready).update().then(() => 1, () => 0)"
PYTHONS = """async () => {
  const names = [];
  for (const cache of await caches.keys())
    for (const request of await (await caches.open(cache)).keys())
      if (request.url.includes("/python-")) names.push(request.url.split("/").at(-2));
  return [...new Set(names)];
}"""


def written(root: Path, version: str) -> Path:
    """Write a folder of the built page with something in place of Python."""
    pyodide = root / f"pyodide {version}"
    pyodide.mkdir()
    for name in folder.PYODIDE:
        (pyodide / name).write_text(f"{name} {version}")
    (pyodide / folder.LOCK).write_text(json.dumps({"info": {"python": "3.14"}}))
    (pyodide / licences.ABOUT).write_text(json.dumps({"version": version}))
    made = root / f"made {version}"
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop is in this one
        thread.submit(folder.write, made, pyodide).result()
    return made


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    root = tmp_path_factory.mktemp("versions")
    return written(root, "1.0"), written(root, "2.0")


@pytest.fixture
def publish(versions: tuple[Path, Path], tmp_path: Path) -> Callable[..., None]:
    """Return what puts files of a version on the host."""

    def copy(version: int, *left_out: str) -> None:
        for path in versions[version].rglob("*"):
            name = path.relative_to(versions[version])
            if path.is_file() and name.as_posix() not in left_out:
                (tmp_path / UNDER / name).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / UNDER / name).write_bytes(path.read_bytes())

    copy(0)
    return copy


@pytest.fixture
def ana(browser: Browser, publish: Callable[..., None], tmp_path: Path) -> Iterator[Visitor]:
    """Somebody whose browser keeps the folder."""
    host = Host(tmp_path)
    server: Any = SimpleNamespace(address=host.address)
    visitor = Visitor(browser, server, service_workers="allow")
    visitor.context.add_init_script(WITHOUT_PYTHON)
    come(visitor.page)
    becomes(visitor.page, ACTIVE)
    yield visitor
    visitor.context.close()
    host.close()
    assert visitor.troubles == []


def come(page: Page) -> None:
    page.goto(f"/{UNDER}/")
    expect(page.locator(".card")).to_have_count(4)


def newer(page: Page) -> Any:
    return page.locator(".notice", has_text="newer version")


def test_a_folder_can_be_installed_where_it_lies(ana: Visitor) -> None:
    session = ana.context.new_cdp_session(ana.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith(f"/{UNDER}/manifest.webmanifest")
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    reasons = [problem["errorId"] for problem in problems]
    assert [reason for reason in reasons if reason != "in-incognito"] == []


def test_its_licences_can_be_read_without_a_network(ana: Visitor) -> None:
    come(ana.page)  # now from what is kept
    ana.context.set_offline(True)
    come(ana.page)
    ana.page.get_by_role("button", name="Settings").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.locator("summary", has_text="What is kept of you").click()
    with ana.page.expect_popup() as opened:
        dialog.get_by_role("link", name="licences").click()
    text = opened.value.locator("body")
    for part in ("MIT License", "SIL OPEN FONT LICENSE", "preact", "Pyodide 1.0", "Python 3.14"):
        expect(text).to_contain_text(part)


def test_a_folder_that_is_half_published_changes_nothing(
    ana: Visitor, publish: Callable[..., None]
) -> None:
    page = ana.page
    come(page)  # now from what is kept
    [kept] = page.evaluate(PYTHONS)
    publish(1, folder.PAGE)  # the new service worker, and the page of before
    page.evaluate(UPDATE)
    becomes(page, SETTLED)
    assert page.evaluate(PYTHONS) == [kept]
    expect(newer(page)).to_have_count(0)
    come(page)
    publish(1)
    page.evaluate(UPDATE)
    with page.expect_navigation():
        newer(page).get_by_role("button").click()
    expect(page.locator(".card")).to_have_count(4)
    becomes(page, f"async () => (await ({PYTHONS})()).length === 1")
    [after] = page.evaluate(PYTHONS)
    assert after != kept


def test_a_tab_is_told_when_another_has_gone_over_to_a_newer_version(
    ana: Visitor, publish: Callable[..., None]
) -> None:
    come(ana.page)
    other = ana.new_page()
    come(other)
    publish(1)
    other.evaluate(UPDATE)
    expect(newer(other)).to_be_visible()
    expect(newer(ana.page)).to_be_visible()
    with other.expect_navigation():
        newer(other).get_by_role("button").click()
    with ana.page.expect_navigation():
        newer(ana.page).get_by_role("button").click()
    expect(ana.page.locator(".card")).to_have_count(4)
    expect(newer(ana.page)).to_have_count(0)
