"""Measure how bots play endgames of Rapa Nui 2011 with two seats, by exact solutions.

1. Quick searching bots play each other. Positions near the end are solved: with four cards or fewer
   in the pile no card matters any more that is not seen, so that every line can be followed to its
   end. A position is solved as it is, with all that is face down known to both seats: whoever
   guesses better what others hide loses less.
2. A choice is critical if a move in it loses more than a quarter of a win. Each bot makes all
   critical choices from what its seat may know; what it loses is its regret.

Prints for each bot the mean regret and how many of the choices lose more than a quarter of a win.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import vaka
from vaka.bots import bot
from vaka.core.game import winners
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.games.rapanui2011 import parts as K

PLAYERS = "ismcts:iterations=100"
POSITIONS = 150_000  # that a solution may look at
CRITICAL = 0.25  # of a win


class TooLarge(Exception):
    """An endgame has more positions than the solution may look at."""


class Endgame(NamedTuple):
    """A choice, and what each legal move of it is worth to its seat: a share of the match."""

    fields: dict[str, Any]
    values: dict[str, float]

    @property
    def best(self) -> float:
        """The worth of the best move."""
        return max(self.values.values())


class Solver:
    """Follows every line of play to its end, with everything known to both seats."""

    def __init__(self, most: int = POSITIONS) -> None:
        """Look at so many positions at most."""
        self.left = most
        self.solved: dict[str, float] = {}

    def share(self, state: State) -> float:
        """Return the share of seat 0 if both seats play perfectly."""
        if state.turn == OVER:
            best = winners(state.score())
            return best.count(0) / len(best)
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.turn == CHANCE:
            return self._mean(state)
        if state.fields()["phase"] != K.BUY:
            return self._best(state)
        place = repr(state.fields())  # turns begin in the same position by many ways
        if place not in self.solved:
            self.solved[place] = self._best(state)
        return self.solved[place]

    def _mean(self, state: State) -> float:
        """Average over the cards that may come; a refill that ends the match is all the same."""
        fields = state.fields()
        moves, odds = state.moves(), state.odds()
        if sum(fields["pile"]) <= K.COLUMN_HEIGHT - fields["height"][fields["column"]]:
            moves, odds = moves[:1], odds[:1]
        shares = [self.share(after(state, move)) for move in moves]
        return sum(share * weight for share, weight in zip(shares, odds, strict=True)) / sum(odds)

    def _best(self, state: State) -> float:
        """Return what the seat to move can reach; a certain win ends the looking."""
        first = state.turn == 0
        best = 0.0 if first else 1.0
        for move in state.moves():
            share = self.share(after(state, move))
            best = max(best, share) if first else min(best, share)
            if best == (1.0 if first else 0.0):
                break
        return best


def after(state: State, move: int) -> State:
    """Return the position after a move."""
    other = state.copy()
    other.play(move)
    return other


def solve(state: State) -> Endgame:
    """Return what each move is worth to the seat to move."""
    text = vaka.load("rapanui2011").move_codec.text
    solver = Solver()
    values = {}
    for move in state.moves():
        share = solver.share(after(state, move))
        values[text(state, move)] = share if state.turn == 0 else 1.0 - share
    return Endgame(state.fields(), values)


def critical_endgames(rng: Rng) -> Iterator[Endgame]:
    """Play matches, and yield their critical choices from the last one backwards."""
    while True:
        for state in reversed(choices_of_match(rng)):
            try:
                endgame = solve(state)
            except TooLarge:
                break  # and so are those before it
            if endgame.best - min(endgame.values.values()) > CRITICAL:
                yield endgame


def choices_of_match(rng: Rng) -> list[State]:
    """Play a match, and return all positions in which a seat had a choice."""
    game = vaka.load("rapanui2011")
    players = [bot(PLAYERS, game, rng.split(rng.below(1 << 30))) for _ in range(2)]
    state = game.start(2)
    choices = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        seat = state.turn
        moves = game.moves(state, seat)
        if len(moves) > 1:
            choices.append(state.copy())
        game.play(state, seat, players[seat].choose(game.view(state, seat, True), seat, moves))
    return choices


def regrets(name: str, endgames: Sequence[Endgame], rng: Rng) -> list[float]:
    """Return what a bot of that name loses in each of the choices."""
    game = vaka.load("rapanui2011")
    lost = []
    for number, endgame in enumerate(endgames):
        state = game.start(2)
        state.load(endgame.fields)
        seat = state.turn
        view, moves = game.view(state, seat, recall=True), game.moves(state, seat)
        move = bot(name, game, rng.split(number)).choose(view, seat, moves)
        lost.append(endgame.best - endgame.values[move])
    return lost


def read(path: Path) -> list[Endgame]:
    """Return the endgames of a file, a line of JSON each."""
    return [Endgame(**json.loads(line)) for line in path.read_text().splitlines()]


def main() -> None:
    """Solve endgames, or read solved ones, and measure bots with them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bots", nargs="*", default=["expert", "master"], help="names of bots")
    parser.add_argument("--endgames", type=int, default=100, help="how many to solve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--file", type=Path, help="read them here, or write them if it is not there"
    )
    given = parser.parse_args()
    if given.file and given.file.exists():
        endgames = read(given.file)
    else:
        source = critical_endgames(Rng(given.seed))
        endgames = [next(source) for _ in range(given.endgames)]
        if given.file:
            lines = [json.dumps(endgame._asdict()) + "\n" for endgame in endgames]
            given.file.write_text("".join(lines))
    for name in given.bots:
        lost = regrets(name, endgames, Rng(given.seed))
        thrown = sum(regret > CRITICAL for regret in lost) / len(lost)
        print(
            f"{name}: regret {sum(lost) / len(lost):.4f}, {thrown:.1%} of {len(lost)} thrown away"
        )


if __name__ == "__main__":
    main()
