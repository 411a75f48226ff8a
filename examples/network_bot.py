"""Train a policy against a league in a batch, and send it to the arena as a bot.

    python examples/network_bot.py [GAME [STEPS [MATCHES]]]

The policy is linear, NumPy is enough: REINFORCE against random play and `greedy`, both played by
the batch. Its weights are written to `policy.npy`, from which the bot `network_bot.Trained` plays;
it can be named on the command line too: `vaka arena GAME --bots network_bot.Trained,random`.
Prints what it wins while it learns, and its share of victories in the arena.
"""

import sys

import numpy as np

from vaka.arena.contest import Contest, whole_blocks
from vaka.arena.play import play
from vaka.arena.schedule import seatings
from vaka.arena.summary import summarise
from vaka.learn.batch import BatchEnv
from vaka.learn.observer import Floats
from vaka.learn.policies import NetworkBot

FILE = "policy.npy"
MATCHES, RATE, TOLD = 64, 0.01, 500


class Trained(NetworkBot):
    """Plays the move of which the trained weights say most."""

    @staticmethod
    def network(observations: Floats) -> Floats:
        """Return a number for each move."""
        return np.asarray(observations @ np.load(FILE))


def train(game: str, steps: int) -> Floats:
    """Return weights: what was played in good matches is made likelier, in bad ones unlikelier."""
    env = BatchEnv(game, MATCHES, 2, seed=1, opponents=["random", "random", "greedy"])
    rows, numbers, moves = np.arange(MATCHES), env.observations.shape[1], env.masks.shape[1]
    weights = np.zeros((numbers, moves), np.float32)
    traces = np.zeros((MATCHES, numbers, moves), np.float32)  # of what was played in each match
    rng = np.random.default_rng(1)
    earned: list[float] = []
    for step in range(1, steps + 1):
        logits = np.where(env.masks, env.observations @ weights, -np.inf)
        chosen = (logits + rng.gumbel(size=logits.shape)).argmax(1)
        likely = np.exp(logits - logits.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        traces += env.observations[:, :, np.newaxis] * -likely[:, np.newaxis, :]
        traces[rows, :, chosen] += env.observations
        stepped = env.step(chosen)
        for match in np.flatnonzero(stepped.dones):
            reward = float(stepped.rewards[match, env.learners[match]])  # type: ignore[index]
            usual = np.mean(earned[-200:] or [0])
            weights += RATE * (reward - usual) * traces[match]
            traces[match] = 0
            earned.append(reward)
        if step % TOLD == 0 or step == steps:
            print(f"after {step} steps: mean reward {np.mean(earned[-200:] or [0]):+.2f}")
    return weights


def main(game: str = "rapanui2011", steps: str = "4000", matches: str = "100") -> None:
    """Train, write the weights, and let the bot that reads them meet random play."""
    np.save(FILE, train(game, int(steps)))
    contest = Contest(game, 2, ("network_bot.Trained", "random"), seed=1)
    contest.check()
    plan = seatings(contest, whole_blocks(int(matches), 2))
    summary = summarise(contest, [play(contest, seating) for seating in plan])
    for found in summary["by_bot"]:
        print(f"{found['bot']}: wins {found['win_share']['value']:.0%} in the arena")


if __name__ == "__main__":
    main(*sys.argv[1:])
