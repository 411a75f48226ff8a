"""The exchange of a styling: which offerings can be paid for, and paying unit by unit (P3.7-P3.10).

A unit may count as any lower resource. So a price is valid exactly if, for each resource, enough of
its units are worth at least that resource (`NEED`), and it can be completed exactly if it can be
completed with the dearest units held.
"""

from vaka.engine.buffers import Events, Moves
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import powers as Powers
from vaka.games.rapanui2020.state import Fields

# -- prices ----------------------------------------------------------------------------------------


def can_pay(s: Fields, seat: int, kind: int, reduced: int) -> int:
    """P3.8: tell whether the resources of a seat contain the price of an offering type."""
    worth = 0  # units worth at least the resource
    for resource in range(3, -1, -1):
        worth += s.resources[seat][resource]
        need = K.REDUCED_NEED[kind][resource] if reduced == 1 else K.NEED[kind][resource]
        if worth < need:
            return 0
    return 1


def can_afford(s: Fields, seat: int, kind: int, reduced: int) -> int:
    """P3.9: as can_pay, but with Artistic the price of the type below will do as well."""
    if can_pay(s, seat, kind, reduced) == 1:
        return 1
    if kind > 0 and s.built[seat][K.ARTISTIC] == 1:
        return can_pay(s, seat, kind - 1, reduced)
    return 0


def tile_of(s: Fields, offer: int) -> int:
    """P3.7, P3.9: the tile that an offer takes: the top of its pile, -1 if none is left."""
    for tile in range(K.FIRST_KIND[offer], K.END_KIND[offer]):
        if s.piles[tile] > 0:
            return tile
    return -1


def is_there(s: Fields, offer: int) -> int:
    """P3.7, P3.9: tell whether there is a tile for an offer."""
    return 1 if tile_of(s, offer) >= 0 else 0


def can_pick(s: Fields, seat: int, kind: int) -> int:
    """P3.9, A3, A29: tell whether Take Your Pick gives an Outstanding tile of a type."""
    return is_there(s, kind + K.TYPE_COUNT) if s.tiles[seat][K.PICK] > 0 else 0


def can_exchange(s: Fields, seat: int) -> int:
    """P3.10, N4: tell whether any offering can be had, if need be with Skimp."""
    reduced = 1 if s.tiles[seat][K.SKIMP] + s.tablet[seat] > 0 else 0
    for kind in range(K.TYPE_COUNT):
        has_tile = 1 if is_there(s, kind) == 1 else can_pick(s, seat, kind)
        if has_tile == 1 and can_afford(s, seat, kind, reduced) == 1:
            return 1
    return 0


# -- choosing the offering -------------------------------------------------------------------------


def legal_exchange(s: Fields, seat: int, moves: Moves) -> None:
    """P3.7, P3.9, A16: what can be paid for, and Skimp once."""
    for kind in range(K.TYPE_COUNT):
        if can_afford(s, seat, kind, s.skimp) == 1:
            if is_there(s, kind) == 1:
                moves.add(C.M_OFFER + kind)
            if can_pick(s, seat, kind) == 1:
                moves.add(C.M_OUTSTANDING + kind)
    if s.skimp == 0:
        Powers.add_power(s, seat, K.SKIMP, moves)


def choose_offering(s: Fields, offer: int) -> None:
    """N4: the offering is chosen, now its price is named."""
    s.offer = offer
    s.stage = K.SPEND


# -- paying ----------------------------------------------------------------------------------------


def legal_units(s: Fields, seat: int, moves: Moves) -> None:
    """P3.8, N2: units in ascending order, so that the price can still be completed."""
    kind = s.offer % K.TYPE_COUNT
    for resource in range(lowest_unit(s), 4):
        if s.resources[seat][resource] > s.spent[resource]:
            possible = can_complete(s, seat, kind, resource)
            if possible == 0 and kind > 0 and s.built[seat][K.ARTISTIC] == 1:
                possible = can_complete(s, seat, kind - 1, resource)
            if possible == 1:
                moves.add(C.M_SPEND + resource)


def lowest_unit(s: Fields) -> int:
    """N2: the lowest resource that may be named next: none below the last one."""
    lowest = 0
    for resource in range(4):
        if s.spent[resource] > 0:
            lowest = resource
    return lowest


def price_of(skimp: int) -> int:
    """P3.7, P3.9: how many units an offering costs, with Skimp or without."""
    return K.REDUCED_PRICE if skimp == 1 else K.PRICE


def units_left(s: Fields) -> int:
    """P3.7, P3.9: how many units of the price have still to be named."""
    return price_of(s.skimp) - s.spent[0] - s.spent[1] - s.spent[2] - s.spent[3]


def can_complete(s: Fields, seat: int, kind: int, unit: int) -> int:
    """P3.8: tell whether the units so far, this one and dearer ones can make up a price."""
    left = units_left(s) - 1
    worth = 0  # units named that are worth at least the resource
    more = 0  # units held that may follow and are worth as much
    for resource in range(3, -1, -1):
        worth += s.spent[resource]
        if resource == unit:
            worth += 1
            more -= 1
        if resource >= unit:
            more += s.resources[seat][resource] - s.spent[resource]
        need = K.REDUCED_NEED[kind][resource] if s.skimp == 1 else K.NEED[kind][resource]
        if worth + min(more, left) < need:
            return 0
    return 1


def spend(s: Fields, seat: int, resource: int, events: Events) -> None:
    """P3.7: name a unit; with the last one the price is paid and the tile taken."""
    s.spent[resource] += 1
    if units_left(s) > 0:
        return
    for paid in range(4):
        if s.spent[paid] > 0:
            s.resources[seat][paid] -= s.spent[paid]
            events.tell(C.E_SPEND, seat, paid, s.spent[paid], 0)
    tile = tile_of(s, s.offer)
    told = C.E_OUTSTANDING if s.offer >= K.TYPE_COUNT else C.E_OFFERING
    events.tell(told, seat, s.offer % K.TYPE_COUNT, K.KIND_VALUE[tile], 0)
    s.piles[tile] -= 1
    s.offerings[seat][tile] += 1
    Order.begin_turn(s, seat, K.AFTER)
