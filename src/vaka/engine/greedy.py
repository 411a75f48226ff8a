"""A greedy choice in every match of a batch that asks for one, all in one call.

Each legal move is tried in some worlds that its seat could be in, with the same luck for every
move, and the one is chosen after which the seat stands best: what the bot `greedy` does, compiled.
What the seat cannot know is dealt anew in each world; chance there is not the chance of the match.
"""

from array import array
from typing import Any

from vaka.engine import gil as Lock
from vaka.engine import memory as mem
from vaka.engine import sizes as Size
from vaka.engine import splitmix as Mix
from vaka.engine import stepping as Step
from vaka.engine import turns as Turn
from vaka.engine.batch import Batch
from vaka.engine.buffers import Events, Moves, Rewards, Weights
from vaka.engine.rng import Rng
from vaka.engine.state import State


class Judge:
    """What one thread judges with: a world, what a move makes of it, and the engine's buffers."""

    __slots__ = ("after", "events", "luck", "moves", "replies", "rewards", "totals", "world")
    world: State
    after: State
    moves: Moves
    replies: Moves
    events: Events
    rewards: Rewards
    luck: Rng
    totals: Any

    def __init__(self, state: State) -> None:
        """Judge States of that class."""
        self.world = state.copy()
        self.after = state.copy()
        self.moves = Moves()
        self.replies = Moves()
        self.events = Events()
        self.rewards = Rewards()
        self.luck = Rng(0)
        self.totals = memoryview(array("d", bytes(8 * Size.MOVES)))


class Greedy:
    """Chooses for the seat to move in matches of a batch."""

    __slots__ = ("_judges", "_pool", "batch", "weights", "worlds")
    batch: Batch
    weights: Weights
    worlds: int
    _judges: list[Judge]
    _pool: Any

    def __init__(self, batch: Batch, state: State, weights: Weights, worlds: int) -> None:
        """Judge by the class of a State of the same game, which knows what is good in it."""
        if type(state).FIELDS != type(batch.state(0)).FIELDS:
            raise ValueError("greedy must judge States of the game that the batch plays")
        self.batch = batch
        self.weights = weights
        self.worlds = worlds
        self._judges = [Judge(state) for _ in range(batch.threads)]
        self._pool = None

    def choose(self) -> None:
        """Write a move into `chosen` of the batch wherever ASK stands there."""
        threads = self.batch.threads
        if threads == 1:
            self._choose(0)
            return
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor  # slow to import, and rarely needed

            self._pool = ThreadPoolExecutor(threads)
        list(self._pool.map(self._choose, range(threads)))

    def _choose(self, part: int) -> None:
        """Do it in one part of the matches, while other threads run."""
        judge = self._judges[part]
        batch = self.batch
        first = batch.matches * part // batch.threads
        last = batch.matches * (part + 1) // batch.threads
        token = Lock.release()
        choose_rows(self, batch, judge, first, last)
        Lock.acquire(token)
        judge.moves.take_lost(judge.replies)
        judge.moves.refuse_lost()


def choose_rows(greedy: Greedy, batch: Batch, judge: Judge, first: int, last: int) -> None:
    """Choose in each match from `first` to `last` - 1 that asks."""
    for i in range(first, last):
        if batch._chosen[i] == Step.ASK:
            batch._chosen[i] = best_move(greedy, batch, judge, judge.world, i)


def best_move(greedy: Greedy, batch: Batch, judge: Judge, world: State, i: int) -> int:
    """Return the move after which the seat to move in match i stands best."""
    mem.load_block(world, batch._blocks, i, batch._size)
    seat = world.turn
    judge.moves.clear()
    world.legal(seat, judge.moves)
    for j in range(judge.moves.n):
        judge.totals[j] = 0.0
    judge.luck.state = Mix.mix(batch._seeds[i])  # a stream apart from that of the match
    batch._seeds[i] = Mix.advance(batch._seeds[i])
    if judge.moves.n > 1:
        for _ in range(greedy.worlds):
            mem.load_block(world, batch._blocks, i, batch._size)
            world.redeal(seat, judge.luck)
            judge.luck.state = Mix.advance(judge.luck.state)
            try_moves(greedy, batch, judge, judge.after, seat)
    best = 0
    for j in range(1, judge.moves.n):
        if judge.totals[j] > judge.totals[best]:
            best = j
    return judge.moves.move[best]


def try_moves(greedy: Greedy, batch: Batch, judge: Judge, after: State, seat: int) -> None:
    """Add to the total of each move what it is worth to a seat in the world of the judge."""
    luck = judge.luck.state
    for j in range(judge.moves.n):
        judge.luck.state = luck
        mem.copy_block(after, judge.world, batch._size)
        after.apply(seat, judge.moves.move[j], judge.events)
        while after.turn == Turn.CHANCE:
            after.step(judge.luck, judge.replies, judge.events)
        after.reward(greedy.weights, judge.rewards)
        judge.totals[j] += judge.rewards.share[seat]
