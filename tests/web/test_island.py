"""The board of Rapa Nui (2020) in the browser knows the islands, and the words, of the rules."""

import json
import re
from pathlib import Path

import vaka
from vaka.games.rapanui2020 import parts as K
from web.signs import shared_signs

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "web" / "src" / "games" / "rapanui2020"
FACTS = ROOT / "web" / "src" / "generated" / "rapanui2020" / "island.json"
TIPS = ROOT / "web" / "src" / "parts" / "tip.tsx"  # says words of whatever game it serves
SOURCES = "".join(
    file.read_text(encoding="utf-8") for file in (TIPS, *sorted(BOARD.rglob("*.ts*")))
)
WORDS = vaka.load("rapanui2020").words.entries("en")


def test_the_board_counts_ahu_as_the_rules_do() -> None:
    island = json.loads(FACTS.read_text(encoding="utf-8"))
    for number, board in enumerate(K.BOARDS):
        spaces = island[board]
        assert sum(space["ahu"] for space in spaces.values()) == K.AHU_COUNT[number]
        assert sum(bool(space["prints"]) for space in spaces.values()) == K.LAND_COUNT[number]


def test_everything_that_is_named_has_a_drawing() -> None:
    art = "".join(file.read_text(encoding="utf-8") for file in sorted((BOARD / "art").iterdir()))
    drawn = set(re.findall(r"^  ([a-z_]+): [A-Z]\w+,$", art, re.MULTILINE))
    named = {*K.RESOURCES, *K.TYPES, *K.TILES, *K.IMPROVEMENTS, "rongorongo"}
    assert named == drawn | (named & shared_signs())


def test_every_word_of_the_board_is_used_there() -> None:
    groups = tuple(re.findall(r"say\(`(board\.[a-z]+_)\$\{", SOURCES))  # board.phase_${...}
    words = [key for key in WORDS if key.startswith("board.")]
    assert words
    unused = [key for key in words if f'"{key}"' not in SOURCES and not key.startswith(groups)]
    assert unused == []


def test_every_word_that_the_board_says_exists() -> None:
    said = set(re.findall(r'"((?:board|show|name)\.[a-z_]+)"', SOURCES))
    assert said
    assert said - set(WORDS) == set()
