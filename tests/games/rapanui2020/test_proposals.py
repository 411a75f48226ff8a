"""What is proposed as one gesture is a series of legal moves, and the best of its kind."""

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, legal, table
from games.rapanui2020.test_facts import moments


def played(state: vaka.State, moves: list[str]) -> vaka.State:
    """Play moves of whoever must choose; incomes that others choose come between."""
    seat = state.turn
    for move in moves:
        while state.turn != seat:
            GAME.play(state, state.turn, legal(state)[0])
        assert move in legal(state)
        GAME.play(state, seat, move)
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_proposal_can_be_played_to_its_end(seats: int) -> None:
    routes = payments = 0
    for state in moments(seats):
        facts = GAME.facts(state, None)
        under_way = facts["destinations"] != []
        for kind, goals in facts["routes"].items():
            load = next((move for move in legal(state) if _loads(kind, move)), None)
            assert under_way or load
            for goal, route in goals.items():
                steps = [f"step {space}" for space in route["path"]]
                after = played(state.copy(), steps if under_way else [str(load), *steps])
                while after.turn != facts["chooser"]:
                    GAME.play(after, after.turn, legal(after)[0])
                assert any(move.startswith(("erect", "style")) for move in legal(after))
                assert route["path"][-1] == goal
                routes += 1
        if facts["takes"]:
            after = played(state.copy(), [f"take {size}" for size in facts["takes"]])
            assert not any(move.startswith("take ") for move in legal(after))
        for offer, payment in facts["payments"].items():
            spends = [f"spend {unit}" for unit in payment["units"]]
            begun = GAME.view(state, None)["now"]["stage"] == "spend"
            after = played(state.copy(), spends if begun else [offer, *spends])
            assert GAME.view(after, None)["now"]["stage"] == "after"
            assert payment["ways"] >= 1
            payments += 1
    assert routes > 20
    assert payments > 5


def _loads(kind: str, move: str) -> bool:
    return move.startswith("load ") and (move == "load pukao") == (kind == "pukao")


def test_the_way_on_which_others_earn_nothing_is_preferred_to_a_shorter_one() -> None:
    way = {"e4": "D", "d4": "T", "d3": "T"}  # from the Crater on e3
    state = table(island=way, own={"T": {"moai": "small"}})
    route = GAME.facts(state, 0)["routes"]["moai"]["d4"]
    assert route == {"path": ["d3", "d4"], "incomes": []}
    state = table(island={"e4": "D", "d4": "T"}, own={"T": {"moai": "small"}})
    route = GAME.facts(state, 0)["routes"]["moai"]["d4"]
    assert route["path"] == ["e4", "d4"]
    assert [income["seat"] for income in route["incomes"]] == [1]
