"""Small boards for tests, written as the rules write them: `BB | Y | -` are ships by beach."""

from typing import Any

import pytest

import vaka
from vaka.games.tongiaki import parts as K

GAME = vaka.load("tongiaki")
LETTERS = "BYGORP"  # the colours of seats 0 to 5

NORTH = {"samoa": (0, -1, 0)}  # next to Tonga, its crest towards it
CLOSED = {  # all piers of Tubuai lead back to it over paths without a number
    "tubuai": (0, -1, 0),
    "water_l": (1, -2, 1),
    "water_n": (1, -1, 3),
    "water_p": (-1, -1, 0),
    "water_o": (-1, 0, 3),
}
ROYAL_RING = {  # all piers of Tubuai face islands
    "tubuai": (0, -1, 0),
    "samoa": (-1, 0, 5),
    "hawaii": (-1, -1, 5),
    "oahu": (1, -2, 1),
    "fidschi": (1, -1, 2),
}
MUROROA = {  # piers 1 and 2 face royal islands, 4 and 5 open ones
    "muroroa": (0, -1, 0),
    "samoa": (-1, 0, 5),
    "hawaii": (-1, -1, 5),
    "oahu": (1, -2, 1),
    "fidschi": (1, -1, 2),
}
ALL_BLUE_SHIPS_OUT: dict[str, Any] = {  # fifteen of them on beaches
    "tiles": {"oahu": (0, 1, 3), "fidschi": (0, -1, 0)},
    "tonga": "BB|-|-|-|-|Y",
    "oahu": "B|BBBB|-",
    "fidschi": "BBBB|BBB|B",
}


def beaches(island: str, text: str, seats: int) -> list[list[int]]:
    """Return the ships on the beaches of an island."""
    count = K.BEACHES[K.ISLANDS.index(island)]
    rows = [row.strip() for row in text.split("|")] if text else ["-"] * count
    assert len(rows) == count, f"{island} has {count} beaches"
    return [[row.count(letter) for letter in LETTERS[:seats]] for row in rows]


def position(
    seats: int = 2,
    tiles: dict[str, tuple[int, int, int]] | None = None,
    royal: dict[str, int] | None = None,
    pile: list[str] | None = None,
    removed: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    fields: dict[str, Any] | None = None,
    **ships: str,
) -> dict[str, Any]:
    """Return a position: Tonga and `tiles` are laid, with these ships; all others are in stock.

    With a `pile`, the tiles in neither lie far away from the others.
    """
    board = {} if "tonga" in removed else {"tonga": [0, 0, 0]}
    board |= {tile: list(cell) for tile, cell in (tiles or {}).items()}
    drawn = (fields or {}).get("drawn", "")
    others = [tile for tile in K.TILES if tile not in board and tile not in removed]
    others = [tile for tile in others if tile != drawn]
    if pile is not None:
        board |= {tile: [50, 2 * i, 0] for i, tile in enumerate(others) if tile not in pile}
        others = [tile for tile in others if tile in pile]
    laid = [island for island in K.ISLANDS if island in board]
    lying = {island: beaches(island, ships.get(island, ""), seats) for island in laid}
    fleet = (fields or {}).get("fleet", [0] * seats)
    out = [
        sum(row[seat] for rows in lying.values() for row in rows)
        + list((royal or {}).values()).count(seat)
        + fleet[seat]
        for seat in range(seats)
    ]
    return {
        "game": "tongiaki",
        "options": {"final_draws": "continue", "stall_limit": 200, **(options or {})},
        "pile": sorted(others),
        "board": board,
        "ships": lying,
        "royal": royal or {},
        "removed": sorted(removed),
        "seats": [
            {"colour": K.COLOURS[seat], "stock": K.SHIPS - out[seat]} for seat in range(seats)
        ],
        "active": 0,
        "phase": "turn",
        "island": "",
        "left": 0,
        "from_beach": 0,
        "origin": "",
        "fleet": fleet,
        "cell": [],
        "heading": -1,
        "landed": [],
        "drawn": "",
        "purpose": "",
        "uses": {},
        "links": [],
        "dissolved": False,
        "ending": False,
        "quiet": 0,
        "truncated": False,
        **(fields or {}),
    }


def table(*args: Any, **kwargs: Any) -> vaka.State:
    """Return the State of such a position."""
    return GAME.restore(position(*args, **kwargs))


def legal(state: vaka.State) -> list[str]:
    """Return the moves of whoever is to move."""
    (seat,) = GAME.turn(state)
    return GAME.moves(state, seat)


def play(state: vaka.State, *moves: str) -> list[vaka.Event]:
    """Play moves, each by whoever is to move; return all that was told."""
    told = []
    for move in moves:
        (seat,) = GAME.turn(state)
        told += GAME.play(state, seat, move)
    return told


def told(events: list[vaka.Event], key: str) -> list[tuple[Any, ...]]:
    """Return the arguments of all events of one kind."""
    return [tuple(event.arguments.values()) for event in events if event.key == key]


def field(state: vaka.State, key: str) -> Any:
    """Return one field of the position."""
    return GAME.position(state)[key]


def ships(state: vaka.State, island: str) -> str:
    """Return the ships on an island as text."""
    rows = GAME.position(state)["ships"][island]
    texts = ["".join(LETTERS[seat] * n for seat, n in enumerate(row)) for row in rows]
    return " | ".join(text or "-" for text in texts)


def stock(state: vaka.State) -> list[int]:
    """Return the stocks of all seats."""
    return [seat["stock"] for seat in GAME.position(state)["seats"]]


def refused(state: vaka.State, move: str) -> str:
    """Return the reason why a move is refused."""
    (seat,) = GAME.turn(state)
    before = state.fields()
    with pytest.raises(vaka.Illegal) as caught:
        GAME.play(state, seat, move)
    assert state.fields() == before, "a refusal changes nothing"
    assert caught.value.reason not in str(caught.value), "every refusal has a sentence"
    return caught.value.reason
