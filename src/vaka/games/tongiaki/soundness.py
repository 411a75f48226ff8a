"""Whether a position can be played on: its pieces add up, and whoever is to move can.

A position need not be one that play can reach, but nothing in it may contradict another part, and
the invariants on which the rules rest (R1.2) must hold.
"""

from itertools import pairwise
from typing import Any

from vaka.core.schema import Whole, Word, check_keys, check_sum, refuse
from vaka.games.tongiaki import facts
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules.play import Tongiaki
from vaka.games.tongiaki.shapes import FARTHEST

NO_CHAIN = ("setup", "turn", "expand", "draw", "lay", "settle")  # an expansion may come next
FRESH = ("setup", "turn", "expand", "place", "enter", "settle", "over")  # nothing was counted yet
USED_IN = {  # field -> its value outside the phases in which it means something, and these
    "island": ("", ("place", "enter", "land", "settle")),
    "left": (0, ("place", "enter")),
    "from_beach": (0, ("place", "enter")),
    "origin": ("", ("voyage",)),
    "cell": ([], ("voyage",)),
    "heading": (-1, ("voyage",)),
    "landed": ([], ("land",)),
    "drawn": ("", ("lay",)),
    "purpose": ("", ("draw", "lay", "settle")),
}


# -- pieces ----------------------------------------------------------------------------------------


def check_pieces(position: dict[str, Any]) -> None:
    """Check that seats, tiles and ships are all there, once, and where they can be."""
    _check_seats(position)
    _check_tiles(position)
    _check_cells(position)
    _check_beaches(position)
    _check_royal(position)
    for seat, own in enumerate(position["seats"]):
        on_beaches = [row[seat] for beaches in position["ships"].values() for row in beaches]
        masks = list(position["royal"].values()).count(seat)
        ships = sum(on_beaches) + masks + own["stock"] + position["fleet"][seat]
        check_sum(f"seats.{seat}.stock", ships, K.SHIPS, f"{own['colour']} ships")


def _check_seats(position: dict[str, Any]) -> None:
    """Every number of a seat is one that sits at the table, and its colour is the right one."""
    seats = len(position["seats"])
    for i, own in enumerate(position["seats"]):
        Word(K.COLOURS[i]).check(own["colour"], f"seats.{i}.colour")
    Whole(0, seats - 1).check(position["active"], "active")
    _check_length(position["fleet"], seats, "fleet")
    for island, seat in position["royal"].items():
        Whole(0, seats - 1).check(seat, f"royal.{island}")


def _check_length(values: list[Any], length: int, field: str) -> None:
    if len(values) != length:
        raise refuse(field, "wrong_length", length=len(values), low=length, high=length)


def _check_tiles(position: dict[str, Any]) -> None:
    """Each tile is in the pile, on the board, in hand or removed, once."""
    for field in ("pile", "removed"):
        if position[field] != sorted(position[field]):
            raise refuse(field, "not_sorted")
    hand = [position["drawn"]] if position["drawn"] else []
    for tile in K.TILES:
        places = [
            *(["pile"] * position["pile"].count(tile)),
            *(["board"] * (tile in position["board"])),
            *(["removed"] * position["removed"].count(tile)),
            *(["drawn"] * hand.count(tile)),
        ]
        if not places:
            raise refuse("board" if tile == K.TILES[K.TONGA] else "pile", "tile_missing", tile=tile)
        if len(places) > 1:
            raise refuse(places[-1], "tile_twice", tile=tile, other=places[0])


def _check_cells(position: dict[str, Any]) -> None:
    """No two tiles lie on one cell, none too far out, and Tonga lies where the board begins."""
    board = position["board"]
    to_come = len(position["pile"]) + bool(position["drawn"])
    within = FARTHEST - 1 - to_come  # each may be laid one cell farther out, beside an empty cell
    tonga = K.TILES[K.TONGA]
    if tonga in board and board[tonga] != [0, 0, 0]:
        raise refuse(f"board.{tonga}", "must_be", expected=[0, 0, 0], value=board[tonga])
    taken: dict[tuple[int, int], str] = {}
    for tile, (q, r, _) in board.items():
        for place, coordinate in enumerate((q, r)):
            Whole(-within, within).check(coordinate, f"board.{tile}.{place}")
        other = taken.setdefault((q, r), tile)
        if other != tile:
            raise refuse(f"board.{tile}", "cell_twice", tile=tile, other=other, q=q, r=r)


def _check_beaches(position: dict[str, Any]) -> None:
    """Each laid island has its beaches, and none holds more ships than it has berths."""
    laid = [tile for tile in position["board"] if tile in K.ISLANDS]
    check_keys(position["ships"], laid, "ships")
    for name, beaches in position["ships"].items():
        island = K.ISLANDS.index(name)
        _check_length(beaches, K.BEACHES[island], f"ships.{name}")
        for place, row in enumerate(beaches):
            field = f"ships.{name}.{place}"
            _check_length(row, len(position["seats"]), field)
            berths = K.BERTHS[K.FIRST_BEACH[island] + place]
            if sum(row) > berths:
                raise refuse(field, "too_many_ships", ships=sum(row), berths=berths)


def _check_royal(position: dict[str, Any]) -> None:
    """R4: royal islands are laid and hold no other ship, and no seat has more than two."""
    owners = list(position["royal"].values())
    for island, seat in position["royal"].items():
        if island not in position["board"]:
            raise refuse(f"royal.{island}", "not_on_board", island=island)
        if any(any(row) for row in position["ships"][island]):
            raise refuse(f"ships.{island}", "ships_on_royal", island=island)
        if owners.count(seat) > K.MOST_ROYAL:
            raise refuse(f"royal.{island}", "third_royal", royal_seat=seat)


# -- phase -----------------------------------------------------------------------------------------


def check_phase(position: dict[str, Any], state: Tongiaki) -> None:
    """Check that the fields fit the phase and that it can go on from here."""
    phase = position["phase"]
    for field, (empty, phases) in USED_IN.items():
        if phase not in phases and position[field] != empty:
            raise refuse(field, "must_be", expected=empty or '""', value=position[field])
    if phase not in ("voyage", "land") and any(position["fleet"]):
        raise refuse("fleet", "no_fleet")
    if position["truncated"] and phase != "over":
        raise refuse("truncated", "must_be", expected="false", value="true")
    _check_ending(position)
    _check_counted(position)
    if phase in NO_CHAIN:
        _check_room(position, state)
    check = {
        "setup": _check_setup,
        "expand": _check_expand,
        "place": _check_place,
        "enter": _check_enter,
        "sail": _check_sail,
        "voyage": _check_voyage,
        "land": _check_land,
        "draw": _check_draw,
        "lay": _check_lay,
        "settle": _check_settle,
    }.get(phase)
    if check is not None:
        check(position, state)


def _check_ending(position: dict[str, Any]) -> None:
    """E1, A19: with nothing more to lay, the last turn is on, or the stall limit ends the match."""
    to_come = position["pile"] or position["drawn"] or position["phase"] == "over"
    if not to_come and not position["ending"] and not position["options"]["stall_limit"]:
        raise refuse("ending", "never_ends")


def _check_counted(position: dict[str, Any]) -> None:
    """R7.3: only a chain counts voyages; they are different and between laid islands.

    Who colonises has chosen so at the start of the turn (R5.1): no chain came before it.
    """
    links = position["links"]
    if position["phase"] in FRESH or position["purpose"] == "colonise":
        for field in ("uses", "links"):
            if position[field]:
                raise refuse(field, "must_be_empty")
        if position["dissolved"]:
            raise refuse("dissolved", "must_be", expected="false", value="true")
    if any(one >= two for one, two in pairwise(links)):
        raise refuse("links", "not_sorted")
    for i, pair in enumerate(links):
        for island in pair:
            _check_open(position, island, f"links.{i}")
    for pier in position["uses"]:
        _check_open(position, pier.split()[0], f"uses.{pier}")


def _check_open(position: dict[str, Any], island: str, field: str) -> None:
    """Check that an island is laid and not royal: ships may be there."""
    Word(*K.ISLANDS).check(island, field)
    if island not in position["board"]:
        raise refuse(field, "not_on_board", island=island)
    if island in position["royal"]:
        raise refuse(field, "is_royal", island=island)


def _check_room(position: dict[str, Any], state: Tongiaki) -> None:
    """R1.2: outside a chain every island has a free berth, Tonga two, for the next expansion.

    In a match even every beach has one. A full beach does no harm here, it sails in the next chain.
    """
    for name in position["ships"]:
        island = K.ISLANDS.index(name)
        needed = facts.ships_to_enter(island)
        if name not in position["royal"] and sum(facts.free_berths(state, island)) < needed:
            raise refuse(f"ships.{name}", "no_berth")


def _check_setup(position: dict[str, Any], state: Tongiaki) -> None:
    """S4: seats place in order, two rounds, at most two ships on a beach of Tonga."""
    tonga = K.ISLANDS[K.TONGA]
    if list(position["board"]) != [tonga]:
        raise refuse("board", "setup_tonga_only")
    placed = [state.settled[K.TONGA][seat] for seat in range(state.seats)]
    rounds = placed[-1]  # that are complete
    expected = [rounds + (seat < state.active) for seat in range(state.seats)]
    if placed != expected or rounds >= K.SETUP_SHIPS:
        raise refuse(f"ships.{tonga}", "setup_order")


def _check_stock(state: Tongiaki, low: int, high: int) -> None:
    """Check that the active seat has as many ships in stock as the phase needs."""
    Whole(low, high).check(state.stock[state.active], f"seats.{state.active}.stock")


def _check_expand(_: dict[str, Any], state: Tongiaki) -> None:
    """R6.2: the ship taken is the only one in stock, so there are others on beaches."""
    _check_stock(state, 1, 1)


def _check_place(position: dict[str, Any], state: Tongiaki) -> None:
    """R2.3: enough beaches with room follow for the ships left."""
    _check_open(position, position["island"], "island")
    beaches = K.BEACHES[state.island]
    Whole(0, beaches - 1).check(state.from_beach, "from_beach")
    Whole(1, beaches - state.from_beach).check(state.left, "left")
    _check_stock(state, state.left, K.SHIPS)
    if (
        sum(free > 0 for free in facts.free_berths(state, state.island)[state.from_beach :])
        < state.left
    ):
        raise refuse(f"ships.{position['island']}", "no_berth")


def _check_enter(position: dict[str, Any], state: Tongiaki) -> None:
    """R6.1: the ships left fit on the beaches that follow."""
    _check_open(position, position["island"], "island")
    beaches = K.BEACHES[state.island]
    Whole(0, beaches - 1).check(state.from_beach, "from_beach")
    Whole(1, facts.ships_to_enter(state.island)).check(state.left, "left")
    _check_stock(state, state.left, K.SHIPS)
    if sum(facts.free_berths(state, state.island)[state.from_beach :]) < state.left:
        raise refuse(f"ships.{position['island']}", "no_berth")


def _check_sail(_: dict[str, Any], state: Tongiaki) -> None:
    """R3.1, R7.3: a beach is full and one of its piers is not used up."""
    if not state.moves():
        full = any(facts.is_full(state, beach) for beach in range(K.BEACH_COUNT))
        raise refuse(*(("uses", "all_used_up") if full else ("ships", "no_full_beach")))


def _check_voyage(position: dict[str, Any], state: Tongiaki) -> None:
    """N3: a fleet has come over the laid route of a pier to an empty cell, and can draw."""
    _check_open(position, position["origin"], "origin")
    _check_length(position["cell"], 2, "cell")
    Whole(0, K.EDGES - 1).check(position["heading"], "heading")
    _check_fleet(position)
    _check_pile(position)
    pier = pier_of_voyage(position, state)
    if pier < 0:
        raise refuse("cell", "no_route", origin=position["origin"])
    if state.near[state.end[pier] // K.EDGES][position["heading"]] >= 0:
        raise refuse("cell", "cell_taken")
    colours = sum(ships > 0 for ships in position["fleet"])
    if colours < state.danger[pier]:
        raise refuse("fleet", "too_few_colours", colours=colours, number=state.danger[pier])


def pier_of_voyage(position: dict[str, Any], state: Tongiaki) -> int:
    """Return the pier from which the laid route leads to the cell of the voyage, -1 if none."""
    if position["phase"] == "voyage":
        heading = position["heading"]
        q = position["cell"][0] - K.STEP_Q[heading]
        r = position["cell"][1] - K.STEP_R[heading]
        origin = K.ISLANDS.index(position["origin"])
        for pier in range(K.FIRST_PIER[origin], K.FIRST_PIER[origin + 1]):
            tile, direction = divmod(state.end[pier], K.EDGES)
            if (state.q[tile], state.r[tile], direction) == (q, r, heading):
                return pier
    return -1


def _check_fleet(position: dict[str, Any]) -> None:
    if not any(position["fleet"]):
        raise refuse("fleet", "needs_ship")


def _check_pile(position: dict[str, Any]) -> None:
    if not position["pile"]:
        raise refuse("pile", "needs_tile")


def _check_land(position: dict[str, Any], state: Tongiaki) -> None:
    """R3.5: ships are under way to an island with a free berth, others may have landed."""
    _check_open(position, position["island"], "island")
    _check_length(position["landed"], K.BEACHES[state.island], "landed")
    for place, ships in enumerate(position["landed"]):
        there = state.filled[K.FIRST_BEACH[state.island] + place]
        Whole(0, there).check(ships, f"landed.{place}")
    _check_fleet(position)
    if not any(facts.free_berths(state, state.island)):
        raise refuse(f"ships.{position['island']}", "no_berth")


def _check_purpose(position: dict[str, Any], state: Tongiaki) -> None:
    """R5.2, R7.5: tiles are drawn for some purpose; who colonises has taken a ship home for it."""
    Word(*K.PURPOSES[1:]).check(position["purpose"], "purpose")
    if position["purpose"] == "colonise":
        _check_stock(state, 1, K.SHIPS)


def _check_draw(position: dict[str, Any], state: Tongiaki) -> None:
    """R5.3: there is a tile to draw, and something to draw it for."""
    _check_purpose(position, state)
    _check_pile(position)


def _check_lay(position: dict[str, Any], state: Tongiaki) -> None:
    """R5.3: a tile is in hand for some purpose."""
    _check_purpose(position, state)
    if not position["drawn"]:
        raise refuse("drawn", "needs_tile")


def _check_settle(position: dict[str, Any], state: Tongiaki) -> None:
    """R5.3: the colonist goes to an island that was just laid and holds no ship."""
    Word("colonise").check(position["purpose"], "purpose")
    _check_open(position, position["island"], "island")
    if any(state.settled[state.island]):
        raise refuse(f"ships.{position['island']}", "must_be_empty")
    _check_stock(state, 1, K.SHIPS)
