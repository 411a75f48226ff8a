"""Play one random match through the contract alone, and tell it in sentences.

    python examples/first_match.py [GAME [SEED]]

Nothing here knows which game it plays, and chance is just another seat: whoever is to move, the
game lists the moves, we pick one, and playing it returns the events to tell.
"""

import sys
from itertools import accumulate

import vaka


def pick(moves: list[str], odds: list[int], rng: vaka.Rng) -> str:
    """Return one of the moves, each as likely as its weight says."""
    ticket = rng.below(sum(odds))
    drawn = (move for move, end in zip(moves, accumulate(odds), strict=True) if ticket < end)
    return next(drawn)


def main(name: str = "rapanui2011", seed: str = "1") -> None:
    """Play and print."""
    game = vaka.load(name)
    rng = vaka.Rng(int(seed))
    state = game.start(game.seats[0])
    while to_move := game.turn(state):
        seat = to_move[0]
        moves = game.moves(state, seat)
        odds = game.odds(state) or [1] * len(moves)  # weights at chance; seats choose evenly here
        for event in game.play(state, seat, pick(moves, odds, rng)):
            print(f"{event.rule:6} {game.words.say(f'event.{event.key}', event.arguments)}")
    for seat, score in enumerate(game.score(state)):
        print(f"Seat {seat}: {score[0]} points, tie-breakers {score[1:]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
