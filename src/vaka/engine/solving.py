"""Solving: what a position is worth if every line of play is followed to its end.

Of a position with everything known, chance is averaged by its weights and each seat takes what is
best for itself (max-n; with two seats that is minimax). Only small ones are solved: a solution that
would look further ahead than its plies, or at more positions than it may, is given up. Seats that
choose secretly together have no best choice of this kind, so there it is given up, too.
"""

from vaka.engine import memory as mem
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Rewards, Weights
from vaka.engine.state import State

PLIES = 24  # how far ahead a solution looks at most


class Ply:
    """Room for one position on a line of play, its moves, and what it is worth to each seat."""

    __slots__ = ("below", "moves", "points", "share", "world")
    world: State
    moves: Moves
    below: "Ply"  # of the last one itself, which is never asked
    share: list[float]
    points: list[float]

    def __init__(self, state: State, plies: int) -> None:
        """Make room for so many plies."""
        self.world = state.copy()
        self.moves = Moves()
        self.below = Ply(state, plies - 1) if plies > 0 else self
        clear(self)


class Solver:
    """Solves small positions of one game."""

    __slots__ = ("events", "first", "left", "most", "plies", "rewards", "size", "weights")
    first: Ply
    size: int  # of a State in memory
    plies: int
    most: int  # positions that a solution may look at
    left: int
    weights: Weights
    rewards: Rewards
    events: Events

    def __init__(self, state: State, weights: Weights, most: int, plies: int = PLIES) -> None:
        """Prepare for positions of the kind of `state`, of which at most so many are looked at."""
        self.size = mem.block_size(state)
        self.plies = plies
        self.most = most
        self.left = 0
        self.weights = weights
        self.rewards = Rewards()
        self.events = Events()
        self.first = Ply(state, plies)

    def values(self, state: State) -> list[tuple[float, float]] | None:
        """Return the points and the share of each seat with perfect play; None: too large."""
        solved = solve(self, state, self.rewards)
        self.first.moves.refuse_lost()
        if solved == 0:
            return None
        seats = range(state.seats)
        return [(self.rewards.points[seat], self.rewards.share[seat]) for seat in seats]


def clear(ply: Ply) -> None:
    """Worth nothing so far; allocates the rows of the uncompiled engine."""
    ply.share = [0.0] * 6
    ply.points = [0.0] * 6


def solve(solver: Solver, world: State, rewards: Rewards) -> int:
    """Fill in what each seat gets of a position with perfect play; 0 if it is too large."""
    solver.left = solver.most
    mem.copy_block(solver.first.world, world, solver.size)
    if look(solver, solver.first, solver.plies) == 0:
        return 0
    for seat in range(world.seats):
        rewards.share[seat] = solver.first.share[seat]
        rewards.points[seat] = solver.first.points[seat]
    return 1


def look(solver: Solver, ply: Ply, plies: int) -> int:
    """Work out the position of a ply, with so many below it; 0 if it is too large.

    Moves without room make it too large, too, and rise to the first ply, where they are refused.
    """
    if ply.world.turn == Turn.OVER:
        ply.world.reward(solver.weights, solver.rewards)
        take(ply, solver.rewards, ply.world.seats)
        return 1
    if plies == 0 or ply.world.waiting != 0:
        return 0
    mover = ply.world.turn
    ply.moves.clear()
    ply.world.legal(mover, ply.moves)
    solver.left -= ply.moves.n
    if solver.left < 0 or ply.moves.lost > 0:
        return 0
    for i in range(ply.moves.n):
        mem.copy_block(ply.below.world, ply.world, solver.size)
        ply.below.world.apply(mover, ply.moves.move[i], solver.events)
        if look(solver, ply.below, plies - 1) == 0:
            ply.moves.take_lost(ply.below.moves)
            return 0
        if mover == Turn.CHANCE:
            average(ply, ply.below, i)
        elif i == 0 or ply.below.share[mover] > ply.share[mover]:
            adopt(ply, ply.below)
    return 1


def take(ply: Ply, rewards: Rewards, seats: int) -> None:
    """Let a position be worth what the seats got."""
    for seat in range(seats):
        ply.share[seat] = rewards.share[seat]
        ply.points[seat] = 1.0 * rewards.points[seat]


def adopt(ply: Ply, other: Ply) -> None:
    """Let a position be worth what another is."""
    for seat in range(ply.world.seats):
        ply.share[seat] = other.share[seat]
        ply.points[seat] = other.points[seat]


def average(ply: Ply, other: Ply, i: int) -> None:
    """Add what the i-th outcome of chance is worth, by its weight."""
    weight = 1.0 / ply.moves.n
    if ply.moves.total > 0:
        weight = 1.0 * ply.moves.weight[i] / ply.moves.total
    for seat in range(ply.world.seats):
        before_share = ply.share[seat] if i > 0 else 0.0
        before_points = ply.points[seat] if i > 0 else 0.0
        ply.share[seat] = before_share + weight * other.share[seat]
        ply.points[seat] = before_points + weight * other.points[seat]
