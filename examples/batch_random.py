"""Step many matches together through flat buffers, and count as they go.

    python examples/batch_random.py [MATCHES [STEPS]]

This is the loop of a learning program with the learning left out: read turns and masks, choose a
move for each match, step. Chance is drawn inside, and a finished match starts again by itself.
"""

import sys

import vaka
from vaka.engine.batch import Batch
from vaka.simulation import Tally


def main(matches: str = "200", steps: str = "1000") -> None:
    """Step and print the statistics."""
    game = vaka.load("rapanui2011")
    seats = 4
    rng = vaka.Rng(1)
    batch = Batch(game.start(seats), int(matches), width=len(game.move_codec), rng=rng.split(0))
    choices, points = Tally(), [Tally() for _ in range(seats)]

    for _ in range(int(steps)):
        moves = []
        for i in range(batch.matches):
            mask = batch.masks[i * batch.width : (i + 1) * batch.width]
            legal = [move for move in range(batch.width) if mask[move]]
            choices.add(len(legal))
            moves.append(legal[rng.below(len(legal))])  # your policy goes here
        batch.step(moves)
        for i in range(batch.matches):
            if batch.done[i]:
                for seat in range(seats):
                    points[seat].add(batch.scores[(i * seats + seat) * batch.numbers])

    print(f"{choices.n:,} decisions, {choices.summary()['mean']:.2f} moves to choose from")
    print(f"{points[0].n:,} matches finished; those still running are not counted")
    for seat, tally in enumerate(points):
        if tally.n:
            figure = tally.summary()
            print(f"seat {seat}: {figure['mean']:.2f} ± {figure['se']:.2f} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
