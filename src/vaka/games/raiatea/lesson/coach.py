"""The coach of Raiatea: whether the bag can pay for one's rituals, and tasks within reach."""

from collections.abc import Sequence
from typing import Any

from vaka.core.game import Facts
from vaka.text.coach import Remark

MARKS = ("round", "end_ceremony")  # events that divide a match: rounds and ceremonies


def remark(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Return what is worth saying about the decision of a seat."""
    speak = {"bid": _bid, "raise": _task, "choose": _short}.get(view["phase"])
    return speak(view, facts, seat, moves) if speak else None


def _bid(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Compare what one's rituals cost with the mana there is (R36, R39)."""
    cost, bag = facts["seats"][seat]["bagged"], view["bag"]
    if not cost or bag >= cost:
        return None
    key = "bid" if bag + view["seats"][seat]["mana"] >= cost else "bid_short"
    return Remark(key, "R39", {"cost": cost, "bag": bag})


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
