"""The conformance suite: one call checks any game against the contract.

    from vaka.testing import check_game
    check_game(vaka.load("rapanui2011"))

It plays random matches with every seat count and option and checks the laws below at every step. A
broken law raises Broken with a sentence, what to do, and a journal that leads to the place. The
checks of one position are in `laws.py`, those of the observation in `numeric.py`; the random play,
the round trips and the comparison of the two engines are here.
"""

import hashlib
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vaka.core.game import Game
from vaka.engine import state
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.match import Match
from vaka.testing import laws
from vaka.testing.laws import Broken
from vaka.testing.numeric import check_observation

__all__ = [
    "Broken",
    "Checked",
    "check_game",
    "check_observation",
    "digest",
    "plain_digest",
    "setups",
]


@dataclass(frozen=True)
class Checked:
    """What a passed check has covered."""

    game: str
    setups: int  # combinations of seat count and options
    matches: int
    moves: int


Setup = tuple[int, dict[str, Any]]  # seats and options


def setups(game: Game) -> Iterator[Setup]:
    """Yield every combination of seat count and options of a game."""
    values = [[(option, value) for value in of] for option, of in game.options.items()]
    for seats in game.seats:
        for chosen in itertools.product(*values):
            yield seats, dict(chosen)


def check_game(
    game: Game,
    matches: int = 3,
    seed: int = 0,
    progress: Callable[[str], None] | None = None,
    only: Sequence[Setup] | None = None,
    stride: int = 1,
) -> Checked:
    """Play `matches` random matches at each table and check every law; raise Broken at the first.

    `seed` makes the run repeatable; `progress` is told each table as it is begun; `only` are the
    setups (seats and options) to check if it should not be all; with a `stride` the laws of a
    position are checked at every so many moves, which makes long matches bearable.
    """
    laws.check_declarations(game)
    moves = 0
    all_setups = list(setups(game) if only is None else only)
    for seats, options in all_setups:
        if progress is not None:
            progress(f"{game.name}, {seats} seats, {options or 'no options'}")
        for number in range(matches):
            moves += _check_match(game, seats, options, Rng(seed).split(number), stride)
    return Checked(game.name, len(all_setups), matches * len(all_setups), moves)


def _check_match(game: Game, seats: int, options: Mapping[str, Any], rng: Rng, stride: int) -> int:
    """Play one random match, all laws watching; return its length."""
    match = Match(game, seats, options)
    witnesses: list[tuple[State, dict[str, Any]]] = []
    try:
        while not match.over:
            if len(match) == game.most_moves:
                raise Broken("ends", f"not over after {game.most_moves} moves")
            if len(match) % stride == 0:
                here = match.state
                witnesses.append((here, game.position(here)))
                laws.check_position(game, here, rng)
            _play_random(match, rng)
        laws.check_position(game, match.state, rng)
        laws.check_end(game, match.state)
        _check_witnesses(game, witnesses)
        _check_journal(match)
    except Broken as broken:
        raise broken.at(match) from broken
    except Exception as error:
        raise Broken("never fails", f"{type(error).__name__}: {error}").at(match) from error
    return len(match)


def _play_random(match: Match, rng: Rng) -> None:
    turn = match.turn()
    if turn == (CHANCE,):
        match.draw_once(rng)
    else:
        seat = turn[rng.below(len(turn))]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


def _check_witnesses(game: Game, witnesses: Sequence[tuple[State, dict[str, Any]]]) -> None:
    """Copies are independent: none has changed while the match went on."""
    for step, (kept, position) in enumerate(witnesses):
        if game.position(kept) != position:
            raise Broken("copies are independent", f"the copy of step {step} has changed")


def _check_journal(match: Match) -> None:
    """A journal replays to the same positions, and secrets stay secret until the end."""
    again = Match.from_journal(match.game, match.journal())
    for step in range(len(match) + 1):
        if again.state_at(step).fields() != match.state_at(step).fields():
            raise Broken("journals replay", f"the replay differs at step {step}")
    if again.journal() != match.journal():
        raise Broken("journals replay", "the journal of the replay differs")
    for step, line in enumerate(match.lines):
        before = match.state_at(step)
        for seat in (None, *range(match.seats)):
            heard = match.game.heard(before, line.seat, line.move, seat)
            veiled = heard is None or heard.endswith(" ?")
            if heard != line.move and (seat == line.seat or not veiled):
                raise Broken("secrets are heard as ?", f"seat {seat} hears {heard!r}")


# -- the compiled and the plain engine -------------------------------------------------------------


def digest(game: Game, matches: int, seed: int = 0, only: Sequence[Setup] | None = None) -> str:
    """Return a fingerprint of random matches at every table: every State, choice and score.

    The compiled and the plain engine must give the same one. `only` are the setups to play.
    """
    hasher = hashlib.blake2b(digest_size=16)
    for seats, options in setups(game) if only is None else only:
        for number in range(matches):
            for fact in trace(game, seats, options, Rng(seed).split(number)):
                hasher.update(fact)
    return hasher.hexdigest()


def trace(game: Game, seats: int, options: Mapping[str, Any], rng: Rng) -> Iterator[bytes]:
    """Yield, move by move, what a random match does: legal moves, odds, choice; at last the end."""
    here = game.start(seats, options)
    if not state.COMPILED:
        guard(here)
    while here.turn != OVER:
        seat, legal, odds = here.turn, here.moves(), here.odds()
        if seat == CHANCE:
            move = here.draw(rng)
        else:
            move = legal[rng.below(len(legal))]
            here.play(move)
        yield f"{seat} {legal} {odds} {move}\n".encode()
    yield json.dumps([here.fields(), here.score()]).encode()


def plain_digest(
    game: Game, matches: int, seed: int = 0, only: Sequence[Setup] | None = None
) -> str:
    """Return the digest that the plain engine gives, run in a process of its own."""
    program = (
        "import importlib, json, sys, vaka; from vaka.testing import digest; "
        "vaka.engine.prepare(sys.argv[1]); game = importlib.import_module(sys.argv[1]).GAME; "
        "print(digest(game, *map(json.loads, sys.argv[2:])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, game.package, *map(json.dumps, (matches, seed, only))],
        env={**os.environ, "VAKA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Broken("the plain engine runs", done.stderr.strip()[-2000:])
    return done.stdout.strip()


class GuardedList(list[Any]):
    """A list as the compiled engine sees it: no negative index, and ints of so many bits."""

    bits = 16

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"negative index {index}: the compiled engine would read elsewhere")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"negative index {index}: the compiled engine would write elsewhere")
        most = 2 ** (self.bits - 1)
        if not -most <= value < most:
            raise OverflowError(f"{value} does not fit the {self.bits} bits of the compiled field")
        super().__setitem__(index, value)


class WideList(GuardedList):
    """A guarded list of a field declared with 32 bits."""

    bits = 32


def guard(here: State) -> None:
    """Let an uncompiled State refuse what would go wrong silently when compiled."""
    for name, value in here.fields().items():
        if isinstance(value, list):
            kind = WideList if name in type(here).WIDE else GuardedList
            rows = [kind(row) if isinstance(row, list) else row for row in value]
            setattr(here, name, kind(rows))
