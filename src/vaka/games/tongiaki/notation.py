"""State <-> position JSON, exactly as the section "Notation" of the rules says (N4).

Its shape is declared in `shapes.py`; what else it must hold is checked in `soundness.py`.
"""

from typing import Any

from vaka.engine import turns as Turn
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki import soundness
from vaka.games.tongiaki.rules.play import Tongiaki
from vaka.games.tongiaki.shapes import POSITION

PHASE = {name: number for number, name in enumerate(K.PHASES)}
TILE = {name: number for number, name in enumerate(K.TILES)}
PIER = {name: number for number, name in enumerate(K.PIERS)}


# -- State -> position -----------------------------------------------------------------------------


def write(state: Tongiaki) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    seats = state.seats
    laid = [tile for tile in range(K.TILE_COUNT) if state.where[tile] == K.LAID]
    landing = state.phase == K.LAND
    return {
        "game": "tongiaki",
        "options": {
            option: values[state.options[i]] for i, (option, values) in enumerate(K.OPTIONS.items())
        },
        "pile": _names(state, K.IN_PILE),
        "board": {K.TILES[t]: [state.q[t], state.r[t], state.rot[t]] for t in laid},
        "ships": {
            K.ISLANDS[island]: [state.ships[beach][:seats] for beach in beaches_of(island)]
            for island in laid
            if island < K.WATER
        },
        "royal": {K.ISLANDS[i]: seat for i, seat in enumerate(state.royal) if seat >= 0},
        "removed": _names(state, K.DISSOLVED),
        "seats": [{"colour": K.COLOURS[seat], "stock": state.stock[seat]} for seat in range(seats)],
        "active": state.active,
        "phase": K.PHASES[state.phase],
        "island": "" if state.island < 0 else K.ISLANDS[state.island],
        "left": state.left,
        "from_beach": state.from_beach,
        **_voyage(state),
        "fleet": state.fleet[:seats],
        "landed": state.landed[: K.BEACHES[state.island]] if landing else [],
        "drawn": "" if state.drawn < 0 else K.TILES[state.drawn],
        "purpose": K.PURPOSES[state.purpose],
        "uses": {name: state.uses[pier] for name, pier in PIER.items() if state.uses[pier]},
        "links": sorted(
            [origin, island]
            for i, origin in enumerate(K.ISLANDS)
            for j, island in enumerate(K.ISLANDS)
            if state.links[i] >> j & 1
        ),
        "dissolved": bool(state.dissolved),
        "ending": bool(state.ending),
        "quiet": state.quiet,
        "truncated": bool(state.truncated),
    }


def beaches_of(island: int) -> range:
    """Return the numbers of the beaches of an island."""
    return range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1])


def _names(state: Tongiaki, where: int) -> list[str]:
    return sorted(K.TILES[tile] for tile in range(K.TILE_COUNT) if state.where[tile] == where)


def _voyage(state: Tongiaki) -> dict[str, Any]:
    """Return where a fleet that waits for a tile came from, and where it is going."""
    if state.pier < 0:
        return {"origin": "", "cell": [], "heading": -1}
    tile, heading = divmod(state.end[state.pier], K.EDGES)
    return {
        "origin": K.ISLANDS[K.PIER_ISLAND[state.pier]],
        "cell": [state.q[tile] + K.STEP_Q[heading], state.r[tile] + K.STEP_R[heading]],
        "heading": heading,
    }


# -- position -> State -----------------------------------------------------------------------------


def read(position: dict[str, Any]) -> Tongiaki:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    POSITION.check(position, "")
    soundness.check_pieces(position)
    state = _state(position)
    state.complete()
    soundness.check_phase(position, state)
    state.pier = soundness.pier_of_voyage(position, state)
    return state


def _state(position: dict[str, Any]) -> Tongiaki:
    seats = position["seats"]
    board = position["board"]
    cells = [board.get(tile, [0, 0, 0]) for tile in K.TILES]
    phase = PHASE[position["phase"]]
    ships = [[0] * K.MOST_SEATS for _ in range(K.BEACH_COUNT)]
    for name, beaches in position["ships"].items():
        for beach, counts in zip(beaches_of(TILE[name]), beaches, strict=True):
            ships[beach] = _padded(counts)
    links = [0] * K.ISLAND_COUNT
    for origin, island in position["links"]:
        links[TILE[origin]] |= 1 << TILE[island]
    turn = position["active"]
    if phase in (K.VOYAGE, K.DRAW):
        turn = Turn.CHANCE
    elif phase == K.OVER:
        turn = Turn.OVER
    state = Tongiaki()
    state.load(
        {
            **state.fields(),  # near, end, danger, filled and settled are completed later
            "seats": len(seats),
            "turn": turn,
            "options": _padded(
                [values.index(position["options"][o]) for o, values in K.OPTIONS.items()], 8
            ),
            "phase": phase,
            "active": position["active"],
            "island": TILE.get(position["island"], -1),
            "left": position["left"],
            "from_beach": position["from_beach"],
            "pier": -1,
            "drawn": TILE.get(position["drawn"], -1),
            "purpose": K.PURPOSES.index(position["purpose"]),
            "dissolved": int(position["dissolved"]),
            "ending": int(position["ending"]),
            "truncated": int(position["truncated"]),
            "quiet": position["quiet"],
            "where": [_where(position, tile) for tile in K.TILES],
            "q": [cell[0] for cell in cells],
            "r": [cell[1] for cell in cells],
            "rot": [cell[2] for cell in cells],
            "ships": ships,
            "royal": [position["royal"].get(island, -1) for island in K.ISLANDS],
            "stock": _padded([seat["stock"] for seat in seats]),
            "fleet": _padded(position["fleet"]),
            "landed": _padded(position["landed"]),
            "uses": [position["uses"].get(name, 0) for name in PIER],
            "links": links,
        }
    )
    return state


def _padded(values: list[int], length: int = K.MOST_SEATS) -> list[int]:
    return values + [0] * (length - len(values))


def _where(position: dict[str, Any], tile: str) -> int:
    if tile in position["board"]:
        return K.LAID
    if tile in position["removed"]:
        return K.DISSOLVED
    return K.DRAWN if tile == position["drawn"] else K.IN_PILE
