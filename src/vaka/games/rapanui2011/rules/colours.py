"""Setting up: each seat gets a colour, and with it cards, offerings and wood (S2, S4, S5)."""

from vaka.engine.buffers import Events, Moves
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.state import Fields


def legal_colours(s: Fields, moves: Moves) -> None:
    """S2: each colour not yet dealt, equally likely."""
    for colour in range(K.COLOUR_COUNT):
        dealt = 0
        for seat in range(s.seats):
            if s.colour[seat] == colour:
                dealt = 1
        if dealt == 0:
            moves.add_chance(C.M_COLOUR + colour, 1)


def next_seat(s: Fields) -> int:
    """S2: return the seat that gets its colour next."""
    seat = 0
    while s.colour[seat] >= 0:
        seat += 1
    return seat


def deal_colour(s: Fields, colour: int, events: Events) -> None:
    """S2, S4, S5: the next seat gets a colour's cards, one offering of each kind, and wood."""
    seat = next_seat(s)
    s.colour[seat] = colour
    s.display[seat][K.LUMBERJACK] = 1
    for kind in range(K.KIND_COUNT):
        if kind != K.LACKS[colour]:
            s.hand[seat][K.HUNTER + kind] = 1
        s.offerings[seat][kind] = 1
        s.supply[kind] -= 1
    s.wood[seat] = K.FIRST_WOOD + seat
    events.tell(C.E_COLOUR, seat, colour, 0, 0)
    if seat == s.seats - 1:
        s.phase = K.SETUP
        s.column = 0
