"""What `restore` accepts can be played, searched, viewed and ended, whoever sent it.

    from vaka.testing import hostile
    hostile.check_round(vaka.load("rapanui2011"), seed=7, number=0)

A round plays a random match, makes mutants of its positions and journal, and does with each what
anybody may do who sends one in. `tools/fuzz_native.py` runs rounds for hours on an engine that
stops at the first index outside its row.
"""

import json
import math
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, think
from vaka.core.game import Game
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.errors import BadJournal, BadPosition
from vaka.match import Match
from vaka.testing import laws, setups
from vaka.testing.laws import Broken
from vaka.testing.mutants import Material, mutant_journal
from vaka.testing.twin import PATIENCE, Twin, patience, random_step

MUTANTS = 1000  # of each round
JOURNALS = 4
KEPT = 24  # positions of a match
# What is done with an accepted mutant besides playing it to its end, and with one of how many.
RETURNED = 16  # it is written and restored once more
THOROUGH = 400  # it is looked at in every way
TWIN = 800  # it is played by the other engine too
SEARCH = SearchSettings(iterations=40)


@dataclass
class Tally:
    """How many mutants were accepted and refused."""

    accepted: int = 0
    refused: int = 0
    thorough: int = 0
    twins: int = 0
    journals: int = 0


def material(game: Game, rng: Rng, more: Sequence[dict[str, Any]] = ()) -> tuple[Material, Match]:
    """Return what mutants are made from: positions of a random match, and up to eight others."""
    tables = list(setups(game))
    seats, options = tables[rng.below(len(tables))]
    match = Match(game, seats, options)
    while not match.over:
        turn = match.turn()
        seat = turn[rng.below(len(turn))]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    steps = [rng.below(len(match) + 1) for _ in range(KEPT)]
    positions = [game.position(match.state_at(step)) for step in steps]
    if more:
        positions += [more[rng.below(len(more))] for _ in range(8)]
    return Material(positions), match


def mutants(
    game: Game, seed: int, number: int, more: Sequence[dict[str, Any]] = ()
) -> tuple[Callable[[int], dict[str, Any]], Callable[[int], str]]:
    """Return functions that make the i-th mutant position and journal of a round."""
    rng = Rng(seed).split(number)
    made_from, match = material(game, rng.split(-1), more)
    journal = match.journal()
    return (
        lambda i: made_from.mutant(rng.split(i)),
        lambda i: mutant_journal(journal, rng.split(-2 - i)),
    )


def check_round(
    game: Game,
    seed: int,
    number: int,
    more: Sequence[dict[str, Any]] = (),
    twin: Twin | None = None,
    begin: Callable[[int], None] = lambda i: None,
) -> Tally:
    """Try all mutants of a round; Broken tells the first that breaks a law.

    `begin` hears the number of each mutant before it is tried, so that one which ends the process
    is known; -1 stands for the journals.
    """
    position, journal = mutants(game, seed, number, more)
    tally = Tally()
    for i in range(MUTANTS):
        begin(i)
        mutant = position(i)
        state = try_restore(game, mutant)
        if state is None:
            tally.refused += 1
            continue
        luck = Rng(seed).split(number).split(-2 - i)
        try:
            check_accepted(game, state, luck)
            if luck.below(RETURNED) == 0:
                check_return(game, state)
            if luck.below(THOROUGH) == 0:
                tally.thorough += 1
                check_thoroughly(game, state, luck)
            if twin is not None and luck.below(TWIN) == 0:
                tally.twins += 1
                twin.check(game, game.position(state), i)
        except Broken as broken:
            raise Broken(broken.law, broken.detail, _place(mutant)) from broken
        tally.accepted += 1
    begin(-1)
    for i in range(JOURNALS):
        check_journal(game, journal(i))
        tally.journals += 1
    return tally


def _place(mutant: dict[str, Any]) -> str:
    return f"\nIn this position:\n{json.dumps(mutant)}"


# -- one mutant ------------------------------------------------------------------------------------


def try_restore(game: Game, position: Any) -> State | None:
    """Return the State of a position, None if it is refused with a sentence."""
    try:
        return game.restore(position)
    except BadPosition as refusal:
        if refusal.reason in (said := refusal.sentence("nl")) and " " not in refusal.reason:
            raise Broken("refusals have words", said, _place(position)) from None
        return None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Broken("positions are accepted or refused", what, _place(position)) from error


def check_accepted(game: Game, state: State, rng: Rng) -> None:
    """Whoever is to choose can, every seat can be observed, and random play ends."""
    laws.check_turn(game, state)
    for seat in range(state.seats):
        observe(game, state, seat)
    with patience():
        ended = state.copy()
        ended.play_out(rng)
        game.score(ended)


def check_return(game: Game, state: State) -> None:
    """The position of what was accepted is accepted too, and means the same."""
    again = try_restore(game, game.position(state))
    if again is None or again.fields() != state.fields():
        raise Broken("positions restore", "what was accepted does not come back as it is")


def check_thoroughly(game: Game, state: State, rng: Rng) -> None:
    """Everything that is done with a position anywhere, at three places of a random match."""
    here = state.copy()
    place = 0
    try:
        while place < 3:
            with patience(5 * PATIENCE):
                check_everything(game, here, rng)
            for _ in range(rng.below(60)):
                if here.turn != OVER:
                    random_step(here, rng)
            place += 1
    except Broken:
        raise
    except Exception as error:
        # A number that is almost too large for a position may become so in play: that harms nobody.
        if place > 0 and isinstance(error, BadPosition) and error.reason == "out_of_range":
            return
        raise Broken("never fails", f"{type(error).__name__}: {error}") from error


def check_everything(game: Game, state: State, rng: Rng) -> None:
    """See, draw, guess, observe, evaluate and search a position."""
    laws.check_turn(game, state)
    laws.check_chance(state, rng)
    laws.check_moves_play(game, state)
    laws.check_refusals(game, state, rng)
    laws.check_round_trips(game, state)
    laws.check_shapes(game, state)
    laws.check_show(game, state, "de")
    for seat in range(state.seats):
        observe(game, state, seat)
    evaluator = Evaluator(game)
    judged = evaluator.state_class()
    judged.become(state)
    judged.evaluated(evaluator.weights)
    for seat in game.turn(state):
        if seat != CHANCE:
            view = game.view(state, seat, recall=True)
            think(evaluator, view, seat, SEARCH, rng.split(seat))
            judged.preferred(evaluator.weights, seat)


def observe(game: Game, state: State, seat: int) -> None:
    """Write the observation of a seat, if the game has one: all of its numbers, and no more."""
    if not game.has_part("observation"):
        return
    part = game.part("observation")
    observed = part.ObservedState()
    observed.become(state)
    numbers = array("f", [math.nan]) * len(part.LAYOUT)
    sheet = ObservationBuffer(numbers)
    observed.write_observation(seat, sheet)
    if sheet.n != len(numbers) or any(map(math.isnan, numbers)):
        raise Broken("all numbers are written", f"{sheet.n} of {len(numbers)} for seat {seat}")


def check_journal(game: Game, text: str) -> None:
    """A journal replays, or BadJournal tells the line."""
    try:
        with patience():
            Match.from_journal(game, text)
    except BadJournal as refusal:
        if type(refusal.arguments.get("line")) is not int:
            raise Broken("journals tell the line", refusal.reason, f"\n{text}") from None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Broken("journals replay or are refused", what, f"\n{text}") from error
