import subprocess
import sys
from pathlib import Path

from table.table_client import Person

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def test_the_remote_bot_plays_a_match_to_its_end(ana: Person) -> None:
    opened = ana.open("rapanui2011", "open", "open", confirm=True)
    links = [link["link"] for link in opened["links"]]
    bots = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), link],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for link in links
    ]
    for bot in bots:
        out, err = bot.communicate(timeout=120)
        assert bot.returncode == 0, err
        assert out.startswith("The match is over: ")
    assert ana.get(f"/api/matches/{opened['match']}")["over"]


def test_it_is_as_short_as_promised() -> None:
    text = EXAMPLE.read_text()
    code = text[text.index("import json") :]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
