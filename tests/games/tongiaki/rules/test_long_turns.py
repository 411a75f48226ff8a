"""Long turns: chains that are kept going on purpose come to an end, and no ship is lost or made."""

import pytest

import vaka
from games.tongiaki.tongiaki_setup import GAME, MUROROA, ROYAL_RING, table
from vaka.engine.state import State
from vaka.engine.turns import OVER
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules.play import Tongiaki

MOST_VOYAGES = K.PIER_COUNT * K.MOST_USES  # between two that change something (N8)
LONGEST = 2000  # no turn found comes near


def check_conserved(state: Tongiaki) -> None:
    """All ships and tiles are there, and what the State counts twice agrees."""
    fields = state.fields()
    ships, fleet, royal = fields["ships"], fields["fleet"], fields["royal"]
    for seat in range(state.seats):
        own = sum(row[seat] for row in ships) + royal.count(seat)
        assert own + fleet[seat] + fields["stock"][seat] == K.SHIPS
        assert royal.count(seat) <= K.MOST_ROYAL
    assert fields["filled"] == [sum(row) for row in ships]
    assert all(filled <= berths for filled, berths in zip(fields["filled"], K.BERTHS, strict=True))
    for island, owner in enumerate(royal):
        assert owner < 0 or not any(fields["settled"][island])
    assert max(fields["uses"]) <= K.MOST_USES
    assert fields["where"].count(K.DRAWN) == (fields["drawn"] >= 0)


def keeps_going(state: Tongiaki, move: int) -> int:
    """Return how likely a move keeps a chain going without laying a tile or losing a ship."""
    text = K.MOVES.text(state, move)
    if text in ("colonise", "explore") or text.startswith("king"):
        return -1
    if text.startswith("sail"):
        pier = move - C.M_SAIL
        tile, heading = divmod(state.end[pier], K.EDGES)
        colours = sum(n > 0 for n in state.ships[K.PIER_BEACH[pier]])
        reached = state.near[tile][heading] >= 0 and colours >= state.danger[pier]
        return K.MOST_USES - state.uses[pier] if reached else -1
    if text.startswith("land"):
        beach = K.FIRST_BEACH[state.island] + (move - C.M_LAND) % K.MOST_BEACHES
        return state.filled[beach] - K.BERTHS[beach]
    return 0


def choose(state: Tongiaki, rng: vaka.Rng, wilful: bool) -> int:
    """Return a random move, or a random one of those that keep a chain going."""
    moves = state.moves()
    if state.turn >= 0 and wilful:
        best = max(keeps_going(state, move) for move in moves)
        moves = [move for move in moves if keeps_going(state, move) == best]
    elif len(moves) > 1 and C.M_COLONISE in moves:
        moves.remove(C.M_COLONISE)
    return moves[rng.below(len(moves))]


def play_turns(start: State, rng: vaka.Rng, turns: int, wilful: bool) -> int:
    """Play so many turns; return how many moves the longest had."""
    state = start
    assert isinstance(state, Tongiaki)
    longest = length = 0
    while state.turn != OVER and turns > 0:
        active = state.active
        state.play(choose(state, rng, wilful))
        check_conserved(state)
        length += 1
        assert length <= LONGEST, "a turn that does not end"
        if state.phase == K.TURN and state.active != active:
            longest, length, turns = max(longest, length), 0, turns - 1
    return longest


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_that_rarely_colonises(seats: int) -> None:
    for seed in range(4):
        state = GAME.start(seats, {"stall_limit": (200, 0)[seed % 2]})
        play_turns(state, vaka.Rng(seed), 120, wilful=False)


@pytest.mark.parametrize("seats", GAME.seats)
def test_play_that_keeps_every_chain_going(seats: int) -> None:
    longest = 0
    for seed in range(6):
        state = GAME.start(seats, {"final_draws": ("continue", "stop")[seed % 2]})
        longest = max(longest, play_turns(state, vaka.Rng(seed), 150, wilful=True))
    assert longest > 20, "the chains must be long for this test to mean something"


def test_ships_sent_round_on_purpose_between_royal_islands() -> None:
    longest = 0
    royal = {"samoa": 0, "hawaii": 0, "oahu": 1}
    for seed in range(20):
        state = table(tiles=ROYAL_RING, royal=royal, tubuai="BY|YB", fidschi="BB|Y|Y")
        longest = max(longest, play_turns(state, vaka.Rng(seed), 20, wilful=True))
        state = table(
            tiles=MUROROA,
            royal={"samoa": 0, "hawaii": 0},
            muroroa="B|Y|BY",
            oahu="BY|BYBY|-",
            fidschi="BBYY|BYY|YBB",
        )
        longest = max(longest, play_turns(state, vaka.Rng(seed), 20, wilful=True))
    assert longest > 40, "the chains must be long for this test to mean something"


def test_no_more_voyages_than_the_limit_between_two_that_change_something() -> None:
    for seed in range(10):
        rng = vaka.Rng(seed)
        state = GAME.start(2 + seed % 3)
        assert isinstance(state, Tongiaki)
        while state.turn != OVER and state.quiet < 50:
            state.play(choose(state, rng, wilful=True))
            assert sum(state.uses) <= MOST_VOYAGES
            for island in range(K.ISLAND_COUNT):
                used = sum(state.uses[K.FIRST_PIER[island] : K.FIRST_PIER[island + 1]])
                assert bool(used) == bool(state.links[island])
