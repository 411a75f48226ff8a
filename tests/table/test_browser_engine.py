"""The engine compiled for browsers plays exactly as the one compiled here, and as the plain one.

That the plain engine plays as the compiled one is tested on this machine (tests/engine); here both
run in the Python that browsers get, with Node in place of a browser. So does the table of a folder.
"""

import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from table import lone_player
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

SLOWEST_ANSWER = 1.5  # seconds until `skilled` has moved
ANSWERS = 6  # of each game
TABLE = """
import json, random, time
from pathlib import Path
import vaka
from lone_player import ask, keep, my_turn
from vaka.table.alone import Alone

async def answered(table, name):
    "Return the seconds of each answer: since a bot is seen to think until its move is seen."
    bots = vaka.load(name).seats[-1] - 1
    sitters = [{"kind": "me"}, *[{"kind": "bot", "bot": "skilled"}] * bots]
    wish = {"game": name, "sitters": sitters, "pace_ms": 0, "confirm": False, "name": "Ana"}
    match = (await ask(table, "POST", "/api/matches", wish))["match"]
    seconds, thinking = [], {"since": None, "step": -1}
    def hear(text):
        view = json.loads(text)
        if view["type"] != "view" or not view["settled"]:
            return
        now, since = time.perf_counter(), thinking["since"]
        if since is not None and view["step"] > thinking["step"]:
            seconds.append(now - since)
        if view["step"] != thinking["step"] or not view["thinking"]:
            since = None
        thinking["since"] = (since or now) if view["thinking"] else None
        thinking["step"] = view["step"]
    table.connect(1, f"/api/matches/{match}/socket?language=en", "en", hear, lambda code: None)
    chooser = random.Random(name)
    while len(seconds) < ANSWERS:
        view = await my_turn(table, match)
        move = chooser.choice(view["choices"])["move"]
        await ask(table, "POST", f"/api/matches/{match}/move", {"move": move, "n": view["n"]})
    table.hear(1, None)
    return seconds

table = await Alone.opened(Path("/table.db"), keep)
found = {name: await answered(table, name) for name in vaka.games()}
await table.close()
json.dumps(found)
"""


def here(matches: dict[str, int]) -> list[Any]:
    """Return what the program says with the engine of this very process."""
    names: dict[str, Any] = {"MATCHES": matches}
    exec(PROGRAM, names)
    found: list[Any] = names["said"]
    return found


def in_a_browser(folder: Path, engine: Path | None, program: str) -> Any:
    """Return what a program says with the files that a folder would carry."""
    node = carried.find_node()
    assert node, "Node is missing: run `make test`"
    assert PYODIDE.exists(), "Python for the browser is missing: run `make test`"
    for name, content in carried.files(engine).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    shutil.copytree(carried.PACKAGE / "testing", folder / "vaka" / "testing")
    shutil.copy(lone_player.__file__, folder)
    script = Path(__file__).with_name("browser_engine.mjs")
    command = [node, str(script), str(PYODIDE), str(folder), program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    return json.loads(done.stdout)


def test_the_compiled_engine_for_browsers_plays_the_same_matches(tmp_path: Path) -> None:
    assert carried.fits(ENGINE), "the engine for browsers is missing or old: run `make test`"
    program = f"MATCHES = {MATCHES}\n{PROGRAM}"
    assert in_a_browser(tmp_path, ENGINE, program) == [True, *here(MATCHES)[1:]]


def test_without_it_the_plain_engine_goes_along(tmp_path: Path) -> None:
    matches = {"rapanui2011": 1}
    program = f"MATCHES = {matches}\n{PROGRAM}"
    assert in_a_browser(tmp_path, None, program) == [False, *here(matches)[1:]]


def test_skilled_bots_answer_soon_in_every_game(tmp_path: Path) -> None:
    """With as many of them as can sit down; a whole match is timed in a browser (test_alone.py).

    One answer of each game may be held up by what else this machine does.
    """
    told = in_a_browser(tmp_path, ENGINE, f"ANSWERS = {ANSWERS}\n{TABLE}")
    assert {*told} == {*MATCHES}
    for name, seconds in told.items():
        slowest = sorted(seconds)[-2]
        sys.stdout.write(f"\n{name}: {statistics.median(seconds):.3f} s, {slowest:.3f} at worst\n")
        assert slowest < SLOWEST_ANSWER, (name, seconds)


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
