"""State <-> position JSON, exactly as the section "Notation" of the rules page says."""

from collections.abc import Sequence
from typing import Any

from vaka.core.schema import Whole, Word, check_sum, refuse
from vaka.engine import turns as Turn
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules.play import RapaNui2011
from vaka.games.rapanui2011.shapes import POSITION

NOBODY = -1
PHASE = {name: number for number, name in enumerate(K.PHASES)}
FULL_HAND = (K.HAND, K.HAND)
HAND_SIZES = {  # phase -> how many cards the active seat may hold; the others hold three
    K.COLOUR: FULL_HAND,
    K.SETUP: FULL_HAND,
    K.REFILL: (1, K.HAND),
    K.BUY: FULL_HAND,
    K.LAY: FULL_HAND,
    K.SACRIFICE: (0, K.HAND - 1),
    K.HIDE: (0, K.HAND - 1),
    K.ADD: (0, K.HAND - 1),
    K.DRAW: (0, K.HAND - 1),
    K.SCORE_MOAI: FULL_HAND,
    K.SUBSTITUTE: FULL_HAND,
}


# -- State -> position -----------------------------------------------------------------------------


def write(state: RapaNui2011) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    queue = state.queue[: state.queue_n]
    owing = state.phase == K.SUBSTITUTE
    return {
        "game": "rapanui2011",
        "options": {},
        "colours": [c for i, c in enumerate(K.COLOURS) if i not in state.colour[: state.seats]],
        "pile": _counted(K.TYPES, state.pile),
        "columns": [
            [K.TYPES[card] for card in column[:height]]
            for column, height in zip(state.columns, state.height, strict=True)
        ],
        "supply": _counted(K.KINDS, state.supply),
        "stone": [_stone_card(card) for card in state.stone[: state.stone_n]],
        "box_moais": state.box_moais,
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "active": state.active,
        "phase": K.PHASES[state.phase],
        "mover": max(state.turn, NOBODY),
        "queue": [] if owing else queue,
        "owed": [[seat, state.due[i]] for i, seat in enumerate(queue)] if owing else [],
        "column": state.column,
        "scored": "" if state.scored < 0 else K.TYPES[state.scored],
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _seat(state: RapaNui2011, seat: int) -> dict[str, Any]:
    colour = state.colour[seat]
    return {
        "colour": "" if colour < 0 else K.COLOURS[colour],
        "display": _counted(K.TYPES, state.display[seat]),
        "hand": _counted(K.TYPES, state.hand[seat]),
        "offerings": _counted(K.KINDS, state.offerings[seat]),
        "wood": state.wood[seat],
        "fame": state.fame[seat],
    }


def _stone_card(card: int) -> dict[str, Any]:
    face_down = bool(card & K.DOWN)
    limits = card // K.LIMIT
    return {
        "kind": K.KINDS[card % K.DOWN],
        "face": "down" if face_down else "up",
        "from": card // K.GIVER % (K.LIMIT // K.GIVER) - 1,
        "limit": {kind: limits // K.LIMIT_BASE**i % K.LIMIT_BASE for i, kind in enumerate(K.KINDS)}
        if face_down
        else {},
    }


# -- position -> State -----------------------------------------------------------------------------


def read(position: dict[str, Any]) -> RapaNui2011:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    POSITION.check(position, "")
    _check_seats(position)
    _check_components(position)
    _check_phase(position)
    return _state(position)


def _state(position: dict[str, Any]) -> RapaNui2011:
    seats = position["seats"]
    spare = K.SEAT_COUNT - len(seats)
    phase = PHASE[position["phase"]]
    queue = position["queue"] or [seat for seat, _ in position["owed"]]
    due = [cards for _, cards in position["owed"]]
    stone = [_packed(card) for card in position["stone"]]
    columns = [[K.TYPES.index(card) for card in column] for column in position["columns"]]
    turn = Turn.OVER if phase == K.OVER else position["mover"]
    state = RapaNui2011()
    state.load(
        {
            "seats": len(seats),
            "turn": turn,
            "waiting": 0,
            "options": [0] * 8,
            "phase": phase,
            "active": position["active"],
            "column": position["column"],
            "scored": K.TYPES.index(position["scored"]) if position["scored"] else -1,
            "queue_n": len(queue),
            "queue": _padded(queue, K.SEAT_COUNT),
            "due": _padded(due, K.SEAT_COUNT),
            "pile": [position["pile"][name] for name in K.TYPES],
            "columns": [_padded(column, K.COLUMN_HEIGHT) for column in columns],
            "height": [len(column) for column in columns],
            "supply": [position["supply"][name] for name in K.KINDS],
            "stone_n": len(stone),
            "stone": _padded(stone, K.STONE_SIZE),
            "box_moais": position["box_moais"],
            "colour": [K.COLOURS.index(s["colour"]) if s["colour"] else -1 for s in seats]
            + [-1] * spare,
            "display": _rows(seats, "display", K.TYPES),
            "hand": _rows(seats, "hand", K.TYPES),
            "offerings": _rows(seats, "offerings", K.KINDS),
            "wood": _padded([seat["wood"] for seat in seats], K.SEAT_COUNT),
            "fame": _padded([seat["fame"] for seat in seats], K.SEAT_COUNT),
        }
    )
    return state


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def _rows(seats: list[dict[str, Any]], key: str, names: Sequence[str]) -> list[list[int]]:
    rows = [[seat[key][name] for name in names] for seat in seats]
    return rows + [[0] * len(names) for _ in range(K.SEAT_COUNT - len(seats))]


def _packed(card: dict[str, Any]) -> int:
    packed: int = K.KINDS.index(card["kind"]) + K.GIVER * (card["from"] + 1)
    if card["face"] == "down":
        packed += K.DOWN
        for i, kind in enumerate(K.KINDS):
            packed += K.LIMIT * K.LIMIT_BASE**i * card["limit"][kind]
    return packed


# -- checks beyond the schema ----------------------------------------------------------------------


def _check_seats(position: dict[str, Any]) -> None:
    """Every number of a seat is one that sits at the table."""
    last = len(position["seats"]) - 1
    Whole(0, last).check(position["active"], "active")
    Whole(-1, last).check(position["mover"], "mover")
    for i, card in enumerate(position["stone"]):
        Whole(-1, last).check(card["from"], f"stone.{i}.from")
    for field in ("queue", "owed"):
        for i, entry in enumerate(position[field]):
            Whole(0, last).check(entry[0] if field == "owed" else entry, f"{field}.{i}")


def _check_components(position: dict[str, Any]) -> None:
    """Cards of each type and offerings of each kind add up; each colour exists once."""
    seats = position["seats"]
    dealt = [seat["colour"] for seat in seats if seat["colour"]]
    if sorted(position["colours"] + dealt) != sorted(K.COLOURS):
        raise refuse("colours", "colours_once")
    if position["colours"] != sorted(position["colours"]):
        raise refuse("colours", "not_sorted")
    for i, card in enumerate(K.TYPES):
        places = [position["pile"][card]]
        places += [column.count(card) for column in position["columns"]]
        places += [seat["hand"][card] + seat["display"][card] for seat in seats]
        if i == K.MOAI:
            places.append(position["box_moais"])
        check_sum("pile", sum(places), K.DECK[i] + _start_cards(i, dealt), card)
    for kind in K.KINDS:
        places = [position["supply"][kind], *(seat["offerings"][kind] for seat in seats)]
        places += [card["kind"] == kind for card in position["stone"]]
        check_sum("supply", sum(places), K.OFFERINGS, kind)


def _start_cards(card: int, dealt: list[str]) -> int:
    """Count the start cards of a type in the game: a lumberjack and three hunters per colour."""
    if card == K.LUMBERJACK:
        return len(dealt)
    if card < K.HUNTER:
        return 0
    return sum(K.LACKS[K.COLOURS.index(colour)] != card - K.HUNTER for colour in dealt)


def _check_phase(position: dict[str, Any]) -> None:
    """Mover, queue, columns and hands are such that the phase can go on."""
    phase = PHASE[position["phase"]]
    active = position["active"]
    _check_colours(position, phase)
    _check_columns(position, phase)
    _check_hands(position, phase)
    _check_queue(position, phase)
    _check_scored(position, phase)
    if phase in (K.COLOUR, K.SETUP, K.REFILL, K.OVER):
        expected = NOBODY
    elif phase in (K.SACRIFICE, K.SCORE_MOAI):
        expected = position["queue"][0]
    elif phase == K.SUBSTITUTE:
        expected = position["owed"][0][0]
    else:
        expected = active
    if position["mover"] != expected:
        raise refuse("mover", "must_be", expected=expected, value=position["mover"])
    if phase in (K.COLOUR, K.SETUP) and active != 0:
        raise refuse("active", "must_be", expected=0, value=active)
    if phase == K.HIDE and not any(position["seats"][active]["offerings"].values()):
        raise refuse(f"seats.{active}.offerings", "needs_card")
    if phase in (K.ADD, K.SUBSTITUTE) and not any(position["supply"].values()):
        raise refuse("supply", "needs_card")
    if phase == K.REFILL and not any(position["pile"].values()):
        raise refuse("pile", "needs_card")
    if phase in (K.COLOUR, K.SETUP):
        _check_setup(position)


def _check_setup(position: dict[str, Any]) -> None:
    """Pile and supply have what is still to be dealt (S3, S4)."""
    laid = sum(len(column) for column in position["columns"])
    if sum(position["pile"].values()) < K.COLUMN_COUNT * K.COLUMN_HEIGHT - laid:
        raise refuse("pile", "needs_card")
    waiting = sum(not seat["colour"] for seat in position["seats"])
    for kind in K.KINDS:
        if position["supply"][kind] < waiting:
            raise refuse(f"supply.{kind}", "needs_card")


def _check_colours(position: dict[str, Any], phase: int) -> None:
    """Colours are dealt in seat order, in the phase `colour` and never after."""
    missing = [i for i, seat in enumerate(position["seats"]) if not seat["colour"]]
    if phase != K.COLOUR and missing:
        raise refuse(f"seats.{missing[0]}.colour", "needs_colour")
    if phase == K.COLOUR:
        seats = len(position["seats"])
        if not missing or missing != list(range(missing[0], seats)):
            raise refuse("seats", "colours_in_order")
        for i in missing:
            seat = position["seats"][i]
            cards = [*seat["hand"].values(), *seat["display"].values(), *seat["offerings"].values()]
            if any([*cards, seat["wood"], seat["fame"]]):
                raise refuse(f"seats.{i}", "empty_before_colour")


def _check_columns(position: dict[str, Any], phase: int) -> None:
    """Columns are as full as the phase says; `column` names the one being filled."""
    heights = [len(column) for column in position["columns"]]
    filling = position["column"]
    if phase not in (K.SETUP, K.REFILL):
        if filling != -1:
            raise refuse("column", "must_be", expected=-1, value=filling)
        low, high = {K.COLOUR: (0, 0), K.OVER: (0, 4)}.get(phase, (1, 4))
        expected = [(low, high)] * 4
    else:
        Whole(0, 3).check(filling, "column")
        before, after = ((4, 4), (0, 0)) if phase == K.SETUP else ((1, 4), (1, 4))
        expected = [before] * filling + [(0, 3)] + [after] * (3 - filling)
    for i, (low, high) in enumerate(expected):
        if not low <= heights[i] <= high:
            raise refuse(f"columns.{i}", "wrong_length", length=heights[i], low=low, high=high)


def _check_hands(position: dict[str, Any], phase: int) -> None:
    """Every hand has three cards, but the active seat's while it lays and draws (RC1)."""
    if phase not in HAND_SIZES:
        return
    for i, seat in enumerate(position["seats"]):
        if not seat["colour"]:
            continue
        cards = sum(seat["hand"].values())
        low, high = HAND_SIZES[phase] if i == position["active"] else FULL_HAND
        if not low <= cards <= high:
            raise refuse(f"seats.{i}.hand", "hand_size", cards=cards, low=low, high=high)


def _check_queue(position: dict[str, Any], phase: int) -> None:
    """Who is still to be asked stands in turn order and has something to decide."""
    queue, owed = position["queue"], position["owed"]
    for field, used in (
        ("queue", phase in (K.SACRIFICE, K.SCORE_MOAI)),
        ("owed", phase == K.SUBSTITUTE),
    ):
        if used != bool(position[field]):
            raise refuse(field, "needs_seat" if used else "must_be_empty")
    asked = queue or [seat for seat, _ in owed]
    steps = [(seat - position["active"]) % len(position["seats"]) for seat in asked]
    field = "queue" if queue else "owed"
    if steps != sorted(set(steps)) or (phase == K.SACRIFICE and 0 in steps):
        raise refuse(field, "queue_order")
    for i, seat in enumerate(asked):
        own = position["seats"][seat]
        if phase == K.SACRIFICE and not any(own["offerings"].values()):
            raise refuse(f"queue.{i}", "needs_card")
        if phase == K.SCORE_MOAI and not own["display"]["moai"]:
            raise refuse(f"queue.{i}", "needs_display", type="moai")


def _check_scored(position: dict[str, Any], phase: int) -> None:
    """`scored` names the type whose scoring waits for a choice."""
    scored = position["scored"]
    if phase == K.SCORE_MOAI:
        Word("moai").check(scored, "scored")
    elif phase == K.SUBSTITUTE:
        Word(*K.KINDS).check(scored, "scored")
        if position["supply"][scored]:
            raise refuse(
                f"supply.{scored}", "must_be", expected=0, value=position["supply"][scored]
            )
        for i, (seat, _) in enumerate(position["owed"]):
            if not position["seats"][seat]["display"][scored]:
                raise refuse(f"owed.{i}", "needs_display", type=scored)
    else:
        Word("").check(scored, "scored")
