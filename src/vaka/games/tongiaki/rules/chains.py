"""The chain reaction: full beaches sail until none is left, and no chain goes on for ever."""

from vaka.engine.buffers import Events, Moves
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import landing as Landing
from vaka.games.tongiaki.rules import laying as Laying
from vaka.games.tongiaki.rules import order as Order
from vaka.games.tongiaki.rules import voyage as Voyage
from vaka.games.tongiaki.state import Fields

# -- the chain check (N2) --------------------------------------------------------------------------


def go_on(s: Fields, events: Events) -> None:
    """R3.1, R3.7: sail while a beach is full; dissolve what would sail in circles for ever."""
    while some_beach_is_full(s) == 1:
        if dissolve_closed_islands(s, events) == 0:
            if some_pier_is_usable(s) == 1:
                Order.ask(s, K.SAIL)
                return
            dissolve_endless_chain(s, events)
    if s.dissolved == 1 and Beaches.afloat(s, s.active) == 0:  # R7.5, A18
        Laying.explore(s, events)
    else:
        Order.end_turn(s, events)


def is_full(s: Fields, beach: int) -> bool:
    """R3.1: tell whether a beach has no free berth."""
    return s.filled[beach] == K.BERTHS[beach]


def some_beach_is_full(s: Fields) -> int:
    """R3.1: tell whether any beach on the board is full."""
    full = 0
    for beach in range(K.BEACH_COUNT):
        full += 1 if is_full(s, beach) else 0
    return 1 if full > 0 else 0


def full_islands(s: Fields) -> int:
    """R7.1, R7.3: the islands with a full beach, as bits."""
    islands = 0
    for beach in range(K.BEACH_COUNT):
        if is_full(s, beach):
            islands |= 1 << K.BEACH_ISLAND[beach]
    return islands


def some_pier_is_usable(s: Fields) -> int:
    """R7.3: tell whether any full beach has a pier that is not used up."""
    for beach in range(K.BEACH_COUNT):
        if is_full(s, beach) and Landing.is_used_up(s, beach) == 0:
            return 1
    return 0


# -- the voyage ------------------------------------------------------------------------------------


def legal_sailings(s: Fields, moves: Moves) -> None:
    """R3.1, R7.3: each pier of each full beach, unless it is used up."""
    for beach in range(K.BEACH_COUNT):
        if is_full(s, beach):
            for pier in range(K.BEACH_PIER[beach], K.BEACH_PIER[beach + 1]):
                if Landing.is_usable(s, pier):
                    moves.add(C.M_SAIL + pier)


def sail(s: Fields, pier: int, events: Events) -> None:
    """R3.1: the whole beach puts to sea as one fleet."""
    ships = Beaches.put_to_sea(s, K.PIER_BEACH[pier])
    events.tell(C.E_SAIL, s.active, K.PIER_ISLAND[pier], K.PIER_EDGE[pier], ships)
    sail_on(s, pier, Voyage.departure(s, pier), 0, events)


def discover(s: Fields, tile: int, events: Events) -> None:
    """R3.3, C7: the drawn tile is laid before the fleet, crest towards it, and it sails on."""
    pier = s.pier
    s.pier = -1
    start = s.end[pier]
    q = Voyage.cell_q(s, start)
    r = Voyage.cell_r(s, start)
    rot = (start % K.EDGES + 3) % K.EDGES
    events.tell(C.E_DISCOVER, tile, q, r, rot)
    Laying.put_down(s, tile, q, r, rot, events)
    sail_on(s, pier, start, 1, events)


def sail_on(s: Fields, pier: int, start: int, drew: int, events: Events) -> None:
    """R3.2-R3.4: sail from `start` to the end of the laid route, unless a number is too high.

    Numbers before `start` were met by the same fleet, so the highest of the whole route decides.
    """
    colours = Beaches.colours_under_way(s)
    if events.listening != 0:
        Voyage.tell_crossings(s, pier, start, colours, events)
    if Voyage.is_deadly(s, pier, colours):
        lose_fleet(s, events)
    elif Voyage.at_end(s, pier) < 0:
        reach_empty_cell(s, pier, events)
    else:
        reach_island(s, pier, drew, events)


def lose_fleet(s: Fields, events: Events) -> None:
    """R3.4: all ships of the fleet go home; other full beaches are next."""
    Beaches.send_fleet_home(s, events)
    go_on(s, events)


def reach_empty_cell(s: Fields, pier: int, events: Events) -> None:
    """R3.3, E3, A15: draw a tile, if there is one and draws have not stopped; else go home."""
    if Laying.fleets_draw(s):
        s.pier = pier
        Order.ask_chance(s, K.VOYAGE)
        return
    why = C.E_NO_MORE_DRAWS if Laying.tiles_left(s) > 0 else C.E_NO_TILE
    events.tell(why, Voyage.cell_q(s, s.end[pier]), Voyage.cell_r(s, s.end[pier]), 0, 0)
    lose_fleet(s, events)


def reach_island(s: Fields, pier: int, drew: int, events: Events) -> None:
    """R3.5, R4.5, R7.3: land, or turn back at a royal island and land where the fleet came from."""
    origin = K.PIER_ISLAND[pier]
    island = Voyage.landing_place(s, pier)
    if s.royal[Voyage.at_end(s, pier)] >= 0:
        events.tell(C.E_TURN_BACK, Voyage.at_end(s, pier), origin, 0, 0)
    if drew == 0:
        s.uses[pier] += 1
        s.links[origin] |= 1 << island
        if s.uses[pier] == K.MOST_USES:
            events.tell(C.E_USED_UP, origin, K.PIER_EDGE[pier], 0, 0)
    if Landing.begin_landing(s, island, events) == 1:
        go_on(s, events)


# -- dissolution (R7) ------------------------------------------------------------------------------


def dissolve_closed_islands(s: Fields, events: Events) -> int:
    """R7.1: dissolve all closed islands at once; return 1 if there was any."""
    full = full_islands(s)
    closed = 0  # as bits, and all found before the first one leaves
    for island in range(K.ISLAND_COUNT):
        if (full >> island) & 1 == 1 and is_closed(s, island) == 1:
            closed |= 1 << island
    dissolve(s, closed, C.E_CLOSED, events)
    return 1 if closed != 0 else 0


def is_closed(s: Fields, island: int) -> int:
    """R7.1, R7.2: tell whether every pier of an island leads back to it.

    Numbers count for full beaches only: a pier on which that fleet would sink leads nowhere.
    """
    for pier in range(K.FIRST_PIER[island], K.FIRST_PIER[island + 1]):
        if Voyage.landing_place(s, pier) != island:
            return 0
        beach = K.PIER_BEACH[pier]
        if is_full(s, beach) and Voyage.is_deadly(s, pier, Beaches.colours_on(s, beach)):
            return 0
    return 1


def dissolve_endless_chain(s: Fields, events: Events) -> None:
    """R7.3: dissolve the islands of all full beaches, and those linked with them to and fro."""
    full = full_islands(s)
    onward = full  # reached from them
    back = full  # from which they are reached
    for _ in range(K.ISLAND_COUNT):  # no way is longer
        for island in range(K.ISLAND_COUNT):
            if (onward >> island) & 1 == 1:
                onward |= s.links[island]
            if s.links[island] & back != 0:
                back |= 1 << island
    dissolve(s, onward & back, C.E_ENDLESS, events)


def dissolve(s: Fields, islands: int, why: int, events: Events) -> None:
    """R7.1, R7.3: the ships of these islands (as bits) go home, their tiles leave the game."""
    for island in range(K.ISLAND_COUNT):
        if (islands >> island) & 1 == 1:
            events.tell(why, island, 0, 0, 0)
            for seat in range(s.seats):
                ships = Beaches.send_home(s, island, seat)
                if ships > 0:
                    events.tell(C.E_HOME, seat, ships, 0, 0)
            Voyage.remove_island(s, island)
            Beaches.forget_uses(s)
            s.dissolved = 1
