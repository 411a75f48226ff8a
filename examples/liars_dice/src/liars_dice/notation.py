"""State <-> position JSON: declared once, checked field by field, then by the rules."""

from typing import Any

from liars_dice import parts as K
from liars_dice.rules import LiarsDice
from vaka.core.schema import Counts, Flag, ListOf, OneOf, Record, Whole, Word, refuse
from vaka.engine import turns as Turn

POSITION = Record(
    game=Word("liars_dice"),
    options=Record(dice=OneOf(*K.DICE)),
    phase=Word(*K.PHASES),
    active=Whole(0, K.MOST_SEATS - 1),
    bid=Record(count=Whole(0, K.MOST_DICE), face=Whole(0, K.FACE_COUNT)),  # both 0: no bid yet
    seats=ListOf(
        Record(
            left=Whole(0, max(K.DICE)),
            choosing=Flag(),  # whether it has still to choose which die it turns
            dice=Counts(K.FACES, max(K.DICE)),
        ),
        2,
        K.MOST_SEATS,
    ),
)


def write(state: LiarsDice) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    return {
        "game": "liars_dice",
        "options": {"dice": K.DICE[state.options[0]]},
        "phase": K.PHASES[state.phase],
        "active": state.active,
        "bid": {
            "count": state.bid_count,
            "face": state.bid_face + 1 if state.bid_count > 0 else 0,
        },
        "seats": [
            {
                "left": state.left[seat],
                "choosing": bool(state.waiting >> seat & 1),
                "dice": dict(zip(K.FACES, state.dice[seat], strict=True)),
            }
            for seat in range(state.seats)
        ],
    }


def read(position: dict[str, Any]) -> LiarsDice:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    POSITION.check(position, "")
    seats = position["seats"]
    Whole(0, len(seats) - 1).check(position["active"], "active")
    _check_left(position)
    _check_dice(position)
    _check_choosing(position)
    _check_bid(position)
    spare = K.MOST_SEATS - len(seats)
    waiting = [seat for seat, own in enumerate(seats) if own["choosing"]]
    state = LiarsDice()
    state.load(
        {
            "seats": len(seats),
            "turn": _turn(position, waiting),
            "waiting": sum(1 << seat for seat in waiting),
            "options": [K.DICE.index(position["options"]["dice"])] + [0] * 7,
            "phase": K.PHASES.index(position["phase"]),
            "active": position["active"],
            "bid_count": position["bid"]["count"],
            "bid_face": max(0, position["bid"]["face"] - 1),
            "left": [own["left"] for own in seats] + [0] * spare,
            "dice": [list(own["dice"].values()) for own in seats] + [[0] * 6] * spare,
        }
    )
    return state


def _turn(position: dict[str, Any], waiting: list[int]) -> int:
    fixed = {"roll": Turn.CHANCE, "over": Turn.OVER}
    return fixed.get(position["phase"], waiting[0] if waiting else position["active"])


def _check_left(position: dict[str, Any]) -> None:
    """L1, L6: nobody has more dice than at the start, and the match is over when one has all."""
    for seat, own in enumerate(position["seats"]):
        Whole(0, position["options"]["dice"]).check(own["left"], f"seats.{seat}.left")
    holders = [seat for seat, own in enumerate(position["seats"]) if own["left"] > 0]
    if position["active"] not in holders:
        raise refuse("active", "must_be", expected="a seat with dice", value=position["active"])
    if (len(holders) == 1) != (position["phase"] == "over"):
        expected = "over" if len(holders) == 1 else "roll, turn or bid"
        raise refuse("phase", "must_be", expected=expected, value=position["phase"])


def _check_dice(position: dict[str, Any]) -> None:
    """L2: the dice of the seats fall one after the other, and stay until the round is over."""
    phase = position["phase"]
    rolling = phase == "roll"
    for seat, own in enumerate(position["seats"]):
        fallen, most = sum(own["dice"].values()), 0 if phase == "over" else own["left"]
        if fallen > most or (fallen < most and not rolling):
            raise refuse(f"seats.{seat}.dice", "must_be", expected=f"{most} dice", value=fallen)
        if rolling and fallen < most:
            phase, rolling = "over", False  # of the seats after this one no die has fallen
    if position["phase"] == "roll" and rolling:
        raise refuse("phase", "must_be", expected="turn or bid", value="roll")


def _check_choosing(position: dict[str, Any]) -> None:
    """L3: in the phase `turn`, and only there, some seats with dice have still to choose."""
    choosing = [own for own in position["seats"] if own["choosing"]]
    if bool(choosing) != (position["phase"] == "turn") or any(not own["left"] for own in choosing):
        raise refuse("seats.choosing", "must_be", expected="as the phase says", value=len(choosing))


def _check_bid(position: dict[str, Any]) -> None:
    """L4: there is a bid only while seats bid, and never on more dice than there are."""
    count, face = position["bid"]["count"], position["bid"]["face"]
    bidding = position["phase"] == "bid"
    most = sum(own["left"] for own in position["seats"]) if bidding else 0
    Whole(0, most).check(count, "bid.count")
    if (count == 0) != (face == 0):
        raise refuse("bid.face", "must_be", expected="0 if, and only if, count is 0", value=face)
