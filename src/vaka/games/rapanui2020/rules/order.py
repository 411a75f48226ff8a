"""Whose turn it is: turn order, ways from phase to phase, the end of a round (G1, G2, RE, E1)."""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.state import Fields


def begin_turn(s: Fields, seat: int, stage: int) -> None:
    """N6: ask a seat; nothing is begun yet."""
    forget_now(s)
    s.active = seat
    s.stage = stage
    s.turn = seat


def forget_now(s: Fields) -> None:
    """N6: blank everything about a turn but whose it is."""
    s.tool = -1
    s.given = -1
    s.lifted = K.NO_LIFT
    s.taken = -1
    s.piece = -1
    s.extra = 0
    s.skimp = 0
    s.offer = -1
    s.trodden = 0
    for i in range(s.route_n):
        s.route[i] = -1
    s.route_n = 0
    for column in range(3):
        s.free[column] = 0
    for resource in range(4):
        s.spent[resource] = 0


def place_in_order(s: Fields, seat: int) -> int:
    """G2: the place of a seat in the turn order."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


# -- phase 1 ---------------------------------------------------------------------------------------


def begin_round(s: Fields, events: Events) -> None:
    """G1, RE3: all figures are in hand, the first in the turn order places."""
    s.round += 1
    s.phase = K.PLACE
    events.tell(C.E_ROUND, s.round, 0, 0, 0)
    begin_turn(s, s.order[0], K.MAIN)


def has_figures(s: Fields, seat: int) -> int:
    """P1.1, P1.2: tell whether a seat has a figure in hand."""
    if s.villagers[seat] > 0 or s.sorcerer[seat] > 0 or s.chief[seat] == K.IN_HAND:
        return 1
    return 0


def go_on_placing(s: Fields, events: Events) -> None:
    """P1.1: the next seat in order that has a figure left; if there is none, phase 2."""
    place = place_in_order(s, s.active)
    for ahead in range(1, s.seats + 1):
        seat = s.order[(place + ahead) % s.seats]
        if has_figures(s, seat) == 1:
            begin_turn(s, seat, K.MAIN)
            return
    set_order(s, events)
    s.phase = K.SCULPT
    begin_sculpting(s, s.order[0])


# -- phase 2 ---------------------------------------------------------------------------------------


def set_order(s: Fields, events: Events) -> None:
    """P2.1, A6: the totems follow the Sorcerers; an empty star does not count."""
    place = 0
    for star in range(K.STARS[s.board]):
        if s.stars[star] >= 0:
            s.order[place] = s.stars[star]
            place += 1
            events.tell(C.E_ORDER, star + 1, s.stars[star], place, 0)


def begin_sculpting(s: Fields, seat: int) -> None:
    """P2.2, P2.3: a seat counts its Sculptors, the Chief among them."""
    begin_turn(s, seat, K.MAIN)
    for column in range(3):
        s.free[column] = s.quarry[column][seat]
    if K.BELOW <= s.chief[seat] < K.BELOW + 3:
        s.free[s.chief[seat] - K.BELOW] += 1


def go_on_sculpting(s: Fields) -> None:
    """P2.2: each seat sculpts once, then phase 3 begins."""
    place = place_in_order(s, s.active) + 1
    if place < s.seats:
        begin_sculpting(s, s.order[place])
    else:
        s.phase = K.HAUL
        begin_turn(s, s.order[0], K.MAIN)


# -- phase 3 and the end of a round ----------------------------------------------------------------


def go_on_hauling(s: Fields, events: Events) -> None:
    """P3.1: the next seat in order that has not dropped out, perhaps the same one."""
    place = place_in_order(s, s.active)
    for ahead in range(1, s.seats + 1):
        seat = s.order[(place + ahead) % s.seats]
        if s.dropped[seat] == 0:
            begin_turn(s, seat, K.MAIN)
            return
    end_round(s, events)


def is_alone(s: Fields, seat: int) -> int:
    """P3.1: tell whether all others have dropped out."""
    for other in range(s.seats):
        if other != seat and s.dropped[other] == 0:
            return 0
    return 1


def ends_with(s: Fields, empty: int) -> int:
    """E1: tell whether a round ends the match that leaves so many ahu empty."""
    return 1 if empty <= K.END_LIMIT[s.seats] else 0


def ending(s: Fields) -> int:
    """E1, A40: what becomes of the match if the round ends now."""
    if ends_with(s, Island.empty_ahu(s)) == 1:
        return K.FILLED
    return K.OUT_OF_ROUNDS if s.round >= K.ROUNDS[s.options[K.MAX_ROUNDS]] else K.GOES_ON


def end_round(s: Fields, events: Events) -> None:
    """RE1-RE3, E1, A40: clear the board; enough Moai or enough rounds end the match."""
    return_moai(s, events)
    return_figures(s)
    what = ending(s)
    if what == K.FILLED:
        events.tell(C.E_END, Island.empty_ahu(s), 0, 0, 0)
        end_match(s)
    elif what == K.OUT_OF_ROUNDS:
        s.truncated = 1
        events.tell(C.E_TRUNCATED, s.round, 0, 0, 0)
        end_match(s)
    else:
        begin_round(s, events)


def end_match(s: Fields) -> None:
    """E1: nobody has anything more to decide."""
    begin_turn(s, -1, K.NO_STAGE)
    s.phase = K.OVER
    s.turn = Turn.OVER


def return_moai(s: Fields, events: Events) -> None:
    """RE1, A7: Moai that were not erected go back to the supply."""
    for seat in range(s.seats):
        moai = 0
        for size in range(3):
            moai += s.moai[seat][size]
            s.supply[size] += s.moai[seat][size]
            s.moai[seat][size] = 0
        if moai > 0:
            events.tell(C.E_RETURNED, seat, moai, 0, 0)


def return_figures(s: Fields) -> None:
    """RE2: every seat takes all its figures back, fresh."""
    Island.clear_figures(s)
    for star in range(K.STARS[s.board]):
        s.stars[star] = -1
    for seat in range(s.seats):
        s.villagers[seat] = K.VILLAGERS + s.built[seat][K.POPULAR]
        s.sorcerer[seat] = 1
        s.dropped[seat] = 0
        if s.built[seat][K.CHIEF] == 1:
            s.chief[seat] = K.IN_HAND
        for column in range(3):
            s.quarry[column][seat] = 0
