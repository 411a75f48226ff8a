"""Which games the page draws itself, and which it is sent as text."""

from pathlib import Path

import vaka
from table.table_client import Person
from vaka import registry
from vaka.core.game import Game

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def test_every_game_of_ours_has_a_board_in_the_page() -> None:
    boards = {folder.name for folder in BOARDS.iterdir() if (folder / "index.tsx").exists()}
    assert {name for name in vaka.games() if registry.is_own(vaka.load(name))} == boards


def test_a_game_with_a_board_is_sent_no_picture(ana: Person, rapanui: Game) -> None:
    assert registry.is_own(rapanui)
    with ana.sit(ana.open("rapanui2011", "me", "novice")["match"]) as line:
        line.seen(lambda view: view["your_turn"])
        assert line.view["picture"] is None
