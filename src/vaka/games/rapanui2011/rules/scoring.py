"""What the displays bring when a type is scored (RC5-RC8)."""

from vaka.engine.buffers import Events
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules import queue as Queue
from vaka.games.rapanui2011.state import Fields


def score_type(s: Fields, card: int, events: Events) -> None:
    """RC4, RC5: all seats score their cards of the type; who has a choice joins the queue."""
    events.tell(C.E_SCORE, card, 0, 0, 0)
    if card == K.LUMBERJACK:
        score_lumberjacks(s, events)
    elif card == K.PRIEST:
        score_priests(s, events)
    elif card == K.MOAI:
        score_moais(s)
    else:
        score_hunters(s, card, events)


def bonus(s: Fields, seat: int, card: int) -> int:
    """RC6: one more for at least two cards and strictly more than every other seat."""
    if s.display[seat][card] < K.BONUS_CARDS:
        return 0
    for other in range(s.seats):
        if other != seat and s.display[other][card] >= s.display[seat][card]:
            return 0
    return 1


def income(s: Fields, seat: int, card: int) -> int:
    """RC5, RC6: one for each card of the type, or in all for hunters (A19), and the bonus."""
    cards = s.display[seat][card]
    if cards == 0:
        return 0
    return (1 if card >= K.HUNTER else cards) + bonus(s, seat, card)


def tell_bonus(s: Fields, seat: int, card: int, events: Events) -> None:
    """Tell who gets the bonus."""
    if bonus(s, seat, card) == 1:
        events.tell(C.E_BONUS, seat, 0, 0, 0)


def score_lumberjacks(s: Fields, events: Events) -> None:
    """RC5, RC6: one wood each."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        amount = income(s, seat, K.LUMBERJACK)
        if amount > 0:
            s.wood[seat] += amount
            events.tell(C.E_GAIN_WOOD, seat, amount, 0, 0)
            tell_bonus(s, seat, K.LUMBERJACK, events)


def score_priests(s: Fields, events: Events) -> None:
    """RC5, RC6: one fame each."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        amount = income(s, seat, K.PRIEST)
        if amount > 0:
            s.fame[seat] += amount
            events.tell(C.E_GAIN_FAME, seat, amount, 0, 0)
            tell_bonus(s, seat, K.PRIEST, events)


def score_moais(s: Fields) -> None:
    """RC7, A11: each seat with a Moai is asked, clockwise from the active one."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.display[seat][K.MOAI] > 0:
            Queue.join(s, seat, 0)
    s.scored = K.MOAI


def take_for_moais(s: Fields, seat: int, move: int, events: Events) -> None:
    """RC7: fame or wood for all Moais and the bonus, not mixed."""
    amount = income(s, seat, K.MOAI)
    if move == C.M_TAKE_SCORE:
        s.fame[seat] += amount
        events.tell(C.E_TAKE_MOAI_FAME, seat, amount, 0, 0)
    else:
        s.wood[seat] += amount
        events.tell(C.E_TAKE_MOAI_WOOD, seat, amount, 0, 0)
    tell_bonus(s, seat, K.MOAI, events)
    Queue.leave(s)


def score_hunters(s: Fields, card: int, events: Events) -> None:
    """RC8, A12: one offering of the kind, and the bonus, seat by seat while the supply lasts."""
    kind = card - K.HUNTER
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        due = income(s, seat, card)
        if due > 0:
            given = min(s.supply[kind], due)
            s.supply[kind] -= given
            s.offerings[seat][kind] += given
            if given > 0:
                events.tell(C.E_GAIN_OFFERINGS, seat, kind, given, 0)
            tell_bonus(s, seat, card, events)
            if given < due:
                Queue.join(s, seat, due - given)
    s.scored = card


def take_substitute(s: Fields, seat: int, move: int, events: Events) -> None:
    """RC8, A13: one card of another kind, or none."""
    if move == C.M_PASS:
        events.tell(C.E_PASS_SUBSTITUTE, seat, 0, 0, 0)
    else:
        take_offering(s, seat, move - C.M_TAKE_KIND)
        events.tell(C.E_SUBSTITUTE, seat, move - C.M_TAKE_KIND, 0, 0)
    s.due[0] -= 1
    if s.due[0] == 0:
        Queue.leave(s)


def take_offering(s: Fields, seat: int, kind: int) -> None:
    """Give a seat one offering card of the supply."""
    s.supply[kind] -= 1
    s.offerings[seat][kind] += 1


def supply_left(s: Fields) -> int:
    """Count the offering cards in the supply."""
    return s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3]
