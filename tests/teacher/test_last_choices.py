"""Last choices of a match, where every tile and every hidden card can be counted out.

Nobody else chooses any more, so that a move is worth the mean over all that can still come, each as
often as it comes. Share and points of every move are known exactly, and the judge must hold them.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

import pytest

from games.rapanui2011 import rapanui2011_setup as rapanui
from games.rapanui2011.rapanui2011_setup import Seat, down, up
from games.tongiaki import tongiaki_setup as tongiaki
from vaka.core.game import Game, winners
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.teacher.judging import Judge
from vaka.teacher.records import Judged

VICTORY = 0.85  # the part of a share that is for winning; the rest goes by points, without breakers
EDGE = 1e-9
TRIES = 2000


class Worth(NamedTuple):
    """The share that a seat can reach, and the points of the ways that reach it."""

    share: float
    fewest: float
    most: float


class Solver:
    """Follows every line of play in which only one seat still chooses, to the end of the match."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.solved: dict[str, Worth] = {}

    def after(self, state: State, move: int) -> Worth:
        """Return what a position is worth after a move."""
        other = state.copy()
        other.play(move)
        place = repr(other.fields())  # many ways lead to one position
        if place not in self.solved:
            self.solved[place] = self._worth(other)
        return self.solved[place]

    def _worth(self, state: State) -> Worth:
        if state.turn == OVER:
            return self._result(state.score())
        found = [self.after(state, move) for move in state.moves()]
        if state.turn == CHANCE:
            return mean(found, state.odds())
        assert state.turn == self.seat
        best = max(one.share for one in found)
        alike = [one for one in found if one.share > best - EDGE]
        return Worth(best, min(one.fewest for one in alike), max(one.most for one in alike))

    def _result(self, scores: Sequence[tuple[int, ...]]) -> Worth:
        """Return what a seat has at the end: a tie-breaker does not win all of the match."""
        wins, points = winners(scores), winners([score[:1] for score in scores])
        share = VICTORY * wins.count(self.seat) / len(wins)
        share += (1 - VICTORY) * points.count(self.seat) / len(points)
        return Worth(share, scores[self.seat][0], scores[self.seat][0])


def mean(found: Sequence[Worth], odds: Sequence[int]) -> Worth:
    return Worth(
        *(
            sum(number * weight for number, weight in zip(column, odds, strict=True)) / sum(odds)
            for column in zip(*found, strict=True)
        )
    )


def truth(game: Game, worlds: Sequence[State]) -> dict[str, Worth]:
    """Return what each move of whoever is to move is worth, if all worlds are equally likely."""
    solver = Solver(worlds[0].turn)
    return {
        game.move_codec.text(worlds[0], move): mean(
            [solver.after(world, move) for world in worlds], [1] * len(worlds)
        )
        for move in worlds[0].moves()
    }


def judged(game: Game, state: State) -> tuple[Judged, ...]:
    seat = state.turn
    view, moves = game.view(state, seat, recall=True), game.moves(state, seat)
    return Judge(game, TRIES).judge(view, seat, moves, moves[0], Rng(1)).moves


def check(game: Game, positions: Sequence[Sequence[State]]) -> None:
    """Nearly every range holds what is known, and the values are not far from it."""
    inside, between = [], 0
    for worlds in positions:
        known = truth(game, worlds)
        best = max(one.share for one in known.values())
        for one in judged(game, worlds[0]):
            worth = known[one.move]
            assert one.share.value == pytest.approx(worth.share, abs=0.04)
            assert worth.fewest - 0.1 < one.points.value < worth.most + 0.1
            between += 0 < worth.share < 1
            inside += [
                one.share.low - EDGE <= worth.share <= one.share.high + EDGE,
                one.cost.low - EDGE <= best - worth.share <= one.cost.high + EDGE,
                one.points.low - EDGE <= worth.most and worth.fewest <= one.points.high + EDGE,
            ]
    assert between >= 5  # many of the values are neither certain victory nor certain defeat
    assert sum(inside) >= 0.92 * len(inside)


# -- tiles that are still drawn: Tongiaki ----------------------------------------------------------

ISLANDS = ["tubuai", "rapa_nui", "tahiti", "hawaii"]  # of 2, 3, 4 and 5 points
WATERS = ["water_g", "water_p", "water_c"]
LAST_TURN: dict[
    str, Any
] = {  # the turn in which the last tile of a kind was laid: it ends the match
    "tiles": {"samoa": (0, -1, 0), "oahu": (-1, 0, 5), "fidschi": (20, 0, 0)},
    "fields": {"phase": "sail", "ending": True},
}
FLEETS: dict[str, dict[str, Any]] = {
    "one fleet to an island": {"pile": ISLANDS, "samoa": "BBB|B|-", "oahu": "Y|Y|-"},
    "two fleets to islands": {
        "pile": ISLANDS,
        "samoa": "BBB|B|-",
        "oahu": "Y|Y|-",
        "tonga": "BYY|-|-|-|-|-",
    },
    "with ships of others": {
        "pile": ISLANDS,
        "samoa": "BBB|-|-",
        "oahu": "B|Y|-",
        "tonga": "BYY|-|-|-|-|B",
    },
    "two fleets over water": {
        "pile": WATERS,
        "samoa": "BBY|B|-",
        "oahu": "B|Y|-",
        "tonga": "BBB|-|-|-|-|-",
    },
}


def test_tiles_that_are_still_drawn_are_counted_out() -> None:
    tables = [tongiaki.table(**LAST_TURN, **fleets, fidschi="Y|-|-") for fleets in FLEETS.values()]
    check(tongiaki.GAME, [[state] for state in tables])


# -- cards that are hidden: Rapa Nui 2011 ----------------------------------------------------------


def last_purchase(hidden: Sequence[str], owned: Mapping[str, int], fame: int) -> State:
    """Return a table at which seat 0 buys a card before the draw that ends the match.

    What a card is worth the stone says (RE3). The other seat has hidden some of what it owned. It
    owned one of each kind more than seat 0 has, and of each as many lie openly: so it had no reason
    to prefer a kind, and each of its cards is as likely to lie there as any other.
    """
    left = {kind: count - list(hidden).count(kind) for kind, count in owned.items()}
    seats = (
        Seat(hand="3 priest", offerings=written(fewer(owned)), wood=5, fame=fame),
        Seat(offerings=written(left), fame=20),
    )
    stone = [*map(up, owned), *(down(kind, 1, written(owned)) for kind in hidden)]
    columns = ["moai", "moai", "lumberjack", "lumberjack"]
    return rapanui.table(*seats, phase="buy", columns=columns, pile="1 fish", stone=stone)


def written(cards: Mapping[str, int]) -> str:
    return " ".join(f"{count} {kind}" for kind, count in cards.items() if count)


def fewer(cards: Mapping[str, int]) -> dict[str, int]:
    """Return one card less of each kind."""
    return {kind: count - 1 for kind, count in cards.items()}


def deals(owned: Mapping[str, int], count: int, fame: int) -> list[State]:
    """Return the table with each choice of so many hidden cards, all equally likely."""
    cards = [kind for kind, many in owned.items() for _ in range(many)]
    return [last_purchase(hidden, owned, fame) for hidden in permutations(cards, count)]


def test_cards_that_others_hide_are_counted_out() -> None:
    positions = [
        deals({"fish": 2, "mulberry": 1, "grain": 1}, 1, 50),
        deals({"fish": 3, "mulberry": 2, "grain": 1}, 2, 47),
        deals({"fish": 3, "mulberry": 2, "grain": 1}, 2, 48),
        deals({"fish": 3, "mulberry": 2, "grain": 1}, 2, 49),
    ]
    for worlds in positions:
        views = [rapanui.GAME.view(world, 0, recall=True) for world in worlds]
        assert all(view == views[0] for view in views)  # seat 0 cannot tell them apart
    check(rapanui.GAME, positions)
