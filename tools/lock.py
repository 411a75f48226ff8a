"""Pin what the table needs at run time, with hashes, for servers: writes deploy/requirements.lock.

One file serves every system and every Python that vaka supports. It names no place to download
from: that is the installer's to know.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "deploy" / "requirements.lock"
EXTRAS = ("table", "postgres")
HEADER = """\
# What `vaka serve` needs, with hashes. `make lock` writes this file.
# pip install --require-hashes -r requirements.lock && pip install --no-deps vaka
"""


def main() -> int:
    """Write the newest versions that pyproject.toml allows; return the exit status."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet"),
            *("--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"),
            *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
            *(word for extra in EXTRAS for word in ("--extra", extra)),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        LOCK.write_text(HEADER + done.stdout, encoding="utf-8")
        print(f"wrote {LOCK.relative_to(ROOT)}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
