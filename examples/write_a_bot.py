"""Write a bot: think with guesses, and see how much that is worth against random play.

    python examples/write_a_bot.py [MATCHES [WORLDS]]

A bot gets its view and its legal moves, never the State of the match. `guess` turns the view into
a State that could be true, and with that one it may play as it likes.
"""

import sys
from collections.abc import Sequence
from typing import Any

import vaka
from vaka.bots import Bot, bot
from vaka.core.game import winners
from vaka.simulation import Tally


class Dreamer:
    """Tries each move in some guessed worlds, plays them out at random, takes what won most."""

    def __init__(self, game: vaka.Game, rng: vaka.Rng, worlds: int) -> None:
        """Dream of so many worlds per move."""
        self.game, self.rng, self.worlds = game, rng, worlds

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the best of the legal moves."""
        return max(
            moves, key=lambda move: sum(self.dream(view, seat, move) for _ in range(self.worlds))
        )

    def dream(self, view: dict[str, Any], seat: int, move: str) -> float:
        """Return this seat's share of the victory in one world."""
        state = self.game.guess(view, self.rng)
        self.game.play(state, seat, move)
        state.play_out(self.rng)
        best = winners(self.game.score(state))
        return (seat in best) / len(best)


def play(game: vaka.Game, bots: Sequence[Bot], rng: vaka.Rng) -> list[int]:
    """Play one match of bots and return the points of each seat."""
    match = vaka.Match(game, len(bots))
    match.draw(rng)
    while not match.over:
        seat = match.turn()[0]
        view = match.view(seat, recall=True)
        match.play(seat, bots[seat].choose(view, seat, match.moves(seat)))
        match.draw(rng)
    return [score[0] for score in match.score()]


def main(matches: str = "12", worlds: str = "20") -> None:
    """Let the bot play against two random ones, in each seat in turn."""
    game = vaka.load("rapanui2011")
    rng = vaka.Rng(1)
    lead = Tally()
    for number in range(int(matches)):
        chance, guesses, *others = (rng.split(4 * number + i) for i in range(4))
        bots: list[Bot] = [bot("random", game, other) for other in others]
        seat = number % 3
        bots.insert(seat, Dreamer(game, guesses, int(worlds)))
        points = play(game, bots, chance)
        lead.add(points.pop(seat) - max(points))
    figure = lead.summary()
    print(
        f"{lead.n} matches: the dreamer is {figure['mean']:.1f} points ahead of the better "
        f"random bot, standard error {figure['se']:.1f}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
