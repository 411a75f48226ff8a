"""Install torch and sb3-contrib, with which the tests run examples/train_ppo.py.

Nothing happens if they are there. On Linux the torch that pip finds by itself brings gigabytes for
graphics cards, which a test of a small network must not cost; so there only the build for the
processor alone is taken, where pip is set up to find it (`pip config`: find-links or an index that
has it). Without it the tests of training are skipped and say so.
"""

import importlib.util
import subprocess
import sys

SMALL = "torch==2.13.0+cpu" if sys.platform == "linux" else "torch>=2.13"
TRAINING = "sb3-contrib>=2.4"
INSTALL = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def main() -> int:
    """Install what is missing; never fail, the tests say what they lack."""
    if importlib.util.find_spec("sb3_contrib"):
        return 0
    torch = [] if importlib.util.find_spec("torch") else [SMALL]
    print("installing torch for the tests of training ...", flush=True)
    done = subprocess.run([*INSTALL, *torch, TRAINING], capture_output=True, check=False)
    if done.returncode:
        print("pip finds no small build of torch here: the tests of training are skipped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
