"""The coach of Tongiaki: the near end and ties, royal islands, and what awaits a fleet."""

from collections.abc import Sequence
from typing import Any

from vaka.core.game import Facts
from vaka.text.coach import Remark

MARKS = ("king", "last_tile")  # events that divide a match: royal islands, the last turn
NEAR = 2  # tiles of a kind that are left when the end is in sight
WORTH = 4  # points from which a royal island is worth a turn (R4.6)


def remark(view: dict[str, Any], facts: Facts, seat: int, moves: Sequence[str]) -> Remark | None:
    """Return what is worth saying about the decision of a seat."""
    if view["phase"] == "sail":
        return _sail(facts, moves)
    if view["phase"] != "turn":
        return None
    return _royal(facts, moves) or _near_end(facts, seat)


def _royal(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Point at the best island that could be made a royal one."""
    kings = [move for move in moves if move.startswith("king ")]
    best = max(kings, key=lambda move: facts["moves"][move]["points"], default=None)
    if best is None or facts["moves"][best]["points"] < WORTH:
        return None
    said = {"island": best.split()[1], "points": facts["moves"][best]["points"]}
    return Remark("royal", "R4.2", said)


def _near_end(facts: Facts, seat: int) -> Remark | None:
    """Tell that the last tile of a kind will be laid soon, and what decides if points do not."""
    for kind in ("islands", "waters"):
        left = sum(len(group["tiles"]) for group in facts["pile"][kind])
        if 0 < left <= NEAR:
            return _tie(facts, seat) or Remark(f"end_{kind}", "E1", {"tiles": left})
    return None


def _tie(facts: Facts, seat: int) -> Remark | None:
    """Tell who leads together with others what decides between them (E5)."""
    standings = facts["standings"]
    own = standings[seat]
    best = max(standing["points"] for standing in standings)
    rivals = [
        standing
        for other, standing in enumerate(standings)
        if other != seat and standing["points"] == best
    ]
    if own["points"] < best or not rivals:
        return None
    islands = max(rival["islands"] for rival in rivals)
    if islands != own["islands"]:
        said = {"points": best, "mine": own["islands"], "theirs": islands}
        return Remark("tie_islands", "E5", said)
    ships = min(rival["ships"] for rival in rivals if rival["islands"] == islands)
    said = {"points": best, "islands": islands, "mine": own["ships"], "theirs": ships}
    return Remark("tie_ships", "E5", said)


def _sail(facts: Facts, moves: Sequence[str]) -> Remark | None:
    """Tell what a fleet has to expect: an island, or so many tiles that would sink it."""
    sails = {move: facts["moves"][move] for move in moves if move.startswith("sail ")}
    for move, sail in sails.items():
        if sail["end"] == "lands":
            goal = facts["routes"][move.removeprefix("sail ")]["goal"]
            return Remark("lands", "R3.5", {"island": goal})
    into_the_unknown = [sail for sail in sails.values() if sail["odds"]]
    if not into_the_unknown:
        return None
    safest = min(into_the_unknown, key=lambda sail: int(sail["odds"]["deadly"]))
    return Remark("odds", "R3.2", {"colours": safest["colours"], **safest["odds"]})
