"""Many matches of one game stepped together, through flat buffers that NumPy can share.

Row i of every buffer belongs to match i. Chance is drawn inside; a finished match leaves its score
and starts again. Each match has a random stream of its own, so that neither their number nor the
number of threads changes what happens in one of them.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from vaka.engine import gil as Lock
from vaka.engine import memory as mem
from vaka.engine import stepping as Step
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.errors import Illegal


class Hand:
    """What one thread plays with: a State to bring each match into, and the engine's buffers."""

    __slots__ = ("buffer", "events", "moves", "rng", "start", "state", "tally")
    start: State
    state: State
    moves: Moves
    events: Events
    tally: Score
    rng: Rng
    buffer: ObservationBuffer

    def __init__(self, start: State, observations: Any) -> None:
        """Share nothing with other threads but the observations; each row has one writer."""
        self.start = start.copy()
        self.state = start.copy()
        self.moves = Moves()
        self.events = Events()
        self.tally = Score()
        self.rng = Rng(0)
        self.buffer = ObservationBuffer(observations)


class Batch:
    """A fixed number of matches from one starting State.

    After the constructor and after every step:

    - `turns[i]` is the seat to move in match i,
    - `masks[i * width + m]` is 1 where move m is legal for it, else 0,
    - `observations[i * observation_size + k]` is number k of what it may know, if that is wanted,
    - `done[i]` is 1 if the last step finished match i (which has started again since),
    - `scores[(i * seats + seat) * numbers + j]` is number j of the score of its last finished play.

    `chosen[i]` is the move that step() plays in match i.
    """

    __slots__ = (
        "_blocks",
        "_bytes",
        "_chosen",
        "_done",
        "_ended",
        "_ends",
        "_hands",
        "_held",
        "_learners",
        "_legal",
        "_masks",
        "_pool",
        "_scores",
        "_seeds",
        "_size",
        "_slab",
        "_turns",
        "chosen",
        "done",
        "learners",
        "masks",
        "matches",
        "numbers",
        "observation_size",
        "observations",
        "scores",
        "seats",
        "seeds",
        "threads",
        "turns",
        "width",
    )
    matches: int
    width: int
    seats: int
    numbers: int
    observation_size: int
    threads: int
    turns: Any
    masks: Any
    observations: Any
    done: Any
    scores: Any
    chosen: Any
    learners: Any
    seeds: Any
    _hands: list[Hand]
    _pool: Any
    _slab: Any
    _blocks: Any
    _ended: Any
    _ends: Any  # how each match was when it last ended
    _size: int
    _turns: Any
    _masks: Any
    _held: Any  # keeps the buffers that are bare pointers to the engine from being resized
    _legal: Any  # a bit for each move
    _bytes: int  # of a row of these bits
    _done: Any
    _scores: Any
    _chosen: Any
    _learners: Any
    _seeds: Any

    def __init__(
        self,
        start: State,
        matches: int,
        width: int,
        rng: Rng,
        observation_size: int = 0,
        learners: Sequence[int] | None = None,
        threads: int = 1,
    ) -> None:
        """Start `matches` copies of `start`, a game of `width` different moves.

        `observation_size` is how many numbers its observation has (0: none are wanted). With
        `learners`, one seat for each match, the caller chooses for that seat alone and the others
        play at random.
        """
        if matches < 1:
            raise ValueError(f"a batch needs at least one match, not {matches}")
        if threads < 1:
            raise ValueError(f"a batch needs at least one thread, not {threads}")
        self.matches = matches
        self.width = width
        self.seats = start.seats
        self.numbers = type(start).SCORES
        self.observation_size = observation_size
        self.threads = min(threads, matches)
        self.turns = array("i", bytes(4 * matches))
        self.masks = array("B", bytes(matches * width))
        self.observations = array("f", bytes(4 * max(1, matches * observation_size)))
        self.done = array("B", bytes(matches))
        self.scores = array("i", bytes(4 * matches * start.seats * self.numbers))
        self.chosen = array("i", bytes(4 * matches))
        self.seeds = array("Q", [rng.split(i).state for i in range(matches)])
        self.learners = array("i", [Turn.NONE] * matches if learners is None else learners)
        lowest = Turn.NONE if learners is None else 0
        wrong = [learner for learner in self.learners if not lowest <= learner < self.seats]
        if len(self.learners) != matches or wrong:
            raise ValueError(f"each match needs a seat of the caller, from 0 to {self.seats - 1}")
        self._share()
        self._pool = None
        self._hands = [Hand(start, self.observations) for _ in range(self.threads)]
        self._size = mem.block_size(start)
        self._slab = mem.slab(start, matches)
        self._blocks = mem.blocks(self._slab)
        self._ended = mem.slab(start, matches)
        self._ends = mem.blocks(self._ended)
        self._run_all(Step.OPENING)

    def _share(self) -> None:
        """See the buffers as the engine does."""
        self._turns = memoryview(self.turns)
        self._bytes = (self.width + 7) // 8
        self._held = (memoryview(self.masks), memoryview(bytearray(self.matches * self._bytes)))
        self._masks = mem.octets(self._held[0])
        self._legal = mem.octets(self._held[1])
        self._done = memoryview(self.done)
        self._scores = memoryview(self.scores)
        self._chosen = memoryview(self.chosen)
        self._seeds = memoryview(self.seeds)
        self._learners = memoryview(self.learners)

    def step(self, moves: Sequence[int] | None = None) -> None:
        """Play one move in each match; if any is illegal raise Illegal and change nothing.

        Without `moves` those in the buffer `chosen` are played.
        """
        if moves is not None:
            if len(moves) != self.matches:
                raise ValueError(f"{self.matches} matches need as many moves, not {len(moves)}")
            numbers = array("i", moves)  # refuses what is no number before any is taken over
            for i in range(self.matches):
                self._chosen[i] = numbers[i]
        self._refuse_illegal(False)
        self._run_all(Step.CHOSEN)

    def answer(self) -> None:
        """Go on in the matches whose place in `chosen` is not WAIT, within the same step.

        `done` stays 1 where the step has finished a match, and `scores` tell of the first one.
        """
        self._refuse_illegal(True)
        self._run_all(Step.ANSWERED)

    def _refuse_illegal(self, may_wait: bool) -> None:
        wrong = first_illegal(self, may_wait)
        if wrong != Turn.NONE:
            raise Illegal("not_legal_in_batch", {"move": self.chosen[wrong], "match": wrong})

    def step_random(self) -> None:
        """Play a random legal move in each match."""
        self._run_all(Step.RANDOM)

    def restart(self, rng: Rng) -> None:
        """Begin all matches anew, with other random streams."""
        for i in range(self.matches):
            self.seeds[i] = rng.split(i).state
        self._run_all(Step.OPENING)

    @property
    def states(self) -> list[State]:
        """A copy of the State of each match."""
        return [self.state(i) for i in range(self.matches)]

    def state(self, i: int) -> State:
        """Return a copy of the State of match i."""
        if not 0 <= i < self.matches:
            raise IndexError(f"this batch has matches 0 to {self.matches - 1}, not {i}")
        return copy_out(self, i)

    def ended(self, i: int) -> State:
        """Return a copy of the State in which match i ended; only after a step that ended it."""
        if not 0 <= i < self.matches or not self.done[i]:
            raise ValueError(f"the last step has ended no match {i}")
        return copy_end(self, i)

    def _run_all(self, what: int) -> None:
        """Do something in all matches, shared out among the threads."""
        if self.threads == 1:
            self._run(0, what)
            return
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor  # slow to import, and rarely needed

            self._pool = ThreadPoolExecutor(self.threads)
        list(self._pool.map(self._run, range(self.threads), [what] * self.threads))

    def _run(self, part: int, what: int) -> None:
        """Do it in one part of the matches, while other threads run."""
        hand = self._hands[part]
        first = self.matches * part // self.threads
        last = self.matches * (part + 1) // self.threads
        token = Lock.release()
        step_rows(self, hand, hand.state, first, last, what)
        Lock.acquire(token)
        hand.moves.refuse_lost()


def copy_out(batch: Batch, i: int) -> State:
    """Return a copy of the State of match i."""
    hand = batch._hands[0]
    state = hand.start.copy()
    mem.load_block(state, batch._blocks, i, batch._size)
    return state


def copy_end(batch: Batch, i: int) -> State:
    """Return a copy of the State in which match i ended."""
    hand = batch._hands[0]
    state = hand.start.copy()
    mem.load_block(state, batch._ends, i, batch._size)
    return state


def first_illegal(batch: Batch, may_wait: bool) -> int:
    """Return the first match whose chosen move is illegal, or NONE; some may be allowed to wait.

    The masks are not asked: they are the caller's, who may have written over them.
    """
    for i in range(batch.matches):
        move = batch._chosen[i]
        if may_wait and move == Step.WAIT:
            continue
        if move < 0 or move >= batch.width:
            return i
        if batch._legal[i * batch._bytes + (move >> 3)] >> (move & 7) & 1 == 0:
            return i
    return Turn.NONE


def step_rows(batch: Batch, hand: Hand, state: State, first: int, last: int, what: int) -> None:
    """Play a move in each match from `first` to `last` - 1, or open it."""
    for i in range(first, last):
        if what == Step.ANSWERED:
            if batch._chosen[i] == Step.WAIT:
                continue
        else:
            batch._done[i] = 0
        hand.rng.state = batch._seeds[i]
        if what == Step.OPENING:
            mem.copy_block(state, hand.start, batch._size)
        else:
            mem.load_block(state, batch._blocks, i, batch._size)
            if what == Step.RANDOM:
                state.step(hand.rng, hand.moves, hand.events)
            else:
                state.apply(state.turn, batch._chosen[i], hand.events)
        go_on(batch, hand, state, i)
        fill_row(batch, hand, state, i)
        mem.store_block(state, batch._blocks, i, batch._size)
        batch._seeds[i] = hand.rng.state


def go_on(batch: Batch, hand: Hand, state: State, i: int) -> None:
    """Let chance and whoever plays at random go on; after an end note the score, start again."""
    learner = batch._learners[i]
    while state.turn < 0 or (learner >= 0 and state.turn != learner):
        if state.turn != Turn.OVER:
            state.step(hand.rng, hand.moves, hand.events)
            continue
        if batch._done[i] == 0:  # else a whole match went by without the learner: nothing to learn
            batch._done[i] = 1
            note_score(batch, hand, state, i)
            mem.store_block(state, batch._ends, i, batch._size)
        mem.copy_block(state, hand.start, batch._size)


def note_score(batch: Batch, hand: Hand, state: State, i: int) -> None:
    """Write down the score of match i."""
    state.settle(hand.tally)
    row = i * batch.seats * batch.numbers
    for seat in range(batch.seats):
        for j in range(batch.numbers):
            batch._scores[row + seat * batch.numbers + j] = hand.tally.value[seat][j]


def fill_row(batch: Batch, hand: Hand, state: State, i: int) -> None:
    """Write down who is to move in match i, its legal moves and what it may know."""
    batch._turns[i] = state.turn
    hand.moves.n = 0
    hand.moves.total = 0
    state.legal(state.turn, hand.moves)
    row = i * batch.width
    mem.clear(batch._masks, row, batch.width)
    bits = i * batch._bytes
    mem.clear(batch._legal, bits, batch._bytes)
    for j in range(hand.moves.n):
        move = hand.moves.move[j]
        batch._masks[row + move] = 1
        batch._legal[bits + (move >> 3)] |= 1 << (move & 7)
    if batch.observation_size > 0:
        hand.buffer.n = i * batch.observation_size
        state.observe(state.turn, hand.buffer)
