"""Temporary."""
from typing import Any
from vaka.games.raiatea.notation import read, write


def look(state: Any, seat: Any, recall: bool) -> dict[str, Any]:
    """Return what a seat may know: at the end everything, before it by the level of the view."""
    view = write(state)
    if view["phase"] != "end":
        _veil(view, seat, recall)
    return view


def _veil(view: dict[str, Any], seat: int | None, recall: bool) -> None:
    """Hide what others keep behind their screens, the decks, and from eyes what memory holds."""
    for key in ("decks", "discards"):
        view[key] = {deck: sum(counts.values()) for deck, counts in view[key].items()}
    if not recall:
        view["forest"] = sum(view["forest"].values())
        view["tokens"] = [sum(counts.values()) for counts in view["tokens"]]
    for other, own in enumerate(view["seats"]):
        if other != seat:
            own["hand"] = len(own["hand"]) + len(own["bagged"])
            own["drawn"] = len(own["drawn"])
            own["bagged"] = "?"
            own["choice"] = "?" if own["choice"] else ""
            if not recall:
                own["pearls"] = own["mana"] = "?"
                own["goods"] = dict.fromkeys(own["goods"], "?")
                own["tokens"] = len(own["tokens"])


def imagine(view: dict[str, Any], rng: Any) -> Any:
    """Temporary."""
    raise NotImplementedError
