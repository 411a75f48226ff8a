"""Sources: a digest of the code that decides how a match goes."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from vaka import bots, core, engine, registry

LENGTH = 12  # hexadecimal digits: enough to tell two states of one program apart


@cache
def digest(game: str) -> str:
    """Return what differs as soon as a source of the engine, the bots or the game does.

    The sources lie beside whatever was compiled from them, so that a checkout and an installation,
    compiled or not, have the same digest. Line ends do not count, for some tools change them.
    """
    found = sha256()
    folders = [Path(str(package.__file__)).parent for package in (core, engine, bots)]
    for part, folder in enumerate([*folders, registry.load(game).folder]):
        files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.py")}
        for name in sorted(files):
            text = files[name].read_bytes().replace(b"\r\n", b"\n")
            found.update(f"{part} {name} {len(text)}\n".encode() + text)
    return found.hexdigest()[:LENGTH]
