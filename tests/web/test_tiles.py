"""The board of Tongiaki in the browser knows the tiles, and the words, that the rules have."""

import json
from pathlib import Path

import vaka
from vaka.games.tongiaki import parts as K

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "web" / "src" / "games" / "tongiaki"
FACTS = ROOT / "web" / "src" / "generated" / "tongiaki" / "tiles.json"


def test_the_board_counts_berths_and_paths_as_the_rules_do() -> None:
    tiles = json.loads(FACTS.read_text(encoding="utf-8"))
    beaches = [beach for island in tiles["islands"].values() for beach in island["beaches"]]
    assert sum(beach["berths"] for beach in beaches) == sum(K.BERTHS)
    assert sum(len(beach["piers"]) for beach in beaches) == K.PIER_COUNT
    for paths, far_edges in zip(tiles["waters"].values(), K.FAR_EDGE, strict=True):
        assert all(far_edges[a] == b and far_edges[b] == a for a, b, _ in paths)


def test_every_word_of_the_board_is_used_there() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in BOARD.rglob("*.ts*"))
    words = [key for key in vaka.load("tongiaki").words.entries("en") if key.startswith("board.")]
    assert words
    assert [key for key in words if f'"{key}"' not in sources] == []
