"""The coach of Rapa Nui (2020): the last round, the Chief, offerings that can be paid, and ways."""

from collections.abc import Sequence
from typing import Any

from vaka.core.game import Facts
from vaka.text.coach import Remark

MARKS = ("round",)  # events that divide a match: the rounds


def remark(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Return what is worth saying about the decision of a seat."""
    if view["phase"] == "place":
        last = Remark("last_round", "E1") if facts["end"]["last"] else None
        return last or _chief(facts, moves) or _chief_to_build(facts, moves)
    if view["phase"] == "sculpt":
        return _change_jobs(moves, "sculpt") or _sculpt(facts, moves)
    return (
        _offer(facts, moves)
        or _chief_to_build(facts, moves)
        or _way(facts, moves)
        or _change_jobs(moves, "carry")
    )


def _chief(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Tell who has a Chief to place that a full column is open to him (P1.7)."""
    full = [column for column, left in enumerate(facts["quarry"], 1) if left == 0]
    if not full or f"chief {full[0]}" not in moves:
        return None
    return Remark("chief", "P1.7", {"column": full[0]})


def _chief_to_build(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Tell who can pay the Chief what he does, as long as rounds are to come (G5, P1.8)."""
    if "build chief" not in moves or facts["end"]["last"]:
        return None
    return Remark("chief_to_build", "P1.7", {"pearls": facts["moves"]["build chief"]["units"]})


def _change_jobs(moves: Sequence[str], work: str) -> Remark | None:
    """Tell who may use Change Jobs what the Sorcerer could do instead (T4)."""
    return Remark(f"change_jobs_{work}", "T4") if "play change_jobs" in moves else None


def _offer(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Name the offering of most points that can be paid (P3.8)."""
    offers = [move for move in moves if move.startswith("offer ")]
    if not offers:
        return None
    best = max(offers, key=lambda move: int(facts["moves"][move]["points"]))
    said = {"offer": best.split()[-1], **facts["moves"][best]}
    return Remark("offer", "P3.8", said)


def _way(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Name the destination on the way to which others earn least (P3.3)."""
    for cargo in ("moai", "pukao"):
        ways = facts["routes"].get(cargo, {})
        loaded = any(
            move.startswith("load ") and ("pukao" in move) == (cargo == "pukao") for move in moves
        )
        if not ways or not loaded:
            continue
        goal = min(ways, key=lambda space: len(ways[space]["incomes"]))
        earning = len(ways[goal]["incomes"])
        return Remark(
            f"way_{cargo}" if earning else f"free_{cargo}",
            "P3.3",
            {"space": goal, "earning": earning},
        )
    return None


def _sculpt(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Tell what all sculptors together can make (P2.3)."""
    takes = facts["takes"]
    if not takes or f"take {takes[0]}" not in moves:
        return None
    return Remark("sculpt", "P2.3", {"size": takes[0], "moai": len(takes)})
