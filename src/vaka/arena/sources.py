"""Sources: a digest of the code that decides how a match goes."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from vaka import bots, core, engine, registry
from vaka.bots import own

if TYPE_CHECKING:
    from hashlib import _Hash

KINDS = ("*.py", "*.net")  # rules and bots, and what a game's bots have learned
LENGTH = 12  # hexadecimal digits: enough to tell two states of one program apart


@cache
def digest(game: str, names: tuple[str, ...] = ()) -> str:
    """Return what differs with any source of engine, game or bots, and with a network of theirs.

    The sources lie beside whatever was compiled from them, so that a checkout and an installation,
    compiled or not, have the same digest. Line ends do not count, for some tools change them. Of
    bots of one's own among the names, module, neighbours and the data that they name count: who
    edits one, or trains it on, plays anew.
    """
    found = sha256()
    folders = [Path(str(package.__file__)).parent for package in (core, engine, bots)]
    for part, folder in enumerate([*folders, registry.load(game).folder]):
        files = {
            file.relative_to(folder).as_posix(): file
            for kind in KINDS
            for file in folder.rglob(kind)
        }
        for name in sorted(files):
            _add(found, f"{part} {name}", files[name])
    for name in sorted(names):
        for file in own.sources(name):
            _add(found, f"{name} {file.name}", file)
    return found.hexdigest()[:LENGTH]


def _add(found: "_Hash", name: str, file: Path) -> None:
    text = file.read_bytes()
    if file.suffix == ".py":
        text = text.replace(b"\r\n", b"\n")
    found.update(f"{name} {len(text)}\n".encode() + text)
