"""The peers are not installed where the tests run: small libraries with their faces stand in."""

import random
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import peers

MEASURES: dict[str, Callable[[], Any]] = {
    "open_spiel stepped": lambda: peers.openspiel_stepped("hearts", 0.0, 1),
    "open_spiel copied": lambda: peers.openspiel_copied("hearts", 0.0, 1),
    "open_spiel sampled": lambda: peers.openspiel_sampled("hearts", 0.0, 1),
    "catanatron": lambda: peers.catanatron_playouts(0.0, 1),
}


class Coins:
    """A game with OpenSpiel's face: chance tosses a coin, a seat answers, four times."""

    def __init__(self, history: tuple[SimpleNamespace, ...] = ()) -> None:
        self.history = history

    def new_initial_state(self) -> "Coins":
        return Coins()

    def is_terminal(self) -> bool:
        return len(self.history) == 8

    def is_chance_node(self) -> bool:
        return len(self.history) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.25), (2, 0.0)]  # the rest is rounding, much exaggerated

    def legal_actions(self) -> list[int]:
        return [0, 1, 2]

    def apply_action(self, action: int) -> None:
        player = -1 if self.is_chance_node() else 0
        self.history = (*self.history, SimpleNamespace(player=player, action=action))

    def full_history(self) -> tuple[SimpleNamespace, ...]:
        return self.history

    def clone(self) -> "Coins":
        return Coins(self.history)


class Searcher:
    """OpenSpiel's ISMCTS by its face."""

    steps = 0

    def __init__(self, seed: int, evaluator: tuple[int, int], uct: float, *more: Any) -> None:
        assert evaluator == (1, seed)
        self.simulations = more[0]

    def step(self, state: Coins) -> None:
        assert not state.is_chance_node()
        Searcher.steps += 1


def action(kind: str, value: Any = None) -> SimpleNamespace:
    return SimpleNamespace(action_type=SimpleNamespace(name=kind), value=value)


LOG = [
    action("ROLL", (3, 4)),
    action("MOVE_ROBBER", ("place", "red", "WOOD")),
    action("MOVE_ROBBER", ("place", None, None)),
    action("BUY_DEVELOPMENT_CARD", "KNIGHT"),
    action("END_TURN"),
]


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Put both stand-ins where the peers would be imported; return the seeds of Catan's games."""
    seeds: list[int] = []

    class Game:
        def __init__(self, players: list[str], seed: int) -> None:
            assert players == ["RED", "BLUE"]
            seeds.append(seed)
            self.state = SimpleNamespace(actions=LOG)

        def play(self) -> None:
            random.random()

    catan = SimpleNamespace(Game=Game, RandomPlayer=str, Color=("RED", "BLUE"))
    monkeypatch.setitem(sys.modules, "catanatron", catan)
    spiel = SimpleNamespace(
        load_game=lambda _: Coins(),
        ISMCTSBot=Searcher,
        ISMCTSFinalPolicyType=SimpleNamespace(MAX_VISIT_COUNT=2),
        RandomRolloutEvaluator=lambda rollouts, seed: (rollouts, seed),
    )
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    return seeds


@pytest.mark.parametrize("name", MEASURES)
def test_a_missing_peer_says_how_to_get_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "catanatron"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(peers.PeerMissing) as missing:
        MEASURES[name]()
    distribution = name.split()[0]
    said = f"{distribution} cannot be imported; try: pip install --group bench"
    assert str(missing.value) == said
    assert missing.value.distribution == distribution


def test_only_installed_peers_have_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(distribution: str) -> str:
        if distribution == "catanatron":
            raise PackageNotFoundError
        return "2.0"

    monkeypatch.setattr(peers, "version", version)
    assert peers.available() == {"open_spiel": "2.0"}


@pytest.mark.usefixtures("fakes")
def test_openspiel_stepped_counts_decisions_and_chance_apart() -> None:
    rate = peers.openspiel_stepped("coins", 0.0, 1)
    assert (rate.name, rate.matches) == ("open_spiel coins stepped", 1)
    assert (rate.decisions, rate.chance_moves) == (4, 4)
    assert peers.openspiel_stepped("coins", 0.01, 1).matches > 1


@pytest.mark.usefixtures("fakes")
def test_openspiel_copied_counts_only_copies() -> None:
    rate = peers.openspiel_copied("coins", 0.0, 1)
    assert (rate.moves, rate.matches, rate.copies) == (0, 0, 1024)


@pytest.mark.usefixtures("fakes")
def test_openspiel_sampled_counts_simulations() -> None:
    Searcher.steps = 0
    rate = peers.openspiel_sampled("coins", 0.0, 1)
    assert (rate.moves, rate.iterations) == (0, 1000)
    assert Searcher.steps == 2  # one to warm up


def test_openspiel_is_copied_in_mid_match() -> None:
    state = peers._midway_openspiel(Coins(), random.Random(1).random)
    assert [step.player for step in state.history] == [-1, 0, -1, 0, -1]


def test_catanatron_counts_what_its_log_holds(fakes: list[int]) -> None:
    random.seed(5)
    before = random.getstate()
    rate = peers.catanatron_playouts(0.0, 1)
    assert random.getstate() == before
    assert (rate.decisions, rate.chance_moves, rate.matches) == (5, 3, 1)
    assert len(fakes) == 2  # one to warm up
    assert all(seed > 0 for seed in fakes)


def test_the_later_log_of_catanatron() -> None:
    records = [
        SimpleNamespace(action=action("ROLL"), result=(3, 4)),
        SimpleNamespace(action=action("MOVE_ROBBER"), result="WOOD"),
        SimpleNamespace(action=action("MOVE_ROBBER"), result=None),
        SimpleNamespace(action=action("DISCARD_RESOURCE"), result=None),
    ]
    assert peers._logged_catanatron(SimpleNamespace(action_records=records)) == (4, 2)
