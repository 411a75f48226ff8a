"""What is and what may happen: the fields of a Pig position and the rules, by their numbers."""

from pig import codes as C
from pig import parts as K
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score, Shapes
from vaka.engine.state import STATE_FIELDS, State

OWN_FIELDS: Shapes = {"active": (), "total": (), "rounds": (), "points": (4,)}


class Pig(State):
    """A position of Pig with its rules."""

    FIELDS = STATE_FIELDS | OWN_FIELDS
    SCORES = 1
    __slots__ = tuple(OWN_FIELDS)
    active: int  # the seat whose turn it is, also while the die is in the air
    total: int  # what it has rolled in this turn
    rounds: int  # rounds played to the end
    points: list[int]

    def begin(self) -> None:
        """P1, P2: nobody has points, seat 0 begins."""
        self.turn = 0

    def legal(self, seat: int, moves: Moves) -> None:
        """P3, P5: roll, or hold what there is; chance rolls a fair die."""
        if seat == Turn.CHANCE:
            for face in range(K.FACE_COUNT):
                moves.add_chance(C.M_DIE + face, 1)
        else:
            moves.add(C.M_ROLL)
            if self.total > 0:
                moves.add(C.M_HOLD)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """P3-P5: throw the die, let it fall, or hold."""
        if move == C.M_ROLL:
            self.turn = Turn.CHANCE
        elif move == C.M_HOLD:
            hold(self, seat, events)
        else:
            fall(self, self.active, move - C.M_DIE + 1, events)

    def settle(self, score: Score) -> None:
        """P6: points, and nothing else."""
        for seat in range(self.seats):
            score.value[seat][0] = self.points[seat]


def fall(s: Pig, seat: int, face: int, events: Events) -> None:
    """P3, P4, P6: a 1 loses the turn total, everything else adds to it, and may win."""
    if face == 1:
        events.tell(C.E_BUST, seat, s.total, 0, 0)
        s.total = 0
        end_turn(s, events)
        return
    s.total += face
    s.turn = seat
    events.tell(C.E_DIE, seat, face, s.total, 0)
    if reached(s, seat) >= K.TARGETS[s.options[0]]:
        bank(s, seat)
        events.tell(C.E_WIN, seat, s.points[seat], 0, 0)
        s.turn = Turn.OVER


def hold(s: Pig, seat: int, events: Events) -> None:
    """P5: keep the turn total for good."""
    events.tell(C.E_HOLD, seat, s.total, reached(s, seat), 0)
    bank(s, seat)
    end_turn(s, events)


def reached(s: Pig, seat: int) -> int:
    """P5, P6: the points that a seat would have if it held now."""
    return s.points[seat] + s.total


def bank(s: Pig, seat: int) -> None:
    """Turn the turn total into points."""
    s.points[seat] = reached(s, seat)
    s.total = 0


def end_turn(s: Pig, events: Events) -> None:
    """P2, P7: the next seat, unless the last round is over."""
    s.active = (s.active + 1) % s.seats
    if s.active == 0:
        s.rounds += 1
    if s.rounds == K.MOST_ROUNDS:
        s.turn = Turn.OVER
        events.tell(C.E_END, 0, 0, 0, 0)
    else:
        s.turn = s.active
        events.tell(C.E_TURN, s.active, 0, 0, 0)
