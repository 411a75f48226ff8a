"""Train a small policy with PPO on a batch of matches, and see how often it beats random play.

    pip install "vaka[train]"      # in a checkout: pip install -e ".[train]"
    python examples/train_ppo.py [GAME [DECISIONS [MATCHES [SEED]]]]

The library is Stable-Baselines3 with MaskablePPO of sb3-contrib; the batch steps all matches
together and plays the other seat at random. Prints the curve: decisions, seconds, share of matches
won with its 95 % interval over fresh matches, with the policy choosing its likeliest move.
"""

import sys
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from vaka.learn.batch import BatchEnv
from vaka.learn.stable_baselines import SeatVecEnv

CHECKS = 6  # how often the policy is measured
TRIALS = 400  # matches of one measurement


def measure(model: MaskablePPO, game: str, trials: int) -> tuple[float, float]:
    """Return the share of matches won against random play, and half its 95 % interval."""
    env = BatchEnv(game, trials, opponents="random", seed=10**6)
    assert env.learners is not None
    share = np.full(trials, np.nan)
    while np.isnan(share).any():
        moves, _ = model.predict(env.observations, action_masks=env.masks, deterministic=True)
        stepped = env.step(moves)
        fresh = stepped.dones & np.isnan(share)  # only the first match of each row counts
        won = (stepped.rewards[np.arange(trials), env.learners] + 1) / 2
        share[fresh] = won[fresh]
    return float(share.mean()), float(1.96 * share.std() / trials**0.5)


def main(
    game: str = "rapanui2011", decisions: str = "600000", matches: str = "64", seed: str = "1"
) -> None:
    """Train, measuring now and then."""
    torch.set_num_threads(1)  # the network is too small to share out
    envs = SeatVecEnv(game, int(matches), seed=int(seed))
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=min(1024, 128 * int(matches)),
        n_epochs=4,
        learning_rate=1e-3,
        ent_coef=0.01,
        gamma=1.0,
        seed=int(seed),
        device="cpu",
    )
    trials = min(TRIALS, max(10, int(decisions) // 100))
    began = time.perf_counter(), time.process_time()
    print(f"{game}, two seats, seed {seed}: a match is worth 1, 0 or -1, only at its end")
    for check in range(CHECKS + 1):
        if check > 0:
            model.learn(int(decisions) // CHECKS, reset_num_timesteps=check == 1)
        share, half = measure(model, game, trials)
        seconds, busy = time.perf_counter() - began[0], time.process_time() - began[1]
        print(
            f"{model.num_timesteps:9,} decisions {seconds:5.0f} s (processor {busy:4.0f} s): "
            f"wins {share:.1%} ± {half:.1%}",
            flush=True,
        )
    verdict = "beats" if share - half > 0.5 else "does not yet beat"
    print(f"It {verdict} random play.")


if __name__ == "__main__":
    main(*sys.argv[1:])
