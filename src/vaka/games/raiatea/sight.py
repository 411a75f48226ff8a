"""Who knows what: the views of Raiatea, what is heard of a move, and worlds that fit a view."""

from typing import Any

from vaka.core.schema import ListOf, Whole, refuse, short
from vaka.engine.rng import Rng
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.guesses import filled
from vaka.games.raiatea.notation import read, write
from vaka.games.raiatea.rules.play import Raiatea

SPECTATOR = -1
SECRET_TOGETHER = (K.DANCE, K.BUY, K.BID)  # phases whose choices are shown when all have chosen


# -- views -----------------------------------------------------------------------------------------


def look(state: Raiatea, seat: int | None, recall: bool) -> dict[str, Any]:
    """Return what a seat may know: at the end everything, before it by the level of the view."""
    view = write(state)
    if state.phase != K.END:
        _veil(view, seat, recall)
    return view


def _veil(view: dict[str, Any], seat: int | None, recall: bool) -> None:
    """Hide the decks, what others have behind their screens, and from eyes what memory holds."""
    for key in ("decks", "discards"):
        view[key] = {deck: sum(counts.values()) for deck, counts in view[key].items()}
    if not recall:
        view["forest"] = sum(view["forest"].values())
        view["tokens"] = [sum(counts.values()) for counts in view["tokens"]]
    for other, own in enumerate(view["seats"]):
        if other == seat:
            continue
        own["hand"] = len(own["hand"]) + len(own["bagged"])  # so that act 3 shows nothing
        own["drawn"] = len(own["drawn"])
        own["bagged"] = "?"
        own["choice"] = "?" if own["choice"] else ""
        if not recall:
            own["pearls"] = own["mana"] = "?"
            own["goods"] = dict.fromkeys(own["goods"], "?")
            own["tokens"] = len(own["tokens"])


def overhear(state: Raiatea, mover: int, move: str, seat: int | None, revealed: bool) -> str | None:
    """Return what `seat` hears of a move of another seat or of chance, played in `state`.

    A dealt ritual is seen by who draws it. Choices that all make at once are heard when all have
    made them. Of act 3 nobody hears what others put into the bag, nor how often.
    """
    verb = move.partition(" ")[0]
    current = state.todo[state.todo_n - 1] if state.todo_n else None
    if verb == "put":
        return None
    if verb == "deal" and current is not None and current[K.DO] == K.DEAL:
        return move if current[K.WHO] == seat else K.MOVES.veiled(move)
    if mover < 0 or verb == "keep" or revealed:
        return K.MOVES.veiled(move)
    if current is not None:
        return "bid ?" if current[K.DO] == K.AUCTION else move
    if state.phase in SECRET_TOGETHER:
        return {K.DANCE: "train ?", K.BUY: "buy ?"}.get(state.phase, "bid ?")
    return move


# -- guesses ---------------------------------------------------------------------------------------


def imagine(view: dict[str, Any], rng: Rng) -> Raiatea:
    """Return a State that fits a recall view, everything unknown chosen at random."""
    if view.get("phase") == "end":
        return read(view)
    _check_recall(view)
    seat = _whose(view)
    return read(filled(view, rng)).redealt(seat, rng)


def _check_recall(view: dict[str, Any]) -> None:
    """The view has what a recall view adds to a position; `read` checks all the rest."""
    for key in ("forest", "decks", "discards", "options"):
        if not isinstance(view.get(key), dict):
            reason = "needs_recall" if key == "forest" else "not_record"
            raise refuse(key, reason, value=short(view.get(key)))
    for key in ("decks", "discards"):
        for deck in K.DECKS:
            Whole(0, 2 * K.ROW_SIZE).check(view[key].get(deck), f"{key}.{deck}")
    ListOf(_Seat(), 3, K.MOST_SEATS).check(view.get("seats"), "seats")
    ListOf(_Named("ritual"), 0, K.ROW_SIZE).check(view.get("row"), "row")
    ListOf(_Named("do"), 0, K.TODO_SIZE).check(view.get("todo"), "todo")


class _Named:
    """The shape of an object in which one word matters here."""

    def __init__(self, key: str) -> None:
        self.key = key

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        if not isinstance(value.get(self.key), str):
            raise refuse(f"{field}.{self.key}", "not_word", value=short(value), words=self.key)


class _Seat:
    """The shape of a seat in a recall view: open for its owner, counted for others."""

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        veiled = value.get("bagged") == "?"
        for key in ("hand", "drawn"):
            shape = Whole(0, K.ROW_SIZE) if veiled else ListOf(_Ritual(), 0, K.ROW_SIZE)
            shape.check(value.get(key), f"{field}.{key}")
        if not veiled:
            ListOf(_Ritual(), 0, K.ROW_SIZE).check(value.get("bagged"), f"{field}.bagged")
        ListOf(_Ritual(), 0, K.ROW_SIZE).check(value.get("front"), f"{field}.front")
        Whole(0, K.MOST_TATTOO).check(value.get("tattoo"), f"{field}.tattoo")


class _Ritual:
    """The shape of the name of a ritual."""

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, str) or value not in K.RITUALS:
            raise refuse(field, "not_word", value=short(value), words=", ".join(K.RITUALS))


def _whose(view: dict[str, Any]) -> int:
    """Return the seat that sees: the one whose bag is not veiled."""
    knowing = [i for i, own in enumerate(view["seats"]) if own["bagged"] != "?"]
    if len(knowing) > 1:
        raise refuse("seats", "whose_view")
    return knowing[0] if knowing else SPECTATOR
