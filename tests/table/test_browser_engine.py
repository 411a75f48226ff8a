"""The engine compiled for browsers plays exactly as the one compiled here, and as the plain one.

That the plain engine plays as the compiled one is tested on this machine (tests/engine); here both
run in the Python that browsers get, with Node in place of a browser.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from vaka.table import carried

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "python" / "node_modules" / "pyodide"
ENGINE = ROOT / "build" / "browser"
MATCHES = {"raiatea": 1, "rapanui2011": 20, "rapanui2020": 1, "tongiaki": 1}
PROGRAM = """
import json, vaka
from vaka.bots import bot
from vaka.testing import digest
from vaka.testing.twin import random_step

def searched(name):
    game = vaka.load(name)
    state, rng = game.start(game.seats[0]), vaka.Rng(7)
    decided = 0
    while decided < 9 or state.turn == vaka.CHANCE:
        random_step(state, rng)
        decided += state.turn != vaka.CHANCE
    seat = state.deciders()[0]
    thinker = bot("ismcts:iterations=200", game, vaka.Rng(3))
    thinker.choose(game.view(state, seat, recall=True), seat, game.moves(state, seat))
    return thinker.visits

said = [
    vaka.engine.COMPILED,
    {name: digest(vaka.load(name), matches) for name, matches in MATCHES.items()},
    {name: searched(name) for name in MATCHES},
]
json.dumps(said)
"""


def here(matches: dict[str, int]) -> list[Any]:
    """Return what the program says with the engine of this very process."""
    names: dict[str, Any] = {"MATCHES": matches}
    exec(PROGRAM, names)
    found: list[Any] = names["said"]
    return found


def in_a_browser(folder: Path, engine: Path | None, matches: dict[str, int]) -> list[Any]:
    """Return what the program says with the files that a folder would carry."""
    node = carried.find_node()
    assert node, "Node is missing: run `make test`"
    assert PYODIDE.exists(), "Python for the browser is missing: run `make test`"
    for name, content in carried.files(engine).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    shutil.copytree(carried.PACKAGE / "testing", folder / "vaka" / "testing")
    program = f"MATCHES = {matches}\n{PROGRAM}"
    script = Path(__file__).with_name("browser_engine.mjs")
    command = [node, str(script), str(PYODIDE), str(folder), program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    found: list[Any] = json.loads(done.stdout)
    return found


def test_the_compiled_engine_for_browsers_plays_the_same_matches(tmp_path: Path) -> None:
    assert carried.fits(ENGINE), "the engine for browsers is missing or old: run `make test`"
    assert in_a_browser(tmp_path, ENGINE, MATCHES) == [True, *here(MATCHES)[1:]]


def test_without_it_the_plain_engine_goes_along(tmp_path: Path) -> None:
    matches = {"rapanui2011": 1}
    assert in_a_browser(tmp_path, None, matches) == [False, *here(matches)[1:]]


def test_an_engine_made_from_other_rules_does_not_fit(tmp_path: Path) -> None:
    assert not carried.fits(tmp_path)
    (tmp_path / "modules.json").write_text(json.dumps({"made_from": "older", "modules": {}}))
    assert not carried.fits(tmp_path)
    told = {"made_from": carried.engine_digest(), "modules": {"vaka.engine.rng": "engine.so"}}
    (tmp_path / "modules.json").write_text(json.dumps(told))
    (tmp_path / "engine.so").write_bytes(b"compiled")
    assert carried.fits(tmp_path)
    found = carried.files(tmp_path)
    assert found["vaka/compiled/engine.so"] == b"compiled"
    assert "vaka/engine/rng.py" not in found  # it is not carried twice
    assert "vaka/engine/turns.py" in found
