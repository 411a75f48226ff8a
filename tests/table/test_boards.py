"""Boards that games of others bring: which files are served, and how."""

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from table.table_client import Person
from vaka import registry
from vaka.table import boards
from vaka.table.guard import POLICY

SCRIPT = 'export const mount = () => ({ update() {} }); // a "board"\n'


class Stranger:
    """What boards look at of a game of somebody else's."""

    name = "stranger"
    package = "stranger"

    def __init__(self, folder: Path) -> None:
        """Lie in a folder."""
        self.folder = folder


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an installed package with a board, known as the game `stranger`."""
    folder = tmp_path / "stranger"
    (folder / "page").mkdir(parents=True)
    (folder / "page" / "board.js").write_text(SCRIPT)
    (folder / "page" / "board.css").write_text(".stranger { color: red }\n")
    (folder / "page" / "secret.js").write_text("export const secret = 1;\n")
    (folder / "secret.js").write_text("export const secret = 1;\n")
    (tmp_path / "outside.js").write_text("export const outside = 1;\n")
    load = registry.load
    stranger: Any = Stranger(folder)
    monkeypatch.setattr(
        registry, "load", lambda name: stranger if name == "stranger" else load(name)
    )
    boards._read.cache_clear()
    return folder


def _files(package: Path) -> Any:
    game: Any = Stranger(package)
    return boards.files_of(game)


def test_a_board_is_served_under_the_policy_of_the_page_and_kept(
    ana: Person, package: Path
) -> None:
    files = _files(package)
    script, style = ana.ask("GET", files.script), ana.ask("GET", files.style)
    assert (script.status, style.status) == (200, 200)
    assert script.body.decode() == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    for answer in (script, style):
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in answer.headers["cache-control"]
    assert POLICY.startswith("default-src 'self';")
    assert "unsafe" not in POLICY
    assert not re.search(r"https?:|\*", POLICY)


@pytest.mark.parametrize(
    "path",
    [
        "/boards/stranger/{digest}/secret.js",
        "/boards/stranger/{digest}/..%2Fsecret.js",
        "/boards/stranger/{digest}/%2e%2e/secret.js",
        "/boards/stranger/{digest}/..%5csecret.js",
        "/boards/stranger/{digest}/board.js%00",
        "/boards/stranger/{digest}/",
        "/boards/stranger/{digest}",
        "/boards/stranger/0123456789abcdef/board.js",
        "/boards/..%2Fstranger/{digest}/board.js",
        "/boards/stranger.page/{digest}/board.js",
        "/boards/vaka.games.tongiaki/{digest}/board.js",
        "/boards/tongiaki/{digest}/board.js",
        "/boards/nothing/{digest}/board.js",
    ],
)
def test_nothing_but_the_files_of_installed_boards_exists(
    ana: Person, package: Path, path: str
) -> None:
    digest = _files(package).script.split("/")[3]
    answer = ana.ask("GET", path.format(digest=digest))
    assert answer.status == 404
    assert b"secret" not in answer.body


def test_the_address_changes_with_the_contents(package: Path) -> None:
    before = _files(package).script
    (package / "page" / "board.css").write_text(".stranger { color: blue }\n")
    boards._read.cache_clear()  # a table reads it once
    assert _files(package).script != before
    (package / "page" / "board.css").unlink()
    boards._read.cache_clear()
    assert _files(package).style == ""


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"\xff\xfe not text", "decode"),
        (b"export const mount = 1;\0", "is no text"),
        (b" " * (boards.LARGEST + 1), "at most"),
    ],
)
def test_a_board_that_cannot_be_used_is_left_out_and_the_log_says_why(
    package: Path, caplog: pytest.LogCaptureFixture, content: bytes, why: str
) -> None:
    (package / "page" / "board.js").write_bytes(content)
    with caplog.at_level(logging.WARNING, "vaka.table"):
        assert _files(package) is None
        assert _files(package) is None
    [line] = [record.getMessage() for record in caplog.records if "board" in record.getMessage()]
    assert line.startswith("the board of stranger is left out: ")
    assert why in line


def test_a_link_out_of_the_package_is_not_followed(package: Path) -> None:
    (package / "page" / "board.js").unlink()
    (package / "page" / "board.js").symlink_to(package.parent / "outside.js")
    assert _files(package) is None


def test_a_package_without_a_board_and_our_own_games_bring_none(package: Path) -> None:
    (package / "page" / "board.js").unlink()
    assert _files(package) is None
    assert boards.files_of(registry.load("tongiaki")) is None
