"""The adversary that reads bids: it takes what is left on the table by a bidder it can foresee."""

import pytest
from bid_reader import BID, BidReader

import vaka
from games.raiatea import raiatea_setup as raiatea
from games.raiatea.raiatea_setup import EMPTY_STATUE
from vaka.engine.rng import Rng
from vaka.engine.state import State


def last_auction(mana: int) -> State:
    """Return the last auction of a match, in which others have 4 mana each and win a tie."""
    rows = [["auction_1"], [], [], [], []]
    last = {
        "round": "c3",
        "open": 3,
        "phase": "raise",
        "statues": [rows, EMPTY_STATUE, EMPTY_STATUE],
    }
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1}
    order = {"order": [2, 1, 0], "queue": [2, 1, 0]}
    held = {"seats.0.mana": mana, "seats.1.mana": 4, "seats.2.mana": 4}
    return raiatea.table(last | auction | order | held)


def test_it_outbids_whom_it_foresees() -> None:
    game, state = raiatea.GAME, last_auction(mana=5)
    view, moves = game.view(state, 0, recall=True), game.moves(state, 0)
    assert all(move.startswith(BID) for move in moves)
    assert BidReader(game, Rng(1)).choose(view, 0, moves) == "bid 5"


def test_it_knows_no_more_than_its_seat() -> None:
    """The same bid whatever the others have really chosen already."""
    game = raiatea.GAME
    bids = set()
    for chosen in ("bid 0", "bid 4"):
        state = last_auction(mana=3)
        game.play(state, 1, chosen)
        view, moves = game.view(state, 0, recall=True), game.moves(state, 0)
        bids.add(BidReader(game, Rng(1)).choose(view, 0, moves))
    assert len(bids) == 1


@pytest.mark.parametrize("name", ["raiatea"])
def test_everything_else_is_a_legal_move(name: str) -> None:
    game = vaka.load(name)
    match = vaka.Match(game, 3)
    match.draw(Rng(1))
    seat = match.turn()[0]
    moves = match.moves(seat)
    assert BidReader(game, Rng(1)).choose(match.view(seat, recall=True), seat, moves) in moves
