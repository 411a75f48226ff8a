"""Run an algorithm of OpenSpiel on a game of ours: its IS-MCTS against random play.

    pip install "vaka[openspiel]"      # in a checkout: pip install -e ".[openspiel]"
    python examples/openspiel_algorithm.py [GAME [MATCHES [SIMULATIONS]]]

The search is OpenSpiel's own, in Python; each simulation begins in a world that
`resample_from_infostate` makes from what the seat may know. Prints the mean utility of the searcher
with its 95 % interval: 1 for a victory, -1 for a defeat.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vaka.learn.openspiel  # noqa: F401  registers vaka_GAME


def play(game: pyspiel.Game, searcher: int, simulations: int, rng: np.random.RandomState) -> float:
    """Play one match with the searcher in a seat; return its utility."""
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        elif state.current_player() == searcher and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[searcher])


def main(name: str = "rapanui2011", matches: str = "10", simulations: str = "20") -> None:
    """Let the searcher play in each seat in turn."""
    game = pyspiel.load_game(f"vaka_{name}")
    rng = np.random.RandomState(1)
    worth = [
        play(game, number % game.num_players(), int(simulations), rng)
        for number in range(int(matches))
    ]
    half = 1.96 * np.std(worth) / len(worth) ** 0.5
    print(
        f"{game.get_type().long_name}, {matches} matches: IS-MCTS with {simulations} simulations "
        f"has a mean utility of {np.mean(worth):.2f} ± {half:.2f} against random play"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
