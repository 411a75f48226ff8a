"""Write what is in the box of each game, with counts and prices, for the player aids of the page.

The boards have what they draw in files of their own; what only the aid tells stands in these, which
are fetched when somebody opens it.
"""

import sys
from typing import Any

from written import GENERATED, json_text, run

from vaka.games.raiatea import parts as raiatea
from vaka.games.rapanui2011 import parts as rapanui2011
from vaka.games.rapanui2020 import parts as rapanui2020
from vaka.games.tongiaki import parts as tongiaki


def of_rapanui2011() -> dict[str, Any]:
    """Return cards and numbers of Rapa Nui (2011)."""
    k = rapanui2011
    start = (k.COLOUR_COUNT, 0, 0, *(k.COLOUR_COUNT - k.LACKS.count(i) for i in range(4)))
    return {
        "cards": {name: [n, more] for name, n, more in zip(k.TYPES, k.DECK, start, strict=True)},
        "kinds": k.KINDS,
        "offerings": k.OFFERINGS,
        "buy_price": k.BUY_PRICE,
        "moai_price": k.MOAI_PRICE,
        "most_hunters": k.HAND,
        "bonus_cards": k.BONUS_CARDS,
        "moai_fame": k.MOAI_FAME,
        "wood_per_fame": k.WOOD_PER_FAME,
        "best_value": k.BEST_VALUE,
    }


def of_rapanui2020() -> dict[str, Any]:
    """Return tiles, offerings and stones of Rapa Nui (2020); what differs by the board's side."""
    k = rapanui2020
    stacks = {
        board: {
            name: sorted(
                (
                    value
                    for kind, beside, value, n in zip(
                        k.KIND_TYPE, k.KIND_BESIDE, k.KIND_VALUE, k.KIND_COPIES[side], strict=True
                    )
                    for _ in range(n)
                    if kind == at and not beside
                ),
                reverse=True,
            )
            for at, name in enumerate(k.TYPES)
        }
        for side, board in enumerate(k.BOARDS)
    }
    return {
        "tiles": dict(zip(k.TILES, k.TILE_COPIES, strict=True)),
        "stacks": stacks,
        "outstanding": dict(zip(k.TYPES, k.OUTSTANDING_VALUES, strict=True)),
        "price": k.PRICE,
        "moai": {
            board: dict(zip(k.SIZES, counts, strict=True))
            for board, counts in zip(k.BOARDS, k.MOAI_COUNT, strict=True)
        },
        "pukao": k.PUKAOS,
        "villagers": k.VILLAGERS,
        "most_improvements": k.MOST_IMPROVEMENTS,
        "favor_points": k.FAVOR_POINTS,
    }


def _share(part: int, whole: int) -> tuple[int, int]:
    """Return a count, and how much that is in percent."""
    return part, round(100 * part / whole)


def of_tongiaki() -> dict[str, Any]:
    """Return how many tiles of the pile let a fleet of so many colours pass, and the ships."""
    k = tongiaki
    islands = k.ISLAND_COUNT - 1  # Tonga is never in the pile
    pile = islands + len(k.WATERS)
    passing = {
        str(colours): _share(islands + sum(n <= colours for n in k.CREST_NUMBER), pile)
        for colours in range(1, k.HIGHEST_NUMBER + 1)
    }
    return {
        "ships": k.SHIPS,
        "royal": k.MOST_ROYAL,
        "pile": pile,
        "islands": islands,
        "crests": dict(zip(k.WATERS, k.CREST_NUMBER, strict=True)),
        "passing": passing,
    }


def of_raiatea() -> dict[str, Any]:
    """Return how often each card, mask and token of Raiatea is there."""
    k = raiatea
    forest = dict(zip(k.FOREST_CARDS, k.FOREST_DECK, strict=True))
    masks = dict.fromkeys(k.MASKS, 0)
    for mask, count in zip(k.FOREST_MASK, k.FOREST_DECK, strict=True):
        if mask >= 0:
            masks[k.MASKS[mask]] += count
    for name in k.PICTURES[: k.START_MASKS]:
        masks[name] += 1
    return {
        "copies": k.COPIES,
        "masks": masks,
        "helpers": {name: forest[name] + k.FIRST_HELPERS for name in k.HELPERS},
        "goods": {name: forest[name] + 1 for name in k.GOODS},
        "tokens": dict(zip(k.TOKENS, k.TOKEN_DECK, strict=True)),
    }


AIDS = {
    "rapanui2011": of_rapanui2011,
    "rapanui2020": of_rapanui2020,
    "tongiaki": of_tongiaki,
    "raiatea": of_raiatea,
}


if __name__ == "__main__":
    files = [(GENERATED / name / "aid.json", json_text(aid())) for name, aid in AIDS.items()]
    sys.exit(run(__doc__, files))
