"""Find Chromium for the browser tests, or install it where apt can; print where it is."""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"  # the same engine without windows: half the work for a page
NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
HELP = """\
The browser tests need Chromium or Chrome, and it could not be installed here by itself.
Install it with your system's packages (Debian: apt install chromium-headless-shell),
or say where it is:
VAKA_CHROMIUM=/path/to/chrome make test"""


def found() -> str | None:
    """Return the path of a browser that runs, if there is one."""
    named = os.environ.get("VAKA_CHROMIUM")
    candidates = [named] if named else [shutil.which(name) for name in NAMES]
    return next((path for path in candidates if path and runs(path)), None)


def runs(path: str) -> bool:
    """Tell whether a browser starts: some systems have only a stand-in for a snap."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install() -> None:
    """Install Chromium or its shell with apt, as root or with a sudo that asks nothing."""
    if not shutil.which("apt-get"):
        return
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if root and not shutil.which("sudo"):
        return
    print("installing Chromium for the browser tests ...", file=sys.stderr, flush=True)
    for words in (["-q", "update"], ["-qy", "install", SHELL], ["-qy", "install", "chromium"]):
        subprocess.run([*root, "apt-get", *words], stdout=subprocess.DEVNULL, check=False)
        if found():
            return


def main() -> int:
    """Print the path of the browser; explain what to do if there is none."""
    path = found()
    if path is None and not os.environ.get("VAKA_CHROMIUM"):
        install()
        path = found()
    if path is None:
        print(HELP, file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
