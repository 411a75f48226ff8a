"""Small tables: the last turns of a match, few enough to know exactly how good play is.

What is measured is exploitability: how many points per match an opponent who knows the policy, and
answers it perfectly, wins on average over both seats. Perfect play has 0. It is worked out by
OpenSpiel over the whole tree, in which all matches begin in one position that both seats know. A
bot plays each move at a decision as often as it chose it in a number of tries.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from vaka import registry
from vaka.arena.intervals import Estimate, student
from vaka.arena.play import sit_down
from vaka.bots import Bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.learn.extras import needed
from vaka.learn.openspiel import VakaState
from vaka.tasks.entries import Entry, entry
from vaka.tasks.listed import Task

with needed("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python import policy as policies
    from open_spiel.python.algorithms import exploitability as exact
    from open_spiel.python.algorithms.external_sampling_mccfr import (
        AverageType,
        ExternalSamplingSolver,
    )

FOLDER = Path(__file__).parent / "positions"
REPEATS = 3  # how often a bot's policy is found out, each time from another seed
CHECKS = 8  # points of a curve after its beginning


class Choice(NamedTuple):
    """What a seat knows at a decision, and the legal moves as OpenSpiel and as bots know them."""

    seat: int
    view: dict[str, Any]
    actions: list[int]
    moves: list[str]


class Frequencies(policies.Policy):  # type: ignore[misc]
    """A policy that plays each move as often as somebody did."""

    def __init__(self, game: Any, table: dict[str, dict[int, float]]) -> None:
        """Keep the frequencies of each decision with several moves."""
        super().__init__(game, list(range(game.num_players())))
        self.table = table

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return how likely each move is."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        return self.table[state.information_state_string(state.current_player())]


def game_of(task: Task) -> Any:
    """Return the small table as a game of OpenSpiel."""
    return _game(task.id, task.game)


@lru_cache
def _game(name: str, game: str) -> Any:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    return pyspiel.load_game(f"vaka_{game}", {"position": text, "reward": "lead"})


def choices_of(task: Task) -> dict[str, Choice]:
    """Return every decision with several moves, by what the seat knows then."""
    return _choices(task.id, task.game)


@lru_cache
def _choices(name: str, game: str) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    _look(_game(name, game).new_initial_state(), registry.load(game), found)
    return found


def _look(state: VakaState, game: Game, found: dict[str, Choice]) -> None:
    if state.is_terminal():
        return
    actions = state.legal_actions()
    if not state.is_chance_node() and len(actions) > 1:
        seat = state.current_player()
        known = state.information_state_string(seat)
        if known not in found:
            view = game.view(state.held.state, seat, recall=True)
            moves = [state.action_to_string(seat, action) for action in actions]
            found[known] = Choice(seat, view, actions, moves)
    for action in actions:
        _look(state.child(action), game, found)


def exploitability(task: Task, policy: Any) -> float:
    """Return what a perfect answer to a policy wins, in points per match."""
    return float(exact.exploitability(game_of(task), policy))


def policy_of(
    task: Task,
    candidate: str | Callable[[Game, Rng], Bot],
    tries: int,
    seed: int,
    progress: Callable[[], None] | None = None,
) -> Frequencies:
    """Find out the policy of a bot by asking it at every decision."""
    game = registry.load(task.game)
    table = {}
    root = Rng(task.seed).split(seed)
    for number, (known, choice) in enumerate(choices_of(task).items()):
        counts = dict.fromkeys(choice.actions, 0)
        for time in range(tries):
            rng = root.split(number).split(time)
            bot = (
                sit_down(candidate, game, rng)
                if isinstance(candidate, str)
                else candidate(game, rng)
            )
            move = bot.choose(choice.view, choice.seat, sorted(choice.moves))
            counts[choice.actions[choice.moves.index(move)]] += 1
            if progress is not None:
                progress()
        table[known] = {action: count / tries for action, count in counts.items()}
    return Frequencies(game_of(task), table)


def exploited(
    task: Task,
    candidate: str | Callable[[Game, Rng], Bot],
    tries: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Estimate:
    """Return the exploitability of a bot, found out several times, each with so many tries."""
    done = 0

    def tried() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done // (REPEATS * len(choices_of(task))))

    asked = tries or task.matches
    return over_seeds(
        [
            exploitability(task, policy_of(task, candidate, asked, seed, tried))
            for seed in range(1, REPEATS + 1)
        ]
    )


def solve(
    task: Task,
    seed: int,
    told: Callable[[int, int, float], None] | None = None,
    checks: int = CHECKS,
) -> list[tuple[int, float]]:
    """Let OpenSpiel's MCCFR with external sampling approach perfect play.

    Return the exploitability of its average policy after each part of the iterations that the task
    allows. Each iteration goes through the tree once for each seat.
    """
    np.random.seed(seed)  # from where the solver draws
    solver = ExternalSamplingSolver(game_of(task), AverageType.SIMPLE)
    curve = []
    done = 0
    for check in range(checks + 1):
        while done < task.budget * check // checks:
            solver.iteration()
            done += 1
        average = policies.UniformRandomPolicy(game_of(task)) if not done else None
        curve.append((done, exploitability(task, average or solver.average_policy())))
        if told is not None:
            told(seed, *curve[-1])
    return curve


def over_seeds(values: list[float]) -> Estimate:
    """Return the mean over seeds with its interval; nothing is below perfect play."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = student(len(values) - 1) * (spread / len(values)) ** 0.5
    return Estimate(mean, max(0.0, mean - reach), mean + reach)


def entry_of_solutions(
    task: Task, learner: str, name: str, curves: list[list[tuple[int, float]]]
) -> Entry:
    """Return the entry of a solver that was run from several seeds."""
    points = [over_seeds([value for _, value in taken]) for taken in zip(*curves, strict=True)]
    command = f"vaka tasks {task.id} --learner {learner} --seeds {len(curves)}"
    found = entry(task.id, name, command, curves[0][-1][0], task.matches, points[-1])
    curve = [
        [done, *(round(part or 0.0, 4) for part in point)]
        for (done, _), point in zip(curves[0], points, strict=True)
    ]
    return replace(found, seeds=len(curves), curve=curve)
