"""Small positions for tests: figures and pieces are given, everything else adds up by itself.

Letters are seats: T, D, M and O. On the island a capital is a fresh figure, a small letter a tired
one, and a capital with `*` the Chief: `{"f3": "TtT*"}`. Moai are sizes, with `^` for a Pukao.
"""

from typing import Any

import pytest

import vaka
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020

GAME = vaka.load("rapanui2020")
LETTERS = "TDMO"
Words = dict[str, str]


def position(
    seats: int = 3,
    phase: str = "haul",
    seat: int = 0,
    island: Words | None = None,
    quarry: tuple[str, str, str] = ("", "", ""),
    erected: Words | None = None,
    ahu: Words | None = None,
    order: tuple[int, ...] = (),
    stars: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    now: dict[str, Any] | None = None,
    round_: int = 2,
    dropped: str = "",
    tablets: str = "",
    own: dict[str, dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """Return a position; `own` has for a letter `resources`, `built`, `tiles`, `moai`, `chief`.

    Villagers that are not given stay in hand, stars that are not given are empty, offerings for
    Pukao belong to the last seat.
    """
    board = "b2" if seats == 2 else "b34"
    options = {"variant": "standard", "max_rounds": 30} | (options or {})
    people = [_person(letter, (own or {}).get(letter, {})) for letter in LETTERS[:seats]]
    land = {space: {"seat": -1, "fresh": 0, "tired": 0} for space in chart.land(board)}
    for space, text in (island or {}).items():
        owner = LETTERS.index(text[0].upper())
        fresh = sum(letter.isupper() for letter in text)
        land[space] = {"seat": owner, "fresh": fresh, "tired": sum(map(str.islower, text))}
        if "*" in text:
            land[space]["fresh"] -= 1
            people[owner]["chief"] = space
    columns = [[column.count(letter) for letter in LETTERS[:seats]] for column in quarry]
    on_track = phase in ("sculpt", "haul")
    order = order or tuple(range(seats))
    stars = stars or (order if on_track else ())
    stars += (-1,) * (K.STARS[K.BOARDS.index(board)] - len(stars))
    for number, person in enumerate(people):
        placed = sum(f["fresh"] + f["tired"] for f in land.values() if f["seat"] == number)
        placed += sum(column[number] for column in columns)
        person["sorcerer"] = int(number not in stars and not on_track)
        working = int(number not in stars and on_track)
        popular = "popular" in person["improvements"]
        person["villagers"] = K.VILLAGERS + popular + working - placed
        person["dropped"] = int(LETTERS[number] in dropped)
        person["rongorongo"] = int(LETTERS[number] in tablets)
    made: dict[str, Any] = {
        "game": "rapanui2020",
        "options": options,
        "board": board,
        "island": land,
        "quarry": columns,
        "stars": list(stars),
        "order": list(order),
        "seats": people,
        "round": round_,
        "phase": phase,
        "truncated": 0,
        "now": BLANK | {"seat": seat, "stage": "main"} | (now or {}),
    }
    _lay_tiles(made, erected or {}, ahu or {})
    _supply(made)
    _offer(made)
    if phase == "sculpt" and not (now or {}).get("free"):
        made["now"]["free"] = [
            column[seat] + (people[seat]["chief"] == f"col{i + 1}")
            for i, column in enumerate(columns)
        ]
    return made


BLANK: dict[str, Any] = {
    "seat": -1,
    "stage": "",
    "tool": "",
    "give": "",
    "lift": "",
    "free": [0, 0, 0],
    "taken": "",
    "piece": "",
    "route": [],
    "extra": 0,
    "skimp": 0,
    "offer": "",
    "outstanding": 0,
    "spent": [],
}


def _person(letter: str, own: dict[str, Any]) -> dict[str, Any]:
    built = sorted(own.get("built", "").split())
    moai = own.get("moai", "").split()
    tiles = own.get("tiles", "").split()
    return {
        "resources": dict(zip(K.RESOURCES, own.get("resources", (1, 1, 1, 1)), strict=True)),
        "chief": own.get("chief", "hand" if "chief" in built else "village"),
        "improvements": built,
        "tiles": {tile: tiles.count(tile) for tile in K.TILES},
        "moai": {size: moai.count(size) for size in K.SIZES},
        "offerings": [
            {"type": kind, "value": int(value), "outstanding": int(mark == "!")}
            for kind, value, mark in (
                (*text.rstrip("!").split(":"), text[-1]) for text in own.get("offerings", ())
            )
        ],
    }


def _lay_tiles(made: dict[str, Any], erected: Words, ahu: Words) -> None:
    """Put Moai and the wanted tiles on ahu; other ahu get whatever tiles are left."""
    first_game = made["options"]["variant"] == "first_game"
    copies = K.FIRST_GAME_COPIES if first_game else K.TILE_COPIES
    left = dict(zip(K.TILES, copies, strict=True))
    for person in made["seats"]:
        for tile, count in person["tiles"].items():
            left[tile] -= count
    wanted = {space: tiles.split() for space, tiles in ahu.items()}
    for tiles in wanted.values():
        for tile in tiles:
            left[tile] -= 1
    statues = {space: moai.split() for space, moai in erected.items()}
    slots = []
    for space in chart.ahu_spaces(made["board"]):
        moai = statues[space].pop(0) if statues.get(space) else ""
        tile = ""
        if not moai and wanted.get(space):
            tile = wanted[space].pop(0)
        elif not moai:
            tile = next(name for name in K.TILES if left[name] > 0)
            left[tile] -= 1
        pukao = int(moai.endswith("^"))
        slots.append({"space": space, "tile": tile, "moai": moai.rstrip("^"), "pukao": pukao})
    none = dict.fromkeys(K.TILES, 0)
    made |= {"slots": slots, "bag": left, "display": dict(none), "box": dict(none)}


def _supply(made: dict[str, Any]) -> None:
    """Give the supply what is neither erected nor with a seat."""
    counts = K.MOAI_COUNT[K.BOARDS.index(made["board"])]
    made["moai"] = {
        size: count
        - sum(slot["moai"] == size for slot in made["slots"])
        - sum(person["moai"][size] for person in made["seats"])
        for size, count in zip(K.SIZES, counts, strict=True)
    }
    styled = sum(slot["pukao"] for slot in made["slots"])
    made["pukao"] = K.PUKAOS - styled


def _offer(made: dict[str, Any]) -> None:
    """Take from the stacks what seats have; for further Pukao the last seat has huts and more."""
    copies = K.KIND_COPIES[K.BOARDS.index(made["board"])]
    stacks, beside = (
        {
            kind: [
                K.KIND_VALUE[tile]
                for tile in range(K.FIRST_KIND[offer], K.END_KIND[offer])
                for _ in range(copies[tile])
            ]
            for offer, kind in enumerate(K.TYPES, first)
        }
        for first in (0, K.TYPE_COUNT)
    )
    owned = [tile for person in made["seats"] for tile in person["offerings"]]
    for tile in owned:
        (beside if tile["outstanding"] else stacks)[tile["type"]].remove(tile["value"])
    due = int(made["now"]["stage"] in ("exchange", "spend"))
    missing = sum(slot["pukao"] for slot in made["slots"]) - len(owned) - due
    for _ in range(missing):
        kind = next(kind for kind in K.TYPES if stacks[kind])
        tile = {"type": kind, "value": stacks[kind].pop(0), "outstanding": 0}
        made["seats"][-1]["offerings"].append(tile)
    for person in made["seats"]:
        person["offerings"].sort(
            key=lambda tile: (K.TYPES.index(tile["type"]), tile["value"], tile["outstanding"])
        )
    made |= {"stacks": stacks, "outstanding": beside}


def table(*arguments: Any, **keywords: Any) -> RapaNui2020:
    """Return the State of such a position."""
    state = GAME.restore(position(*arguments, **keywords))
    assert isinstance(state, RapaNui2020)
    return state


# -- looking at a State ----------------------------------------------------------------------------


def field(state: vaka.State, path: str) -> Any:
    """Return what stands at a place of the position, such as `now.stage`."""
    value: Any = GAME.position(state)
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def resources(state: vaka.State, seat: int) -> tuple[int, ...]:
    """Return the four resources of a seat."""
    return tuple(field(state, f"seats.{seat}.resources").values())


def figures(state: vaka.State, space: str) -> tuple[int, int, int]:
    """Return seat, fresh and tired figures of a space."""
    there = field(state, f"island.{space}")
    return there["seat"], there["fresh"], there["tired"]


def legal(state: vaka.State, *verbs: str) -> list[str]:
    """Return the legal moves, or those with certain verbs."""
    moves = GAME.moves(state, GAME.turn(state)[0])
    return [move for move in moves if not verbs or move.split()[0] in verbs]


def play(state: vaka.State, *moves: str) -> list[vaka.Event]:
    """Play moves of whoever is to move; return all events."""
    events = []
    for move in moves:
        events += GAME.play(state, GAME.turn(state)[0], move)
    return events


def refused(state: vaka.State, move: str) -> str:
    """Return the reason for which a move of the seat to move is refused."""
    before = state.fields()
    with pytest.raises(vaka.Illegal) as caught:
        GAME.play(state, GAME.turn(state)[0], move)
    assert state.fields() == before
    return caught.value.reason


def told(events: list[vaka.Event], key: str) -> list[tuple[int | str, ...]]:
    """Return the arguments of the events of one kind."""
    return [tuple(event.arguments.values()) for event in events if event.key == key]
