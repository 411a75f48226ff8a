"""Write the tiles of Tongiaki for its board in the browser, from the parts of the game.

Run it after editing the tiles in parts.py; `--check` only tells whether the file is out of date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from vaka.games.tongiaki import parts as K

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "tongiaki" / "tiles.json"


def tiles() -> dict[str, Any]:
    """Return what the board must know: colours, directions, islands with beaches, water."""
    return {
        "colours": K.COLOURS,
        "royal": K.MOST_ROYAL,
        "steps": list(zip(K.STEP_Q, K.STEP_R, strict=True)),
        "islands": {
            name: {
                "points": points,
                "beaches": [{"berths": berths, "piers": piers} for berths, piers in beaches],
            }
            for name, points, beaches in K.ISLAND_TILES
        },
        "waters": dict(K.WATER_TILES),
    }


def text() -> str:
    """Return the text of the file: one line for each colour, direction and tile."""
    lines = []
    for key, value in tiles().items():
        if isinstance(value, dict):
            rows = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items()]
            lines.append(f'  "{key}": {{\n' + ",\n".join(rows) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the file, or with --check compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    if not parser.parse_args().check:
        FILE.write_text(text(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text():
        print(f"{FILE.name} is out of date: run tools/write_tiles.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
