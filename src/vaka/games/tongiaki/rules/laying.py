"""Tiles drawn and laid: what each laid tile changes, and how colonists and explorers lay theirs."""

from vaka.engine import rng as Random
from vaka.engine.buffers import Events, Moves
from vaka.engine.rng import Rng
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import order as Order
from vaka.games.tongiaki.rules import voyage as Voyage
from vaka.games.tongiaki.state import Fields


def legal_draws(s: Fields, moves: Moves) -> None:
    """N3: every tile of the pile, equally likely."""
    for tile in range(K.TONGA + 1, K.TILE_COUNT):
        if s.where[tile] == K.IN_PILE:
            moves.add_chance(C.M_DRAW + tile, 1)


def drawn_tile(s: Fields, rng: Rng) -> int:
    """N3: draw a tile of the pile, each equally likely."""
    left = Random.next_below(rng, tiles_left(s))
    tile = K.TONGA + 1
    while left > 0 or s.where[tile] != K.IN_PILE:
        if s.where[tile] == K.IN_PILE:
            left -= 1
        tile += 1
    return tile


def put_down(s: Fields, tile: int, q: int, r: int, rot: int, events: Events) -> None:
    """E1, R7.3, A19: lay a tile; it may be the last of its kind, and no turn with it is quiet."""
    Voyage.lay_tile(s, tile, q, r, rot)
    Beaches.forget_uses(s)
    s.quiet = -1
    if s.ending == 0:
        for kind in range(K.KIND_COUNT):
            if s.ending == 0 and left_of_kind(s, kind) == 0:
                s.ending = 1
                events.tell(C.E_LAST_TILE, kind, 0, 0, 0)


def left_of_kind(s: Fields, kind: int) -> int:
    """E1: count the islands (0) or the water tiles (1) of the pile."""
    if kind == K.ISLAND_KIND:
        return in_pile(s, K.TONGA, K.WATER)
    return in_pile(s, K.WATER, K.TILE_COUNT)


def in_pile(s: Fields, first: int, after: int) -> int:
    """E1, N3: count the tiles of the pile from one number up to, not including, another."""
    count = 0
    for tile in range(first, after):
        if s.where[tile] == K.IN_PILE:
            count += 1
    return count


def tiles_left(s: Fields) -> int:
    """E3: count the tiles of the pile."""
    return in_pile(s, K.TONGA, K.TILE_COUNT)


def fleets_draw(s: Fields) -> bool:
    """E3, A15: tell whether a fleet at an empty cell draws: there is a tile, and no end to it."""
    stopped = s.ending == 1 and s.options[K.FINAL_DRAWS] == K.STOP
    return tiles_left(s) > 0 and not stopped


# -- colonists and explorers -----------------------------------------------------------------------


def draw_for(s: Fields, purpose: int, events: Events) -> None:
    """R5.3, R7.5: draw a tile for that purpose; with an empty pile the turn ends (N2)."""
    if tiles_left(s) > 0:
        s.purpose = purpose
        Order.ask_chance(s, K.DRAW)
    else:
        Order.end_turn(s, events)


def explore(s: Fields, events: Events) -> None:
    """R6.1, R7.5: lay tiles until an island is laid, without a ship for it."""
    if tiles_left(s) > 0:
        events.tell(C.E_EXPLORE, s.active, 0, 0, 0)
    draw_for(s, K.EXPLORE, events)


def draw(s: Fields, tile: int, events: Events) -> None:
    """R5.3, A14: the tile is in hand, and its place is chosen now."""
    s.where[tile] = K.DRAWN
    s.drawn = tile
    events.tell(C.E_DRAW, s.active, tile, 0, 0)
    Order.ask(s, K.LAY)


def legal_cells(s: Fields, moves: Moves) -> None:
    """A14: any empty cell beside a laid tile, the crest towards that tile."""
    n = moves.n  # there is room for all sides of all tiles, so that each is written, then counted
    for tile in range(K.TILE_COUNT):
        if s.where[tile] == K.LAID:
            for side in range(K.EDGES):
                moves.move[n] = C.M_LAY + K.EDGES * tile + side
                n += s.near[tile][side] < 0
    alone = n == moves.n
    moves.n = n
    if alone:  # all islands are dissolved and no water was ever laid: the board begins anew
        moves.add(C.M_LAY_ALONE)


def lay(s: Fields, move: int, events: Events) -> None:
    """R5.3, R7.5: lay the tile in hand; after water draw again, an island ends the search."""
    tile = s.drawn
    s.drawn = -1
    q = 0
    r = 0
    rot = 0
    if move != C.M_LAY_ALONE:
        beside = (move - C.M_LAY) // K.EDGES
        side = (move - C.M_LAY) % K.EDGES
        q = s.q[beside] + K.STEP_Q[side]
        r = s.r[beside] + K.STEP_R[side]
        rot = (side + 3) % K.EDGES
    events.tell(C.E_LAY, tile, q, r, rot)
    put_down(s, tile, q, r, rot, events)
    if tile >= K.WATER:
        draw_for(s, s.purpose, events)
    elif s.purpose == K.COLONISE:
        s.island = tile
        Order.ask(s, K.SETTLE)
    else:
        Order.end_turn(s, events)


def legal_homes(s: Fields, moves: Moves) -> None:
    """R5.3: any beach of the new island."""
    for beach in range(K.FIRST_BEACH[s.island], K.FIRST_BEACH[s.island + 1]):
        moves.add(C.M_PLACE + beach)


def settle(s: Fields, beach: int, events: Events) -> None:
    """R5.3: one ship on the new island; no beach can be full, so the turn ends."""
    Beaches.launch(s, beach, s.active)
    events.tell(C.E_SETTLE, s.active, s.island, beach - K.FIRST_BEACH[s.island], 0)
    s.island = -1
    Order.end_turn(s, events)
