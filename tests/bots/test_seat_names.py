"""What seats are called: never like a thing of a game that is played there."""

import pytest

import vaka
from vaka.bots.names import NAMES
from vaka.table.names import folded
from vaka.words import LANGUAGES


@pytest.mark.parametrize("name", vaka.games())
def test_no_bot_is_called_like_a_thing_of_a_game(name: str) -> None:
    called = set(map(folded, NAMES))
    for language in LANGUAGES:
        entries = vaka.load(name).words.entries(language)
        for key, said in entries.items():
            if key.startswith("name.") and isinstance(said, str):
                parts = said.replace("(", " ").replace("-", " ").split()
                assert called.isdisjoint(map(folded, (said, *parts))), (key, said)
