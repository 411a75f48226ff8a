"""Who lies where: ships on beaches, in stocks and in the fleet under way.

Every ship that moves moves through here, so that `filled` and `settled` always fit `ships`.
"""

from vaka.engine.buffers import Events
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.state import Fields


def count_ships(s: Fields) -> None:
    """N4: fill in `filled` and `settled` from `ships`, after a position was read."""
    for island in range(K.ISLAND_COUNT):
        for seat in range(K.MOST_SEATS):
            s.settled[island][seat] = 0
    for beach in range(K.BEACH_COUNT):
        s.filled[beach] = 0
        for seat in range(K.MOST_SEATS):
            s.filled[beach] += s.ships[beach][seat]
            s.settled[K.BEACH_ISLAND[beach]][seat] += s.ships[beach][seat]


def put_ships(s: Fields, beach: int, seat: int, ships: int) -> None:
    """C3: put ships of a seat on a beach, or take them off if the number is negative."""
    s.ships[beach][seat] += ships
    s.filled[beach] += ships
    s.settled[K.BEACH_ISLAND[beach]][seat] += ships


def launch(s: Fields, beach: int, seat: int) -> None:
    """S4, R2.2, R5.3, R6.1: put a ship of the stock on a beach."""
    s.stock[seat] -= 1
    put_ships(s, beach, seat, 1)


def room(s: Fields, beach: int) -> int:
    """C3: count the free berths of a beach."""
    return K.BERTHS[beach] - s.filled[beach]


def room_on(s: Fields, island: int) -> int:
    """R3.6: count the free berths of an island."""
    count = 0
    for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
        count += room(s, beach)
    return count


def beaches_with_room(s: Fields, island: int) -> int:
    """R2.3: count the beaches of an island with a free berth."""
    count = 0
    for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
        if room(s, beach) > 0:
            count += 1
    return count


def ships_on(s: Fields, island: int) -> int:
    """R4.1: count the ships of all seats on the beaches of an island."""
    count = 0
    for seat in range(s.seats):
        count += s.settled[island][seat]
    return count


def presence(s: Fields, island: int, seat: int) -> int:
    """E4, E5: count the ships of a seat on an island, the one on the mask included."""
    ships = s.settled[island][seat]
    if s.royal[island] == seat:
        ships += 1
    return ships


def afloat(s: Fields, seat: int) -> int:
    """R6.1, A10: count the ships of a seat on all beaches; royal ships are not among them."""
    count = 0
    for island in range(K.ISLAND_COUNT):
        count += s.settled[island][seat]
    return count


def points_afloat(s: Fields, seat: int) -> int:
    """R5.2, E4: add up the islands that a seat holds with ships on beaches."""
    points = 0
    for island in range(K.ISLAND_COUNT):
        if s.settled[island][seat] > 0:
            points += K.POINTS[island]
    return points


def royal_islands(s: Fields, seat: int) -> int:
    """R4.3: count the royal islands of a seat."""
    count = 0
    for island in range(K.ISLAND_COUNT):
        if s.royal[island] == seat:
            count += 1
    return count


def colours_on(s: Fields, beach: int) -> int:
    """R3.2: count the different colours on a beach."""
    count = 0
    for seat in range(s.seats):
        if s.ships[beach][seat] > 0:
            count += 1
    return count


def colours_with(s: Fields, beach: int, seat: int, more: int) -> int:
    """R3.2: count the different colours on a beach, `more` ships of a seat being added."""
    colours = colours_on(s, beach)
    if more > 0 and s.ships[beach][seat] == 0:
        colours += 1
    return colours


def colours_under_way(s: Fields) -> int:
    """R3.2: count the different colours in the fleet."""
    count = 0
    for seat in range(s.seats):
        if s.fleet[seat] > 0:
            count += 1
    return count


def under_way(s: Fields) -> int:
    """R3.5: count the ships of the fleet."""
    count = 0
    for seat in range(s.seats):
        count += s.fleet[seat]
    return count


def put_to_sea(s: Fields, beach: int) -> int:
    """R3.1: all ships of a beach, of all colours, become the fleet; return how many."""
    ships = s.filled[beach]
    for seat in range(s.seats):
        s.fleet[seat] = s.ships[beach][seat]
        put_ships(s, beach, seat, -s.fleet[seat])
    return ships


def send_fleet_home(s: Fields, events: Events) -> None:
    """R3.4, R3.6: the ships still under way return to their owners' stocks."""
    for seat in range(s.seats):
        if s.fleet[seat] > 0:
            events.tell(C.E_HOME, seat, s.fleet[seat], 0, 0)
            s.stock[seat] += s.fleet[seat]
            s.fleet[seat] = 0
    forget_uses(s)


def send_home(s: Fields, island: int, seat: int) -> int:
    """R4.2, R5.2, R7.1: the ships of a seat on an island return to its stock; return how many."""
    ships = s.settled[island][seat]
    if ships > 0:
        s.stock[seat] += ships
        for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
            put_ships(s, beach, seat, -s.ships[beach][seat])
    return ships


def forget_uses(s: Fields) -> None:
    """R7.3: a tile was laid, a ship went home, an island was dissolved or the turn ended."""
    for pier in range(K.PIER_COUNT):
        s.uses[pier] = 0
    for island in range(K.ISLAND_COUNT):
        s.links[island] = 0
