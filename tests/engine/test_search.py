"""The search: the same on both engines and for the same seed, within its memory, and sound."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import vaka
from positions import SECRETIVE, middle, two_worlds
from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, merge, think
from vaka.core.game import Game
from vaka.engine import tree
from vaka.engine.rng import Rng
from vaka.engine.search import Finding, Search
from vaka.engine.state import State

DIGEST = """
import sys
sys.path.insert(0, {tests!r})
import vaka
from engine.test_search import search_of
from positions import middle
for name in vaka.games():
    game = vaka.load(name)
    for guided in (True, False):
        for branching in (True, False):
            search = search_of(game, middle(game, game.seats[1], 40), guided, branching, seed=3)
            search.run(60)
            for found in search.findings():
                print(name, found.move, found.visits, f"{{found.value:.9f}} {{found.points:.6f}}")
"""


def search_of(
    game: Game,
    state: State,
    guided: bool = True,
    branching: bool = False,
    seed: int = 1,
    nodes: int = 4096,
    least: int = 0,
    fair: float = 0.1,
    floor: float = 0.1,
) -> Search:
    """Return a search for whoever is to move."""
    evaluator = Evaluator(game)
    cutoff = 0 if guided else 20
    veils = game.move_codec.veils
    rng = Rng(seed)
    seat = state.turn
    tries = cutoff, nodes, least, branching, 0.7, floor, fair
    return Search(state, seat, veils, rng, evaluator.weights, 0.3, guided, *tries, beliefs=True)


def test_both_engines_search_alike() -> None:
    program = DIGEST.format(tests=os.path.dirname(os.path.dirname(__file__)))
    kept = {key: value for key, value in os.environ.items() if key != "VAKA_PURE"}
    kept["PYTHONPATH"] = os.pathsep.join(sys.path)
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", program],
            env={**kept, **environment},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for environment in ({}, {"VAKA_PURE": "1"})
    )
    assert compiled == plain
    assert compiled.count("\n") > 20


def test_a_seed_settles_what_is_found(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    # random rollouts, because a guided search of open information needs no luck at all
    first, again, other = (search_of(game, state, guided=False, seed=seed) for seed in (1, 1, 2))
    for search in (first, again, other):
        search.run(200)
    assert first.findings() == again.findings()
    assert first.findings() != other.findings()


def test_a_search_can_go_on(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    whole, parts = search_of(game, state), search_of(game, state)
    whole.run(120)
    for iterations in (1, 50, 69):
        parts.run(iterations)
    assert whole.findings() == parts.findings()
    assert parts.iterations == 120


def test_the_position_stays_as_it_is(game: Game) -> None:
    state = middle(game, 3, 30)
    before = state.fields()
    search_of(game, state).run(50)
    assert state.fields() == before


@pytest.mark.parametrize("guided", [True, False])
@pytest.mark.parametrize("branching", [True, False])
def test_memory_is_bounded_and_a_full_search_goes_on(
    game: Game, guided: bool, branching: bool
) -> None:
    state = middle(game, game.seats[0], 30)
    search = search_of(game, state, guided, branching, nodes=200)
    search.run(400)
    assert search.node_count <= 200
    assert search.iterations == 400
    assert sum(found.visits for found in search.findings()) == 400


def test_room_that_is_not_used_costs_nothing(rapanui: Game) -> None:
    """A search by time alone must not spend its time on clearing memory."""
    state = middle(rapanui, 2, 30)
    spent = []
    for _ in range(3):
        began = time.process_time()
        search_of(rapanui, state, nodes=4_000_000)
        spent.append(time.process_time() - began)
    assert min(spent) < 0.02


WEIGHED = """
import sys
sys.path.insert(0, {tests!r})
import vaka
from engine.test_search import search_of
from positions import middle
from vaka.engine import search as module

def choose(search, node, choose=module.choose):
    for i in range(search.moves.n):
        assert search._tree[search.known[i]].prior > 0, (node, i)
    global decisions
    decisions += 1
    return choose(search, node)

decisions = 0
module.choose = choose
for name, seats, steps in (("raiatea", 3, 80), ("rapanui2011", 2, 40)):
    game = vaka.load(name)
    search_of(game, middle(game, seats, steps)).run(300)
assert decisions > 1000
"""


def test_every_move_that_can_be_chosen_has_been_weighed() -> None:
    """Also one that was the only legal move in the world that came there first."""
    program = WEIGHED.format(tests=os.path.dirname(os.path.dirname(__file__)))
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": path, "VAKA_PURE": "1"}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)


def test_a_node_takes_the_bytes_that_are_said() -> None:
    """The compiler refuses a node of another size than tree.pxd says."""
    declared = Path(tree.__file__).with_name("tree.pxd").read_text(encoding="utf-8")
    assert f"sizeof(struct vaka_node) == {tree.BYTES} ?" in declared


def test_a_search_needs_some_room() -> None:
    with pytest.raises(ValueError, match="at least 16 nodes, not 15"):
        search_of(vaka.load("rapanui2011"), middle(vaka.load("rapanui2011"), 2, 30), nodes=15)


def test_every_move_gets_the_least_visits(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    search = search_of(game, state, least=7)
    search.run(7 * len(state.moves()) + 20)
    found = search.findings()
    assert sorted(finding.move for finding in found) == sorted(state.moves())
    assert min(finding.visits for finding in found) >= 7


def test_every_move_gets_its_fair_share_however_long_the_search_is(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    search = search_of(game, state, fair=0.2)
    for _ in range(4):
        search.run(500)
        visits = [found.visits for found in search.findings()]
        assert len(visits) == len(state.moves())
        assert min(visits) >= 0.2 * sum(visits) / len(visits) - 1


def test_a_floor_lets_the_least_preferred_be_tried(rapanui: Game) -> None:
    """A preference of 0.9999 for one move must not leave another one out for ever."""
    tried = []
    for floor in (0.0, 0.3):
        search = search_of(rapanui, middle(rapanui, 2, 60), fair=0.0, floor=floor)
        search.run(3000)
        tried.append(min(found.visits for found in search.findings()))
    assert tried[0] < tried[1]


def test_findings_are_shares_with_errors(game: Game) -> None:
    search = search_of(game, middle(game, 3, 30))
    search.run(300)
    visits = [found.visits for found in search.findings()]
    assert visits == sorted(visits, reverse=True)
    for found in search.findings():
        assert 0 <= found.value <= 1
        assert 0 <= found.error <= 0.5


@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("seed", range(3))
def test_worlds_differ_only_in_what_the_seat_cannot_know(name: str, seed: int) -> None:
    """What is found must not depend on the hidden cards of the position the search begins with."""
    game = vaka.load(name)
    state, other = two_worlds(game, seed)
    seat = state.turn
    assert game.view(other, seat, recall=True) == game.view(state, seat, recall=True)
    one, two = search_of(game, state), search_of(game, other)
    one.run(300)
    two.run(300)
    assert one.findings() == two.findings()


def test_threads_add_up_and_do_not_disturb_each_other(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    alone = [search_of(game, state, seed=seed) for seed in range(4)]
    for search in alone:
        search.run(100)
    together = [search_of(game, state, seed=seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda search: search.run(100), together))
    assert [search.findings() for search in alone] == [search.findings() for search in together]
    merged = merge(together)
    assert sum(found.visits for found in merged.values()) == 400


def test_merged_errors_are_those_of_all_visits_together() -> None:
    class Found:
        def __init__(self, *findings: Finding) -> None:
            self.found = list(findings)

        def findings(self) -> list[Finding]:
            return self.found

    # shares 0, 0, 1, 1 in one search and 1, 1 in the other
    one, two = Found(Finding(7, 4, 0.5, 0.25, 10.0)), Found(Finding(7, 2, 1.0, 0.0, 16.0))
    merged = merge([one, two])  # type: ignore[list-item]
    assert merged[7].visits == 6
    assert merged[7].value == pytest.approx(4 / 6)
    assert merged[7].error == pytest.approx((4 / 6 * 2 / 6 / 6) ** 0.5)
    assert merged[7].points == pytest.approx(12.0)


@pytest.mark.parametrize("threads", [1, 3])
def test_iterations_and_seed_settle_a_thought(game: Game, threads: int) -> None:
    state = middle(game, game.seats[0], 30)
    view = game.view(state, state.turn, recall=True)
    settings = SearchSettings(iterations=100, threads=threads)
    found = [think(Evaluator(game), view, state.turn, settings, Rng(4)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(finding.visits for finding in found[0].values()) == 100


def test_time_ends_a_thought(game: Game) -> None:
    state = middle(game, game.seats[0], 30)
    view = game.view(state, state.turn, recall=True)
    settings = SearchSettings(iterations=10**9, seconds=0.05, nodes=5000)
    found = think(Evaluator(game), view, state.turn, settings, Rng(4))
    assert 0 < sum(finding.visits for finding in found.values()) < 10**6
