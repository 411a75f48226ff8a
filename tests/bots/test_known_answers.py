"""Small positions in which anybody sees the right move: bots that think must find it."""

from typing import Any

import pytest

from games.raiatea import raiatea_setup as raiatea
from games.raiatea.raiatea_setup import EMPTY_STATUE
from games.rapanui2011 import rapanui2011_setup as rapanui
from games.rapanui2011.rapanui2011_setup import Seat, up
from games.rapanui2020 import rapanui2020_setup as island
from games.tongiaki import tongiaki_setup as tongiaki
from vaka.bots import bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State

THINKERS = ("greedy", "skilled", "ismcts:iterations=400")
ALL = (*THINKERS, "ismcts:iterations=400,wits=0")
LAST_CARDS = {"pile": "1 lumberjack 1 fish", "stone": [up("fish"), up("fish"), up("grain")]}


def answer(game: Game, state: State, name: str) -> str:
    """Return what a bot of that name plays for whoever is to move."""
    seat = game.turn(state)[0]
    view = game.view(state, seat, recall=True)
    return bot(name, game, Rng(11)).choose(view, seat, game.moves(state, seat))


def last_draw(lead: int, priests: int) -> State:
    """Return a table at which `draw 0` ends the match with that lead of the active seat.

    RC3: the last card of a column is drawn and the refill uses up the pile. `draw 1` scores
    priests, of which the active seat has that many and the other one the rest of seven.
    """
    columns = ["moai", "priest priest", "lumberjack moai", "lumberjack moai"]

    def with_fame(fame: int) -> State:
        seats = Seat(f"{priests} priest", fame=fame), Seat(fame=10)
        return rapanui.table(*seats, columns=columns, **LAST_CARDS)

    state = with_fame(10)
    rapanui.play(state, "0 draw 0")
    while not_over(state):
        rapanui.play(state, f"- {rapanui.moves(state)[0]}")
    own, other = (points for points, *_ in rapanui.GAME.score(state))
    return with_fame(10 + lead - own + other)


def not_over(state: State) -> bool:
    return bool(rapanui.GAME.turn(state))


@pytest.mark.parametrize("name", ALL)
def test_who_leads_ends_the_match(name: str) -> None:
    assert answer(rapanui.GAME, last_draw(lead=1, priests=1), name) == "draw 0"


@pytest.mark.parametrize("name", ALL)
def test_who_is_behind_does_not_end_the_match(name: str) -> None:
    assert answer(rapanui.GAME, last_draw(lead=-1, priests=7), name) == "draw 1"


@pytest.mark.parametrize("name", THINKERS)
def test_the_best_kind_is_bought_before_the_end(name: str) -> None:
    """RE3: with five fish and one grain on the stone, a fish is worth most by far."""
    stone = [up("fish")] * 5 + [up("grain")]
    seats = Seat("2 fish 2 grain", wood=3, fame=30), Seat(fame=31)
    columns = ["lumberjack", "priest moai", "priest moai", "priest moai"]
    state = rapanui.table(*seats, phase="buy", columns=columns, pile="1 priest 1 fish", stone=stone)
    assert answer(rapanui.GAME, state, name) == "buy fish"


SAFE_OR_DEADLY: dict[str, Any] = {  # from Samoa pier 1 leads to Tonga, pier 2 to a 4
    "tiles": {"samoa": (0, -1, 0), "oahu": (-1, 0, 5), "water_a": (-1, -1, 5)},
    "fields": {"phase": "sail"},
}


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_sails_into_certain_loss(name: str) -> None:
    state = tongiaki.table(samoa="BBY|Y|-", oahu="Y|-|-", **SAFE_OR_DEADLY)
    assert answer(tongiaki.GAME, state, name) == "sail samoa 1"


@pytest.mark.parametrize("name", THINKERS)
def test_a_fleet_of_others_is_sent_to_the_bottom(name: str) -> None:
    state = tongiaki.table(tonga="B|-|-|-|-|-", samoa="YYY|-|-", **SAFE_OR_DEADLY)
    assert answer(tongiaki.GAME, state, name) == "sail samoa 2"


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_gives_up_all_ships_for_a_tile(name: str) -> None:
    """R5.2: to colonise sends fifteen ships home from three islands."""
    state = tongiaki.table(pile=["tahiti", "water_a"], **tongiaki.ALL_BLUE_SHIPS_OUT)
    assert answer(tongiaki.GAME, state, name) != "colonise"


LAST_ROUND: dict[str, Any] = {"options": {"max_rounds": 2}, "round_": 2}


@pytest.mark.parametrize("name", ALL)
def test_nobody_drops_out_with_an_offering_at_hand(name: str) -> None:
    """E2: four pearls are four points at the end of the last round, or a necklace of 14."""
    own = {"T": {"resources": (0, 0, 0, 4)}, "D": {"resources": (3, 3, 3, 0)}}
    board: dict[str, Any] = {"island": {"b4": "T"}, "erected": {"b4": "small"}, "dropped": "D"}
    state = island.table(seats=2, own=own, **board, **LAST_ROUND)
    assert answer(island.GAME, state, name) == "load pukao"


@pytest.mark.parametrize("name", ALL)
def test_the_last_pearls_become_a_necklace(name: str) -> None:
    own = {"T": {"resources": (4, 0, 0, 4)}, "D": {"resources": (8, 8, 4, 0)}}
    board: dict[str, Any] = {"island": {"b4": "T"}, "erected": {"b4": "small"}, "dropped": "D"}
    state = island.table(seats=2, own=own, **board, **LAST_ROUND)
    island.play(state, "load pukao", "step b4", "style")
    assert answer(island.GAME, state, name) == "offer necklace"


@pytest.mark.parametrize("name", ALL)
def test_nobody_pays_where_a_way_is_free(name: str) -> None:
    """P3.3: over E4 the way to D4 is free, over D3 the other seat earns the unit that wins."""
    own = {"T": {"resources": (2, 2, 0, 0), "moai": "small"}, "D": {"resources": (5, 0, 0, 0)}}
    board: dict[str, Any] = {"island": {"d4": "T", "e4": "T", "d3": "D"}, "dropped": "DM"}
    full = {"e4": "small small"}
    state = island.table(own=own, erected=full, **board, **LAST_ROUND)
    island.play(state, "load small")
    assert answer(island.GAME, state, name) == "step e4"


LAST_CEREMONY: dict[str, Any] = {"round": "c3", "open": 3, "statues": [EMPTY_STATUE] * 3}


def last_tokens(*tokens: str) -> dict[str, Any]:
    """Return changes to act 6 of the last ceremony with these tokens in one row."""
    rows = [list(tokens), [], [], [], []]
    return LAST_CEREMONY | {"phase": "raise", "statues": [rows, EMPTY_STATUE, EMPTY_STATUE]}


@pytest.mark.parametrize("name", ALL)
def test_pearls_become_a_task_before_they_are_worthless(name: str) -> None:
    own = {"actor": 0, "queue": [1, 2], "seats.0.pearls": 3}
    state = raiatea.table(last_tokens("pearls_3") | own)
    assert answer(raiatea.GAME, state, name) == "fulfil pearls_3 1"


@pytest.mark.parametrize("name", ALL)
def test_the_last_auction_is_won_by_all_that_one_has(name: str) -> None:
    """R49: the others have 4 mana each and win a tie; afterwards mana is good for nothing."""
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1}
    order = {"order": [2, 1, 0], "queue": [2, 1, 0]}
    mana = {"seats.0.mana": 5, "seats.1.mana": 4, "seats.2.mana": 4}
    state = raiatea.table(last_tokens("auction_1") | auction | order | mana)
    assert answer(raiatea.GAME, state, name) == "bid 5"


@pytest.mark.parametrize("name", ALL)
def test_the_last_reward_is_one_that_brings_points(name: str) -> None:
    """R37: a tattoo makes a rank, and there is no task left to pay with pearls."""
    rewards = {"rewards": ["pearls", "tattoo"], "seats.0.tattoo": 5}
    state = raiatea.table(raiatea.blessing(bag=0) | LAST_CEREMONY | rewards)
    assert answer(raiatea.GAME, state, name) == "reward tattoo"
