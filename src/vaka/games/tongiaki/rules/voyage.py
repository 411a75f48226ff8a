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
        lead_on(s, tile)


def join_neighbours(s: Fields, tile: int) -> None:
    """C4: note which laid tiles lie beside a tile, for it and for them: those one step away."""
    q = s.q[tile]
    r = s.r[tile]
    for other in range(K.TILE_COUNT):
        east = s.q[other] - q
        south = s.r[other] - r
        if (east * (east + south) + south * south == 1) & (s.where[other] == K.LAID):
            side = K.SIDE[east + 1][south + 1]
            s.near[tile][side] = other
            s.near[other][(side + 3) % K.EDGES] = tile


def tile_at(s: Fields, q: int, r: int) -> int:
    """C4: the tile laid on a cell, -1 if it is empty."""
    for tile in range(K.TILE_COUNT):
        if s.q[tile] == q and s.r[tile] == r and s.where[tile] == K.LAID:
            return tile
    return -1


def begin_routes(s: Fields, island: int) -> None:
    """C7: lead the routes of a newly laid island from its piers."""
    for pier in range(K.FIRST_PIER[island], K.FIRST_PIER[island + 1]):
        s.end[pier] = departure(s, pier)
        s.danger[pier] = 0
        follow(s, pier)


def forget_routes(s: Fields, island: int) -> None:
    """R7.1: forget where the piers of an island lead that is not on the board."""
    for pier in range(K.FIRST_PIER[island], K.FIRST_PIER[island + 1]):
        s.end[pier] = -1
        s.danger[pier] = 0


def lead_on(s: Fields, water: int) -> None:
    """C7: lead all routes on that end on the cell where water was just laid."""
    for side in range(K.EDGES):
        if s.near[water][side] >= 0:
            pier = pier_behind(s, water, side)
            if pier >= 0:
                follow(s, pier)


def pier_behind(s: Fields, water: int, side: int) -> int:
    """C7: the pier whose route comes to newly laid water over a side, found backwards; -1: none.

    A way back that comes to the same water again is no route yet: it was open there till now.
    """
    tile = s.near[water][side]
    heading = (side + 3) % K.EDGES
    while tile >= K.WATER and tile != water:
        far_edge = K.FAR_EDGE[tile - K.WATER][(heading + K.EDGES - s.rot[tile]) % K.EDGES]
        back = (far_edge + s.rot[tile]) % K.EDGES
        tile = s.near[tile][back]
        heading = (back + 3) % K.EDGES
    if tile < 0 or tile == water:
        return -1
    return K.EDGE_PIER[tile][(heading + K.EDGES - s.rot[tile]) % K.EDGES]


def follow(s: Fields, pier: int) -> None:
    """C7: lead the route of a pier on over laid water, as far as there is any.

    It ends: paths can be followed backwards, so a route that began at an island never comes round
    to a path it has already taken.
    """
    while at_end(s, pier) >= K.WATER:
        if number_ahead(s, s.end[pier]) > s.danger[pier]:
            s.danger[pier] = number_ahead(s, s.end[pier])
        s.end[pier] = beyond(s, s.end[pier])


# -- places on a route: 6 * tile + the heading in which a fleet leaves it --------------------------


def departure(s: Fields, pier: int) -> int:
    """C7: the place where the route of a pier begins: its island, out over its edge."""
    island = K.PIER_ISLAND[pier]
    return K.EDGES * island + (K.PIER_EDGE[pier] + s.rot[island]) % K.EDGES


def ahead(s: Fields, place: int) -> int:
    """C7: the tile that a fleet at a place enters next, -1 if the cell is empty."""
    return s.near[place // K.EDGES][place % K.EDGES]


def cell_q(s: Fields, place: int) -> int:
    """C4: the column of the cell that a fleet at a place enters next."""
    return s.q[place // K.EDGES] + K.STEP_Q[place % K.EDGES]


def cell_r(s: Fields, place: int) -> int:
    """C4: the row of the cell that a fleet at a place enters next."""
    return s.r[place // K.EDGES] + K.STEP_R[place % K.EDGES]


def edge_ahead(s: Fields, place: int) -> int:
    """C7: the edge of the laid tile ahead over which a fleet enters it."""
    return (place % K.EDGES + 9 - s.rot[ahead(s, place)]) % K.EDGES


def number_ahead(s: Fields, place: int) -> int:
    """R3.2: how many colours the water ahead asks of a fleet, 0 if none."""
    return K.NUMBER[ahead(s, place) - K.WATER][edge_ahead(s, place)]


def beyond(s: Fields, place: int) -> int:
    """R3.3: the place at the far end of the path over the water ahead."""
    tile = ahead(s, place)
    far_edge = K.FAR_EDGE[tile - K.WATER][edge_ahead(s, place)]
    return K.EDGES * tile + (far_edge + s.rot[tile]) % K.EDGES


# -- how a voyage ends -----------------------------------------------------------------------------


def at_end(s: Fields, pier: int) -> int:
    """C7: the tile to which a pier of a laid island leads, -1 if it leads to an empty cell."""
    return ahead(s, s.end[pier])


def is_deadly(s: Fields, pier: int, colours: int) -> bool:
    """R3.2, R3.4: tell whether a fleet of so many colours is lost on the known route of a pier."""
    return s.danger[pier] > colours


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


def is_open(s: Fields, island: int) -> bool:
    """R4.4: tell whether an island is on the board and not royal, so that ships may be there."""
    return s.where[island] == K.LAID and s.royal[island] < 0


def tell_crossings(s: Fields, pier: int, start: int, colours: int, events: Events) -> None:
    """R3.2, R3.4: tell how a fleet sails on from `start` (as in `end`) to the end, or sinks."""
    place = start
    while place != s.end[pier]:
        water = ahead(s, place) - K.WATER
        edge = edge_ahead(s, place)
        number = number_ahead(s, place)
        if number > colours:
            events.tell(C.E_SINK, water, edge, number, colours)
            return
        events.tell(C.E_CROSS, water, edge, K.FAR_EDGE[water][edge], number)
        place = beyond(s, place)
