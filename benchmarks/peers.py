"""Rates of other engines are measured here, so that `vaka bench` can print ratios of one run.

Neither peer is needed by vaka itself, so both are imported only inside the functions that
measure them; `PeerMissing` is raised where one is not installed.  Every loop is the quickest
one that we found to be both ordinary and correct for that library, is warmed up by one match
that is not counted, and always finishes the match it is in: a run takes a little longer than
its budget, and `Rate.seconds` says how long it really took.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import repeat
from time import perf_counter
from typing import Any

from benchmarks.rate import Rate

DISTRIBUTIONS = ("open_spiel", "catanatron")
"""Names, as on PyPI, of the distributions that the functions of this module measure."""

INSTALL = "pip install --group bench"  # in a checkout

_COPIED_STATES = 16
_ALL_WORLDS = -1  # OpenSpiel: as many as there are simulations
_SIMULATIONS = 1000  # of one search
_COPIES_PER_LOOK_AT_THE_CLOCK = 64 * _COPIED_STATES


class PeerMissing(Exception):
    """A peer cannot be imported; the text says how to install it."""

    def __init__(self, distribution: str) -> None:
        """Name the distribution that could not be imported."""
        super().__init__(f"{distribution} cannot be imported; try: {INSTALL}")
        self.distribution = distribution


def available() -> dict[str, str]:
    """Return the version of each installed peer by the name of its distribution."""
    found: dict[str, str] = {}
    for distribution in DISTRIBUTIONS:
        try:
            found[distribution] = version(distribution)
        except PackageNotFoundError:
            continue
    return found


def openspiel_stepped(game_name: str, seconds: float, seed: int) -> Rate:
    """Play random matches of an OpenSpiel game, one move at a time from Python.

    `game_name` goes to `pyspiel.load_game` as it is, so a bare name means default parameters:
    'crazy_eights' then has 5 players, one deck, no special cards, no reshuffle, at most 5 cards
    drawn in a turn and at most 100 turns; 'hearts' has 4 players (its only number) and passes
    cards first.  Parameters go in brackets: 'crazy_eights(players=4)'.  Both deal card by card,
    which makes about half of their moves outcomes of chance.  Seats must move in turn: games
    with simultaneous moves are not handled.
    """
    game = _imported("pyspiel", "open_spiel").load_game(game_name)
    draw = random.Random(seed).random
    _play_openspiel(game, draw)
    decisions = chance_moves = matches = 0
    start = perf_counter()
    while True:
        _, decided, drawn = _play_openspiel(game, draw)
        decisions += decided
        chance_moves += drawn
        matches += 1
        spent = perf_counter() - start
        if spent >= seconds:
            break
    return Rate(f"open_spiel {game_name} stepped", decisions, chance_moves, matches, spent)


def openspiel_copied(game_name: str, seconds: float, seed: int) -> Rate:
    """Copy OpenSpiel states from the middle of random matches, with `state.clone()`.

    The states come from several matches, each stopped after half of its decisions, because an
    OpenSpiel state carries its history and its cost of copying therefore differs by match.
    Only `copies` is counted.
    """
    game = _imported("pyspiel", "open_spiel").load_game(game_name)
    draw = random.Random(seed).random
    states = [_midway_openspiel(game, draw) for _ in range(_COPIED_STATES)]
    clones = [state.clone for state in states]
    rounds = _COPIES_PER_LOOK_AT_THE_CLOCK // _COPIED_STATES
    for clone in clones:
        clone()
    copies = 0
    start = perf_counter()
    while True:
        for clone in clones:
            for _ in repeat(None, rounds):
                clone()
        copies += _COPIES_PER_LOOK_AT_THE_CLOCK
        spent = perf_counter() - start
        if spent >= seconds:
            break
    return Rate(f"open_spiel {game_name} copied", 0, 0, 0, spent, copies)


def openspiel_sampled(game_name: str, seconds: float, seed: int) -> Rate:
    """Search with OpenSpiel's own ISMCTS, one random rollout an iteration, from a middle state.

    Its world of each iteration comes from `resample_from_infostate`, which of the card games only
    some have; 'hearts' is one. `iterations` counts what it calls simulations.
    """
    pyspiel = _imported("pyspiel", "open_spiel")
    game = pyspiel.load_game(game_name)
    draw = random.Random(seed).random
    state = _midway_openspiel(game, draw)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    searcher = pyspiel.ISMCTSBot(
        seed, evaluator, 2.0, _SIMULATIONS, _ALL_WORLDS, policy, False, True
    )
    searcher.step(state)
    searches = 0
    start = perf_counter()
    while True:
        searcher.step(state)
        searches += 1
        spent = perf_counter() - start
        if spent >= seconds:
            break
    name = f"open_spiel {game_name} sampled"
    return Rate(name, 0, 0, 0, spent, iterations=_SIMULATIONS * searches)


def catanatron_playouts(seconds: float, seed: int) -> Rate:
    """Play random matches of Catan with catanatron's own `Game.play` and 4 `RandomPlayer`s.

    Making the game, with its board, is part of a match; reading its log is not timed.  A match
    that reaches catanatron's limit of 1000 turns counts as one.  Catanatron resolves chance
    inside the action that calls for it, so `chance_moves` counts the outcomes that its log
    holds: dice, cards bought, cards stolen and (3.2) hands discarded at random.

    Catanatron draws from the global generator of `random`, whose state is put back afterwards.
    It lists trades in the order of a set of strings and None, so `seed` fixes its matches only
    under one PYTHONHASHSEED and, before Python 3.12, one address of None: not between processes.
    Their lengths differ widely, so that a short run says more by its decisions per second.
    """
    seeds = random.Random(seed)
    decisions = chance_moves = matches = 0
    spent = 0.0
    kept = random.getstate()  # before the import, which shuffles a map
    try:
        catanatron = _imported("catanatron", "catanatron")
        game_class = catanatron.Game
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        # A seed of 0 would count as none, hence 1 and up.
        game_class(players, seed=seeds.randrange(1, 1 << 31)).play()
        while True:
            match_seed = seeds.randrange(1, 1 << 31)
            start = perf_counter()
            game = game_class(players, seed=match_seed)
            game.play()
            spent += perf_counter() - start
            decided, drawn = _logged_catanatron(game.state)
            decisions += decided
            chance_moves += drawn
            matches += 1
            if spent >= seconds:
                break
    finally:
        random.setstate(kept)
    return Rate("catanatron playouts", decisions, chance_moves, matches, spent)


def _imported(module: str, distribution: str) -> Any:
    """Return the module, or raise `PeerMissing` with the name of its distribution."""
    try:
        return import_module(module)
    except ImportError as error:
        raise PeerMissing(distribution) from error


def _play_openspiel(game: Any, draw: Callable[[], float]) -> tuple[Any, int, int]:
    """Play one match; return its last state, its decisions and its outcomes of chance."""
    state = game.new_initial_state()
    # Looking the methods up once a match, not once a move, is worth about a tenth.
    is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
    legal_actions, chance_outcomes = state.legal_actions, state.chance_outcomes
    apply_action = state.apply_action
    decisions = chance_moves = 0
    while not is_terminal():
        if is_chance_node():
            # Quicker here than random.choices or pyspiel.sample_action, which convert the
            # list.  Where rounding leaves a rest, the last outcome takes it.
            rest = draw()
            for action, probability in chance_outcomes():
                rest -= probability
                if rest < 0.0:
                    apply_action(action)
                    break
            else:
                apply_action(action)
            chance_moves += 1
        else:
            legal = legal_actions()
            apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return state, decisions, chance_moves


def _midway_openspiel(game: Any, draw: Callable[[], float]) -> Any:
    """Return the state of a new random match after half of its decisions."""
    last, decisions, _ = _play_openspiel(game, draw)
    state = game.new_initial_state()
    left = decisions // 2
    for step in last.full_history():
        if step.player >= 0:
            if left == 0:
                break
            left -= 1
        state.apply_action(step.action)
    return state


def _logged_catanatron(state: Any) -> tuple[int, int]:
    """Return the decisions and the outcomes of chance in the log of a catanatron state.

    The log is `actions` up to 3.2, where an action's value holds what chance chose, and
    `action_records` in the repository after that, where a record's result does.
    """
    records = getattr(state, "action_records", None)
    if records is None:
        entries = [(action.action_type.name, action.value) for action in state.actions]
        thefts = sum(kind == "MOVE_ROBBER" and value[2] is not None for kind, value in entries)
    else:
        entries = [(record.action.action_type.name, record.result) for record in records]
        thefts = sum(kind == "MOVE_ROBBER" and value is not None for kind, value in entries)
    # DISCARD is random in 3.2; the later DISCARD_RESOURCE is a decision of the seat.
    drawn = sum(kind in ("ROLL", "BUY_DEVELOPMENT_CARD", "DISCARD") for kind, _ in entries)
    return len(entries), drawn + thefts
