"""Keep a match as its journal: take moves back, save, replay, and find the line that is wrong.

    python examples/replay_and_undo.py [SEED]

The seed decides which cards are dealt.
"""

import sys

import vaka


def main(seed: str = "1") -> None:
    """Play the beginning of a match and look back."""
    game = vaka.load("rapanui2011")
    match = vaka.Match(game, seats=2)
    match.draw(vaka.Rng(int(seed)))  # colours and cards: chance goes on until a seat must choose

    first = match.turn()[0]
    match.play(first, "pass")
    match.play(first, match.moves(first)[0])
    print(f"{first} {match.lines[-1].move}, on second thoughts not:")
    match.undo(first)
    match.play(first, match.moves(first)[-1])
    print(f"{first} {match.lines[-1].move}")

    text = "# the first moves of a match\n" + match.journal()
    again = vaka.Match.from_journal(game, text)
    print(f"replayed {len(again)} moves, equal: {again.view(None) == match.view(None)}")
    print(f"after {len(again) - 1} moves the turn was {game.turn(again.state_at(len(again) - 1))}")
    print("what a spectator hears of the last two:", again.heard_lines(None)[-2:])

    for wrong in (text.replace(f"{first} pass", f"{first} buy fish"), text + "7 pass\n"):
        try:
            vaka.Match.from_journal(game, wrong)
        except vaka.BadJournal as bad:
            print(f"{bad.reason}: {bad}")


if __name__ == "__main__":
    main(*sys.argv[1:])
