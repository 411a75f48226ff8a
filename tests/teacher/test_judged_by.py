"""Who judges has a name, so that no lesson mixes two judges; it needs no sources."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from plug_ins import environment
from vaka.bots import nets
from vaka.bots.evaluator import values_of
from vaka.core.game import Game
from vaka.teacher.judged_by import judge_of

NAMES = """
import json, vaka
from vaka.teacher.judged_by import judge_of
print(json.dumps({name: judge_of(vaka.load(name)) for name in vaka.games()}))
"""


def test_every_game_has_another_judge_and_both_engines_have_the_same() -> None:
    here = {name: judge_of(vaka.load(name)) for name in vaka.games()}
    assert len(set(here.values())) == len(here)
    done = subprocess.run(
        [sys.executable, "-c", NAMES], env=environment([]), capture_output=True, check=True
    )
    assert json.loads(done.stdout) == here


def test_a_judge_of_other_numbers_is_another(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation, foresight = game.part("bot.evaluation"), game.part("bot.foresight")
    seen = [judge_of(game)]
    name = next(name for name in evaluation.WEIGHTS if values_of(game)[name])
    weights = getattr(evaluation, "LEARNED", {})
    weights = weights if name in weights else evaluation.WEIGHTS
    for numbers, what in ((weights, name), (evaluation.SEARCH, "exploration")):
        monkeypatch.setitem(numbers, what, 9.5)
        seen.append(judge_of(game))
    for what in ("UNSEEN_SHARE", "UNSEEN_COST"):
        monkeypatch.setattr(foresight, what, 0.95)
        seen.append(judge_of(game))
    assert len(set(seen)) == 5


def test_a_judge_with_another_network_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = map(vaka.load, vaka.games())
    game, net = next((game, net) for game in games if (net := nets.net_of(game)))
    file = tmp_path / "judgement.net"
    nets.write(file, net, nets.fingerprint_of(game))
    same = file.read_bytes()
    before = judge_of(game)
    monkeypatch.setattr(nets, "FILE", str(file))
    assert judge_of(game) == before
    file.write_bytes(same[:-1] + bytes([same[-1] ^ 1]))
    assert judge_of(game) != before
