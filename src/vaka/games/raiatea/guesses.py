"""Some world for a recall view: a ritual for each unknown card, a choice for each secret one.

Which ones does not matter, since `redeal` chooses them anew, but for the backs: how many of the
forbidden cards each seat has is kept by redealing, so it is chosen here.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any

from vaka.engine.rng import Rng
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.notation import BACKS

SOME_CHOICE = {"dance": "train 0", "buy": "pass", "prepare": "done"}  # else `bid 0`


def filled(view: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Return a position that fits a recall view of a seat or of a spectator."""
    piles = {deck: _unseen(view, deck, rng) for deck in K.DECKS}
    forbidden = len(piles["forbidden"])
    forbidden -= view["decks"]["forbidden"] + view["discards"]["forbidden"]
    seats = []
    for own, shares in zip(view["seats"], _shares(view, forbidden, rng), strict=True):
        if own["bagged"] != "?":
            seats.append(own)
            continue
        cards = {
            key: _take(piles, "forbidden", share) + _take(piles, "normal", own[key] - share)
            for key, share in zip(("hand", "drawn"), shares, strict=True)
        }
        seats.append(
            own
            | {key: sorted(names) for key, names in cards.items()}
            | {"bagged": [], "choice": _some_choice(view, own)}
        )
    counted = {
        key: {deck: _counted(deck, _take(piles, deck, view[key][deck])) for deck in K.DECKS}
        for key in ("decks", "discards")
    }
    return view | counted | {"seats": seats}


def _some_choice(view: dict[str, Any], own: dict[str, Any]) -> Any:
    """Return a choice that every seat could have made, where one is veiled."""
    if own.get("choice") != "?":
        return own.get("choice")
    if view["todo"] and view["todo"][0]["do"] == "auction":
        return "bid 0"
    return SOME_CHOICE.get(str(view.get("phase")), "bid 0")


# -- cards -----------------------------------------------------------------------------------------


def _unseen(view: dict[str, Any], deck: str, rng: Rng) -> list[str]:
    """Return the cards of a back that the seat does not see, shuffled: two of each design."""
    seen = [card["ritual"] for card in view["row"]]
    seen += [step.get("ritual") for step in view["todo"] if step["do"] == "discard"]
    for own in view["seats"]:
        seen += own["front"]
        if own["bagged"] != "?":
            seen += own["hand"] + own["drawn"] + own["bagged"]
    last = K.RITUAL_COUNT if view["options"].get("tane") is True else K.FIRST_TANE
    designs = [K.RITUALS[ritual] for ritual in BACKS[deck] if ritual < last]
    cards = [name for name in designs for _ in range(K.COPIES - seen.count(name))]
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def _take(piles: dict[str, list[str]], deck: str, n: int) -> list[str]:
    """Take n cards of a back; a view that asks for more than there are gets some design twice."""
    pile = piles[deck]
    taken = [pile.pop() for _ in range(min(n, len(pile)))]
    designs = [K.RITUALS[ritual] for ritual in BACKS[deck]]
    return taken + [designs[i % len(designs)] for i in range(n - len(taken))]


def _counted(deck: str, cards: list[str]) -> dict[str, int]:
    return {K.RITUALS[ritual]: cards.count(K.RITUALS[ritual]) for ritual in BACKS[deck]}


# -- which backs the others hold -------------------------------------------------------------------


def _shares(view: dict[str, Any], forbidden: int, rng: Rng) -> list[tuple[int, int]]:
    """Return for each seat how many of its hand and of its drawn cards are forbidden ones.

    So many are with the others in all. A seat below Ariki has none, unless nothing else fits.
    """
    seats = view["seats"]
    hands = [own["hand"] if own["bagged"] == "?" else 0 for own in seats]
    draws = [own["drawn"] if own["bagged"] == "?" else 0 for own in seats]
    for rank in (K.ARIKI, 0):
        able = [own["tattoo"] >= rank for own in seats]
        room = [hand if may else 0 for hand, may in zip(hands, able, strict=True)]
        fitting = [
            drawn
            for drawn in _possible_draws(view, draws, able)
            if 0 <= forbidden - sum(drawn) <= sum(room)
        ]
        if fitting:
            drawn = fitting[rng.below(len(fitting))]
            return list(zip(_spread(room, forbidden - sum(drawn), rng), drawn, strict=True))
    most = min(max(0, forbidden), sum(hands))  # in a view that no match leads to
    return [(share, 0) for share in _spread(hands, most, rng)]


def _possible_draws(
    view: dict[str, Any], draws: Sequence[int], able: Sequence[bool]
) -> list[tuple[int, ...]]:
    """Return each way to share the forbidden deck: what a seat has drawn is all of one back."""
    first = view["todo"][0] if view["todo"] else {}
    ways: list[tuple[int, ...]] = []
    for seat, cards in enumerate(draws):
        way = (0, cards) if cards and able[seat] else (0,)
        if first.get("do") == "deal" and first.get("seat") == seat:  # being dealt: all see the deck
            way = (cards,) if first.get("deck") == "forbidden" else (0,)
        ways.append(way)
    return list(product(*ways))


def _spread(room: Sequence[int], n: int, rng: Rng) -> list[int]:
    """Spread n cards at random over hands that have room for them."""
    given = [0] * len(room)
    for _ in range(n):
        left = [most - own for most, own in zip(room, given, strict=True)]
        place = rng.below(sum(left))
        seat = 0
        while place >= left[seat]:
            place -= left[seat]
            seat += 1
        given[seat] += 1
    return given
