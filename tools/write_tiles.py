"""Write the tiles of Tongiaki for its board in the browser, from the parts of the game."""

import sys
from typing import Any

from written import GENERATED, json_text, run

from vaka.games.tongiaki import parts as K


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


if __name__ == "__main__":
    sys.exit(run(__doc__, [(GENERATED / "tongiaki" / "tiles.json", json_text(tiles()))]))
