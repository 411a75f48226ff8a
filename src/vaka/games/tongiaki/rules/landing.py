"""A fleet reaches an island: which ship goes where, and which go home (R3.5, R3.6, R7.3)."""

from vaka.engine.buffers import Events, Moves
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import order as Order
from vaka.games.tongiaki.state import Fields


def begin_landing(s: Fields, island: int, events: Events) -> int:
    """R3.5, R3.6: begin a landing; return 1 if it is over at once because there is no berth."""
    s.island = island
    events.tell(C.E_REACH, island, Beaches.under_way(s), 0, 0)
    Order.ask(s, K.LAND)
    return end_landing(s, events)


def legal_landings(s: Fields, moves: Moves) -> None:
    """R3.5: any colour; one ship on each beach with room first, then any beach with room."""
    first = K.FIRST_BEACH[s.island]
    spreading = is_spreading(s)
    guarded = is_guarded(s)
    for place in range(K.BEACHES[s.island]):
        free = Beaches.room(s, first + place)
        if free == 0 or (spreading == 1 and s.landed[place] > 0):
            continue
        if guarded == 1 and free == 1 and is_used_up(s, first + place) == 1:
            continue
        for colour in range(s.seats):
            if s.fleet[colour] > 0:
                moves.add(C.M_LAND + K.MOST_BEACHES * colour + place)


def is_spreading(s: Fields) -> int:
    """R3.5, A7: tell whether a beach that had room has no ship of this fleet yet."""
    first = K.FIRST_BEACH[s.island]
    for place in range(K.BEACHES[s.island]):
        if s.landed[place] == 0 and Beaches.room(s, first + place) > 0:
            return 1
    return 0


def is_usable(s: Fields, pier: int) -> bool:
    """R7.3: tell whether a pier is not used up."""
    return s.uses[pier] < K.MOST_USES


def is_used_up(s: Fields, beach: int) -> int:
    """R7.3: tell whether all piers of a beach are used up."""
    for pier in range(K.BEACH_PIER[beach], K.BEACH_PIER[beach + 1]):
        if is_usable(s, pier):
            return 0
    return 1


def is_guarded(s: Fields) -> int:
    """R7.3: tell whether this landing must not fill used-up beaches, since it need not.

    It need not if the whole fleet fits and, by R3.5, can leave a berth free on each of them: a
    fleet smaller than the number of beaches with room takes one berth on each of as many beaches;
    a larger one takes at least one berth everywhere. Once it can, any landing that fills no used-up
    beach can be completed: what remains fits where a berth may still be taken.
    """
    first = K.FIRST_BEACH[s.island]
    ships = Beaches.under_way(s)
    beaches = 0  # with room when the landing began
    berths = 0  # free on them then
    takeable = 0  # of these, those that fill no used-up beach
    open_beaches = 0  # on which at least one berth may be taken
    for place in range(K.BEACHES[s.island]):
        ships += s.landed[place]
        free = Beaches.room(s, first + place) + s.landed[place]
        if free > 0:
            most = free - is_used_up(s, first + place)
            if s.landed[place] > most:  # only in a position that no match reaches
                return 0
            beaches += 1
            berths += free
            takeable += most
            if most > 0:
                open_beaches += 1
    if takeable == berths or ships > berths:
        return 0
    if ships < beaches:
        return 1 if ships <= open_beaches else 0
    return 1 if open_beaches == beaches and ships <= takeable else 0


def land(s: Fields, colour: int, place: int, events: Events) -> int:
    """R3.5: put one ship of the fleet on a beach; return 1 if the landing is over."""
    s.fleet[colour] -= 1
    s.landed[place] += 1
    Beaches.put_ships(s, K.FIRST_BEACH[s.island] + place, colour, 1)
    events.tell(C.E_LAND, s.active, colour, s.island, place)
    return end_landing(s, events)


def end_landing(s: Fields, events: Events) -> int:
    """R3.6: end the landing if no ship or no berth is left, surplus ships go home; return if so."""
    ships = Beaches.under_way(s)
    if ships > 0 and Beaches.room_on(s, s.island) > 0:
        return 0
    if ships > 0:
        events.tell(C.E_SURPLUS, s.island, ships, 0, 0)
        Beaches.send_fleet_home(s, events)
    for place in range(K.BEACHES[s.island]):
        s.landed[place] = 0
    s.island = -1
    return 1
