"""State <-> position JSON: declared once, checked field by field, then by the rules."""

from typing import Any

from pig import parts as K
from pig.rules import Pig
from vaka.core.schema import ListOf, OneOf, Record, Whole, Word, refuse
from vaka.engine import turns as Turn

PHASES = {Turn.OVER: "over", Turn.CHANCE: "die"}  # else a seat is to "choose"

POSITION = Record(
    game=Word("pig"),
    options=Record(target=OneOf(*K.TARGETS)),
    phase=Word("choose", "die", "over"),
    active=Whole(0, 3),
    total=Whole(0, max(K.TARGETS) - 1),
    rounds=Whole(0, K.MOST_ROUNDS),
    points=ListOf(Whole(0, max(K.TARGETS) + 5), 2, 4),
)


def write(state: Pig) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    return {
        "game": "pig",
        "options": {"target": K.TARGETS[state.options[0]]},
        "phase": PHASES.get(state.turn, "choose"),
        "active": state.active,
        "total": state.total,
        "rounds": state.rounds,
        "points": state.points[: state.seats],
    }


def read(position: dict[str, Any]) -> Pig:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    POSITION.check(position, "")
    points = position["points"]
    Whole(0, len(points) - 1).check(position["active"], "active")
    _check_phase(position)
    turn = {"over": Turn.OVER, "die": Turn.CHANCE}.get(position["phase"], position["active"])
    state = Pig()
    state.load(
        {
            "seats": len(points),
            "turn": turn,
            "waiting": 0,
            "options": [K.TARGETS.index(position["options"]["target"])] + [0] * 7,
            "active": position["active"],
            "total": position["total"],
            "rounds": position["rounds"],
            "points": points + [0] * (4 - len(points)),
        }
    )
    return state


def _check_phase(position: dict[str, Any]) -> None:
    """P6, P7: the match is over if, and only if, somebody has won or the rounds are used up."""
    target = position["options"]["target"]
    points = position["points"]
    over = max(points) >= target or position["rounds"] == K.MOST_ROUNDS
    if over != (position["phase"] == "over"):
        raise refuse(
            "phase",
            "must_be",
            expected="over" if over else "choose or die",
            value=position["phase"],
        )
    most = 0 if over else target - 1 - points[position["active"]]
    Whole(0, most).check(position["total"], "total")
