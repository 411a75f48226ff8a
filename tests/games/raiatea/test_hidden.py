"""Who sees what, row by row of the table; what is heard; guesses; and leaks in random play."""

from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    GAME,
    Changes,
    at,
    blessing,
    ceremony,
    location,
    moves,
    play,
    raising,
    seen,
    table,
    turn,
)
from vaka import BadPosition, Match, Rng, engine
from vaka.games.raiatea import parts as K
from vaka.testing import laws, setups

VIEWERS = (1, 2, None)  # of what is seat 0's


def views(state: Any, path: str, recall: bool = False) -> list[Any]:
    """Return a place as seats 1 and 2 and a spectator see it."""
    return [seen(GAME.view(state, viewer, recall), path) for viewer in VIEWERS]


# -- row by row ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["pearls", "mana", "goods.uru", "goods.tiare"])
def test_pearls_mana_and_goods_are_seen_by_their_owner_and_remembered_by_all(path: str) -> None:
    state = table({"seats.0.goods.uru": 2})
    true = at(state, f"seats.0.{path}")
    assert seen(GAME.view(state, 0), f"seats.0.{path}") == true
    assert views(state, f"seats.0.{path}") == ["?"] * 3
    assert views(state, f"seats.0.{path}", recall=True) == [true] * 3


def test_hands_are_seen_by_their_owner_and_counted_by_all() -> None:
    state = table()
    assert GAME.view(state, 0)["seats"][0]["hand"] == ["atea", "atea"]
    for recall in (False, True):
        assert views(state, "seats.0.hand", recall) == [2, 2, 2]


def test_the_number_of_cards_in_hand_is_frozen_while_rituals_lie_in_the_bag() -> None:
    state = table(ceremony("prepare", {"seats.0.hand": ["atea", "hina", "raa"]}))
    play(state, "0 put atea", "0 put hina")
    for recall in (False, True):
        assert views(state, "seats.0.hand", recall) == [3, 3, 3]
        assert views(state, "seats.0.bagged", recall) == ["?", "?", "?"]
    assert GAME.view(state, 0)["seats"][0]["bagged"] == ["atea", "hina"]


def test_drawn_cards_are_counted_by_others() -> None:
    state = table(location("marae", "marae"))
    play(state, "0 draw normal", "- deal raa", "- deal tohu")
    assert GAME.view(state, 0)["seats"][0]["drawn"] == ["raa", "tohu"]
    for recall in (False, True):
        assert views(state, "seats.0.drawn", recall) == [2, 2, 2]


def test_discarded_draws_are_only_counted() -> None:
    state = table()
    for recall in (False, True):
        for viewer in (0, *VIEWERS):
            view = GAME.view(state, viewer, recall)
            assert view["decks"] == {"normal": 33, "forbidden": 28}
            assert view["discards"] == {"normal": 9, "forbidden": 0}


def test_tokens_are_counted_by_eyes_and_remembered() -> None:
    state = table({"seats.0.tokens": ["mana_4", "pearls_3"]})
    assert views(state, "seats.0.tokens") == [2, 2, 2]
    assert views(state, "seats.0.tokens", recall=True) == [["mana_4", "pearls_3"]] * 3
    assert GAME.view(state, 0)["seats"][0]["tokens"] == ["mana_4", "pearls_3"]


OPEN = ["masks", "coupled", "ready", "used", "front", "tile", "tattoo", "priests", "tahua", "keep"]


@pytest.mark.parametrize("key", OPEN)
def test_what_lies_in_front_of_a_screen_is_open(key: str) -> None:
    own = {"seats.0.front": ["piri"], "seats.0.coupled.m05": 1, "seats.0.used.shaman": 1}
    state = table(location("marae", "marae", own | {"seats.0.priests": 3, "seats.0.tattoo": 4}))
    assert views(state, f"seats.0.{key}") == [at(state, f"seats.0.{key}")] * 3


COMMON = ["display", "goods_market", "helper_market", "mask_market", "prices", "tiles", "bag"]
COMMON += ["statues", "order", "queue", "row", "rewards", "made", "phase", "round", "todo", "open"]


@pytest.mark.parametrize("key", COMMON)
def test_the_board_is_open(key: str) -> None:
    for state in (table(location("forest_1", "forest")), table(blessing(["atea"]))):
        for recall in (False, True):
            assert views(state, key, recall) == [at(state, key)] * 3


def test_face_down_tokens_are_unknown_and_their_bags_are_remembered() -> None:
    state = table()
    assert views(state, "statues.1.0") == [["?"]] * 3
    assert views(state, "tokens") == [[9, 23, 21]] * 3
    assert views(state, "tokens", recall=True) == [at(state, "tokens")] * 3


def test_the_forest_deck_is_counted_by_eyes_and_remembered() -> None:
    state = table()
    assert views(state, "forest") == [68] * 3
    assert views(state, "forest", recall=True) == [at(state, "forest")] * 3


@pytest.mark.parametrize(
    ("phase", "move"),
    [("dance", "train 1"), ("buy", "buy normal"), ("prepare", "done"), ("bid", "bid 3")],
)
def test_choices_are_secret_until_all_have_chosen(phase: str, move: str) -> None:
    state = table(ceremony(phase))
    assert views(state, "seats.0.choice") == ["", "", ""]
    play(state, f"0 {move}")
    assert GAME.view(state, 0)["seats"][0]["choice"] == move
    for recall in (False, True):
        assert views(state, "seats.0.choice", recall) == ["?", "?", "?"]
    for seat in (1, 2):
        play(state, f"{seat} {moves(state, seat)[0]}")
    assert at(state, "seats.0.choice") == ""


def test_auction_bids_are_secret_until_all_have_bid() -> None:
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1}
    state = table(raising([["auction_1"], [], [], [], []], auction))
    play(state, "1 bid 4")
    assert GAME.view(state, 0)["seats"][1]["choice"] == "?"
    assert GAME.view(state, 0, recall=True)["seats"][1]["mana"] == 5  # not paid yet
    assert turn(state) == (0, 2)


def test_at_the_end_nothing_is_hidden() -> None:
    state = GAME.start(3)
    state.play_out(Rng(4))
    for viewer in (0, *VIEWERS):
        assert GAME.view(state, viewer) == GAME.position(state)


# -- simultaneous choices --------------------------------------------------------------------------

TOGETHER: list[tuple[Changes, dict[int, list[str]]]] = [
    (ceremony("dance"), {0: ["train 1"], 1: ["train 0"], 2: ["train 1"]}),
    (ceremony("buy"), {0: ["pass"], 1: ["buy normal"], 2: ["buy normal"]}),
    (
        ceremony("prepare"),
        {0: ["put atea", "put atea", "done"], 1: ["put hiro", "done"], 2: ["done"]},
    ),
    (ceremony("bid"), {0: ["bid 2"], 1: ["bid 5"], 2: ["bid 2"]}),
    (
        raising(
            [["auction_1"], [], [], [], []],
            {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1},
        ),
        {0: ["bid 5"], 1: ["bid 5"], 2: ["bid 0"]},
    ),
]


@pytest.mark.parametrize(
    ("changes", "chosen"), TOGETHER, ids=["dance", "buy", "prepare", "bid", "auction"]
)
def test_any_order_of_simultaneous_choices_gives_the_same_position(
    changes: Changes, chosen: dict[int, list[str]]
) -> None:
    reached = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1)):
        state = table(changes)
        assert turn(state) == (0, 1, 2)
        for seat in order:
            for move in chosen[seat]:
                assert seat in turn(state)
                play(state, f"{seat} {move}")
            if seat != order[-1]:
                assert seat not in turn(state)
        reached.append(GAME.position(state))
    assert all(found == reached[0] for found in reached)


def test_any_order_of_keeping_gives_the_same_position() -> None:
    reached = []
    for order in ((0, 1, 2), (2, 0, 1)):
        state = GAME.start(3)
        while turn(state) == (-1,):
            play(state, f"- {moves(state)[0]}")
        for seat in order:
            for _ in range(2):
                play(state, f"{seat} {moves(state, seat)[-1]}")
        reached.append(GAME.position(state))
    assert reached[0] == reached[1]


# -- what is heard of a match ----------------------------------------------------------------------


def match_up_to(phase: str) -> Match:
    """Play the first moves of a match up to a phase of the first ceremony."""
    match = Match(GAME, 3)
    rng = Rng(8)
    while match.view(None)["phase"] != phase or match.turn() == (-1,):
        seat = match.turn()[0]
        if seat < 0:
            match.draw_once(rng)
        else:
            legal = match.moves(seat)
            match.play(seat, legal[rng.below(len(legal))])
    return match


def test_dealt_and_kept_rituals_are_heard_by_their_owner_only() -> None:
    match = Match(GAME, 3)
    while match.turn() == (-1,):
        match.draw_once(Rng(3))
    match.play(1, match.moves(1)[0])
    heard = {seat: match.heard_lines(seat) for seat in (0, 1, 2, None)}
    lines = [(line.seat, line.move) for line in match.lines]
    for seat in range(3):
        own = [text for _, text in heard[seat] if text.startswith("deal ") and text != "deal ?"]
        assert len([text for text in own if text.split()[1] in K.RITUALS]) == 5
    assert heard[1][-1] == lines[-1]
    assert heard[0][-1] == heard[None][-1] == (1, "keep ?")
    assert not [text for _, text in heard[None] if text.split()[-1] in K.RITUALS]


def test_the_moves_of_act_three_of_others_are_left_out() -> None:
    match = match_up_to("reward")
    put = [line for line in match.lines if line.move.startswith("put")]
    assert put
    for seat in (0, 1, 2, None):
        heard = [(who, move) for who, move in match.heard_lines(seat) if move.startswith("put")]
        assert heard == [(line.seat, line.move) for line in put if line.seat == seat]


def test_simultaneous_choices_are_heard_when_all_have_chosen() -> None:
    match = match_up_to("reward")
    assert [move for who, move in match.heard_lines(0) if move.startswith("bid")] == [
        line.move for line in match.lines if line.move.startswith("bid")
    ]
    match = match_up_to("dance")
    match.play(1, "train 0")
    assert match.heard_lines(1)[-1] == (1, "train 0")
    assert match.heard_lines(0)[-1] == match.heard_lines(None)[-1] == (1, "train ?")
    match.play(0, "train 0")
    assert match.heard_lines(2)[-2:] == [(1, "train ?"), (0, "train ?")]
    match.play(2, "train 0")
    assert match.heard_lines(0)[-3:] == [(1, "train 0"), (0, "train 0"), (2, "train 0")]


@pytest.mark.parametrize("move", ["pass", "buy normal"])
def test_buying_and_passing_sound_the_same(move: str) -> None:
    state = table(ceremony("buy"))
    assert GAME.heard(state, 0, move, 1) == "buy ?"
    assert GAME.heard(state, 0, move, 0) == move
    assert GAME.heard(state, 0, move, 1, revealed=True) == move


def test_training_on_the_path_is_open() -> None:
    state = table(location("path", "path_of_the_gods"))
    assert GAME.heard(state, 0, "train 1", 2) == "train 1"


def test_secret_events_reach_their_seat_only() -> None:
    state = table(ceremony("prepare"))
    [put] = play(state, "0 put atea")
    assert (put.key, put.hears) == ("put", (0,))
    [ready] = play(state, "0 done")
    assert (ready.key, ready.hears) == ("prepared", None)
    bids = table(ceremony("bid"))
    assert [event.key for event in play(bids, "0 bid 3", "1 bid 2")] == ["chosen", "chosen"]
    assert any(event.reveals for event in play(bids, "2 bid 1"))


# -- guesses ---------------------------------------------------------------------------------------


def test_a_guess_has_two_copies_of_each_design_at_most() -> None:
    view = GAME.view(table(seats=5, tane=True), 2, recall=True)
    for seed in range(20):
        world = GAME.position(GAME.guess(view, seed))
        for deck in K.DECKS:
            for name in world["decks"][deck]:
                held = sum(own["hand"].count(name) for own in world["seats"])
                assert world["decks"][deck][name] + world["discards"][deck][name] + held == 2


def test_seats_below_ariki_are_not_guessed_to_hold_forbidden_rituals() -> None:
    known = {"seats.1.hand": ["oro", "raa"], "seats.1.tattoo": 4, "decks.forbidden.oro": 1}
    fewer = {"decks.normal.raa": 1, "discards.normal.hiro": 2, "discards.normal.hina": 2}
    view = GAME.view(table(known | fewer), 0, recall=True)
    for seed in range(20):
        seats = GAME.position(GAME.guess(view, seed))["seats"]
        backs = [[K.BACK[K.RITUALS.index(name)] for name in own["hand"]] for own in seats]
        assert [sum(hand) for hand in backs[1:]] == [1, 0]


def test_what_is_drawn_at_once_is_guessed_from_one_deck() -> None:
    own = {"seats.1.tattoo": 4, "seats.2.tattoo": 4}
    state = table(ceremony("buy", own))
    play(state, "0 pass", "1 buy forbidden", "2 buy normal")
    while turn(state) == (-1,):
        play(state, f"- {moves(state)[0]}")
    view = GAME.view(state, 0, recall=True)
    seen_backs = set()
    for seed in range(40):
        seats = GAME.position(GAME.guess(view, seed))["seats"]
        backs = [{K.BACK[K.RITUALS.index(name)] for name in own["drawn"]} for own in seats[1:]]
        assert all(len(back) == 1 for back in backs)
        seen_backs.add(tuple(min(back) for back in backs))
    assert (K.FORBIDDEN, K.NORMAL) in seen_backs


@pytest.mark.parametrize("phase", ["dance", "buy", "bid"])
def test_secret_choices_are_guessed_from_all_that_were_possible(phase: str) -> None:
    state = table(ceremony(phase, {"seats.1.pearls": 5, "seats.1.tattoo": 3}))
    possible = set(moves(state, 1))
    play(state, f"1 {moves(state, 1)[0]}")
    view = GAME.view(state, 0, recall=True)
    guessed = {at(GAME.guess(view, seed), "seats.1.choice") for seed in range(80)}
    assert guessed == possible


def test_bagged_rituals_are_guessed_within_the_clips() -> None:
    hand = {"seats.1.hand": ["atea", "faa_hotu", "hina", "hiro", "raa", "tohu"]}
    state = table(ceremony("bid", hand))
    view = GAME.view(state, 0, recall=True)
    sizes = set()
    for seed in range(60):
        bagged = at(GAME.guess(view, seed), "seats.1.bagged")
        clipped = [name for name in bagged if K.KIND[K.RITUALS.index(name)] != K.BROWN]
        assert len(clipped) <= 2
        sizes.add(len(bagged))
    assert {0, 1, 2} <= sizes


def test_a_guess_needs_a_recall_view() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.guess(GAME.view(table(), 0), 1)
    assert caught.value.reason == "needs_recall"
    with pytest.raises(BadPosition) as caught:
        GAME.guess(
            GAME.position(table())
            | {"decks": {"normal": 1, "forbidden": 1}}
            | {"discards": {"normal": 1, "forbidden": 1}},
            1,
        )
    assert caught.value.reason == "whose_view"


BROKEN_VIEWS: list[tuple[str, Any]] = [
    ("decks", 3),
    ("decks", {"normal": 1}),
    ("seats", 3),
    ("seats", [3, 3, 3]),
    ("row", [3]),
    ("row", [{}]),
    ("todo", {}),
    ("options", None),
]


@pytest.mark.parametrize(("key", "value"), BROKEN_VIEWS, ids=range(len(BROKEN_VIEWS)))
def test_a_broken_view_is_refused(key: str, value: Any) -> None:
    view = GAME.view(table(), 0, recall=True)
    with pytest.raises(BadPosition):
        GAME.guess(view | {key: value}, 1)


@pytest.mark.parametrize("key", ["hand", "drawn", "bagged", "front", "tattoo"])
def test_a_seat_of_a_broken_view_is_refused(key: str) -> None:
    for seat in (0, 1):
        view = GAME.view(table(), 0, recall=True)
        view["seats"][seat][key] = ["pele"]
        with pytest.raises(BadPosition):
            GAME.guess(view, 1)


# -- leaks in random play --------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_nothing_leaks_in_two_thousand_random_matches(part: int) -> None:
    """Somewhere in each match a redealt world must look, sound and offer the same to each seat."""
    every = list(setups(GAME))
    for number in range(part, 2000 if engine.COMPILED else 24, 4):
        seats, options = every[number % len(every)]
        rng = Rng(11).split(number)
        state = GAME.start(seats, options)
        stop = 60 + rng.below(300)
        for _ in range(stop):
            if state.turn == -2:
                break
            advance(state, rng)
        check_no_leak(state, rng)


def advance(state: Any, rng: Rng) -> None:
    """Play one random move of anybody who is to move."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    if seat < 0:
        state.draw(rng)
    else:
        legal = state.moves(seat)
        state.play(legal[rng.below(len(legal))], seat)


def check_no_leak(state: Any, rng: Rng) -> None:
    """One seat looks: its views, moves and pictures are the same in another possible world."""
    viewer = rng.below(state.seats + 1) - 1
    seat = None if viewer < 0 else viewer
    laws.check_sight(GAME, state, seat, rng)
    other = state.redealt(viewer, rng)
    for recall in (False, True):
        assert GAME.view(other, seat, recall) == GAME.view(state, seat, recall)
    if seat is not None:
        assert GAME.moves(other, seat) == GAME.moves(state, seat)
