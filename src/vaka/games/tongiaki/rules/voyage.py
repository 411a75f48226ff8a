"""The map: tiles side by side, and where each pier leads over them (C4, C7).

Every pier of a laid island has its route in the State: `end` says on which tile it ends and in
which direction it leaves that tile, `danger` the highest number on the way. A route runs over water
only, water never leaves the board, and numbers do not depend on the fleet. So a route can only
grow, and it grows only when water is laid on the very cell where it ends: `lay_tile` then follows
it further. No tile of a route is ever followed twice. What stands at the end (nothing, an island, a
royal island) is looked up in `near` and `royal` when somebody asks, so that founding a royal island
or dissolving one costs nothing here.
"""

from vaka.engine.buffers import Events
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.state import Fields


def map_board(s: Fields) -> None:
    """C4, C7: find the neighbours of all laid tiles and the routes of all piers anew."""
    for tile in range(K.TILE_COUNT):
        for side in range(K.EDGES):
            s.near[tile][side] = -1
    for tile in range(K.TILE_COUNT):
        if s.where[tile] == K.LAID:
            join_neighbours(s, tile)
    for island in range(K.ISLAND_COUNT):
        if s.where[island] == K.LAID:
            begin_routes(s, island)
        else:
            forget_routes(s, island)


def lay_tile(s: Fields, tile: int, q: int, r: int, rot: int) -> None:
    """C4: lay a tile on an empty cell, and lead the routes on that end there."""
    s.where[tile] = K.LAID
    s.q[tile] = q
    s.r[tile] = r
    s.rot[tile] = rot
    join_neighbours(s, tile)
    if tile < K.WATER:
        begin_routes(s, tile)
    else:
        for pier in range(K.PIER_COUNT):
            if s.end[pier] >= 0 and at_end(s, pier) == tile:
                follow(s, pier)


def join_neighbours(s: Fields, tile: int) -> None:
    """C4: note which laid tiles lie beside a tile, for it and for them."""
    for other in range(K.TILE_COUNT):
        east = s.q[other] - s.q[tile]
        south = s.r[other] - s.r[tile]
        if east * east + south * south <= 2 and s.where[other] == K.LAID:
            side = K.SIDE[east + 1][south + 1]
            if side >= 0:
                s.near[tile][side] = other
                s.near[other][(side + 3) % K.EDGES] = tile


def begin_routes(s: Fields, island: int) -> None:
    """C7: lead the routes of a newly laid island from its piers."""
    for pier in range(K.FIRST_PIER[island], K.FIRST_PIER[island + 1]):
        s.end[pier] = K.EDGES * island + (K.PIER_EDGE[pier] + s.rot[island]) % K.EDGES
        s.danger[pier] = 0
        follow(s, pier)


def forget_routes(s: Fields, island: int) -> None:
    """R7.1: forget where the piers of an island lead that is not on the board."""
    for pier in range(K.FIRST_PIER[island], K.FIRST_PIER[island + 1]):
        s.end[pier] = -1
        s.danger[pier] = 0


def follow(s: Fields, pier: int) -> None:
    """C7: lead the route of a pier on over laid water, as far as there is any.

    It ends: paths can be followed backwards, so a route that began at an island never comes round
    to a path it has already taken.
    """
    tile = at_end(s, pier)
    heading = s.end[pier] % K.EDGES
    while tile >= K.WATER:
        edge = arrival_edge(s, tile, heading)
        if K.NUMBER[tile - K.WATER][edge] > s.danger[pier]:
            s.danger[pier] = K.NUMBER[tile - K.WATER][edge]
        heading = (K.FAR_EDGE[tile - K.WATER][edge] + s.rot[tile]) % K.EDGES
        s.end[pier] = K.EDGES * tile + heading
        tile = s.near[tile][heading]


def arrival_edge(s: Fields, tile: int, heading: int) -> int:
    """C7: the edge of a laid tile over which a fleet with that heading enters it."""
    return (heading + 9 - s.rot[tile]) % K.EDGES


def at_end(s: Fields, pier: int) -> int:
    """C7: the tile to which a pier of a laid island leads, -1 if it leads to an empty cell."""
    return s.near[s.end[pier] // K.EDGES][s.end[pier] % K.EDGES]


def landing_place(s: Fields, pier: int) -> int:
    """R4.5: the island where a fleet from this pier lands, if it does not sink; -1: empty cell."""
    tile = at_end(s, pier)
    if tile >= 0 and s.royal[tile] >= 0:
        return K.PIER_ISLAND[pier]
    return tile


def remove_island(s: Fields, island: int) -> None:
    """R7.1: the tile leaves the game and its cell is empty again."""
    for side in range(K.EDGES):
        other = s.near[island][side]
        if other >= 0:
            s.near[other][(side + 3) % K.EDGES] = -1
            s.near[island][side] = -1
    forget_routes(s, island)
    s.where[island] = K.DISSOLVED
    s.q[island] = 0
    s.r[island] = 0
    s.rot[island] = 0


def in_pile(s: Fields, first: int, after: int) -> int:
    """E1, N3: count the tiles of the pile from one number up to, not including, another."""
    count = 0
    for tile in range(first, after):
        if s.where[tile] == K.IN_PILE:
            count += 1
    return count


def tell_crossings(s: Fields, pier: int, start: int, colours: int, events: Events) -> None:
    """R3.2, R3.4: tell how a fleet sails on from `start` (as in `end`) to the end, or sinks."""
    place = start
    while place != s.end[pier]:
        heading = place % K.EDGES
        tile = s.near[place // K.EDGES][heading]
        edge = arrival_edge(s, tile, heading)
        far_edge = K.FAR_EDGE[tile - K.WATER][edge]
        number = K.NUMBER[tile - K.WATER][edge]
        if number > colours:
            events.tell(C.E_SINK, tile - K.WATER, edge, number, colours)
            return
        events.tell(C.E_CROSS, tile - K.WATER, edge, far_edge, number)
        place = K.EDGES * tile + (far_edge + s.rot[tile]) % K.EDGES
