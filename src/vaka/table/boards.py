"""Boards that games of others bring for the page: one module, and a style sheet if it wants one.

They lie in the game's package as `page/board.js` and `page/board.css`, are read once, and only
these two names exist, whatever an address looks like. Their address has a digest of both, so that a
browser keeps them until they change.
"""

import hashlib
import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from vaka import registry
from vaka.core.game import Game
from vaka.errors import UnknownGame
from vaka.table.messages import BoardFiles

FOLDER = "page"
SCRIPT = "board.js"
STYLE = "board.css"
LARGEST = 512 * 1024  # bytes of one file
LOG = logging.getLogger("vaka.table")


class Board(NamedTuple):
    """The files of a board by their names, and a digest of all of them."""

    digest: str
    files: Mapping[str, bytes]


def files_of(game: Game) -> BoardFiles | None:
    """Return where the page finds the board that a game brings, None if it brings none."""
    board = board_of(game)
    if board is None:
        return None
    root = f"/boards/{game.name}/{board.digest}"
    return BoardFiles(f"{root}/{SCRIPT}", f"{root}/{STYLE}" if STYLE in board.files else "")


def file(game: str, digest: str, name: str) -> bytes | None:
    """Return a file of the board of an installed game, None if there is no such file."""
    try:
        board = board_of(registry.load(game))
    except UnknownGame:
        return None
    if board is None or board.digest != digest:
        return None
    return board.files.get(name)


def board_of(game: Game) -> Board | None:
    """Return the board that a game of somebody else's brings; vaka's own are part of the page."""
    return None if registry.is_own(game) else _read(game.name, game.folder)


@cache
def _read(game: str, package: Path) -> Board | None:
    """Read the board in a package; of one that cannot be used the log says why, once."""
    if not (package / FOLDER / SCRIPT).exists():
        return None
    try:
        files = {
            name: _text(package, name)
            for name in (SCRIPT, STYLE)
            if (package / FOLDER / name).exists()
        }
    except (OSError, ValueError) as error:
        LOG.warning("the board of %s is left out: %s", game, error)
        return None
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return Board(digest.hexdigest()[:16], files)


def _text(package: Path, name: str) -> bytes:
    """Return a file of text that lies in the package itself; ValueError says what is wrong."""
    path = (package / FOLDER / name).resolve(strict=True)
    if not path.is_relative_to(package.resolve()):
        raise ValueError(f"{name} lies outside its package")
    if not path.is_file() or path.stat().st_size > LARGEST:
        raise ValueError(f"{name} must be a file of at most {LARGEST} bytes")
    content = path.read_bytes()
    if b"\0" in content:
        raise ValueError(f"{name} is no text")
    content.decode("utf-8")  # a UnicodeDecodeError is a ValueError
    return content
