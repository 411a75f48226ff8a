"""What exists: the die, the numbers of the rules, every move and every event of Pig."""

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec

FACES = ("1", "2", "3", "4", "5", "6")
FACE_COUNT = 6
TARGETS = (100, 50)  # P1: the values of the option `target`, the usual one first
MOST_ROUNDS = 50  # P7

MOVES = MoveCodec(
    roll=Block("roll"),
    hold=Block("hold"),
    die=Block("die", FACES),
)

EVENTS = EventCodec(
    turn=EventKind("P2", seat=int),
    die=EventKind("P3", seat=int, face=int, total=int),
    bust=EventKind("P4", seat=int, lost=int),
    hold=EventKind("P5", seat=int, amount=int, points=int),
    win=EventKind("P6", seat=int, points=int),
    end=EventKind("P7"),
)

assert len(FACES) == FACE_COUNT
assert len(MOVES) == 2 + 6, "2 moves of seats and 6 of chance"
