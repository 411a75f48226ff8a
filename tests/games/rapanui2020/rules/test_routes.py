"""Routes: as many as there are, nobody lists them, and each transport has few moves (P3.2, N9)."""

import time
from itertools import pairwise
from typing import Any

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, field, legal, play, table
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.text.terminal import picture
from vaka.testing import laws
from vaka.text.colours import PLAIN

MOST_MOVES = 28  # of a transport: load, 20 steps, 4 incomes, erect, gain, end; as many for a Pukao
GOAL = "a5"  # the corner farthest from the Crater, on both sides


def network(seats: int, piece: str) -> vaka.State:
    """Return a match with a figure on every space, or on as many as two seats can hold.

    The turtle can only work on the goal: its other figures are tired, or a Chief inland. Sorcerers
    have changed jobs, Chiefs lend a hand.
    """
    board = K.BOARDS[int(seats > 2)]
    crowd = {
        2: ["T*", *"tttttDDDDDD", "D*"],
        3: [*"ttttDDDDDD", "D*", *"MMMMMM", "M*"],
        4: [*"DDDDDDMMMMMMOOOOOO"],
    }[seats]
    inland = sorted(set(chart.land(board)) - set(chart.ahu_spaces(board)))
    coast = [space for space in chart.land(board) if space not in inland and space != GOAL]
    spaces = [*inland, *(s for s in coast if seats > 2 or s not in ("e2", "f3"))]
    island = {GOAL: "T", **dict(zip(spaces, crowd, strict=True))}
    people: dict[str, dict[str, Any]] = {
        letter: {"built": "chief popular", "resources": (4, 0, 0, 0)} for letter in "TDMO"[:seats]
    }
    people["T"]["moai"] = piece.replace("pukao", "")
    erected = {GOAL: "small"} if piece == "pukao" else {}
    stars = (-1 if seats == 2 else 0, *(-1,) * (seats - 1))
    return table(seats, island=island, stars=stars, erected=erected, own=people)


def simple_paths(board: str, start: str, goal: str, limit: int) -> int:
    """Count paths without a repeated space, up to a limit."""
    spaces = chart.spaces(board)
    near = {s: [other for other in spaces if chart.adjacent(s, other)] for s in spaces}
    count = 0
    stack = [(start, frozenset([start]))]
    while stack and count < limit:
        here, seen = stack.pop()
        if here == goal:
            count += 1
            continue
        stack += [(space, seen | {space}) for space in near[here] if space not in seen]
    return count


def test_the_full_island_has_hundreds_of_routes() -> None:
    assert simple_paths("b34", "e3", GOAL, 1000) > 200


@pytest.mark.parametrize("piece", ["small", "large", "pukao"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_largest_network_offers_a_few_steps_at_a_time(seats: int, piece: str) -> None:
    rng = vaka.Rng(seats)
    for _ in range(30):
        state = network(seats, piece)
        play(state, f"load {piece}")
        moves = 1
        while field(state, "now.seat") == 0:
            options = legal(state, "step", "income", "erect", "style", "gain", "offer", "spend")
            options = options or ["end"]
            assert len(legal(state, "step")) <= 4
            play(state, options[rng.below(len(options))])
            moves += 1
        assert moves <= MOST_MOVES


@pytest.mark.parametrize(("seats", "spaces"), [(2, 14), (3, 19), (4, 19)])
def test_the_network_is_the_largest_there_can_be(seats: int, spaces: int) -> None:
    island = field(network(seats, "small"), "island")
    assert sum(there["seat"] >= 0 for there in island.values()) == spaces
    assert spaces == min(len(island), 7 * seats)


def test_every_route_played_is_a_path_without_a_repeated_space() -> None:
    rng = vaka.Rng(5)
    for _ in range(100):
        state = network(4, "small")
        play(state, "load small")
        while steps := legal(state, "step", "income"):
            play(state, steps[rng.below(len(steps))])
        route = field(state, "now.route")
        assert len(set(route)) == len(route)
        assert all(chart.adjacent(one, other) for one, other in pairwise(route))
        assert route[-1] == GOAL


def test_a_long_route_fits_its_boxes() -> None:
    rng = vaka.Rng(7)
    longest = 0
    for _ in range(60):
        state = network(4, "small")
        play(state, "load small")
        while steps := legal(state, "step", "income"):
            play(state, steps[rng.below(len(steps))])
        longest = max(longest, len(field(state, "now.route")))
        view, facts = GAME.view(state, 0), GAME.facts(state, 0)
        text = picture(view, facts, 0, ["Moana", "Tane", "Hina", "Kai"], PLAIN)
        boxes = [line for line in text.split("\n") if line.endswith("│")]
        assert {line.rindex("│") for line in boxes} <= {55, 68, 81, 94, 42}
    assert longest >= 13


def test_moves_of_the_largest_network_take_no_time() -> None:
    state = network(4, "large")
    play(state, "load large")
    begun = time.process_time()
    for _ in range(1000):
        state.moves()
    assert time.process_time() - begun < 1.0


def test_a_step_is_offered_exactly_if_a_path_leads_on_from_it() -> None:
    rng = vaka.Rng(9)
    checked = 0
    for _ in range(60):
        state = network(4, "small")
        play(state, "load small")
        while steps := legal(state, "step", "income"):
            if steps[0].startswith("step"):
                assert steps == [f"step {space}" for space in leading_on(state)]
                checked += 1
            play(state, steps[rng.below(len(steps))])
    assert checked > 300


def leading_on(state: vaka.State) -> list[str]:
    """Return by search, path by path, the next spaces from which the turtle's goal is reached."""
    position = GAME.position(state)
    route = position["now"]["route"]
    held = {space for space, there in position["island"].items() if there["seat"] >= 0}
    held |= {chart.crater("b34"), chart.pukao_quarry("b34")}

    def arrives(space: str, seen: frozenset[str]) -> bool:
        if space == GOAL:
            return True
        onward = [s for s in held if chart.adjacent(s, space) and s not in seen]
        return any(arrives(other, seen | {other}) for other in onward)

    near = [space for space in held if chart.adjacent(space, route[-1]) and space not in route]
    return sorted(space for space in near if arrives(space, frozenset([*route, space])))


def test_a_power_without_room_is_not_offered() -> None:
    land = chart.land("b34")
    crowd = [*"DDDDDD", "D*", *"MMMMMM", "M*", *"OOOOO"]
    island = dict(zip(land, crowd, strict=True))
    own: dict[str, dict[str, Any]] = {
        letter: {"built": "chief popular", "resources": (0, 0, 0, 0)} for letter in "DMO"
    }
    own["T"] = {"tiles": "change_jobs lend_a_hand", "resources": (0, 0, 0, 0)}
    stars = (0, -1, -1, 3)
    state = table(4, island=island, quarry=("T", "", ""), stars=stars, own=own)
    assert legal(state) == ["drop"]
    del island[land[-1]]
    state = table(4, island=island, quarry=("T", "", ""), stars=stars, own=own)
    assert legal(state) == ["drop", "play change_jobs", "play lend_a_hand"]
    play(state, "play change_jobs")
    assert legal(state) == [f"to {land[-1]}"]


def test_the_laws_hold_on_the_largest_network() -> None:
    state = network(4, "small")
    laws.check_position(GAME, state, vaka.Rng(1))
    play(state, "load small")
    laws.check_position(GAME, state, vaka.Rng(1))
