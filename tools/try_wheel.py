"""Install what is in dist/ as people do, into fresh environments, and try it.

    python tools/try_wheel.py [PYTHON ...]

- Wheel and source distribution hold every file of src/vaka, the built page too, and little else.
- A package index would take them (twine), and the wheel runs on systems other than this one
  (auditwheel); both are asked if they are installed, as `make` sees to.
- The wheel, with each PYTHON (by default the one that runs this): the engine is compiled and every
  game is played; with `vaka[table]` the table opens and answers with its pages; a stranger's game
  (examples/pig) is compiled against it.
- The source distribution where there is no C compiler: one warning, and the same matches.
"""

import argparse
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PIG = ROOT / "examples" / "pig"
COMPILER = ("setuptools>=77", "cython>=3.3.1,<3.4")
BUILT = (".so", ".pyd", ".pyc")  # made here; those of the wheel are its own
BESIDE = re.compile(  # what a source distribution holds besides
    r"(src/vaka\.egg-info/.+|PKG-INFO|setup\.(py|cfg)|pyproject\.toml|MANIFEST\.in|[A-Z]+(\.md)?)$"
)
PLAY = Path(__file__).with_name("play_installed.py")
SECONDS = 120  # for the table to open


class Wrong(Exception):
    """What was built is not fit to be given away."""


def main() -> int:
    """Try all, say what was tried, and stop at the first thing that is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("python", nargs="*", default=[sys.executable], help="default: this one")
    pythons = parser.parse_args().python
    try:
        wheel, source = only("*.whl"), only("*.tar.gz")
        check_files(wheel, source)
        check_index(wheel, source)
        check_systems(wheel)
        with tempfile.TemporaryDirectory(prefix="vaka-") as name:
            played = [try_wheel(python, wheel, Path(name)) for python in pythons]
            played.append(try_source(pythons[0], source, Path(name)))
        if any(other != played[0] for other in played):
            raise Wrong("not all of them play the same matches")
    except Wrong as wrong:
        print(f"try_wheel: {wrong}", file=sys.stderr)
        return 1
    print(f"{wheel.name} and {source.name} are fit to be installed")
    return 0


def only(pattern: str) -> Path:
    """Return the only file of dist/ that a pattern fits."""
    found = sorted((ROOT / "dist").glob(pattern))
    if len(found) != 1:
        raise Wrong(f"dist/ must hold one {pattern}, not {len(found)}: remove the old ones")
    return found[0]


def check_files(wheel: Path, source: Path) -> None:
    """Compare what is packed with what is there."""
    there = {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "vaka").rglob("*")
        if path.is_file() and path.suffix not in BUILT
    }
    if "vaka/table/client/index.html" not in there:
        raise Wrong("the page is not built: make client")
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
    compare(wheel, {name for name in names if not name.endswith(BUILT)}, there)
    with tarfile.open(source) as tarred:
        files = [member.name for member in tarred.getmembers() if member.isfile()]
    inside = {name.partition("/")[2] for name in files}
    rest = {name for name in inside if not BESIDE.match(name)}
    compare(source, rest, {f"src/{name}" for name in there})


def compare(package: Path, packed: set[str], there: set[str]) -> None:
    """Raise Wrong if a package lacks something or has too much."""
    for fault, names in (("lacks", there - packed), ("should not have", packed - there)):
        if names:
            raise Wrong(f"{package.name} {fault} {', '.join(sorted(names)[:8])}")


def check_index(*packages: Path) -> None:
    """Ask twine whether a package index would take them and could show their page."""
    if is_there("twine"):
        run(sys.executable, "-m", "twine", "check", "--strict", *map(str, packages))
        print("a package index would take both", flush=True)


def check_systems(wheel: Path) -> None:
    """Ask auditwheel on which systems a wheel runs: not only on this one."""
    if sys.platform == "linux" and is_there("auditwheel"):
        said, _ = run(sys.executable, "-m", "auditwheel", "show", str(wheel))
        print(f"the wheel runs on {systems_of(said)}", flush=True)


def systems_of(said: str) -> str:
    """Return the tag that auditwheel found fit; Wrong if a wheel is bound to this machine."""
    words = " ".join(said.split())
    found = re.search(r'following platform tag: "((?:many|musl)linux_\w+)"', words)
    if found is None:
        raise Wrong(f"the wheel runs on this system only: {words}")
    return found[1]


def is_there(module: str) -> bool:
    """Tell whether a tool is installed beside this Python."""
    return importlib.util.find_spec(module) is not None


def try_wheel(python: str, wheel: Path, folder: Path) -> dict[str, str]:
    """Install the wheel and play; then the table. Return what was played."""
    number = len(list(folder.iterdir()))
    programs = environment(python, folder / f"wheel-{number}")
    run(programs / "pip", "install", "--quiet", str(wheel))
    said, warned = run(programs / "vaka", "--version")
    print(f"wheel, {python}: {said.strip()}", flush=True)
    facts = json.loads(run(programs / "python", str(PLAY))[0])
    if not facts["compiled"] or warned:
        raise Wrong(f"the engine of the wheel is not compiled: {warned}")
    check_workshop(programs / "vaka")
    run(programs / "pip", "install", "--quiet", f"{wheel}[table]")
    open_table(programs / "vaka", folder, sorted(facts["played"]))
    compile_pig(programs, folder / f"pig-{number}")
    return dict(facts["played"])


def check_workshop(vaka: Path) -> None:
    """Ask for what only a checkout has: it must be refused in one line."""
    done = subprocess.run(
        [str(vaka), "bench"], env=clean(), capture_output=True, text=True, check=False
    )
    if done.returncode != 2 or "checkout" not in done.stderr or done.stderr.count("\n") != 1:
        raise Wrong(f"vaka bench must say that it needs a checkout, but said: {done.stderr}")


def compile_pig(programs: Path, folder: Path) -> None:
    """Compile the example of a stranger's game against the wheel, and play it."""
    shutil.copytree(PIG, folder)
    shutil.copytree(PIG / "compiled", folder, dirs_exist_ok=True)
    run(programs / "pip", "install", "--quiet", *COMPILER)
    run(programs / "pip", "install", "--quiet", "--no-build-isolation", str(folder))
    run(programs / "vaka", "simulate", "pig", "--seats", "3", "--matches", "500")
    print("a stranger's compiled game plays", flush=True)


def try_source(python: str, source: Path, folder: Path) -> dict[str, str]:
    """Install the source distribution where no compiler is, and play. Return what was played."""
    programs = environment(python, folder / "source")
    run(programs / "pip", "install", "--quiet", str(source), CC=str(folder / "no-compiler"))
    said, warned = run(programs / "vaka", "--version")
    print(f"source distribution without a compiler: {said.strip()}", flush=True)
    facts = json.loads(run(programs / "python", str(PLAY), "--plain")[0])
    if facts["compiled"] or warned.count("Warning") != 1:
        raise Wrong(f"it must be uncompiled and warn once, but said: {warned}")
    return dict(facts["played"])


def environment(python: str, folder: Path) -> Path:
    """Make a virtual environment; return the folder of its programs."""
    run(python, "-m", "venv", str(folder))
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def clean(**more: str) -> dict[str, str]:
    """Return the environment of a program that knows nothing of this checkout."""
    ours = ("VAKA_", "PYTHON")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


def run(program: str | Path, *words: str, **more: str) -> tuple[str, str]:
    """Run a program away from this checkout; return what it said and what it complained of."""
    done = subprocess.run(
        [str(program), *words],
        cwd=tempfile.gettempdir(),
        env=clean(**more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise Wrong(f"{Path(program).name} {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout, done.stderr


def open_table(vaka: Path, folder: Path, games: list[str]) -> None:
    """Open the table, look at its pages and close it."""
    words = ["serve", "--no-browser", "--port", "0", "--db", str(folder / "table.sqlite")]
    with subprocess.Popen(
        [str(vaka), *words], env=clean(), cwd=folder, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            found = re.search(r"http://[\w.:]+", line)
            if not found:
                raise Wrong(f"the table did not open: {line}")
            look(found[0], games)
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=SECONDS)
    print(f"the table opened with {', '.join(games)}", flush=True)


def look(address: str, games: list[str]) -> None:
    """Ask a table for its page, the files that the page names, and every game."""
    page = ask(address, "/").decode()
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        ask(address, path)
    cards: list[dict[str, Any]] = json.loads(ask(address, "/api/games"))
    if sorted(card["name"] for card in cards) != games:
        raise Wrong("the table does not offer the games that are installed")
    for name in games:
        for path in (
            f"/rules/{name}",
            f"/api/games/{name}/rules/nl",
            f"/api/games/{name}/words/de",
        ):
            ask(address, path)


def ask(address: str, path: str) -> bytes:
    """Return what a table answers: a text, or the file of a font."""
    with urllib.request.urlopen(address + path, timeout=SECONDS) as answer:
        return bytes(answer.read())


if __name__ == "__main__":
    sys.exit(main())
