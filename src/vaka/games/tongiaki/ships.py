"""Facts about ships that are put on beaches: room, who then sails, and several ships at a time."""

from typing import Any

from vaka.engine.buffers import Events
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.parts import MOVES
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import landing as Landing
from vaka.games.tongiaki.state import Fields


def putting(s: Fields, beach: int, seat: int) -> dict[str, Any]:
    """S4, R2.3, R3.5, R5.3: the room left by a ship on a beach, or the colours that then sail."""
    room = Beaches.room(s, beach) - 1
    return {"room": room, "colours": 0 if room else Beaches.colours_with(s, beach, seat, 1)}


def places_left(s: Fields) -> list[dict[str, Any]]:
    """R2.3, R6.1: return the beaches for the ships that are left, in whatever order one chooses.

    Moves name beaches in ascending order (N2): any choice of as many beaches is legal in it.
    """
    if s.phase != K.PLACE and s.phase != K.ENTER:
        return []
    first = K.FIRST_BEACH[s.island]
    return [
        {"beach": place, **putting(s, first + place, s.active)}
        for place in range(s.from_beach, K.BEACHES[s.island])
        if Beaches.room(s, first + place) > 0
    ]


def whole_landing(s: Fields) -> list[str]:
    """R3.5: propose the moves of a whole landing: own ships first, each where most room is."""
    if s.phase != K.LAND:
        return []
    after: Fields = s.copy()
    told = Events()
    moves = []
    over = 0
    while over == 0:
        move = landing_next(after)
        moves.append(str(MOVES.text(after, move)))
        place = (move - C.M_LAND) % K.MOST_BEACHES
        over = Landing.land(after, (move - C.M_LAND) // K.MOST_BEACHES, place, told)
    return moves


def landing_next(s: Fields) -> int:
    """R3.5: return the landing of an own ship, or else of another, on the beach with most room."""
    best = -1
    most = -1
    for move in s.moves(s.active):
        colour = (move - C.M_LAND) // K.MOST_BEACHES
        beach = K.FIRST_BEACH[s.island] + (move - C.M_LAND) % K.MOST_BEACHES
        likes = Beaches.room(s, beach) + (K.SHIPS if colour == s.active else 0)
        if likes > most:
            most = likes
            best = move
    return best
