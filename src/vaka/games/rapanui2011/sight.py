"""Who knows what: the views of Rapa Nui 2011, and worlds that fit them."""

from typing import Any

from vaka.core.schema import Counts, ListOf, Whole, refuse, short
from vaka.engine.rng import Rng
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.notation import read, write
from vaka.games.rapanui2011.rules.play import RapaNui2011

SPECTATOR = -1
UNSEEN = {"kind": "?", "face": "?", "from": -2, "limit": {}}


def look(state: RapaNui2011, seat: int | None, recall: bool) -> dict[str, Any]:
    """Return what a seat may know: at the end everything, before it by the level of the view."""
    view = write(state)
    if state.phase != K.OVER:
        (_veil_for_memory if recall else _veil_for_eyes)(view, seat)
    return view


def _veil_for_eyes(view: dict[str, Any], seat: int | None) -> None:
    """Hide what the rulebook hides: pile, other hands and offerings, the stone below its top."""
    view["pile"] = {"?": sum(view["pile"].values())}
    for other, own in enumerate(view["seats"]):
        if other != seat:
            own["hand"] = {"?": sum(own["hand"].values())}
            own["offerings"] = {"?": sum(own["offerings"].values())}
    for i, card in enumerate(view["stone"]):
        if i < len(view["stone"]) - 1:
            view["stone"][i] = dict(UNSEEN, limit={})
        else:
            card["limit"] = {}
            if card["face"] == "down" and card["from"] != seat:
                card["kind"] = "?"


def _veil_for_memory(view: dict[str, Any], seat: int | None) -> None:
    """Hide what even a perfect memory cannot know: the face-down cards of other seats."""
    for other, own in enumerate(view["seats"]):
        if other != seat:
            hidden = [c for c in view["stone"] if c["face"] == "down" and c["from"] == other]
            for card in hidden:  # what memory knows is held and hidden together
                own["offerings"][card["kind"]] += 1
                card["kind"] = "?"
            own["offerings"]["?"] = -len(hidden)


def cover(view: dict[str, Any]) -> None:
    """Cover the card that was the top of the stone in a moment that has passed (RB6)."""
    view["stone"] = [dict(UNSEEN, limit={}) for _ in view["stone"]]


def imagine(view: dict[str, Any], rng: Rng) -> RapaNui2011:
    """Return a State that fits a recall view, each face-down card chosen at random."""
    _check_recall(view)
    seat = _whose(view)
    return read(_filled(view)).redealt(seat, rng)


def _check_recall(view: dict[str, Any]) -> None:
    """The view has what a recall view adds to a position; `read` checks all the rest."""
    pile = view.get("pile")
    if isinstance(pile, dict) and "?" in pile:
        raise refuse("pile", "needs_recall")
    ListOf(_Part("offerings"), 2, 4).check(view.get("seats"), "seats")
    for i, own in enumerate(view["seats"]):
        Counts(K.KINDS, K.OFFERINGS).check(
            {key: value for key, value in own["offerings"].items() if key != "?"},
            f"seats.{i}.offerings",
        )
        Whole(-K.STONE_SIZE, 0).check(own["offerings"].get("?", 0), f"seats.{i}.offerings.?")
    ListOf(_Part("limit"), 0, K.STONE_SIZE).check(view.get("stone"), "stone")


class _Part:
    """The shape of an object in which one key, itself an object, matters here."""

    def __init__(self, key: str) -> None:
        self.key = key

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        if not isinstance(value.get(self.key), dict):
            raise refuse(f"{field}.{self.key}", "not_record", value=short(value.get(self.key)))


def _whose(view: dict[str, Any]) -> int:
    """Return the seat that sees: the one whose own offerings are not veiled."""
    knowing = [i for i, own in enumerate(view["seats"]) if "?" not in own["offerings"]]
    if view.get("phase") == "over" or not knowing:
        return SPECTATOR
    if len(knowing) > 1:
        raise refuse("seats", "whose_view")
    return knowing[0]


def _filled(view: dict[str, Any]) -> dict[str, Any]:
    """Return a position with some kind for each unknown card; which one does not matter."""
    offerings = [dict(own["offerings"]) for own in view["seats"]]
    stone = [dict(card) for card in view["stone"]]
    for i, card in enumerate(stone):
        if card.get("face") == "down" and card.get("kind") != "?":
            if "?" in offerings[_giver(card, i, len(offerings))]:
                raise refuse(f"stone.{i}.kind", "must_be", expected="?", value=card.get("kind"))
        elif card.get("kind") == "?":
            held = offerings[_giver(card, i, len(offerings))]
            kind = next((kind for kind in K.KINDS if held[kind] > 0), None)
            if kind is None or card.get("face") != "down" or held.get("?", 0) == 0:
                raise refuse(f"stone.{i}.kind", "nothing_to_hide")
            card["kind"] = kind
            held[kind] -= 1
            held["?"] += 1
    for i, held in enumerate(offerings):
        if held.pop("?", 0) != 0:
            raise refuse(f"seats.{i}.offerings.?", "hidden_count")
    seats = [own | {"offerings": held} for own, held in zip(view["seats"], offerings, strict=True)]
    return view | {"seats": seats, "stone": stone}


def _giver(card: dict[str, Any], i: int, seats: int) -> int:
    Whole(0, seats - 1).check(card.get("from"), f"stone.{i}.from")
    return int(card["from"])
