"""State <-> position JSON, exactly as the section "Notation" of the rules says (N6).

What a position must hold to be accepted is checked in `soundness.py`.
"""

from collections.abc import Sequence
from typing import Any

from vaka.engine import turns as Turn
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020 import pending, soundness
from vaka.games.rapanui2020.rules.play import RapaNui2020
from vaka.games.rapanui2020.shapes import CHIEF_PLACES, POSITION

PHASE = {name: number for number, name in enumerate(K.PHASES)}
STAGE = {name: number for number, name in enumerate(K.STAGES)}
SPACE = {name: number for number, name in enumerate(K.SPACES)}
CHIEF = dict(  # where a Chief can be
    zip(
        CHIEF_PLACES,
        (*range(K.SPACE_COUNT), *range(K.BELOW, K.BELOW + 3), K.IN_HAND, K.IN_VILLAGE),
        strict=True,
    )
)
CHIEF_NAME = {number: name for name, number in CHIEF.items()}
KINDS: list[tuple[int, dict[str, Any]]] = [  # offering tiles by type, value, Outstanding
    (
        kind,
        {
            "type": K.TYPES[K.KIND_TYPE[kind]],
            "value": K.KIND_VALUE[kind],
            "outstanding": K.KIND_BESIDE[kind],
        },
    )
    for kind in K.KIND_ORDER
]
KIND = {(about["type"], about["value"], about["outstanding"]): kind for kind, about in KINDS}


# -- State -> position -----------------------------------------------------------------------------


def write(state: RapaNui2020) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    seats = state.seats
    land = K.LAND[state.board][: K.LAND_COUNT[state.board]]
    return {
        "game": "rapanui2020",
        "options": {
            option: values[state.options[i]] for i, (option, values) in enumerate(K.OPTIONS.items())
        },
        "board": K.BOARDS[state.board],
        "bag": _counted(K.TILES, state.bag),
        "display": _counted(K.TILES, state.display),
        "box": _counted(K.TILES, state.box),
        "slots": _slots(state),
        "island": {
            K.SPACES[space]: {"seat": holder, "fresh": fresh, "tired": tired}
            for space, holder, fresh, tired in zip(
                range(K.SPACE_COUNT), state.holder, state.fresh, state.tired, strict=True
            )
            if space in land
        },
        "quarry": [column[:seats] for column in state.quarry],
        "stars": state.stars[: K.STARS[state.board]],
        "order": state.order[:seats],
        "moai": _counted(K.SIZES, state.supply),
        "pukao": state.pukaos,
        "stacks": _piles(state, 0),
        "outstanding": _piles(state, 1),
        "seats": [_seat(state, seat) for seat in range(seats)],
        "round": state.round,
        "phase": K.PHASES[state.phase],
        "truncated": state.truncated,
        "now": _now(state),
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _named(names: Sequence[str], number: int) -> str:
    return "" if number < 0 else names[number]


def _piles(state: RapaNui2020, outstanding: int) -> dict[str, list[int]]:
    """Return the values left in the stacks, or beside them, the dearest first."""
    piles: dict[str, list[int]] = {name: [] for name in K.TYPES}
    for number, kind in reversed(KINDS):
        if kind["outstanding"] == outstanding:
            piles[kind["type"]] += [kind["value"]] * state.piles[number]
    return piles


def _slots(state: RapaNui2020) -> list[dict[str, Any]]:
    ahu = K.AHU_COUNT[state.board]
    columns = (K.AHU_SPACE[state.board], state.ahu_tile, state.ahu_moai, state.ahu_pukao)
    return [
        {
            "space": K.SPACES[space],
            "tile": _named(K.TILES, tile),
            "moai": _named(K.SIZES, moai),
            "pukao": pukao,
        }
        for space, tile, moai, pukao in zip(*(column[:ahu] for column in columns), strict=True)
    ]


def _seat(state: RapaNui2020, seat: int) -> dict[str, Any]:
    built = state.built[seat]
    own = state.offerings[seat]
    return {
        "resources": _counted(K.RESOURCES, state.resources[seat]),
        "villagers": state.villagers[seat],
        "sorcerer": state.sorcerer[seat],
        "chief": CHIEF_NAME[state.chief[seat]],
        "improvements": sorted(name for i, name in enumerate(K.IMPROVEMENTS) if built[i]),
        "tiles": _counted(K.TILES, state.tiles[seat]),
        "rongorongo": state.tablet[seat],
        "moai": _counted(K.SIZES, state.moai[seat]),
        "offerings": [dict(kind) for number, kind in KINDS for _ in range(own[number])],
        "dropped": state.dropped[seat],
    }


def _now(state: RapaNui2020) -> dict[str, Any]:
    return {
        "seat": state.active,
        "stage": K.STAGES[state.stage],
        "tool": _named(K.TILES, state.tool),
        "give": _named(K.RESOURCES, state.given),
        "lift": K.LIFTS[state.lifted],
        "free": list(state.free),
        "taken": _named(K.SIZES, state.taken),
        "piece": _named(K.CARGO, state.piece),
        "route": [K.SPACES[space] for space in state.route[: state.route_n]],
        "extra": state.extra,
        "skimp": state.skimp,
        "offer": "" if state.offer < 0 else K.TYPES[state.offer % K.TYPE_COUNT],
        "outstanding": int(state.offer >= K.TYPE_COUNT),
        "spent": [name for name, n in zip(K.RESOURCES, state.spent, strict=True) for _ in range(n)],
    }


# -- position -> State -----------------------------------------------------------------------------


def read(position: dict[str, Any]) -> RapaNui2020:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    POSITION.check(position, "")
    soundness.check_pieces(position)
    pending.check_now(position)
    state = _state(position)
    state.complete()
    pending.check_playable(position, state)
    return state


def _state(position: dict[str, Any]) -> RapaNui2020:
    state = RapaNui2020()
    options = [values.index(position["options"][name]) for name, values in K.OPTIONS.items()]
    fields = state.fields()  # the sets of spaces are completed later
    fields |= {
        "seats": len(position["seats"]),
        "turn": _turn(position),
        "options": _padded(options, 8),
        "board": K.BOARDS.index(position["board"]),
        "phase": PHASE[position["phase"]],
        "round": position["round"],
        "truncated": position["truncated"],
        "bag": _counts(position["bag"], K.TILES),
        "display": _counts(position["display"], K.TILES),
        "box": _counts(position["box"], K.TILES),
        "quarry": [_padded(column, K.MOST_SEATS) for column in position["quarry"]],
        "stars": _padded(position["stars"], K.MOST_STARS, -1),
        "order": _padded(position["order"], K.MOST_SEATS),
        "supply": _counts(position["moai"], K.SIZES),
        "pukaos": position["pukao"],
        "piles": _kinds(
            (kind, value, int(pile == "outstanding"))
            for pile in ("stacks", "outstanding")
            for kind, values in position[pile].items()
            for value in values
        ),
    }
    fields |= _island_fields(position) | _seat_fields(position["seats"])
    fields |= _now_fields(position["now"])
    state.load(fields)
    return state


def _turn(position: dict[str, Any]) -> int:
    now = position["now"]
    if position["phase"] == "tiles":
        return Turn.CHANCE
    if position["phase"] == "over":
        return Turn.OVER
    if now["stage"] == "income":
        return int(position["island"][now["route"][-1]]["seat"])
    return int(now["seat"])


def _padded(values: list[int], length: int, pad: int = 0) -> list[int]:
    return values + [pad] * (length - len(values))


def _counts(counts: dict[str, int], names: Sequence[str]) -> list[int]:
    return [counts[name] for name in names]


def _numbered(names: Sequence[str], name: str) -> int:
    return names.index(name) if name else -1


def _kinds(tiles: Any) -> list[int]:
    """Return how many offering tiles there are of each kind."""
    counts = [0] * K.KIND_COUNT
    for kind, value, outstanding in tiles:
        counts[KIND[kind, value, outstanding]] += 1
    return counts


def _island_fields(position: dict[str, Any]) -> dict[str, Any]:
    nobody = {"seat": -1, "fresh": 0, "tired": 0}
    spaces = [position["island"].get(space, nobody) for space in K.SPACES]
    slots = position["slots"]
    return {
        "ahu_tile": _padded([_numbered(K.TILES, s["tile"]) for s in slots], K.MOST_AHU, -1),
        "ahu_moai": _padded([_numbered(K.SIZES, s["moai"]) for s in slots], K.MOST_AHU, -1),
        "ahu_pukao": _padded([slot["pukao"] for slot in slots], K.MOST_AHU),
        "holder": [space["seat"] for space in spaces],
        "fresh": [space["fresh"] for space in spaces],
        "tired": [space["tired"] for space in spaces],
    }


def _seat_fields(seats: list[dict[str, Any]]) -> dict[str, Any]:
    spare = K.MOST_SEATS - len(seats)

    def rows(key: str, names: Sequence[str]) -> list[list[int]]:
        counted = [_counts(seat[key], names) for seat in seats]
        return counted + [[0] * len(names) for _ in range(spare)]

    def column(key: str) -> list[int]:
        return _padded([seat[key] for seat in seats], K.MOST_SEATS)

    built = [[int(name in s["improvements"]) for name in K.IMPROVEMENTS] for s in seats]
    offerings = [
        _kinds((tile["type"], tile["value"], tile["outstanding"]) for tile in seat["offerings"])
        for seat in seats
    ]
    return {
        "resources": rows("resources", K.RESOURCES),
        "villagers": column("villagers"),
        "sorcerer": column("sorcerer"),
        "chief": _padded([CHIEF[seat["chief"]] for seat in seats], K.MOST_SEATS, K.IN_VILLAGE),
        "built": built + [[0] * len(K.IMPROVEMENTS) for _ in range(spare)],
        "tiles": rows("tiles", K.TILES),
        "tablet": column("rongorongo"),
        "moai": rows("moai", K.SIZES),
        "offerings": offerings + [[0] * K.KIND_COUNT for _ in range(spare)],
        "dropped": column("dropped"),
    }


def _now_fields(now: dict[str, Any]) -> dict[str, Any]:
    route = [SPACE[space] for space in now["route"]]
    offer = _numbered(K.TYPES, now["offer"])
    return {
        "active": now["seat"],
        "stage": STAGE[now["stage"]],
        "tool": _numbered(K.TILES, now["tool"]),
        "given": _numbered(K.RESOURCES, now["give"]),
        "lifted": K.LIFTS.index(now["lift"]),
        "free": list(now["free"]),
        "taken": _numbered(K.SIZES, now["taken"]),
        "piece": _numbered(K.CARGO, now["piece"]),
        "route_n": len(route),
        "route": _padded(route, K.ROUTE_LENGTH, -1),
        "extra": now["extra"],
        "skimp": now["skimp"],
        "offer": offer + K.TYPE_COUNT * now["outstanding"],
        "spent": [now["spent"].count(resource) for resource in K.RESOURCES],
    }
