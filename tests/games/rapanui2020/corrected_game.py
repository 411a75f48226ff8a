"""What the engine makes of each corrected datum: test_corrections.py runs this on such a copy."""

import sys

from games.rapanui2020.rapanui2020_setup import GAME, field, legal, play, resources, table, told
from vaka.engine.rng import Rng
from vaka.games.rapanui2020 import chart


def cap() -> None:
    """C2: there is room for five."""
    state = table(island={"f3": "T"}, ahu={"f3": "rest"}, own={"T": {"moai": "large"}})
    events = play(state, "load large", "step f3", "erect rest", "gain reeds")
    assert told(events, "lost") == [(0, "reeds", 1)]
    assert resources(state, 0)[0] == 5


def stacks() -> None:
    """C3, S7: the pair of huts is on top; two seats play with one of it."""
    assert field(GAME.start(4), "stacks.hut") == [8, 8, 7, 6]
    assert field(GAME.start(2), "stacks.hut") == [8, 7, 6]
    assert two_huts("offer hut", "offering") == [8, 8]


def outstanding() -> None:
    """C3: the huts beside the stack differ; the dearer one goes first."""
    assert field(GAME.start(2), "outstanding.hut") == [10, 9]
    assert two_huts("offer outstanding hut", "outstanding") == [10, 9]


def two_huts(offer: str, event: str) -> list[int | str]:
    """Return the values of the first two huts, which one seat takes."""
    own = {"resources": (8, 0, 0, 0), "tiles": "take_your_pick"}
    island = {"c4": "D", "d4": "TT"}  # a way from the Pukao Quarry B4 to D4
    state = table(4, island=island, erected={"d4": "small small"}, dropped="DMO", own={"T": own})
    way = ("load pukao", "step c4", "step d4", "style", offer, *["spend reeds"] * 4, "end")
    values = [value for *_, value in told(play(state, *way, *way), event)]
    assert GAME.score(state)[0] == (sum(map(int, values)),)
    return values


def island() -> None:
    """C7: there is one space more in the south, with wood and one of the ahu of C5."""
    assert chart.land("b34")[-1] == "d5"
    assert [chart.adjacent("d5", other) for other in ("c5", "d4", "e4")] == [True, True, False]
    assert "place d5" in legal(table(phase="place"))
    way = {"e4": "D", "d4": "D", "d5": "T"}
    state = table(island=way, ahu={"d5": "rest"}, own={"T": {"moai": "large"}})
    play(state, "load large", "step e4", "step d4", "step d5", "erect rest", "gain wood")
    assert resources(state, 0) == (1, 1, 6, 1)


def places() -> None:
    """C8: the first column has one place."""
    state = table(phase="place", seat=1, quarry=("T", "", ""))
    assert legal(state, "carve") == ["carve 2", "carve 3"]


def stars() -> None:
    """C8: the track has three stars for two seats, and six for more."""
    assert legal(table(2, phase="place", seat=1), "sorcerer")[-1] == "sorcerer 3"
    assert legal(table(4, phase="place", seat=1), "sorcerer")[-1] == "sorcerer 6"
    state = table(2, phase="place", stars=(-1, 1, 0), quarry=("TTDD", "TDD", ""))
    play(state, "place b2")
    assert field(state, "order") == [1, 0]


def play_to_the_end() -> None:
    """Whatever is corrected, matches are played to the end and positions come back."""
    for seats in GAME.seats:
        state, rng = GAME.start(seats, {"max_rounds": 2}), Rng(seats)
        while turn := GAME.turn(state):
            position = GAME.position(state)
            assert GAME.position(GAME.restore(position)) == position
            moves = GAME.moves(state, turn[0])
            GAME.play(state, turn[0], moves[rng.below(len(moves))])


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    play_to_the_end()
