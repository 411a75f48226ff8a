"""Count how often bots misjudge the mana bag of Raiatea: rituals performed, and rituals that fail.

    python examples/failed_rituals.py [BOT [MATCHES]]

What happened in a match is a list of events; anything can be counted in them.
"""

import sys
from collections import Counter

import vaka
from vaka import CHANCE, Match, Rng
from vaka.bots import bot

PERFORMED = ("perform", "perform_all", "lay_out")


def events_of(name: str, seed: int) -> Counter[str]:
    """Let three bots of one name play a match; return how often each event happened."""
    game = vaka.load("raiatea")
    match, chance = Match(game, 3), Rng(seed)
    sitters = [bot(name, game, Rng(seed).split(seat + 1)) for seat in range(3)]
    while not match.over:
        seat = match.turn()[0]
        if seat == CHANCE:
            match.draw_once(chance)
            continue
        view = game.view(match.state, seat, recall=True)
        match.play(seat, sitters[seat].choose(view, seat, game.moves(match.state, seat)))
    return Counter(event.key for events in match.told for event in events)


def main(name: str = "greedy", matches: str = "30") -> None:
    """Print the share of the rituals in the bag that fail."""
    counts = sum((events_of(name, seed) for seed in range(int(matches))), Counter[str]())
    performed = sum(counts[key] for key in PERFORMED)
    failed = counts["fail"]
    share = failed / max(1, performed + failed)
    print(f"{name}: {performed} rituals performed, {failed} failed, {share:.0%} of all")


if __name__ == "__main__":
    main(*sys.argv[1:])
