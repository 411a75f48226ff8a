"""Bots bring Rapa Nui (2020) to its end: nothing in its rules forces one (A40)."""

import pytest

import vaka
from vaka import CHANCE, Rng
from vaka.bots import bot

GAME = vaka.load("rapanui2020")
MATCHES = 7


def ends_by_the_rules(seats: int, seed: int) -> bool:
    """Let greedy bots play; tell whether the ahu ended the match and not the limit of rounds."""
    state, chance = GAME.start(seats), Rng(seed)
    sitters = [bot("greedy", GAME, Rng(seed).split(seat + 1)) for seat in range(seats)]
    while turn := GAME.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            state.draw(chance)
            continue
        view = GAME.view(state, seat, recall=True)
        GAME.play(state, seat, sitters[seat].choose(view, seat, GAME.moves(state, seat)))
    return int(GAME.position(state)["truncated"]) == 0


@pytest.mark.long
def test_matches_of_bots_end_by_the_rules() -> None:
    ended = [ends_by_the_rules(seats, seed) for seats in GAME.seats for seed in range(MATCHES)]
    assert sum(ended) >= 0.95 * len(ended)
