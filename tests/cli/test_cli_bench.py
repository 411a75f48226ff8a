import json
import subprocess
import sys

import pytest

import vaka
from benchmarks import own, peers, twin
from benchmarks.cli.bench import ROUNDS, Measurement, ratios, run_rounds
from benchmarks.rate import Rate
from cli.terminal import Command, environment, program
from vaka.words import LANGUAGES

TINY = ("--seconds", "0.000001", "--seats", "2")
OWN = [
    "playouts compiled",
    "playouts uncompiled",
    "stepped compiled",
    "stepped uncompiled",
    "copied compiled",
    "copied uncompiled",
    "searched compiled",
    "searched uncompiled",
    "sampled compiled",
    "sampled uncompiled",
    "playouts by_hand",
    "batched compiled",
]
PEERS = [
    "stepped crazy_eights",
    "copied crazy_eights",
    "stepped hearts",
    "copied hearts",
    "sampled hearts",
    "playouts catanatron",
]
OWN_MATCHES = ["matches compiled", "matches uncompiled", "matches by_hand"]
ALL = OWN + PEERS + OWN_MATCHES + ["matches catanatron"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend to be compiled, and measure what needs other processes or libraries by fiat."""

    def rate(*_: object) -> Rate:
        return Rate("x", 10, 10, 1, 1.0, 10, 10)

    monkeypatch.setattr(vaka.engine, "COMPILED", True)
    monkeypatch.setattr(own, "uncompiled", rate)
    monkeypatch.setattr(twin, "playouts", rate)
    monkeypatch.setattr(own, "import_seconds", lambda program: 0.01 if program == "pass" else 0.05)
    monkeypatch.setattr(peers, "openspiel_stepped", rate)
    monkeypatch.setattr(peers, "openspiel_copied", rate)
    monkeypatch.setattr(peers, "openspiel_sampled", rate)
    monkeypatch.setattr(peers, "catanatron_playouts", rate)
    monkeypatch.setattr(peers, "available", lambda: {"open_spiel": "2.0", "catanatron": "3.2"})


@pytest.mark.usefixtures("quick")
def test_json_has_rates_and_ratios(command: Command) -> None:
    done = command("bench", *TINY, "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert list(report) == ["game", "seats", "rates", "ratios", "import_ms", "peers", "missing"]
    assert (report["game"], report["seats"]) == ("rapanui2011", 2)
    assert list(report["rates"]) == ALL
    assert min(report["rates"].values()) > 0
    assert set(report["ratios"]) == {key for key in ALL if " compiled" not in key}
    for key, ratio in report["ratios"].items():
        ours = report["rates"][f"{key.split()[0]} compiled"]
        assert ratio == pytest.approx(ours / report["rates"][key])
    assert report["import_ms"] == {"bare": 10, "with_first_moves": 50}
    assert report["peers"] == {"open_spiel": "2.0", "catanatron": "3.2"}
    assert report["missing"] == []


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_line_for_every_measurement(command: Command, language: str) -> None:
    done = command("bench", *TINY, "--language", language)
    assert (done.code, done.err) == (0, "")
    assert "Rapa Nui (2011), 2 " in done.out
    assert "open_spiel 2.0, catanatron 3.2" in done.out
    assert " 50 ms" in done.out
    rates = [line for line in done.out.splitlines() if "/s" in line]
    assert len(rates) == len(ALL)


@pytest.mark.usefixtures("quick")
def test_peers_can_be_left_out(command: Command) -> None:
    report = json.loads(command("bench", *TINY, "--no-peers", "--json").out)
    assert list(report["rates"]) == OWN + OWN_MATCHES
    assert report["peers"] == {}


@pytest.mark.usefixtures("quick")
def test_a_search_with_a_network_is_compared_with_one_without(command: Command) -> None:
    given = ("--game", "rapanui2020", *TINY, "--no-peers")
    report = json.loads(command("bench", *given, "--json").out)
    rates = report["rates"]
    assert rates["searched unlearned"] > 0
    ratio = rates["searched compiled"] / rates["searched unlearned"]
    assert report["ratios"]["searched unlearned"] == pytest.approx(ratio)
    assert "search with evaluation, without the network" in command("bench", *given).out


@pytest.mark.usefixtures("quick")
def test_missing_peers_are_named_and_left_out(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> Rate:
        raise peers.PeerMissing("open_spiel")

    monkeypatch.setattr(peers, "openspiel_stepped", missing)
    monkeypatch.setattr(peers, "openspiel_copied", missing)
    monkeypatch.setattr(peers, "openspiel_sampled", missing)
    text = "open_spiel cannot be imported; try: pip install --group bench"
    report = json.loads(command("bench", *TINY, "--json").out)
    assert list(report["rates"]) == [
        *OWN,
        "playouts catanatron",
        *OWN_MATCHES,
        "matches catanatron",
    ]
    assert report["missing"] == [text]
    done = command("bench", *TINY)
    assert (done.code, done.err) == (0, f"{text}\n")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_a_wrong_number_of_seats_is_refused(command: Command, seats: int) -> None:
    done = command("bench", "--seats", seats)
    assert (done.code, done.sentence) == (2, f"rapanui2011 is for 2, 3, 4 seats, not {seats}.")


def test_the_best_round_counts() -> None:
    seconds = iter([2.0, 1.0, 4.0])
    measured = Measurement("decisions", lambda: Rate("x", 12, 0, 1, next(seconds)))
    assert run_rounds({"x": measured}) == []
    assert ROUNDS == 3
    assert measured.best == 12


def test_ratios_compare_with_ours_compiled() -> None:
    best = {"stepped compiled": 60.0, "stepped uncompiled": 4.0, "stepped hearts": 120.0}
    measurements = {}
    for key, rate in best.items():
        measurements[key] = Measurement("decisions", lambda: Rate("", 0, 0, 0, 1.0))
        measurements[key].best = rate
    assert ratios(measurements) == {"stepped uncompiled": 15.0, "stepped hearts": 0.5}


def test_the_plain_engine_refuses_to_compare_itself() -> None:
    done = subprocess.run(
        program("bench"),
        env=environment(VAKA_PURE="1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("vaka: The benchmark compares the compiled engine with the plain")
    assert not done.stdout


def test_the_timed_program_reaches_the_first_moves() -> None:
    program = f"{own.IMPORT_AND_MOVES}; assert len(g.moves(s, -1)) == 4"
    subprocess.run([sys.executable, "-c", program], env=environment(), check=True)
