"""Write the cards, masks and tokens of Raiatea for its board in the browser, from the parts.

Run it after editing parts.py; `--check` only tells whether the file is out of date.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vaka.games.raiatea import parts as K

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "raiatea" / "cards.json"
KINDS = {K.BLACK: "black", K.BLUE: "blue", K.BROWN: "brown", K.BURGUNDY: "burgundy"}


def cards() -> dict[str, Any]:
    """Return what the board must know of each thing that is printed on cards and on the board."""
    return {
        "goods": K.GOODS,
        "helpers": K.HELPERS,
        "tiles": K.TILES,
        "pictures": K.PICTURES,
        "rounds": {
            name: {"seats": seats, "ceremony": bool(ceremony)}
            for name, seats, ceremony in zip(K.ROUNDS, K.ROUND_SEATS, K.CEREMONY, strict=True)
            if seats and name != "end"
        },
        "ranks": dict(zip(K.RANKS, (0, K.ARIKI, K.ARIOI, K.TAHUA), strict=True)),
        "numbers": {
            "priests": K.MOST_PRIESTS,
            "tattoo": K.MOST_TATTOO,
            "price": K.MOST_PRICE,
            "clips_few": K.CLIPS_FEW,
            "clips_many": K.CLIPS_MANY,
            "arioi": K.ARIOI,
        },
        "rituals": {
            name: {"cost": cost, "kind": KINDS[kind], "deck": K.DECKS[deck], "steps": _steps(steps)}
            for name, cost, kind, deck, steps in K.RITUAL_TABLE
        },
        "forest": {
            name: {"mask": K.MASKS[mask], "pearls": pearls, "mana": mana, "tattoo": tattoo}
            for name, _, mask, pearls, mana, tattoo in K.FOREST_TABLE
            if mask >= 0
        },
        "pairs": {
            picture: K.PAIR_KINDS[kind]
            for picture, kind in zip(K.PICTURES, K.PAIR_KIND, strict=True)
        },
        "prices": {
            good: [_steps(steps) for steps in levels]
            for good, levels in zip(K.GOODS, K.BONUS, strict=True)
        },
        "tokens": {
            name: {
                "points": K.TOKEN_STATUE[i] + 1,
                "kind": K.TOKEN_KINDS[K.TOKEN_KIND[i]],
                "need": K.TOKEN_NEED[i],
                "goods": [good for good, n in zip(K.GOODS, K.TOKEN_GOODS[i], strict=True) if n],
            }
            for i, name in enumerate(K.TOKENS)
        },
    }


def _steps(steps: Iterable[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(K.STEPS[do], n) for do, n in steps if do >= 0]


def text() -> str:
    """Return the text of the file: one line for each thing."""
    lines = []
    for key, value in cards().items():
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
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text():
        print(f"{FILE.name} is out of date: run tools/write_cards.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
