"""What exists: dice, faces and bids, every move and every event of Liar's Dice."""

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec

FACES = ("1", "2", "3", "4", "5", "6")
FACE_COUNT = 6
MOST_SEATS = 4
DICE = (2, 3)  # L1: the values of the option `dice`, the usual one first
MOST_DICE = 12
COUNTS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")

PHASES = ("roll", "turn", "bid", "over")
ROLL = 0
TURN = 1
BID = 2
OVER = 3

MOVES = MoveCodec(
    roll=Block("roll", FACES),  # by chance; `overhear` of sight.py says who hears which face
    turn=Block("turn", ("none", *FACES), secret=True),
    bid=Block("bid", COUNTS, FACES),
    call=Block("call"),
)

EVENTS = EventCodec(
    round=EventKind("L2", seat=int),
    die=EventKind("L2", seat=int, face=int, hears="seat"),
    turned=EventKind("L3", seat=int, face=int, hears="seat"),
    kept=EventKind("L3", seat=int, hears="seat"),
    bid=EventKind("L4", seat=int, count=int, face=int),
    call=EventKind("L5", seat=int, bidder_seat=int, count=int, face=int),
    shows=EventKind("L5", seat=int, count=int, face=int, reveals=True),
    loses=EventKind("L5", seat=int, left=int, reveals=True),
    wins=EventKind("L6", seat=int),
)

ROUNDS = MOST_DICE - 1  # L6: each round costs a die, and the last one is never lost
MOST_MOVES = ROUNDS * (MOST_DICE + MOST_SEATS + MOST_DICE * FACE_COUNT + 1)

assert MOST_DICE == MOST_SEATS * max(DICE) == len(COUNTS)
assert len(FACES) == FACE_COUNT
assert len(MOVES) == 6 + 7 + 72 + 1, "6 of chance, 7 secret ones, 72 bids and the call"
