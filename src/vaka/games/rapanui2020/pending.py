"""Whether the pending decision of a position fits the rest of it and can be taken (N4, N5, N6)."""

from itertools import pairwise
from typing import Any

from vaka.core.schema import Whole, Word, refuse
from vaka.games.rapanui2020 import chart, facts
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020

STAGES_OF = {  # phase -> its stages
    "tiles": ("",),
    "draft": ("draft",),
    "place": ("main",),
    "sculpt": ("main",),
    "haul": ("main", "route", "income", "gain", "exchange", "spend", "after"),
    "over": ("",),
}
WAITING = ("hand", "col1", "col2", "col3")  # where a Chief can be lent from (A45)
CARRYING = ("route", "income", "gain", "exchange", "spend")
BLANK: dict[str, str | int] = {
    "give": "",
    "lift": "",
    "taken": "",
    "piece": "",
    "offer": "",
    "tool": "",
}
BLANK |= {"extra": 0, "skimp": 0, "outstanding": 0}
LISTS: dict[str, list[int]] = {"free": [0, 0, 0], "route": [], "spent": []}
USED_IN = {  # field -> the stages of phase 3 in which it means something
    "piece": CARRYING,
    "route": CARRYING,
    "extra": ("gain",),
    "skimp": ("exchange", "spend"),
    "offer": ("spend",),
    "outstanding": ("spend",),
    "spent": ("spend",),
}
TOOLS = {  # phase and stage -> the powers that can have begun
    ("place", "main"): ("barter",),
    ("sculpt", "main"): ("barter", "chip_in", "change_jobs"),
    ("haul", "main"): ("barter", "change_jobs", "rest", "lend_a_hand"),
    ("haul", "gain"): ("barter",),
    ("haul", "after"): ("barter", "change_jobs", "rest", "lend_a_hand"),
}


def check_now(position: dict[str, Any]) -> None:
    """Check that every field of the pending decision fits phase and stage."""
    now, phase = position["now"], position["phase"]
    Word(*STAGES_OF[phase]).check(now["stage"], "now.stage")
    if phase in ("tiles", "over"):
        Whole(-1, -1).check(now["seat"], "now.seat")
    else:
        Whole(0, len(position["seats"]) - 1).check(now["seat"], "now.seat")
    _check_blank(now, phase)
    _check_tool(now, phase)
    if now["tool"]:
        _check_means(position)
    if phase == "draft":
        _check_draft(position)
    if phase == "haul":
        if position["seats"][now["seat"]]["dropped"]:
            raise refuse("now.seat", "has_dropped", dropped_seat=now["seat"])
        if now["stage"] in CARRYING:
            _check_transport(position)


def check_playable(position: dict[str, Any], state: RapaNui2020) -> None:
    """Check that a Pukao can be paid for (P3.10), and that whoever is to move can.

    A free action is no way out: after it somebody must still place a figure or name an offering.
    """
    now = position["now"]
    under_way = now["piece"] == "pukao" and now["stage"] in ("route", "exchange")
    if under_way and not now["skimp"] and not facts.can_exchange(state, now["seat"]):
        raise refuse("now.piece", "cannot_be_paid")
    if position["phase"] == "place" and not _has_figure(position["seats"][now["seat"]]):
        raise refuse("now.seat", "nothing_to_place")
    if position["phase"] != "over" and not state.moves():
        raise refuse("now", "nothing_possible")
    if now["stage"] == "income" and not _goes_on(state):
        raise refuse("now.route", "nothing_possible")


def _goes_on(state: RapaNui2020) -> bool:
    """P3.2: tell whether a piece can be brought to its place once an income is chosen."""
    after = state.copy()
    after.play(after.moves()[0])
    return bool(after.moves())


def _has_figure(own: dict[str, Any]) -> bool:
    """P1.1: tell whether a seat has a figure in hand; there is always a place for one."""
    return bool(own["villagers"] or own["sorcerer"] or own["chief"] == "hand")


def _check_blank(now: dict[str, Any], phase: str) -> None:
    """N6: fields that mean nothing in this stage are blank."""
    used = {field for field, stages in USED_IN.items() if now["stage"] in stages}
    used |= {"free", "taken"} if phase == "sculpt" else set()
    used |= {"tool", "give", "lift"}
    for field, blank in (BLANK | LISTS).items():
        if field not in used and now[field] != blank:
            shown = '""' if blank == "" else blank
            raise refuse(f"now.{field}", "must_be", expected=shown, value=now[field])


def _check_tool(now: dict[str, Any], phase: str) -> None:
    """N5: a power that has begun belongs to the menu, and what it has asked belongs to it."""
    Word("", *TOOLS.get((phase, now["stage"]), ())).check(now["tool"], "now.tool")
    if now["tool"] == "chip_in" and now["taken"]:
        raise refuse("now.tool", "after_first_moai")
    for field, tool in (("give", "barter"), ("lift", "lend_a_hand")):
        if now[field] and now["tool"] != tool:
            raise refuse(f"now.{field}", "must_be", expected='""', value=now[field])


def _check_means(position: dict[str, Any]) -> None:
    """T2, T4, T5: what the power that has begun will move is still there."""
    now = position["now"]
    own = position["seats"][now["seat"]]
    if now["give"] and own["resources"][now["give"]] < K.BARTERED:
        raise refuse("now.give", "not_held", resource=now["give"], units=K.BARTERED)
    if now["tool"] == "change_jobs" and now["seat"] not in position["stars"]:
        raise refuse("now.tool", "no_sorcerer_on_star")
    if now["tool"] == "lend_a_hand":
        holders = {figures["seat"] for figures in position["island"].values()}
        if not holders & {-1, now["seat"]}:
            raise refuse("now.tool", "no_space_left")
    if now["lift"] == "sculptor" and not any(row[now["seat"]] for row in position["quarry"]):
        raise refuse("now.lift", "nobody_to_lift")
    if now["lift"] == "chief" and own["chief"] not in WAITING:
        raise refuse("now.lift", "nobody_to_lift")


def _check_draft(position: dict[str, Any]) -> None:
    """S8, A49: two seats choose in turn, the second first, two tiles each."""
    picks = sum(sum(seat["tiles"].values()) for seat in position["seats"])
    if len(position["seats"]) != 2 or picks >= K.DRAFT_PICKS:
        raise refuse("phase", "no_draft")
    chooser = position["order"][1 - picks % 2]
    Whole(chooser, chooser).check(position["now"]["seat"], "now.seat")


# -- a transport -----------------------------------------------------------------------------------


def _check_transport(position: dict[str, Any]) -> None:
    """P3.2: what is carried fits the stage, and its route leads over figures."""
    now = position["now"]
    stage, piece, own = now["stage"], now["piece"], position["seats"][now["seat"]]
    kinds = K.SIZES if stage in ("income", "gain") else ("pukao",)
    Word(*(K.CARGO if stage == "route" else kinds)).check(piece, "now.piece")
    if piece == "pukao":
        if stage == "route" and not position["pukao"]:
            raise refuse("now.piece", "nothing_to_carry")
    elif stage != "gain" and not own["moai"][piece]:
        raise refuse("now.piece", "nothing_to_carry")
    _check_route(position)
    last = now["route"][-1]
    if stage == "income":
        _check_income(position, last)
    elif stage != "route":
        _check_arrival(position, last)
    if stage == "spend":
        _check_payment(position)


def _check_payment(position: dict[str, Any]) -> None:
    """P3.7-P3.9: the tile is there, and the units named are held and fewer than the price."""
    now = position["now"]
    own, spent = position["seats"][now["seat"]], now["spent"]
    if spent != sorted(spent, key=K.RESOURCES.index):
        raise refuse("now.spent", "not_sorted")
    Word(*K.TYPES).check(now["offer"], "now.offer")
    if not position["outstanding" if now["outstanding"] else "stacks"][now["offer"]]:
        raise refuse("now.offer", "no_such_tile_left", type=now["offer"])
    if len(spent) >= facts.price_of(now["skimp"]):
        raise refuse("now.spent", "already_paid")
    for resource in spent:
        if spent.count(resource) > own["resources"][resource]:
            units = spent.count(resource)
            raise refuse("now.spent", "not_held", resource=resource, units=units)


def _check_route(position: dict[str, Any]) -> None:
    """P3.2, A10: from the quarry on, side by side, over figures, no space twice."""
    now, board = position["now"], position["board"]
    route = now["route"]
    start = chart.start(board, now["piece"])
    if not route or route[0] != start:
        raise refuse("now.route", "starts_elsewhere", space=start)
    neutral = (chart.crater(board), chart.pukao_quarry(board))
    for i, space in enumerate(route):
        held = space in neutral or position["island"].get(space, {"seat": -1})["seat"] >= 0
        if not held:
            raise refuse(f"now.route.{i}", "no_figure_there", space=space)
    if len(set(route)) < len(route):
        raise refuse("now.route", "space_twice")
    if not all(chart.adjacent(one, other) for one, other in pairwise(route)):
        raise refuse("now.route", "not_adjacent")


def _check_income(position: dict[str, Any], last: str) -> None:
    """P3.3: a Moai has come to figures of another seat, where two resources are printed."""
    owner = position["island"].get(last, {"seat": -1})["seat"]
    if owner in (-1, position["now"]["seat"]) or len(chart.printed(position["board"], last)) < 2:
        raise refuse("now.route", "no_choice_of_income", space=last)


def _check_arrival(position: dict[str, Any], last: str) -> None:
    """P3.4, P3.6: what was carried stands on the last space, where a figure of the seat works."""
    now = position["now"]
    slots = [slot for slot in position["slots"] if slot["space"] == last]
    piece = now["piece"]
    brought = any(slot["pukao"] if piece == "pukao" else slot["moai"] == piece for slot in slots)
    figures = position["island"].get(last, {"seat": -1})
    if not brought or figures["seat"] != now["seat"]:
        raise refuse("now.route", "not_brought", space=last, piece=piece)
    chief = position["seats"][now["seat"]]["chief"] == last
    if not chief and not figures["fresh" if now["stage"] == "gain" else "tired"]:
        raise refuse(f"island.{last}", "nobody_works", space=last)
