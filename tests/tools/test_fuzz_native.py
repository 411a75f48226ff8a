import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import fuzz_native
import pytest

import vaka
from vaka import Rng, engine
from vaka.testing import hostile


def campaign(**changes: Any) -> fuzz_native.Campaign:
    given = {"game": ["rapanui2011"], "seed": 3, "jobs": 1, "minutes": 0.02} | changes
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    return fuzz_native.Campaign(argparse.Namespace(**given), environment)


@pytest.mark.skipif(not engine.COMPILED, reason="a round takes the plain engine minutes")
def test_a_run_tells_how_many_were_accepted_and_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert campaign().run() == 0
    told = capsys.readouterr().out
    assert "rapanui2011: " in told
    assert " accepted, " in told
    assert " refused, " in told


def test_a_process_that_ends_names_the_position_it_was_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def end(command: list[str], **_: Any) -> "subprocess.CompletedProcess[str]":
        [status] = [part for part in command if part.startswith("--status=")]
        Path(status.partition("=")[2]).write_bytes(fuzz_native.STATUS.pack(7, 11))
        return subprocess.CompletedProcess(command, -14, "", "index 5 out of bounds")

    monkeypatch.setattr(subprocess, "run", end)
    monkeypatch.setattr(fuzz_native, "ROOT", tmp_path)
    monkeypatch.setattr(fuzz_native, "FINDINGS", tmp_path / "findings")
    monkeypatch.setattr(fuzz_native, "known_positions", lambda game: [])
    assert campaign().run() == 1
    told = capsys.readouterr().out
    assert "round 7, mutant 11" in told
    assert "index 5 out of bounds" in told
    assert "--repeat findings/rapanui2011-3-7-11.json" in told
    kept = json.loads((tmp_path / "findings" / "rapanui2011-3-7-11.json").read_text())
    assert kept == hostile.mutants(vaka.load("rapanui2011"), 3, 7)[0](11)


def test_one_position_is_tried_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = vaka.load("rapanui2011")
    state = game.start(2)
    while game.turn(state) == (vaka.CHANCE,):
        state.draw(Rng(1))
    position = game.position(state)
    assert fuzz_native.repeat(position) == 0
    assert fuzz_native.repeat(position | {"phase": "nowhere"}) == 0
    assert capsys.readouterr().out == "accepted, and nothing found\nrefused\n"
