"""Ask whether the first seat has an advantage, and how sure the answer is.

    python examples/first_seat_advantage.py [GAME [MATCHES]]

`simulate` plays random matches on all cores. The same seed gives the same matches, whatever the
number of cores.
"""

import sys

import vaka
from vaka.simulation import simulate

CONFIDENCE = 1.96  # standard errors on either side: 95 of 100 such intervals hold the true share


def main(name: str = "rapanui2011", matches: str = "10000") -> None:
    """Print the share of wins of seat 0 with its interval, for each number of seats."""
    for seats in vaka.load(name).seats:
        result = simulate(name, seats, int(matches), seed=2011)
        share = result["win_share"][0]
        low, high = (share["mean"] + side * CONFIDENCE * share["se"] for side in (-1, 1))
        fair = 1 / seats
        verdict = "an advantage" if low > fair else "none to be seen" if high > fair else "a burden"
        print(
            f"{seats} seats: seat 0 wins {share['mean']:.1%} ({low:.1%} to {high:.1%}); "
            f"its equal share is {fair:.1%}: {verdict}"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
