"""The board of Raiatea in the browser knows the cards, and the words, that the rules have."""

import json
import re
from pathlib import Path

import pytest

import vaka
from web.signs import shared_signs

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "web" / "src" / "games" / "raiatea"
FACTS = ROOT / "web" / "src" / "generated" / "raiatea" / "cards.json"
SOURCES = "".join(file.read_text(encoding="utf-8") for file in sorted(BOARD.rglob("*.ts*")))
WORDS = vaka.load("raiatea").words.entries("en")


def test_every_ritual_and_every_sale_has_its_signs() -> None:
    cards = json.loads(FACTS.read_text(encoding="utf-8"))
    effects = [steps for levels in cards["prices"].values() for steps in levels]
    for name, card in cards["rituals"].items():
        if card["kind"] in ("blue", "burgundy") and not card["points"]:
            assert re.search(rf'^  {name}:\s+["`]', SOURCES, re.MULTILINE)  # its signs, written out
        else:
            effects.append(card["steps"])
    drawn = set(re.findall(r"^  ([a-z_]+): [(<\"]", SOURCES, re.MULTILINE)) | {"bag", "train"}
    assert {step for steps in effects for step, _ in steps} <= drawn | shared_signs()


@pytest.mark.parametrize("key", [key for key in WORDS if key.startswith(("board.", "card."))])
def test_every_word_of_the_board_is_used_there(key: str) -> None:
    """Said by its name, by a template such as `card.rank_${name}`, or of a thing by its list."""
    listed = (BOARD / "play" / "about.ts").read_text(encoding="utf-8")
    plain = re.findall(r'^  "([a-z_]+)",$', listed, re.MULTILINE)
    said = set(re.findall(r"[\"`]((?:board|card)\.[^\"`]*)[\"`]", SOURCES))
    said -= {"card.${about}", "card.${about}_title"}
    patterns = [re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9_]+", re.escape(word)) for word in said]
    patterns += [f"card.{name}(_title)?" for name in plain]
    assert any(re.fullmatch(pattern, key) for pattern in patterns)


def test_every_word_that_the_board_says_exists() -> None:
    said = set(re.findall(r"say\(\s*\"([a-z0-9_.]+)\"", SOURCES))
    assert said
    assert said - set(WORDS) == set()
