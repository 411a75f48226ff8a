"""Write a bot and rate it: the arena lets it meet others in every seat, and says how sure it is.

    python examples/rate_a_bot.py [GAME [MATCHES]]

On the command line the same is `vaka arena GAME --bots rate_a_bot.Collector,random,greedy`, which
adds ratings and a report; here it is done step by step.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import vaka
from vaka.arena.contest import Contest, whole_blocks
from vaka.arena.play import play
from vaka.arena.schedule import seatings
from vaka.arena.summary import summarise

BOTS = ("rate_a_bot.Collector", "random", "greedy:worlds=2")


class Collector:
    """Takes a move of the rarest verb: what is seldom offered may be worth having."""

    def __init__(self, game: vaka.Game, rng: vaka.Rng) -> None:
        """Choose among equals by `rng`."""
        self.rng = rng

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return one of the legal moves; the view says what the seat may know."""
        verbs = Counter(move.split()[0] for move in moves)
        rarest = min(verbs.values())
        liked = [move for move in moves if verbs[move.split()[0]] == rarest]
        return liked[self.rng.below(len(liked))]


def main(game: str = "rapanui2011", matches: str = "90") -> None:
    """Play whole blocks, in which all bots sit in all seats with the same luck."""
    seats = vaka.load(game).seats[1]
    contest = Contest(game, seats, BOTS, seed=1)
    contest.check()
    plan = seatings(contest, whole_blocks(int(matches), seats))
    summary = summarise(contest, [play(contest, seating) for seating in plan])
    for found in sorted(summary["by_bot"], key=lambda bot: -bot["win_share"]["value"]):
        share = found["win_share"]
        sure = "" if share["low"] is None else f" ({share['low']:.0%} to {share['high']:.0%})"
        points = found["points"]["value"]
        print(f"{found['bot']}: wins {share['value']:.0%}{sure}, {points:.1f} points a match")


if __name__ == "__main__":
    main(*sys.argv[1:])
