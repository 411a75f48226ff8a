"""One match of a contest, from its seating to its result; the same wherever it is played."""

import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from vaka import __version__, registry
from vaka.arena.contest import WORDS, Contest
from vaka.arena.schedule import Seating
from vaka.arena.sources import digest
from vaka.bots import Bot, Patient
from vaka.bots.own import bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.match import Match
from vaka.teacher.stream import luck_of

LUCK_DIGITS = 6


@dataclass(frozen=True)
class Failure:
    """Why a match has no end: which bot failed, how, and the journal up to there."""

    seat: int | None  # None: not known, for the process was gone
    error: str
    trace: str
    journal: str


@dataclass(frozen=True)
class MatchResult:
    """What is known of one match that was played; lists are by seat."""

    match: int
    block: int
    rotation: int
    bots: list[str]
    scores: list[list[int]]  # none if the match failed
    decisions: list[int]
    choices: list[int]  # decisions between several moves; only these are timed
    chance_moves: int
    seconds: list[float]
    slowest: list[float]
    failure: Failure | None = None
    truncated: bool | None = None  # a limit has ended it, not the rules; None: not known
    luck: list[float] | None = None  # in shares of the match; None: not worked out

    @property
    def journal_file(self) -> str:
        """Where the journal is, in the folder of the arena, if the match failed."""
        return f"failures/match-{self.match:06}.journal"

    def as_json(self) -> dict[str, Any]:
        """Return the result as a line of the log."""
        failure = None if self.failure is None else vars(self.failure)
        return {**vars(self), "failure": failure}

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> "MatchResult":
        """Return the result of a line of the log; ValueError, TypeError or KeyError: it is none."""
        failure = line["failure"]
        result = cls(**{**line, "failure": None if failure is None else Failure(**failure)})
        if not result._is_sound():
            raise ValueError(line)
        return result

    def _is_sound(self) -> bool:
        """Tell whether every value has its type, and every list an element for each seat."""
        failure = self.failure
        if not _has_types(self) or (failure is not None and not _has_types(failure)):
            return False
        seats = len(self.bots)
        by_seat = (self.decisions, self.choices, self.seconds, self.slowest)
        return (
            self.block >= 0
            and 0 <= self.rotation < seats
            and self.match == self.block * seats + self.rotation
            and all(len(values) == seats for values in by_seat)
            and (self.luck is None or len(self.luck) == seats)
            and len(self.scores) == (0 if failure else seats)
            and all(self.scores)
            and (failure is None or failure.seat in (None, *range(seats)))
        )


_KINDS: dict[type, dict[str, Any]] = {kind: get_type_hints(kind) for kind in (MatchResult, Failure)}


def _has_types(record: MatchResult | Failure) -> bool:
    kinds = _KINDS[type(record)]
    return all(_fits(value, kinds[key]) for key, value in vars(record).items())


def _fits(value: Any, kind: Any) -> bool:
    """Tell whether a value from JSON is of the kind that a field declares."""
    if isinstance(kind, UnionType):
        return any(_fits(value, one) for one in get_args(kind))
    if get_origin(kind) is list:
        return isinstance(value, list) and all(_fits(one, get_args(kind)[0]) for one in value)
    if kind is float:
        return type(value) in (int, float) and abs(value) < inf
    return type(value) is kind


class BotFailed(Exception):
    """A bot raised something, or chose what it may not."""

    def __init__(self, seat: int) -> None:
        """Blame the bot in `seat`; the cause is chained."""
        super().__init__(seat)
        self.seat = seat


class Clock:
    """Counts the decisions of one seat, and times those between several moves."""

    def __init__(self) -> None:
        """Start with no decision."""
        self.decisions = 0
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    @contextmanager
    def running(self, moves: int) -> Iterator[None]:
        """Take the time of one decision between so many moves."""
        began = time.perf_counter()
        yield
        spent = time.perf_counter() - began
        self.decisions += 1
        if moves > 1:
            self.choices += 1
            self.seconds += spent
            self.slowest = max(self.slowest, spent)


def play(contest: Contest, seating: Seating) -> MatchResult:
    """Play one match; a bot that fails ends it, and the result says so.

    The k-th chance move is drawn from stream k of the block's stream, whatever was played before
    it. Each bot draws from a stream of its own match and seat.
    """
    here = (__version__, digest(contest.game, contest.bots))
    there = (contest.version, contest.code)
    if here != there:
        told = {"here": "{} ({})".format(*here), "there": "{} ({})".format(*there)}
        raise Refusal("other_version", told, WORDS)
    match = Match(registry.load(contest.game), contest.seats, contest.options)
    root = Rng(contest.seed)
    names = [contest.bots[sitter] for sitter in seating.sitters]
    clocks = [Clock() for _ in names]
    failure = None
    try:
        sitters = _seat(match, names, root.split(2 * seating.match + 1))
        _play_on(match, sitters, clocks, root.split(2 * seating.chance))
    except BotFailed as failed:
        failure = _failure(failed, names, match)
    return MatchResult(
        match=seating.match,
        block=seating.block,
        rotation=seating.rotation,
        bots=names,
        scores=[] if failure else [list(score) for score in match.score()],
        decisions=[clock.decisions for clock in clocks],
        choices=[clock.choices for clock in clocks],
        chance_moves=sum(line.seat == CHANCE for line in match.lines),
        seconds=[round(clock.seconds, 9) for clock in clocks],
        slowest=[round(clock.slowest, 9) for clock in clocks],
        failure=failure,
        truncated=None if failure else match.game.truncated(match.state),
        luck=_luck(match, seating) if contest.luck and not failure else None,
    )


def _luck(match: Match, seating: Seating) -> list[float]:
    """Return what chance gave each seat."""
    return [round(share, LUCK_DIGITS) for share in luck_of(match, seating.match)]


def lost(contest: Contest, seating: Seating) -> MatchResult:
    """Return the result of a match that took the whole process with it, each time it was tried."""
    none = [0.0] * contest.seats
    return MatchResult(
        match=seating.match,
        block=seating.block,
        rotation=seating.rotation,
        bots=[contest.bots[sitter] for sitter in seating.sitters],
        scores=[],
        decisions=[0] * contest.seats,
        choices=[0] * contest.seats,
        chance_moves=0,
        seconds=none,
        slowest=none,
        failure=Failure(None, WORDS.say("process_died"), "", ""),
    )


def _seat(match: Match, names: Sequence[str], rng: Rng) -> list[Bot]:
    sitters = []
    for seat, name in enumerate(names):
        with _blamed_on(seat):
            sitters.append(sit_down(name, match.game, rng.split(seat)))
    return sitters


def sit_down(name: str, game: Game, rng: Rng) -> Bot:
    """Return a new bot, unhurried if it can be."""
    found = bot(name, game, rng)
    return found.unhurried() if isinstance(found, Patient) else found


def _play_on(match: Match, sitters: Sequence[Bot], clocks: Sequence[Clock], chance: Rng) -> None:
    """Play to the end."""

    def choose(view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        with _blamed_on(seat):
            with clocks[seat].running(len(moves)):
                move = sitters[seat].choose(view, seat, list(moves))
            if move not in moves:
                match.game.check(match.state, seat, move)  # raises, and says why
        return move

    match.play_out(choose, chance.split)


@contextmanager
def _blamed_on(seat: int) -> Iterator[None]:
    try:
        yield
    except (Exception, SystemExit) as error:
        raise BotFailed(seat) from error


def _failure(failed: BotFailed, names: Sequence[str], match: Match) -> Failure:
    cause = failed.__cause__
    assert cause is not None
    error = _storable(f"{type(cause).__name__}: {_said(cause)}")
    remark = " ".join(f"seat {failed.seat}, {names[failed.seat]}: {error}".split())
    return Failure(
        seat=failed.seat,
        error=error,
        trace=_storable("".join(traceback.format_exception(cause))),
        journal=f"# {_storable(remark)}\n{match.journal()}",
    )


def _said(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # the failure of a bot may itself be faulty
        return "<no text>"


def _storable(text: str) -> str:
    """Return the text as it can be written to a file: half a surrogate pair has no encoding."""
    return text.encode(errors="backslashreplace").decode()
