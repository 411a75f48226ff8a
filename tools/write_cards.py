"""Write the cards, masks and tokens of Raiatea for its board in the browser, from the parts."""

import sys
from collections.abc import Iterable
from typing import Any

from written import GENERATED, json_text, run

from vaka.games.raiatea import parts as K
from vaka.games.raiatea.text.sentences import OWN_WORDS, effect_number

KINDS = {K.BLACK: "black", K.BLUE: "blue", K.BROWN: "brown", K.BURGUNDY: "burgundy"}


def cards() -> dict[str, Any]:
    """Return what the board must know of each thing that is printed on cards and on the board."""
    return {
        "goods": K.GOODS,
        "helpers": K.HELPERS,
        "tiles": K.TILES,
        "pictures": K.PICTURES,
        "rounds": {
            name: {"ceremony": bool(ceremony)}
            for name, seats, ceremony in zip(K.ROUNDS, K.ROUND_SEATS, K.CEREMONY, strict=True)
            if seats and name != "end"
        },
        "ranks": dict(zip(K.RANKS, K.RANK_FIELDS, strict=True)),
        "standings": {
            name: {
                "points": K.RANK_POINTS[field],
                "draws": K.DRAW_LARGE if field >= K.ARIOI else K.DRAW_SMALL,
                "clips": K.CLIPS_MANY if field >= K.ARIOI else K.CLIPS_FEW,
                "forbidden": field >= K.ARIKI,
            }
            for name, field in zip(K.RANKS, K.RANK_FIELDS, strict=True)
        },
        "rewards": K.REWARDS,
        "statues": K.STATUE_POINTS,
        "numbers": {
            "priests": K.MOST_PRIESTS,
            "tattoo": K.MOST_TATTOO,
            "price": K.MOST_PRICE,
            "rows": K.ROW_COUNT,
            "reward_pearls": K.REWARD_AMOUNT,
            "train_one": K.TRAIN_PRICE[1],
            "train_two": K.TRAIN_PRICE[2],
            "hire": K.HIRE_PRICE,
            "buy": K.BUY_PRICE,
            "kahuna_pearls": K.KAHUNA_PEARLS,
            "diver_pearls": K.DIVER_PEARLS,
            "pair": K.PAIR_POINTS,
            "most_pair": K.MOST_PAIR_POINTS,
            "captured": K.CAPTURED,
            "rau_pena": K.RAU_PENA_GAIN,
            "tua_raa_tai": K.TUA_PEARLS,
            "rauti": K.RAUTI_MANA,
            "piri_sales": K.PIRI_SALES,
            "piri_pearls": K.PIRI_PEARLS,
            "rai_tupua": K.RAI_DISCOUNT,
            "rumia": K.RUMIA_COUNT,
        },
        "rituals": {
            name: {
                "cost": cost,
                "kind": KINDS[kind],
                "deck": K.DECKS[deck],
                "steps": _steps(steps),
                "points": K.RITUAL_POINTS[K.RITUALS.index(name)],
                "number": effect_number(name) if kind in OWN_WORDS else 0,
            }
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
                "points": K.TOKEN_POINTS[i],
                "kind": K.TOKEN_KINDS[K.TOKEN_KIND[i]],
                "sort": _sort(K.TOKEN_KIND[i]),
                "need": K.TOKEN_NEED[i],
                "goods": [good for good, n in zip(K.GOODS, K.TOKEN_GOODS[i], strict=True) if n],
            }
            for i, name in enumerate(K.TOKENS)
        },
    }


def _steps(steps: Iterable[tuple[int, ...]]) -> list[tuple[str, int]]:
    return [(K.STEPS[do], n) for do, n, *_ in steps if do != K.NO_STEP]


def _sort(kind: int) -> str:
    """Return how a token is gained: by an auction, by a condition, or for a price (R44-R47)."""
    if kind == K.TASK_AUCTION:
        return "auction"
    return "condition" if kind in K.CONDITIONS else "product"


if __name__ == "__main__":
    sys.exit(run(__doc__, [(GENERATED / "raiatea" / "cards.json", json_text(cards()))]))
