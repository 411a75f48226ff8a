"""State: one position of a match as plain ints, and the engine's doors to it.

A game subclasses State, declares its fields, and fills in five methods that the compiler turns
into C (`begin`, `legal`, `apply`, `settle`, `redeal`). When compiled, those can only be
reached from other compiled code; everything else in this class is for Python callers.
"""

import math
from typing import Any, Self

from vaka.engine import memory as mem
from vaka.engine import net as Nets
from vaka.engine import sizes as Size
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Rewards, Score, Shapes, Weights
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.errors import Illegal

COMPILED = not __file__.endswith((".py", ".pyc"))
HEAP_TYPE = 1 << 9  # Python's flag of a class that its instances keep alive

STATE_FIELDS: Shapes = {"seats": (), "turn": (), "waiting": (), "options": (Size.OPTIONS,)}


class State:
    """One position, everything true, hidden things included.

    FIELDS maps each field to its shape: () for an int, (7,) for a row, (4, 7) for rows of a table.
    It drives allocation, copies, pickles and comparisons; the .pxd beside it repeats it as C types.
    """

    FIELDS = STATE_FIELDS
    SCORES = 1  # how many numbers the score of a seat has
    WIDE = frozenset[str]()  # fields with 32 bits in the .pxd; all others have 16
    __slots__ = tuple(FIELDS)
    seats: int
    turn: int  # the seat to move, CHANCE or OVER; of several seats choosing secretly, the lowest
    waiting: int  # secret simultaneous choice: bit i set if seat i has still to choose; else 0
    options: list[int]  # which value each option of the game has, by its place in Game.options

    def __init__(self) -> None:
        """Make a State of zeros; Game.start or Game.restore fills it."""
        refuse_unfit_class(type(self))
        mem.allocate(self)

    # -- filled in by each game; C-only when compiled ---------------------------------------------

    def begin(self) -> None:
        """Set up the position before the first chance move; seats and options are already set."""

    def legal(self, seat: int, moves: Moves) -> None:
        """Add every move that `seat` (one that is to choose, or CHANCE) may play now."""

    def apply(self, seat: int, move: int, events: Events) -> None:
        """Play a legal move."""

    def sample(self, rng: Rng, moves: Moves) -> int:
        """Return an outcome of chance, drawn by its weight; `moves` is an empty buffer to use.

        A game that deals from piles may draw without listing all outcomes (`piles.draw`), as long
        as the same numbers give the same outcome: the laws compare both.
        """
        self.legal(Turn.CHANCE, moves)
        return moves.pick(rng)

    def settle(self, score: Score) -> None:
        """Fill in the score of each seat as if the match ended now."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that `seat` cannot know (-1: a spectator), keeping what it knows."""

    # -- what is good: overridden by the subclass in a game's bot/evaluation.py; C-only ------------

    def evaluate(self, weights: Weights, rewards: Rewards) -> None:
        """Fill in the points that each seat can expect at the end; here those it has now."""
        self.settle(rewards)
        for seat in range(self.seats):
            rewards.points[seat] = rewards.value[seat][0]
        rewards.spread = weights.spread

    def prefer(self, seat: int, moves: Moves, weights: Weights) -> None:
        """Give each legal move a weight, the larger the more promising; here all are equal."""

    def believe(self, seat: int, rng: Rng, weights: Weights, moves: Moves) -> None:
        """Deal what `seat` cannot know anew as it thinks that it is; here all is equally likely.

        Choices that others have made secretly in this moment may be taken back, to be made anew:
        then it does not matter who of those that choose together was asked first. `moves` is a
        buffer to work with.
        """
        self.redeal(seat, rng)

    # -- the observation: overridden by the subclass in a game's observation.py; C-only ------------

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write what `seat` may know onto a sheet, as numbers; here nothing."""

    # -- the same, for other compiled code ---------------------------------------------------------

    def copy_from(self, other: "State") -> None:
        """Become a copy of another State of the same class."""
        mem.copy_block(self, other, mem.block_size(other))

    def step(self, rng: Rng, moves: Moves, events: Events) -> None:
        """Play one random move of whoever is to move."""
        moves.clear()
        if self.turn == Turn.CHANCE:
            self.apply(Turn.CHANCE, self.sample(rng, moves), events)
        else:
            self.legal(self.turn, moves)
            self.apply(self.turn, moves.pick(rng), events)

    def reward(self, weights: Weights, rewards: Rewards) -> None:
        """Fill in what each seat gets: at the end mostly for winning, before it by judgement."""
        if self.turn == Turn.OVER:
            self.settle(rewards)
            for seat in range(self.seats):
                rewards.points[seat] = rewards.value[seat][0]
            rewards.spread = weights.spread
            for seat in range(self.seats):
                rewards.more[seat] = 0.0
            share_by_points(self, rewards)
            add_victory(self, rewards)
        else:
            self.evaluate(weights, rewards)
            correct(self, weights, rewards)
            share_by_points(self, rewards)

    # -- the fast face, for Python callers ---------------------------------------------------------

    def open(self, seats: int, options: tuple[int, ...] = ()) -> None:
        """Set up a new match; Game.start checks the arguments."""
        self.seats = seats
        self.waiting = 0
        chosen = [0] * Size.OPTIONS
        chosen[: len(options)] = options
        set_options(self, chosen)
        self.begin()

    def deciders(self) -> tuple[int, ...]:
        """Return who must choose now: a seat, several seats, (CHANCE,) or ()."""
        if self.waiting == 0:
            return () if self.turn == Turn.OVER else (self.turn,)
        return tuple([seat for seat in range(self.seats) if self.waiting >> seat & 1])

    def moves(self, seat: int | None = None) -> list[int]:
        """Return the legal moves, as ints, of `seat` or of whoever is to move."""
        who = self.turn if seat is None else seat
        if not is_to_move(self, who):
            return []
        scratch = listed(self, who)
        return [scratch.move[i] for i in range(scratch.n)]

    def odds(self) -> list[int]:
        """Return the weights of the chance moves, in the order of moves()."""
        if self.turn != Turn.CHANCE:
            return []
        scratch = listed(self, Turn.CHANCE)
        return [scratch.weight[i] for i in range(scratch.n)]

    def play(self, move: int, seat: int | None = None) -> None:
        """Play a legal move; an illegal one raises Illegal and changes nothing."""
        who = self.turn if seat is None else seat
        if not may_play(self, who, move):
            raise Illegal("not_legal", {"move": move, "seat": who})
        self.apply(who, move, _SILENT)

    def play_and_tell(self, move: int, seat: int) -> list[tuple[int, ...]]:
        """Play a legal move and return the facts told meanwhile, as rows of ints."""
        if not may_play(self, seat, move):
            raise Illegal("not_legal", {"move": move, "seat": seat})
        events = _TOLD
        events.n = 0
        self.apply(seat, move, events)
        if events.n == Size.EVENTS:
            raise OverflowError(f"a move told more than {Size.EVENTS - 1} events")
        return [tuple([events.fact[i][j] for j in range(5)]) for i in range(events.n)]

    def draw(self, rng: Rng) -> int:
        """Let chance choose by its weights; play the outcome and return it."""
        if self.turn != Turn.CHANCE:
            raise Illegal("not_chance", {"seat": self.turn})
        return draw_chance(self, rng)

    def play_out(self, rng: Rng) -> None:
        """Play random moves until the match is over."""
        scratch = emptied()
        while self.turn != Turn.OVER:
            self.step(rng, scratch, _SILENT)
        scratch.refuse_lost()

    def score(self) -> list[tuple[int, ...]]:
        """Return points and tie-breakers per seat, as if the match ended now."""
        score = Score()
        self.settle(score)
        width = type(self).SCORES
        return [tuple([score.value[p][i] for i in range(width)]) for p in range(self.seats)]

    def redealt(self, seat: int, rng: Rng) -> Self:
        """Return a copy with everything dealt anew that `seat` cannot know."""
        other = self.copy()
        other.redeal(seat, rng)
        return other

    def copy(self) -> Self:
        """Return an independent copy."""
        cls = type(self)
        other = cls.__new__(cls)
        mem.copy_block(other, self, mem.block_size(self))
        return other

    def become(self, other: "State") -> None:
        """Become a copy of a State with the same fields, such as one of a game's other classes."""
        if type(self).FIELDS != type(other).FIELDS:
            raise TypeError(f"{type(other).__name__} has other fields than {type(self).__name__}")
        self.copy_from(other)

    def evaluated(self, weights: Weights) -> list[tuple[float, float]]:
        """Return the expected points and the share of each seat."""
        rewards = Rewards()
        self.reward(weights, rewards)
        return [(rewards.points[seat], rewards.share[seat]) for seat in range(self.seats)]

    def preferred(self, weights: Weights, seat: int | None = None) -> dict[int, int]:
        """Return the weight that the evaluation gives each legal move of a seat."""
        who = self.turn if seat is None else seat
        legal = self.moves(who)
        self.prefer(who, _SCRATCH, weights)
        weighed = _SCRATCH.total > 0
        return {move: _SCRATCH.weight[i] if weighed else 1 for i, move in enumerate(legal)}

    def write_observation(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write what `seat` may know onto a sheet, where it stands."""
        self.observe(seat, buffer)

    def fields(self) -> dict[str, Any]:
        """Return every field by name: the State as plain data."""
        return {name: getattr(self, name) for name in type(self).FIELDS}

    def load(self, fields: dict[str, Any]) -> None:
        """Set every field; the inverse of fields()."""
        expected = type(self).FIELDS
        if fields.keys() != expected.keys():
            wrong = sorted(fields.keys() ^ expected.keys())
            raise ValueError(f"{type(self).__name__} has not just these fields: {wrong}")
        for name, shape in expected.items():
            value = fields[name]
            if shape_of(value) != shape:
                raise ValueError(f"{name} must have the shape {shape}, not {shape_of(value)}")
            setattr(self, name, value)

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild, (type(self), self.fields()))


def correct(state: State, weights: Weights, rewards: Rewards) -> None:
    """Let the network say what to add for each seat, and all seats together how far to trust."""
    trust = 0.0
    for seat in range(state.seats):
        rewards.more[seat] = 0.0
        if weights.net.inputs > 0:
            rewards.sheet.n = 0
            state.observe(seat, rewards.sheet)
            Nets.answer(
                weights.net, rewards.sheet.numbers, rewards.found, rewards.hidden, rewards.answers
            )
            rewards.more[seat] = rewards.answers[0]
            trust += rewards.answers[1]
    if weights.net.inputs > 0:
        rewards.spread /= math.exp(trust / state.seats)


def share_by_points(state: State, rewards: Rewards) -> None:
    """Share 1 out by expected points: a lead of `spread` points multiplies the odds by e."""
    best = standing(rewards, 0)
    for seat in range(1, state.seats):
        best = max(best, standing(rewards, seat))
    total = 0.0
    for seat in range(state.seats):
        rewards.share[seat] = math.exp((standing(rewards, seat) - best) / rewards.spread)
        total += rewards.share[seat]
    for seat in range(state.seats):
        rewards.share[seat] /= total


def standing(rewards: Rewards, seat: int) -> float:
    """Return the expected points of a seat and what a network adds to them, in points."""
    return rewards.points[seat] + rewards.more[seat] * rewards.spread


def add_victory(state: State, rewards: Rewards) -> None:
    """Let winning be most of the share; a larger lead stays a little better than a smaller one."""
    winners = 0
    for seat in range(state.seats):
        if is_best(state, rewards, seat):
            winners += 1
    for seat in range(state.seats):
        rewards.share[seat] *= 0.15
        if is_best(state, rewards, seat):
            rewards.share[seat] += 0.85 / winners


def is_best(state: State, rewards: Rewards, seat: int) -> bool:
    """Tell whether no other seat has a larger score, tie-breakers included."""
    for other in range(state.seats):
        for i in range(Size.SCORES):
            if rewards.value[other][i] > rewards.value[seat][i]:
                return False
            if rewards.value[other][i] < rewards.value[seat][i]:
                break
    return True


def refuse_unfit_class(cls: type) -> None:
    """Refuse a Python subclass of a compiled State, and one that frees it wrongly.

    The compiled engine would ignore its methods and copy its __dict__ pointer. Cython gives each
    compiled class a method table of its own, which a Python subclass lacks. In a wheel, which uses
    Python's limited interface, State is counted as an object by each of its instances; a subclass
    compiled for the full interface is not, and would be freed while in use.
    """
    if COMPILED and "__pyx_vtable__" not in cls.__dict__:
        raise TypeError(
            f"{cls.__name__} is a Python subclass of a compiled State: the engine would ignore its "
            "rules. Compile its module too, or set VAKA_PURE=1 to run all rules uncompiled."
        )
    if State.__flags__ & HEAP_TYPE and not cls.__flags__ & HEAP_TYPE:
        raise TypeError(
            f"{cls.__name__} is compiled in another way than vaka, which would end the process: "
            "compile its module with Py_LIMITED_API, as docs/adding-a-game.md shows."
        )


def emptied() -> Moves:
    """Return the buffer of Python callers with no move in it, whatever was left there."""
    _SCRATCH.clear()
    _SCRATCH.lost = 0
    return _SCRATCH


def listed(state: State, seat: int) -> Moves:
    """Return that buffer with the legal moves of `seat` (or CHANCE); too many are refused."""
    scratch = emptied()
    state.legal(seat, scratch)
    if scratch.lost > 0:  # asked here, since a call of Python's takes longer than all the rest
        scratch.refuse_lost()
    return scratch


def is_to_move(state: State, seat: int) -> bool:
    """Tell whether `seat` (or CHANCE) has a choice to make now."""
    if state.waiting != 0 and seat >= 0:
        return (state.waiting >> seat) & 1 == 1
    return state.turn == seat and seat != Turn.OVER


def may_play(state: State, seat: int, move: int) -> bool:
    """Tell whether the move is legal for `seat` now."""
    if not is_to_move(state, seat):
        return False
    scratch = listed(state, seat)
    return scratch.holds(move)


def draw_chance(state: State, rng: Rng) -> int:
    """Play an outcome of chance, chosen by weight, and return it."""
    scratch = emptied()
    move = state.sample(rng, scratch)
    scratch.refuse_lost()
    state.apply(Turn.CHANCE, move, _SILENT)
    return move


def set_options(state: State, chosen: list[int]) -> None:
    """Store which value each option has."""
    for i in range(Size.OPTIONS):
        state.options[i] = chosen[i]


def rebuild(cls: type[State], fields: dict[str, Any]) -> State:
    """Make a State from its fields: what unpickling calls."""
    state = cls()
    state.load(fields)
    return state


def shape_of(value: Any) -> tuple[int, ...]:
    """Return the shape of an int or of (nested) lists of ints."""
    if not isinstance(value, list):
        return ()
    return (len(value), *shape_of(value[0])) if value else (0,)


# Python callers hold the interpreter lock, so one buffer of each serves them all.
_SCRATCH = Moves()
_SILENT = Events()
_TOLD = Events(True)
