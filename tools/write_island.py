"""Write both islands of Rapa Nui (2020) for its board in the browser, from the game's parts."""

import sys
from typing import Any

from written import GENERATED, json_text, run

from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K


def island() -> dict[str, Any]:
    """Return what the board must know: pieces and prices by name, and the spaces of both sides."""
    return {
        "animals": K.ANIMALS,
        "resources": K.RESOURCES,
        "cap": K.CAP,
        "sizes": K.SIZES,
        "yield": K.YIELD,
        "tiles": K.TILES,
        "offerings": K.TYPES,
        "price": {"full": K.PRICE, "reduced": K.REDUCED_PRICE, "barter": K.BARTERED},
        "points": {"tablet": K.TABLET_POINTS, "favor": K.FAVOR_POINTS},
        "end": K.END_LIMIT,
        "improvements": {
            name: [price, K.RESOURCES[resource]]
            for name, price, resource in zip(
                K.IMPROVEMENTS, K.BUILD_PRICE, K.BUILD_RESOURCE, strict=True
            )
        },
        "most_improvements": K.MOST_IMPROVEMENTS,
        "places": dict(zip(K.BOARDS, K.PLACES, strict=True)),
        "crater": {board: chart.crater(board) for board in K.BOARDS},
        "pukao_quarry": {board: chart.pukao_quarry(board) for board in K.BOARDS},
        **{
            board: {space: about(board, space) for space in chart.spaces(board)}
            for board in K.BOARDS
        },
    }


def about(board: str, space: str) -> dict[str, Any]:
    """Return one space: its name, what is printed there, its ahu and its neighbours."""
    return {
        "name": chart.place(board, space),
        "prints": chart.printed(board, space),
        "ahu": chart.ahu_spaces(board).count(space),
        "beside": [other for other in chart.spaces(board) if chart.adjacent(space, other)],
    }


if __name__ == "__main__":
    sys.exit(run(__doc__, [(GENERATED / "rapanui2020" / "island.json", json_text(island()))]))
