"""The buffers that the engine works with: moves, events, scores, weights and rewards.

This file is the plain engine's. The compiled engine has its twin in buffers.pyx, with the methods
that rules call most in buffers.pxd, because only there can the compiler put them into the rules.
"""

from array import array

from vaka.engine import memory as mem
from vaka.engine import sizes as Size
from vaka.engine import splitmix as Mix
from vaka.engine.net import Net
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng

Shapes = dict[str, tuple[int, ...]]

MOVES_FIELDS: Shapes = {
    "n": (),
    "total": (),
    "lost": (),
    "move": (Size.MOVES,),
    "weight": (Size.MOVES,),
}
EVENTS_FIELDS: Shapes = {"listening": (), "n": (), "fact": (Size.EVENTS, 5)}
SCORE_FIELDS: Shapes = {"value": (Size.SEATS, Size.SCORES)}
WEIGHTS_FIELDS: Shapes = {"weight": (Size.WEIGHTS,), "spread": ()}
REWARDS_FIELDS: Shapes = {
    "points": (Size.SEATS,),
    "share": (Size.SEATS,),
    "more": (Size.SEATS,),
    "spread": (),
    "found": (Size.INPUTS,),
    "hidden": (Size.HIDDEN,),
    "answers": (Size.ANSWERS,),
}


class Moves:
    """A buffer of the legal moves of one decision, with weights where chance decides."""

    FIELDS = MOVES_FIELDS
    __slots__ = tuple(FIELDS)
    n: int
    total: int
    lost: int  # moves for which there was no room: whoever reads the buffer refuses them
    move: list[int]
    weight: list[int]

    def __init__(self) -> None:
        """Make an empty buffer."""
        mem.allocate(self)

    def clear(self) -> None:
        """Forget all moves."""
        self.n = 0
        self.total = 0

    def add(self, move: int) -> None:
        """Add a legal move."""
        if self.n == Size.MOVES:
            self.lost += 1
            return
        self.move[self.n] = move
        self.n += 1

    def add_chance(self, move: int, weight: int) -> None:
        """Add an outcome of chance that happens `weight` times in all weights."""
        if self.n == Size.MOVES:
            self.lost += 1
            return
        self.move[self.n] = move
        self.weight[self.n] = weight
        self.total += weight
        self.n += 1

    def holds(self, move: int) -> bool:
        """Tell whether the move is in the buffer."""
        for i in range(self.n):
            if self.move[i] == move:
                return True
        return False

    def pick(self, rng: Rng) -> int:
        """Return a random move: by weight at chance, else each equally likely."""
        rng.state = Mix.advance(rng.state)
        if self.total == 0:
            return self.move[Mix.below(rng.state, self.n)]
        left = Mix.below(rng.state, self.total)
        i = 0
        while left >= self.weight[i]:
            left -= self.weight[i]
            i += 1
        return self.move[i]

    def take_lost(self, other: "Moves") -> None:
        """Count what another buffer had no room for as lost here, where it is refused."""
        self.lost += other.lost
        other.lost = 0

    def refuse_lost(self) -> None:
        """Raise OverflowError if there were more moves than there is room for."""
        lost = self.lost
        self.lost = 0
        if lost > 0:
            raise OverflowError(f"a decision has more than {Size.MOVES} legal moves")


class Events:
    """A buffer of the facts told while a move is played; silent unless somebody listens."""

    FIELDS = EVENTS_FIELDS
    __slots__ = tuple(FIELDS)
    listening: int
    n: int
    fact: list[list[int]]

    def __init__(self, listening: bool = False) -> None:
        """Make an empty buffer that keeps facts only if `listening`."""
        mem.allocate(self)
        self.listening = listening

    def tell(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        """Tell one fact: its kind and up to four numbers, as the game's EventCodec declares."""
        if self.listening == 0 or self.n == Size.EVENTS:
            return
        self.fact[self.n][0] = kind
        self.fact[self.n][1] = a
        self.fact[self.n][2] = b
        self.fact[self.n][3] = c
        self.fact[self.n][4] = d
        self.n += 1


class Score:
    """A buffer of points and tie-breakers per seat; the largest row wins."""

    FIELDS = SCORE_FIELDS
    __slots__ = tuple(FIELDS)
    value: list[list[int]]

    def __init__(self) -> None:
        """Make a buffer of zeros."""
        mem.allocate(self)


class Weights:
    """What a bot values: weights to which a game's bot/evaluation.py gives a meaning."""

    FIELDS = WEIGHTS_FIELDS
    __slots__ = (*FIELDS, "net")
    weight: list[float]
    spread: float  # points that make a lead of one e-fold in the odds of winning
    net: Net  # what corrects the evaluation

    def __init__(
        self, weights: tuple[float, ...] = (), spread: float = 10.0, net: Net | None = None
    ) -> None:
        """Take the weights in the order in which bot/evaluation.py declares them."""
        mem.allocate(self)
        self.net = Net() if net is None else net
        if len(weights) > Size.WEIGHTS:
            raise ValueError(f"at most {Size.WEIGHTS} weights, not {len(weights)}")
        for i, weight in enumerate(weights):
            self.weight[i] = weight
        self.spread = spread


class Rewards(Score):
    """A buffer of what each seat gets of a match: expected points, and a share of 1."""

    FIELDS = SCORE_FIELDS | REWARDS_FIELDS
    __slots__ = (*REWARDS_FIELDS, "sheet")
    points: list[float]
    share: list[float]
    more: list[float]  # what a network adds to the log-odds of each seat
    spread: float  # set by evaluate(): how uncertain the expected points are
    sheet: ObservationBuffer  # room for what a network reads and does
    found: list[int]
    hidden: list[float]
    answers: list[float]

    def __init__(self) -> None:
        """Make a buffer of zeros."""
        super().__init__()
        self.sheet = ObservationBuffer(array("f", bytes(4 * Size.INPUTS)))
