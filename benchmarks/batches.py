"""Rates of matches stepped together, beside stepping one by one and beside other libraries.

Everything plays at random, and every step brings what a learner needs: the numbers of the seat to
move, its legal moves, rewards, and a new match after an end.
"""

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.peers import PeerMissing
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER
from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Observer
from vaka.learn.payoffs import payoffs

SIZES = (1, 64, 1024, 16384)
PGX_SIZE = 1024
ONE = "one by one"
PGX = "pgx backgammon"
CLASSIC = ("connect_four-v3", "tictactoe-v3")


def batched(game: Game, seats: int, matches: int, seconds: float, seed: int) -> float:
    """Return decisions per second of so many matches stepped together."""
    env = BatchEnv(game, matches, seats, seed=seed)
    env.step_random()
    return _rate(env.step_random, matches, seconds)


def one_by_one(game: Game, seats: int, seconds: float, seed: int) -> float:
    """Return decisions per second of a Python loop over a single match."""
    observer, rng = Observer(game), Rng(seed)
    opening = observer.start(seats)
    match = opening.copy()
    row = np.zeros(len(observer.layout), np.float32)

    def step() -> None:
        nonlocal match
        while match.turn < 0:
            if match.turn == CHANCE:
                match.draw(rng)
            elif match.turn == OVER:
                payoffs(match.score())
                match = opening.copy()
        observer.write(match, match.turn, row)
        legal = np.flatnonzero(observer.mask(match, match.turn))
        match.play(int(legal[rng.below(len(legal))]))

    return _rate(step, 1, seconds)


def pgx_backgammon(seconds: float, seed: int) -> float:
    """Return decisions per second of pgx's backgammon, compiled by JAX for the processor."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = _imported("jax", "pgx"), _imported("pgx", "pgx")
    env = pgx.make("backgammon")
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)
    scores = jax.numpy.where

    def play(state: Any, key: Any) -> Any:
        key, choice, luck = jax.random.split(key, 3)
        hopes = scores(state.legal_action_mask, 0.0, -1e9)
        moves = jax.random.categorical(choice, hopes, axis=1)
        return jax.vmap(step)(state, moves, jax.random.split(luck, PGX_SIZE)), key

    keys = jax.random.split(jax.random.PRNGKey(seed), PGX_SIZE)
    state, key = jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(seed + 1)
    compiled = jax.jit(play)
    state, key = jax.block_until_ready(compiled(state, key))

    def advance() -> None:
        nonlocal state, key
        state, key = jax.block_until_ready(compiled(state, key))

    return _rate(advance, PGX_SIZE, seconds)


def classic(name: str, seconds: float, seed: int) -> float:
    """Return decisions per second of one of PettingZoo's classic environments."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _imported("pygame", "pygame")
    env = _imported("pettingzoo", "pettingzoo").make("aec", f"classic/{name}")
    env.reset(seed=seed)

    def step() -> None:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return
        space = env.action_space(env.agent_selection)
        env.step(space.sample(observation["action_mask"]))

    return _rate(step, 1, seconds)


def measures(
    game: Game, seats: int, seconds: float, seed: int, peers: bool
) -> dict[str, Callable[[], float]]:
    """Return what is measured, by name."""
    found: dict[str, Callable[[], float]] = {
        ONE: partial(one_by_one, game, seats, seconds, seed),
        **{str(n): partial(batched, game, seats, n, seconds, seed) for n in SIZES},
    }
    if peers:
        found[PGX] = partial(pgx_backgammon, seconds, seed)
        found |= {name: partial(classic, name, seconds, seed) for name in CLASSIC}
    return found


def versions() -> dict[str, str]:
    """Return the versions of the libraries that were compared with."""
    found = {}
    for distribution in ("pgx", "jax", "pettingzoo", "numpy"):
        try:
            found[distribution] = version(distribution)
        except ModuleNotFoundError:
            continue
    return found


def _rate(step: Callable[[], object], decisions: int, seconds: float) -> float:
    """Return decisions per second of a step that makes so many of them."""
    steps, spent, began = 0, 0.0, perf_counter()
    while spent < seconds:
        step()
        steps += 1
        spent = perf_counter() - began
    return steps * decisions / spent


def _imported(module: str, distribution: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise PeerMissing(distribution) from error
