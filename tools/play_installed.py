"""Play a match of every game with the vaka that is installed, and print what was played as JSON.

    python tools/play_installed.py            fails if the engine is not compiled
    python tools/play_installed.py --plain    takes the plain one too

Wheels are tried with it on every system before a release.
"""

import json
import sys

import vaka
from vaka.testing import digest


def main() -> int:
    """Play; return 1 if the engine should be compiled and is not."""
    if not (vaka.engine.COMPILED or "--plain" in sys.argv):
        print("the engine is not compiled", file=sys.stderr)
        return 1
    played = {name: digest(vaka.load(name), 1, 1) for name in vaka.games()}
    print(json.dumps({"compiled": vaka.engine.COMPILED, "played": played}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
