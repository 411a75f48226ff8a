"""From findings to the move that is played, and how long to think about it."""

from collections import Counter

import vaka
from games.rapanui2011 import rapanui2011_setup as rapanui
from games.rapanui2011.rapanui2011_setup import Seat
from positions import middle
from vaka.bots.choosing import MISJUDGED, is_clear, is_settled, misjudged, mixed, most_tried
from vaka.bots.evaluator import Evaluator
from vaka.bots.levels import LEVELS, level
from vaka.bots.thinking import SearchSettings, explore
from vaka.engine.rng import Rng
from vaka.engine.search import Finding

BEST = Finding(1, 4000, 0.60, 0.002, 20.0)
ALIKE = Finding(2, 3500, 0.598, 0.002, 20.0)
WORSE = Finding(3, 3000, 0.50, 0.002, 18.0)
RARE = Finding(4, 20, 0.598, 0.05, 20.0)


def test_the_move_tried_most_is_played() -> None:
    assert most_tried([WORSE, BEST, RARE]) == BEST


def test_choices_made_together_are_mixed_of_those_that_are_alike() -> None:
    rng = Rng(1)
    played = Counter(mixed([BEST, ALIKE, WORSE, RARE], rng).move for _ in range(400))
    assert set(played) == {BEST.move, ALIKE.move}
    assert 120 < played[ALIKE.move] < 260


def test_who_errs_takes_a_worse_move_for_the_best_but_not_a_hopeless_one() -> None:
    hopeless = Finding(5, 500, BEST.value - 2 * MISJUDGED - 0.01, 0.002, 3.0)
    rng = Rng(1)
    played = Counter(misjudged([BEST, ALIKE, WORSE, hopeless], rng).move for _ in range(400))
    assert set(played) == {BEST.move, ALIKE.move, WORSE.move}
    assert played[BEST.move] > played[WORSE.move] > 40


def test_a_choice_is_clear_if_nothing_comes_near() -> None:
    assert is_clear([BEST])
    assert is_clear([BEST, WORSE])
    assert not is_clear([BEST, ALIKE])
    assert not is_clear([BEST, RARE])


def test_a_choice_is_settled_if_no_tries_that_are_left_could_change_it() -> None:
    assert is_settled([BEST], 10**9)
    assert is_settled([BEST, ALIKE], BEST.visits - ALIKE.visits - 1)
    assert not is_settled([BEST, ALIKE], BEST.visits - ALIKE.visits)


def test_what_is_settled_early_is_what_would_have_been_played() -> None:
    game = vaka.load("tongiaki")
    saved = 0
    for seed in range(6):
        state = middle(game, 2, 30, seed)
        view = game.view(state, state.turn, recall=True)
        long, short = (
            explore(Evaluator(game), view, state.turn, SearchSettings(2000, sure=sure), Rng(3))
            for sure in (None, 100)
        )
        saved += 2000 - short.searches[0].iterations
        found = long.searches[0].findings(), short.searches[0].findings()
        assert most_tried(found[0]).move == most_tried(found[1]).move
    assert saved > 0


def test_a_master_thinks_as_much_on_every_core_that_it_is_given() -> None:
    game = vaka.load("tongiaki")
    one, four = (level("master")(game, Rng(1), text).settings for text in ("", "threads=4"))
    assert one.iterations is not None
    assert one.sure is not None
    assert (four.iterations, four.sure) == (4 * one.iterations, 4 * one.sure)
    alone, together = (level("expert")(game, Rng(1), text).settings for text in ("", "threads=2"))
    assert alone.iterations == together.iterations


def test_a_master_thinks_on_until_the_choice_is_clear() -> None:
    """Far ahead it ends the match at once; four equal draws in a close match make it think on."""
    master = LEVELS["master"]
    settings = SearchSettings(master.iterations, None, sure=master.sure)
    clear = ["moai", "priest priest", "lumberjack moai", "lumberjack moai"]
    alike = ["lumberjack moai"] * 4
    spent = []
    for columns, fame in ((clear, 40), (alike, 12)):
        seats = Seat("1 priest", fame=fame), Seat(fame=10)
        state = rapanui.table(*seats, columns=columns, pile="1 lumberjack 1 fish")
        view = rapanui.GAME.view(state, state.turn, recall=True)
        thought = explore(Evaluator(rapanui.GAME), view, state.turn, settings, Rng(3))
        spent.append(thought.searches[0].iterations)
    assert spent == [master.sure, master.iterations]


def test_the_seed_settles_how_long_a_thought_is() -> None:
    game = vaka.load("tongiaki")
    state = middle(game, 2, 30)
    view = game.view(state, state.turn, recall=True)
    settings = SearchSettings(4000, None, sure=250)
    one, two = (explore(Evaluator(game), view, state.turn, settings, Rng(3)) for _ in range(2))
    assert one.searches[0].iterations == two.searches[0].iterations
    assert one.searches[0].findings() == two.searches[0].findings()
