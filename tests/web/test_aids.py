"""The player aids tell what is in the box: the counts of the parts, in words that there are."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.games.raiatea import parts as raiatea
from vaka.games.rapanui2011 import parts as rapanui2011
from vaka.games.rapanui2020 import parts as rapanui2020

ROOT = Path(__file__).parents[2]
SRC = ROOT / "web" / "src"


def aid(game: str) -> dict[str, Any]:
    text = (SRC / "generated" / game / "aid.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def sources(game: str) -> str:
    files = sorted((SRC / "games" / game).rglob("*.ts*"))
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("game", vaka.games())
def test_every_word_of_an_aid_exists_and_is_used(game: str) -> None:
    """The tips of the board say them too."""
    source = sources(game)
    words = vaka.load(game).words.entries("en")
    said = set(re.findall(r'"((?:aid|board|category|show|about)\.[a-z_]+)"', source))
    groups = tuple(re.findall(r"`(about\.[a-z]+_)\$\{", source))  # about.phase_${...}
    assert said - words.keys() == set()
    unused = {key for key in words if key.startswith(("aid.", "about."))} - said
    assert {key for key in unused if not key.startswith(groups or "-")} == set()


def test_the_cards_of_the_rapa_nui_of_2011_add_up() -> None:
    cards = aid("rapanui2011")["cards"]
    assert list(cards) == list(rapanui2011.TYPES)
    assert sum(deck for deck, _ in cards.values()) == sum(rapanui2011.DECK)
    assert sum(start for _, start in cards.values()) == 16, "four colours with four cards each"


def test_the_tiles_of_the_rapa_nui_of_2020_add_up() -> None:
    told = aid("rapanui2020")
    assert told["tiles"] == dict(zip(rapanui2020.TILES, rapanui2020.TILE_COPIES, strict=True))
    normal = [value for stack in told["stacks"]["b34"].values() for value in stack]
    outstanding = [value for values in told["outstanding"].values() for value in values]
    assert (len(normal), len(outstanding)) == (20, 7)
    assert [len(stack) for stack in told["stacks"]["b2"].values()] == [3] * 5, "S7"
    assert sum(told["moai"]["b34"].values()) == 21


def test_the_cards_of_raiatea_add_up() -> None:
    told = aid("raiatea")
    cards = sum(sum(told[sort].values()) for sort in ("masks", "helpers", "goods"))
    assert cards == 108
    assert sum(told["tokens"].values()) == sum(raiatea.TOKEN_DECK)
    assert told["copies"] * raiatea.RITUAL_COUNT == 92


def test_the_chances_of_tongiaki_are_those_of_its_tiles() -> None:
    told = aid("tongiaki")
    assert told["pile"] == 31
    for colours, (passing, percent) in told["passing"].items():
        crests = [number for number in told["crests"].values() if number <= int(colours)]
        assert passing == told["islands"] + len(crests)
        assert percent == round(100 * passing / told["pile"])
    assert told["passing"]["4"] == [31, 100]
