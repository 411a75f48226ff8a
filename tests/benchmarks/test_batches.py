import json

import pytest

import vaka
from benchmarks import batches
from benchmarks.peers import PeerMissing
from vaka.cli import main
from vaka.core.game import Game

NO_TIME = 1e-6


def test_ours_are_measured_at_every_size(game: Game) -> None:
    found = batches.measures(game, game.seats[0], NO_TIME, 1, peers=False)
    assert list(found) == [batches.ONE, "1", "64", "1024", "16384"]
    for name in (batches.ONE, "1", "64"):
        assert found[name]() > 0


def test_a_single_match_is_stepped_over_its_end(rapanui: Game) -> None:
    assert batches.one_by_one(rapanui, 2, 0.2, 1) > 100


def test_a_missing_peer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pgx", "pygame"):
        monkeypatch.setitem(__import__("sys").modules, module, None)
    with pytest.raises(PeerMissing, match="--group bench"):
        batches.pgx_backgammon(NO_TIME, 1)
    with pytest.raises(PeerMissing, match="pygame"):
        batches.classic("tictactoe-v3", NO_TIME, 1)


def test_the_command_prints_rates_and_ratios(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vaka.engine, "COMPILED", True)
    monkeypatch.setattr(batches, "SIZES", (1, 1024))
    monkeypatch.setattr(batches, "pgx_backgammon", lambda seconds, seed: 10.0)
    monkeypatch.setattr(batches, "classic", _absent)
    assert main(["bench", "--batch", "--seconds", "0.001"]) == 0
    told = capsys.readouterr()
    assert "1,024" in told.out
    assert "times the decisions per second of pgx's backgammon" in told.out
    assert "--group bench" in told.err
    assert main(["bench", "--batch", "--no-peers", "--seconds", "0.001", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["decisions_per_second"].keys() == {batches.ONE, "1", "1024"}
    assert report["missing"] == []


def _absent(name: str, seconds: float, seed: int) -> float:
    raise PeerMissing("pygame")
