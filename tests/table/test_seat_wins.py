"""Wins by seat, which are shown where people choose seats."""

from vaka.core.game import Game
from vaka.table.lobby import game_card, wins_by_seat


def test_wins_are_parts_of_all_matches(game: Game) -> None:
    found = wins_by_seat(game)
    assert set(found) <= set(game.seats)
    assert game.seats[0] in found
    for seats, wins in found.items():
        assert len(wins) == seats
        assert 98 <= sum(wins) <= 102  # rounded to whole percents
        assert all(0 < won < 100 for won in wins)


def test_the_game_card_a_game_carries_them(game: Game) -> None:
    assert game_card(game).wins == wins_by_seat(game)
