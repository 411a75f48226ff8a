"""Compile the engine for browsers: what `make site-play` puts beside Python for the browser.

Pyodide loads compiled modules as side modules of WebAssembly. Emscripten makes them, but a compiler
and a linker of LLVM do too, which the package `ziglang` brings; C has been made by Cython already.
Modules use only the stable ABI, so the headers of any Python serve for the one in the browser; what
they call of C's library is in Pyodide. The modules of a game share one file, which opens sooner.

Where this cannot be done it says so in one line, and the folder carries the plain engine
(VAKA_REQUIRE_COMPILED=1 makes that an error).
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from vaka import bundles
from vaka.table.carried import engine_digest

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "build" / "browser"
OBJECTS = BUILT / "objects"
HEADERS = BUILT / "include"
MACHINE = ROOT / "web" / "python" / "pyconfig.h"
COMPILE = (
    "clang",
    "--target=wasm32-unknown-emscripten",
    "-c",
    "-O3",
    "-g0",
    "-w",
    "-fPIC",
    "-fvisibility=hidden",
    "-nostdinc",
    "-DNDEBUG",
    "-DPy_LIMITED_API=0x030B0000",
    "-D__wasi__",  # or the only headers for WebAssembly there are refuse to be used
)
LINK = (
    "wasm-ld",
    "-shared",
    "--experimental-pic",
    "--import-memory",
    "--unresolved-symbols=import-dynamic",
    "--strip-all",
    "-z",
    "muldefs",  # a helper of Cython's is not static, and the same in every module
)


class Impossible(Exception):
    """The engine cannot be compiled for browsers here."""


def main() -> int:
    """Build what has changed; say in one line what is missing."""
    try:
        build()
    except (Impossible, subprocess.CalledProcessError) as problem:
        print(f"no compiled engine for the browser: {problem}")
        return int(os.environ.get("VAKA_REQUIRE_COMPILED") == "1")
    return 0


def build() -> None:
    """Compile and link, and write down what is where and what it was made from."""
    zig = find_zig()
    sources = generated()
    include = headers(zig)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = dict(
            zip(
                sources,
                pool.map(lambda source: compiled(zig, include, source), sources.values()),
                strict=True,
            )
        )
        files = {name: f"{part_of(name)}.so" for name in sources}
        shared = {file: [name for name in files if files[name] == file] for file in files.values()}
        list(pool.map(lambda file: link(zig, file, shared[file], objects), shared))
    for unused in set(OBJECTS.iterdir()) - set(objects.values()):
        unused.unlink()
    told = {"made_from": engine_digest(), "modules": files}
    (BUILT / bundles.LIST).write_text(json.dumps(told, indent=1, sort_keys=True))


def find_zig() -> Path:
    """Return the program that has a compiler and a linker in it."""
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise Impossible("the package ziglang is missing (pip install --group browser-engine)")
    return Path(spec.origin).with_name("zig.exe" if sys.platform == "win32" else "zig")


def generated() -> dict[str, Path]:
    """Return the C of each module of the engine, made anew where it is older than the module."""
    os.chdir(ROOT)  # setup.py names everything from there
    setup = load(ROOT / "setup.py")
    return {extension.name: ROOT / extension.sources[0] for extension in setup.extensions()}


def load(path: Path) -> ModuleType:
    """Return a program as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def headers(zig: Path) -> list[str]:
    """Return where headers are: Python's for another machine, the compiler's and those of C."""
    python = Path(sysconfig.get_path("include"))
    if not (python / "Python.h").is_file():
        raise Impossible("Python's headers are missing (Debian: apt install python3-dev)")
    shutil.copytree(python, HEADERS, dirs_exist_ok=True)
    shutil.copy(MACHINE, HEADERS)
    library = zig.parent / "lib"
    c = library / "libc" / "include"
    folders = (library / "include", c / "wasm-wasi-musl", c / "generic-musl")
    return [f"-I{HEADERS}", *(f"-isystem{folder}" for folder in folders)]


def compiled(zig: Path, include: Iterable[str], source: Path) -> Path:
    """Return the object of a file of C; its name says all that it was made from."""
    made_from = hashlib.sha256(source.read_bytes())
    made_from.update(repr((COMPILE, zig.stat().st_size, sys.version)).encode())
    made_from.update(MACHINE.read_bytes())
    target = OBJECTS / f"{made_from.hexdigest()[:32]}.o"
    if not target.exists():
        OBJECTS.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_suffix(".part")
        run(zig, *COMPILE, *include, str(source), "-o", str(unfinished))
        unfinished.rename(target)
    return target


def part_of(module: str) -> str:
    """Return the file that a module shares with others: that of its game, or the engine's."""
    _, part, name, *_ = module.split(".")
    return name if part == "games" else part


def link(zig: Path, file: str, modules: list[str], objects: dict[str, Path]) -> None:
    """Make one file of some modules, unless it is there."""
    target = BUILT / file
    parts = [objects[module] for module in modules]
    if target.exists() and target.stat().st_mtime > max(part.stat().st_mtime for part in parts):
        return
    begins = [f"--export=PyInit_{module.rpartition('.')[2]}" for module in modules]
    assert len(set(begins)) == len(begins), f"two modules of one name in {file}"
    run(zig, *LINK, *begins, "-o", str(target), *map(str, parts))


def run(zig: Path, *words: str) -> None:
    """Run one of the programs."""
    done = subprocess.run([zig, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Impossible(f"{words[0]} says: {done.stderr.strip()[:500]}")


if __name__ == "__main__":
    sys.exit(main())
