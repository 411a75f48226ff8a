"""A table of one browser, played without any package of somebody else's and on the plain engine.

python lone_player.py FILE GAME JOURNAL    play some moves at the table of a file, bring it the
                                           journal of a whole match, print what it answers
"""

import asyncio
import json
import os
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "nl", "de")
MOVES = 6  # of the person


class Nobody:
    """Finds no package but vaka's and Python's own, as in a browser."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        """Refuse whatever a browser does not have."""
        top = name.partition(".")[0]
        if name == "resource" or top not in {*sys.stdlib_module_names, "vaka", "__main__"}:
            raise ModuleNotFoundError(name, name=name)


async def keep(_changed: Mapping[int, bytes], _count: int) -> None:
    """Keep nothing besides the file."""


async def ask(table: Any, method: str, path: str, body: object = None, language: str = "en") -> Any:
    """Return what the table answers, which is no refusal."""
    text = "" if body is None else json.dumps(body)
    answer = json.loads(await table.request(method, path, text, language))
    assert answer["status"] == 200, answer
    return json.loads(answer["text"]) if "json" in answer["kind"] else answer["text"]


async def my_turn(table: Any, match: str) -> Any:
    """Wait until the person is to move, and no bot at the same time; return the view."""
    while True:
        view = await ask(table, "GET", f"/api/matches/{match}")
        if (view["your_turn"] and not view["thinking"]) or view["over"]:
            return view
        await asyncio.sleep(0.01)


def addresses(match: str, step: int, last: int) -> list[str]:
    """Return what can be asked about a match whose person moved last at a step."""
    paths = ["", "/log", "/journal", "/advice", "/chat", "/course", "?seat=none"]
    paths += [f"/steps/{moment}" for moment in sorted({0, step // 2, step})]
    own = [f"/api/matches/{match}{path}" for path in paths]
    return [*own, "/api/matches/mine", "/api/games", f"/api/matches/{match}/log?since={last}"]


async def play(file: Path, game: str, journal: str) -> dict[str, Any]:
    """Play a few moves against bots; return all that the table says afterwards."""
    from vaka import registry
    from vaka.table.alone import Alone

    table = await Alone.opened(file, keep)
    seats = registry.load(game).seats[0]
    sitters = [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * (seats - 1)]
    wish = {"game": game, "sitters": sitters, "pace_ms": 0, "confirm": False, "name": "Ana"}
    match = (await ask(table, "POST", "/api/matches", wish))["match"]
    chooser = random.Random(game)
    view = await my_turn(table, match)
    for _ in range(MOVES):
        move = chooser.choice(view["choices"])["move"]
        await ask(table, "POST", f"/api/matches/{match}/move", {"move": move, "n": view["n"]})
        view = await my_turn(table, match)
    asked = addresses(match, view["step"], view["last_own"])
    whole = (await ask(table, "POST", "/api/journals", {"journal": journal}))["match"]
    end = (await ask(table, "GET", f"/api/matches/{whole}"))["steps"]
    for page in ("", "/log", "/course", f"/steps/{end // 2}", f"/steps/{end}"):
        asked.append(f"/api/matches/{whole}{page}")
    answers = {
        f"{language} {path}": await ask(table, "GET", path, None, language)
        for path in asked
        for language in LANGUAGES
    }
    await table.close()
    return answers


if __name__ == "__main__":
    os.environ["VAKA_PURE"] = "1"
    sys.meta_path.insert(0, Nobody())
    sys.stdout.write(
        json.dumps(asyncio.run(play(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]).read_text())))
    )
