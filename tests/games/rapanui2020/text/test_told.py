"""What happened, in sentences: spaces are called as the board calls them."""

import re

import pytest

import vaka
from random_play import random_match
from vaka.games.rapanui2020 import chart
from vaka.text.sentences import sentences_of
from vaka.words import LANGUAGES


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_told_with_the_name_of_its_place(seats: int, language: str) -> None:
    game = vaka.load("rapanui2020")
    match = random_match(game, seats, seed=seats)
    view = game.view(match.state, None)
    seen = 0
    for event in (event for events in match.told for event in events):
        said = sentences_of(game).tell(view, event, language, ["A", "B", "C"])
        assert not re.search(r"\b1 (pearls|Perlen|parels|eggs|Eier|eieren)\b", said), said
        if "space" in event.arguments:
            space = str(event.arguments["space"])
            assert f"{space.upper()} {chart.place(view['board'], space)}" in said
            seen += 1
    assert seen > 20
