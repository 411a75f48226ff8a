"""The coach of Rapa Nui (2011): Moais that can or cannot be built, what a draw scores, ties."""

from collections.abc import Sequence
from typing import Any

from vaka.core.game import Facts
from vaka.games.rapanui2011 import parts as K
from vaka.text.coach import Remark

View = dict[str, Any]
MARKS = ("score",)  # events that divide a match: the scorings (RC4)


def remark(view: View, facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Return what is worth saying about the decision of a seat."""
    speak = {"buy": _buy, "lay": _lay, "draw": _draw, "sacrifice": _sacrifice}.get(view["phase"])
    return speak(view, facts, seat, moves) if speak else None


def _buy(view: View, facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Warn who could build a Moai now, but not after buying; tell what a tie would ask."""
    own, offers = view["seats"][seat], facts["purchases"][seat]
    prices = [offer["price"] for offer in offers.values() if offer["possible"]]
    if not prices:
        return None
    builds = own["hand"]["moai"] and own["wood"] >= K.MOAI_PRICE
    if builds and own["wood"] - min(prices) < K.MOAI_PRICE:  # RA1, RB1
        return Remark("buy_or_build", "RB1", {"price": K.MOAI_PRICE, "wood": own["wood"]})
    if any(column["ends"] for column in facts["columns"]):
        return Remark("tie", "RE5", {"moais": own["display"]["moai"], "wood": own["wood"]})
    return None


def _lay(view: View, facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Tell who holds a Moai whether it can be built (RB1, RB3)."""
    own = view["seats"][seat]
    if not own["hand"]["moai"]:
        return None
    said = {"price": K.MOAI_PRICE, "wood": own["wood"]}
    if moves == ["discard moai"]:
        return Remark("box", "RB3", said)  # nothing else can be laid
    return Remark("build" if "lay moai" in moves else "save", "RB1", said)


def _draw(view: View, facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Name the column whose scoring is best for a seat: only the last draw scores (RC4)."""
    if facts["missing"][seat] > 1:
        return None
    columns = facts["columns"]
    ending = [column for column, facing in enumerate(columns) if facing["ends"]]
    if ending:
        return Remark("draw_ends", "RC3", {"column": 1 + ending[0]})
    income = facts["income"]
    others = [other for other in range(len(income)) if other != seat]

    def lead(column: int) -> int:
        kind = columns[column]["bare"]
        return int(income[seat][kind] - max(income[other][kind] for other in others))

    known = [column for column, facing in enumerate(columns) if facing["bare"]]
    best = max(known, key=lead, default=None)
    if best is not None and lead(best) > 0:
        kind = columns[best]["bare"]
        theirs = max(view["seats"][other]["display"][kind] for other in others)
        mine = view["seats"][seat]["display"][kind]
        said = {"column": 1 + best, "type": kind, "mine": mine, "theirs": theirs}
        return Remark("draw_best", "RC4", said)
    refilled = [column for column, facing in enumerate(columns) if not facing["bare"]]
    return Remark("draw_refill", "RC2", {"column": 1 + refilled[0]}) if refilled else None


def _sacrifice(view: View, facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Name the kind that a seat has most of: what lies on the stone makes it worth more (RE3)."""
    own = view["seats"][seat]["offerings"]
    most = max(K.KINDS, key=lambda kind: own.get(kind, 0))
    if own.get(most, 0) < 2:
        return None
    return Remark("sacrifice", "RE3", {"kind": most, "amount": own[most]})
