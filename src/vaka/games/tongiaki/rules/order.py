"""Whose turn it is: a turn begins, asks, ends, and with the last one the match."""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.state import Fields


def begin_turn(s: Fields, seat: int, events: Events) -> None:
    """R1.1: a seat takes its turn."""
    s.active = seat
    events.tell(C.E_TURN, seat, 0, 0, 0)
    ask(s, K.TURN)


def ask(s: Fields, phase: int) -> None:
    """Let the active seat choose; nobody else ever does (section "Decision points")."""
    s.phase = phase
    s.turn = s.active


def ask_chance(s: Fields, phase: int) -> None:
    """N3: let chance draw a tile."""
    s.phase = phase
    s.turn = Turn.CHANCE


def end_turn(s: Fields, events: Events) -> None:
    """R3.7, E2, A19: the next seat clockwise, unless the match is over."""
    Beaches.forget_uses(s)
    s.dissolved = 0
    s.purpose = K.NOTHING
    s.quiet += 1  # from -1 to 0 if a tile was laid
    limit = K.STALL_TURNS[s.options[K.STALL_LIMIT]]
    if s.ending == 1:
        end_match(s, events)
    elif limit > 0 and s.quiet >= limit:
        s.truncated = 1
        events.tell(C.E_STALL, s.quiet, 0, 0, 0)
        end_match(s, events)
    else:
        begin_turn(s, (s.active + 1) % s.seats, events)


def end_match(s: Fields, events: Events) -> None:
    """E2: the match is over at once, without equal turns."""
    s.phase = K.OVER
    s.turn = Turn.OVER
    events.tell(C.E_END, 0, 0, 0, 0)
