"""Matches that others learn from: the same from the same seed, and whole when played again."""

from pathlib import Path

import pytest
import self_play
from self_play import Plan, Player

from vaka.core.game import Game

QUICK = 4  # iterations


def test_the_seed_settles_a_match(game: Game) -> None:
    one, two = (
        Player(Plan(game.name, 0, 3, QUICK, study=9, study_iterations=20)) for _ in range(2)
    )
    assert one.match(1) == two.match(1)
    assert one.match(1).seats == game.seats[0]
    assert one.match(3).seats == game.seats[1]


def test_several_processes_play_the_matches_of_one() -> None:
    plan = Plan("rapanui2011", 0, 5, QUICK)
    player = Player(plan)
    assert self_play.play(plan, 2) == [player.match(0), player.match(1)]


def test_a_number_of_matches_is_the_same_file_however_it_is_played() -> None:
    plan = Plan("rapanui2011", 0, 5, QUICK, matches=5)
    assert len(self_play.play(plan, 1)) == 5
    assert self_play.play(plan, 2) == self_play.play(plan, 1)


def test_a_match_can_be_played_again(rapanui: Game, tmp_path: Path) -> None:
    player = Player(Plan("rapanui2011", 0, 3, QUICK, study=5, study_iterations=50))
    match = player.match(0)
    assert sum(self_play.won(player.evaluator, match)) == pytest.approx(1)
    places = {}
    for place, state in self_play.decisions(player.evaluator, match):
        assert match.moves[place] in state.moves()
        places[place] = set(state.moves())
    assert len(match.looked) > 3
    for place, looked in match.looked.items():
        assert {one.move for one in looked} <= places[place]
        assert sum(one.visits for one in looked) == 50
    self_play.write(tmp_path / "matches.gz", [match, match])
    assert self_play.read([tmp_path / "matches.gz"] * 2) == [match] * 4


def test_another_network_looks_at_a_match_otherwise() -> None:
    given = ("rapanui2020", 0, 3, QUICK, 9, 20)
    own, none = (Player(Plan(*given, net=net)) for net in ("own", ""))
    assert own.evaluator.weights.net.inputs > 0 == none.evaluator.weights.net.inputs
    assert own.match(0) != none.match(0)
