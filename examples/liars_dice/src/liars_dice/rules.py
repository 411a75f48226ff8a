"""What is and what may happen: the fields of a position of Liar's Dice and its rules."""

from liars_dice import codes as C
from liars_dice import parts as K
from vaka.engine import rng as Random
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score, Shapes
from vaka.engine.rng import Rng
from vaka.engine.state import STATE_FIELDS, State

OWN_FIELDS: Shapes = {
    "phase": (),
    "active": (),
    "bid_count": (),
    "bid_face": (),
    "left": (4,),
    "dice": (4, 6),
}


class LiarsDice(State):
    """A position of Liar's Dice with its rules."""

    FIELDS = STATE_FIELDS | OWN_FIELDS
    SCORES = 1
    __slots__ = tuple(OWN_FIELDS)
    phase: int
    active: int  # who begins the round, and then whose turn it is to bid
    bid_count: int  # of the last bid, 0 before the first of a round
    bid_face: int  # its face, counted from 0
    left: list[int]  # dice that each seat has not lost
    dice: list[list[int]]  # how many dice of each seat show each face: its secret

    def begin(self) -> None:
        """L1: everybody has the same number of dice, seat 0 begins."""
        for seat in range(self.seats):
            self.left[seat] = K.DICE[self.options[0]]
        self.turn = Turn.CHANCE

    def legal(self, seat: int, moves: Moves) -> None:
        """L2-L5: a fair die, a secret turn, a higher bid or the call."""
        if seat == Turn.CHANCE:
            for face in range(K.FACE_COUNT):
                moves.add_chance(C.M_ROLL + face, 1)
        elif self.phase == K.TURN:
            moves.add(C.M_TURN)
            for face in range(K.FACE_COUNT):
                if self.dice[seat][face] > 0:
                    moves.add(C.M_TURN + 1 + face)
        else:
            for bid in range(lowest_bid(self), dice_left(self) * K.FACE_COUNT):
                moves.add(C.M_BID + bid)
            if self.bid_count > 0:
                moves.add(C.M_CALL)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """L2-L5: let a die fall, turn one, bid or call."""
        if seat == Turn.CHANCE:
            fall(self, move - C.M_ROLL, events)
        elif self.phase == K.TURN:
            turn_over(self, seat, move - C.M_TURN, events)
        elif move == C.M_CALL:
            call(self, seat, events)
        else:
            bid(self, seat, move - C.M_BID, events)

    def settle(self, score: Score) -> None:
        """L6: the dice that are left."""
        for seat in range(self.seats):
            score.value[seat][0] = self.left[seat]

    def redeal(self, seat: int, rng: Rng) -> None:
        """L2, L3: others may have rolled and turned anything; one's own dice are known."""
        for other in range(self.seats):
            if other != seat:
                roll_again(self, other, rng)


def roll_again(s: LiarsDice, seat: int, rng: Rng) -> None:
    """Roll as many dice of a seat anew as have fallen."""
    fallen = dice_fallen(s, seat)
    for face in range(K.FACE_COUNT):
        s.dice[seat][face] = 0
    for _ in range(fallen):
        s.dice[seat][Random.next_below(rng, K.FACE_COUNT)] += 1


def dice_fallen(s: LiarsDice, seat: int) -> int:
    """L2: how many dice a seat has in this round."""
    fallen = 0
    for face in range(K.FACE_COUNT):
        fallen += s.dice[seat][face]
    return fallen


def dice_left(s: LiarsDice) -> int:
    """L4: how many dice all seats have together."""
    left = 0
    for seat in range(s.seats):
        left += s.left[seat]
    return left


def lowest_bid(s: LiarsDice) -> int:
    """L4: the number of the lowest bid that is higher than the last one."""
    return (s.bid_count - 1) * K.FACE_COUNT + s.bid_face + 1 if s.bid_count > 0 else 0


def roller(s: LiarsDice) -> int:
    """L2: the first seat that has a die to roll, or NONE."""
    for seat in range(s.seats):
        if dice_fallen(s, seat) < s.left[seat]:
            return seat
    return Turn.NONE


def fall(s: LiarsDice, face: int, events: Events) -> None:
    """L2: a die falls; after the last one all choose at once which die they turn."""
    seat = roller(s)
    s.dice[seat][face] += 1
    events.tell(C.E_DIE, seat, face + 1, 0, 0)
    if roller(s) == Turn.NONE:
        s.phase = K.TURN
        for other in range(s.seats):
            if s.left[other] > 0:
                s.waiting |= 1 << other
        s.turn = lowest_waiting(s)


def lowest_waiting(s: LiarsDice) -> int:
    """L3: the first seat that has still to choose."""
    seat = 0
    while (s.waiting >> seat) & 1 == 0:
        seat += 1
    return seat


def turn_over(s: LiarsDice, seat: int, which: int, events: Events) -> None:
    """L3: a die is turned upside down, or none; after the last choice the bidding begins."""
    if which > 0:
        s.dice[seat][which - 1] -= 1
        s.dice[seat][K.FACE_COUNT - which] += 1
        events.tell(C.E_TURNED, seat, which, 0, 0)
    else:
        events.tell(C.E_KEPT, seat, 0, 0, 0)
    s.waiting ^= 1 << seat
    if s.waiting != 0:
        s.turn = lowest_waiting(s)
    else:
        s.phase = K.BID
        s.turn = s.active


def bid(s: LiarsDice, seat: int, number: int, events: Events) -> None:
    """L4: the bid stands until somebody bids more or calls."""
    s.bid_count = number // K.FACE_COUNT + 1
    s.bid_face = number % K.FACE_COUNT
    events.tell(C.E_BID, seat, s.bid_count, s.bid_face + 1, 0)
    s.active = next_seat(s, seat)
    s.turn = s.active


def next_seat(s: LiarsDice, seat: int) -> int:
    """L4, L6: the next seat clockwise that has dice."""
    following = (seat + 1) % s.seats
    while s.left[following] == 0:
        following = (following + 1) % s.seats
    return following


def bidder(s: LiarsDice) -> int:
    """L5: who made the last bid, the seat with dice before the one that is to bid."""
    before = (s.active + s.seats - 1) % s.seats
    while s.left[before] == 0:
        before = (before + s.seats - 1) % s.seats
    return before


def call(s: LiarsDice, seat: int, events: Events) -> None:
    """L5: all dice are shown, and one of the two loses a die."""
    liar = bidder(s)
    events.tell(C.E_CALL, seat, liar, s.bid_count, s.bid_face + 1)
    found = 0
    for other in range(s.seats):
        found += s.dice[other][s.bid_face]
        if s.left[other] > 0:
            events.tell(C.E_SHOWS, other, s.dice[other][s.bid_face], s.bid_face + 1, 0)
    loser = seat if found >= s.bid_count else liar
    s.left[loser] -= 1
    events.tell(C.E_LOSES, loser, s.left[loser], 0, 0)
    end_round(s, loser, events)


def end_round(s: LiarsDice, loser: int, events: Events) -> None:
    """L2, L6: the loser begins the next round, unless only one seat has dice."""
    s.bid_count = 0
    s.bid_face = 0
    for seat in range(s.seats):
        for face in range(K.FACE_COUNT):
            s.dice[seat][face] = 0
    s.active = loser if s.left[loser] > 0 else next_seat(s, loser)
    if s.left[s.active] == dice_left(s):
        s.phase = K.OVER
        s.turn = Turn.OVER
        events.tell(C.E_WINS, s.active, 0, 0, 0)
    else:
        s.phase = K.ROLL
        s.turn = Turn.CHANCE
        events.tell(C.E_ROUND, s.active, 0, 0, 0)
