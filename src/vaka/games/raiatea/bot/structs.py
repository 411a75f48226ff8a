"""What the evaluation works on: the outlook of a match, a purse, what a bid is for, and marks.

This module is never compiled itself: `structs.pxd` gives the compiler the same as C structs. There
`new_purse` makes one on the stack of the function that calls it, so that evaluating allocates
nothing and threads share nothing; it must be called at the top level of a function, not in a block.
"""

from vaka.engine import memory as mem
from vaka.engine.buffers import Shapes
from vaka.games.raiatea import parts as K

OUTLOOK_FIELDS: Shapes = {
    "rounds": (),
    "dances": (),
    "raises": (),
    "later": (),
    "pearls": (),
    "mana": (),
    "priests": (),
    "helpers": (),
    "readiness": (),
    "draws": (),
    "singles": (),
    "prices": (K.GOOD_COUNT,),
}
PURSE_FIELDS: Shapes = {
    "pearls": (),
    "mana": (),
    "goods": (K.GOOD_COUNT,),
    "rituals": (),
    "masks": (),
}
STAKES_FIELDS: Shapes = {
    "bids": (K.MOST_SEATS,),
    "pool": (),
    "token": (),
    "needs": (K.COST_COUNT,),
    "worths": (K.COST_COUNT,),
}
COUNTED_HAND_FIELDS: Shapes = {"rituals": (K.RITUAL_COUNT,)}
GONE_TOKENS_FIELDS: Shapes = {"places": (K.TOKEN_PLACES,)}


class Outlook:
    """What is expected of the rest of the match, and what means are worth by it."""

    FIELDS = OUTLOOK_FIELDS
    __slots__ = tuple(FIELDS)
    rounds: float  # action rounds left
    dances: float  # ceremonies that are still to begin
    raises: float  # acts 6 that are still to begin
    later: float  # how much of their value means still have
    pearls: float  # points for a pearl
    mana: float
    priests: float
    helpers: float
    readiness: float  # points for a helper that is ready
    draws: float  # points for drawing rituals
    singles: float  # points for an unknown mask
    prices: list[float]  # points for each good

    def __init__(self) -> None:
        """Expect nothing."""
        mem.allocate(self)


class Purse:
    """What a seat can pay tasks with."""

    FIELDS = PURSE_FIELDS
    __slots__ = tuple(FIELDS)
    pearls: float
    mana: float
    goods: list[float]
    rituals: float
    masks: float

    def __init__(self) -> None:
        """Have nothing."""
        mem.allocate(self)


class Stakes:
    """What a seat can bid for."""

    FIELDS = STAKES_FIELDS
    __slots__ = tuple(FIELDS)
    bids: list[float]  # what each other seat is expected to bid
    pool: float  # what the pool has without the own bid
    token: float  # what the token of an auction is worth
    needs: list[float]  # by cost: what the pool needs for own rituals of that cost
    worths: list[float]  # by cost: what those are worth

    def __init__(self) -> None:
        """Bid for nothing."""
        mem.allocate(self)


class CountedHand:
    """How many of the rituals in a hand were counted."""

    FIELDS = COUNTED_HAND_FIELDS
    __slots__ = tuple(FIELDS)
    rituals: list[int]

    def __init__(self) -> None:
        """Count none."""
        mem.allocate(self)


class GoneTokens:
    """Which places of the statues were emptied in thought: 1 for each."""

    FIELDS = GONE_TOKENS_FIELDS
    __slots__ = tuple(FIELDS)
    places: list[int]

    def __init__(self) -> None:
        """Leave all tokens."""
        mem.allocate(self)


def new_outlook() -> Outlook:
    """Return an outlook of zeros."""
    return Outlook()


def new_purse() -> Purse:
    """Return an empty purse."""
    return Purse()


def new_stakes() -> Stakes:
    """Return stakes of zeros."""
    return Stakes()


def new_counted_hand() -> CountedHand:
    """Return marks of a hand of which nothing is counted."""
    return CountedHand()


def new_gone_tokens() -> GoneTokens:
    """Return marks of statues from which nothing is gone."""
    return GoneTokens()
