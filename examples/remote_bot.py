"""A bot as a program of its own: it reads questions and writes answers, one line of JSON each.

    vaka play rapanui2011 --seats "you,remote:python3 examples/remote_bot.py"

It imports nothing of vaka, so that any language can do the same. This one buys what it can, builds
when it may, and else takes any move, the same one for the same seed.
"""

import json
import random
import sys

LIKES = ("lay moai", "buy", "take fame", "lay priest")  # the first words of a move, the best first


def choose(moves: list[str], seed: int) -> str:
    """Return the move it likes best, or any."""
    for words in LIKES:
        liked = [move for move in moves if move.startswith(words)]
        if liked:
            return random.Random(seed).choice(liked)
    return random.Random(seed).choice(moves)


def main() -> None:
    """Answer every question until there are no more."""
    for line in sys.stdin:
        question = json.loads(line)  # its keys: game, view, seat, moves, seed
        answer = {"move": choose(question["moves"], question["seed"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
