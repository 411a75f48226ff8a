"""What bots believe that others hide: likelier than even guesses, and the same whoever is asked."""

import math
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import pytest

import vaka
from positions import SECRETIVE, middle
from vaka.bots import bot
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.search import Finding, Search
from vaka.engine.state import State
from vaka.engine.turns import CHANCE
from vaka.games.raiatea import parts as RAIATEA
from vaka.games.rapanui2011 import parts as RAPANUI

Facts = dict[Hashable, int]
DEALS = 60


def search_of(evaluator: Evaluator, root: State, seat: int, beliefs: bool) -> Search:
    veils = evaluator.game.move_codec.veils
    world = evaluator.state_class()
    world.become(root)
    tries = 0.3, True, 0, 4096, 0, False, 1.0, 0.1, 0.2
    return Search(world, seat, veils, Rng(9), evaluator.weights, *tries, beliefs)


def face_down(fields: dict[str, Any], seat: int) -> Facts:
    """Return the kinds that other seats have hidden on the stone of Rapa Nui 2011."""
    down, giver = RAPANUI.DOWN, RAPANUI.GIVER
    return {
        place: card % down
        for place, card in enumerate(fields["stone"][: fields["stone_n"]])
        if card & down and card % RAPANUI.LIMIT // giver != seat + 1
    }


def bagged(fields: dict[str, Any], seat: int) -> Facts:
    """Return how many rituals other seats have put into the bag of Raiatea."""
    if fields["phase"] not in (RAIATEA.BID, RAIATEA.REWARD):
        return {}
    others = [other for other in range(fields["seats"]) if other != seat]
    return {other: sum(fields["bagged"][other]) for other in others}


def held(fields: dict[str, Any], seat: int) -> Facts:
    """Return which rituals other seats of Raiatea hold or have put into the bag."""
    return {
        (other, ritual): in_hand + in_bag
        for other in range(fields["seats"])
        for ritual, (in_hand, in_bag) in enumerate(
            zip(fields["hand"][other], fields["bagged"][other], strict=True)
        )
        if other != seat and in_hand + in_bag
    }


def likelihoods(
    name: str, hidden: Callable[[dict[str, Any], int], Facts], seed: int
) -> list[float]:
    """Return how likely the truth of a match was, as logarithms: by even guesses, by beliefs."""
    evaluator, rng = Evaluator(vaka.load(name)), Rng(seed)
    game = evaluator.game
    player = bot("ismcts:iterations=60", game, rng.split(1))
    state = game.start(game.seats[0])
    sums, facts = [0.0, 0.0], 0
    while turn := game.turn(state):
        if turn == (CHANCE,):
            state.draw(rng)
            continue
        seat, moves = turn[0], game.moves(state, turn[0])
        truth = hidden(state.fields(), seat)
        facts += len(truth)
        for beliefs in (False, True) if truth else ():
            search = search_of(evaluator, state, seat, beliefs)
            seen: Counter[Hashable] = Counter()
            for _ in range(DEALS):
                seen.update(hidden(search.imagine().fields(), seat).items())
            sums[beliefs] += sum(math.log((seen[fact] + 0.5) / DEALS) for fact in truth.items())
        game.play(state, seat, player.choose(game.view(state, seat, recall=True), seat, moves))
    return [total / facts for total in sums]


@pytest.mark.parametrize(
    ("name", "hidden"), [("rapanui2011", face_down), ("raiatea", bagged), ("raiatea", held)]
)
@pytest.mark.parametrize("seed", [70, pytest.param(71, marks=pytest.mark.long)])
def test_the_truth_is_likelier_than_by_even_guesses(
    name: str, hidden: Callable[[dict[str, Any], int], Facts], seed: int
) -> None:
    even, believed = likelihoods(name, hidden, seed)
    assert believed > even + 0.1


@pytest.mark.parametrize("name", sorted({*vaka.games()} - {*SECRETIVE}))
def test_where_nobody_hides_anything_the_truth_is_all_there_is(name: str) -> None:
    game = vaka.load(name)
    state = middle(game, game.seats[0], 40)
    told = game.position(state)
    for seat in game.turn(state):
        guessed = game.guess(game.view(state, seat, recall=True), Rng(3))
        assert game.position(guessed) == told


# -- seats that choose together --------------------------------------------------------------------


def found(game: Game, state: State, seat: int) -> list[Finding]:
    """Return what a seat finds in a moment, from its view alone."""
    evaluator = Evaluator(game)
    world = evaluator.imagine(game.view(state, seat, recall=True), Rng(5))
    search = search_of(evaluator, world, seat, beliefs=True)
    search.run(100)
    return search.findings()


def asked_last(game: Game, state: State, seat: int, rng: Rng) -> State:
    """Return the position in which all others that choose together with a seat have chosen."""
    other = state.copy()
    while waiting := [who for who in game.turn(other) if who != seat]:
        moves = other.moves(waiting[0])
        other.play(moves[rng.below(len(moves))], waiting[0])
    return other


@pytest.mark.parametrize("seats", [3, 5])
def test_whoever_is_asked_last_finds_what_whoever_is_asked_first_finds(seats: int) -> None:
    """R22, R33-R36, R49: those who choose at once know nothing of each other's choice."""
    game, rng = vaka.load("raiatea"), Rng(41)
    state = game.start(seats)
    phases = Counter[int]()
    while turn := game.turn(state):
        if turn == (CHANCE,):
            state.draw(rng)
            continue
        if len(turn) == seats:
            seat = turn[rng.below(seats)]
            last = asked_last(game, state, seat, rng)
            assert found(game, last, seat) == found(game, state, seat)
            phases[state.fields()["phase"]] += 1
        moves = state.moves(turn[0])
        state.play(moves[rng.below(len(moves))], turn[0])
    assert {RAIATEA.DANCE, RAIATEA.BUY, RAIATEA.PREPARE, RAIATEA.BID} <= set(phases)
