"""The coach of Raiatea: whether the bag can pay for one's rituals, tasks in reach, ranks, ties."""

from collections.abc import Sequence
from typing import Any

from vaka.core.game import Facts
from vaka.games.raiatea import parts as K
from vaka.text.coach import Remark

LAST = "c3"  # the ceremony that ends the match (R1)
TATTOOING = ("tattoo", "reward tattoo", "offer ")  # how moves begin that advance a tattoo
MARKS = ("round", "end_ceremony")  # events that divide a match: rounds and ceremonies


def remark(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Return what is worth saying about the decision of a seat."""
    speak = {"bid": _bid, "raise": _raise, "choose": _short, "marae": _draw}.get(view["phase"])
    rank = _rank(view, seat, moves)
    return rank or (speak(view, facts, seat, moves) if speak else None)


def _rank(view: dict[str, Any], seat: int, moves: Sequence[str]) -> Remark | None:
    """Tell who may advance a tattoo what the rank is worth that it would reach (R10, E1)."""
    field = view["seats"][seat]["tattoo"] + 1
    if field not in K.RANK_FIELDS or not any(move.startswith(TATTOOING) for move in moves):
        return None
    rank = K.RANKS[K.RANK[field]]
    return Remark(f"rank_{rank}", "R10", {"points": K.RANK_POINTS[field]})


def _draw(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Tell who draws rituals at the lowest rank what the next one would open (R22)."""
    lowest = K.RANKS[0]
    if facts["seats"][seat]["rank"] != lowest or "draw normal" not in moves:
        return None
    cards = facts["moves"][str(seat)]["draw normal"]["brings"]["cards"]
    return Remark("draw", "R22", {"rank": lowest, "next": K.RANKS[1], "cards": cards})


def _bid(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Compare what one's rituals cost with the mana there is (R36, R39); else tell who outbids."""
    cost, bag = facts["seats"][seat]["bagged"], view["bag"]
    if not cost or bag >= cost:
        return _place(view, seat, "bid_tie", "R36")
    key = "bid" if bag + view["seats"][seat]["mana"] >= cost else "bid_short"
    return Remark(key, "R39", {"cost": cost, "bag": bag})


def _place(view: dict[str, Any], seat: int, key: str, rule: str) -> Remark:
    """Tell a seat its place in the ceremonial order, which decides between equals."""
    order = view["order"]
    return Remark(key, rule, {"place": 1 + order.index(seat), "seats": len(order)})


def _raise(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Name a task; where none is left at the end, what decides between equal points (E5)."""
    task = _task(view, facts, seat, moves)
    return task or (_place(view, seat, "tie", "E5") if view["round"] == LAST else None)


def _task(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Name the task that scores most of those that can be fulfilled (R43)."""
    known = facts["moves"].get(str(seat), {})
    tasks = [move for move in moves if move.startswith("fulfil ") and move in known]
    best = max(tasks, key=lambda move: int(known[move]["scores"]), default=None)
    if best is None:
        return None
    said = {"token": best.split()[1], "points": known[best]["scores"], "tasks": len(tasks)}
    return Remark("task", "R43", said)


def _short(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Name a task for which just one thing is lacking (R44)."""
    lacks = facts["seats"][seat]["lacks"] or {}
    near = [token for token, lack in lacks.items() if lack["asks"] - lack["has"] == 1]
    if not near:
        return None
    return Remark("short", "R44", {"token": near[0], **lacks[near[0]]})
