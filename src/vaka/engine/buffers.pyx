"""The buffers that the engine works with, for the compiler; buffers.py says what each is for."""

from array import array

from vaka.engine import sizes as Size

Shapes = dict[str, tuple[int, ...]]

MOVES_FIELDS = {"n": (), "total": (), "lost": (), "move": (Size.MOVES,), "weight": (Size.MOVES,)}
EVENTS_FIELDS = {"listening": (), "n": (), "fact": (Size.EVENTS, 5)}
SCORE_FIELDS = {"value": (Size.SEATS, Size.SCORES)}
WEIGHTS_FIELDS = {"weight": (Size.WEIGHTS,), "spread": ()}
REWARDS_FIELDS = {
    "points": (Size.SEATS,),
    "share": (Size.SEATS,),
    "more": (Size.SEATS,),
    "spread": (),
    "found": (Size.INPUTS,),
    "hidden": (Size.HIDDEN,),
    "answers": (Size.ANSWERS,),
}


cdef class Moves:
    """A buffer of the legal moves of one decision, with weights where chance decides."""

    FIELDS = MOVES_FIELDS

    def refuse_lost(self):
        """Raise OverflowError if there were more moves than there is room for."""
        lost = self.lost
        self.lost = 0
        if lost > 0:
            raise OverflowError(f"a decision has more than {Size.MOVES} legal moves")


cdef class Events:
    """A buffer of the facts told while a move is played; silent unless somebody listens."""

    FIELDS = EVENTS_FIELDS

    def __init__(self, listening=False):
        self.listening = listening


cdef class Score:
    """A buffer of points and tie-breakers per seat; the largest row wins."""

    FIELDS = SCORE_FIELDS


cdef class Weights:
    """What a bot values: weights to which a game's bot/evaluation.py gives a meaning."""

    FIELDS = WEIGHTS_FIELDS

    def __init__(self, weights=(), spread=10.0, net=None):
        self.net = Net() if net is None else net
        if len(weights) > Size.WEIGHTS:
            raise ValueError(f"at most {Size.WEIGHTS} weights, not {len(weights)}")
        for i, weight in enumerate(weights):
            self.weight[i] = weight
        self.spread = spread


cdef class Rewards(Score):
    """A buffer of what each seat gets of a match: expected points, and a share of 1."""

    FIELDS = SCORE_FIELDS | REWARDS_FIELDS

    def __init__(self):
        self.sheet = ObservationBuffer(array("f", bytes(4 * Size.INPUTS)))
