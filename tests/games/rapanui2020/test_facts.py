"""The facts follow from the rules and from what the viewer knows, on both engines alike."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, legal, play, table
from vaka.bots import bot
from vaka.engine.rng import Rng
from vaka.games.rapanui2020 import facts as rules
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020
from vaka.games.rapanui2020.shapes import FACTS, POSITION, VIEW
from vaka.match import Match

PROGRAM = Path(__file__).parent / "facts_digest.py"


def moments(seats: int, rounds: int = 3) -> Iterator[vaka.State]:
    """Yield the States of a match between bots that know what they do."""
    match = Match(GAME, seats, {"max_rounds": rounds})
    thinker, rng = bot("novice", GAME, Rng(seats)), Rng(seats)
    match.draw(rng)
    while not match.over:
        yield match.state
        seat = match.turn()[0]
        view = GAME.view(match.state, seat, True)
        match.play(seat, thinker.choose(view, seat, match.moves(seat)))
    yield match.state


# -- laws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_facts_have_their_shape_and_add_up_to_the_score(seats: int) -> None:
    for state in moments(seats):
        scores = [score[0] for score in GAME.score(state)]
        over = not GAME.turn(state)
        for viewer in (None, *range(seats)):
            facts = GAME.facts(state, viewer)
            FACTS.check(facts, "")
            legal_moves = set() if over else set(GAME.moves(state, facts["chooser"]))
            assert {*facts["moves"], *facts["warnings"]} <= legal_moves
            steps = {f"step {space}" for space in facts["steps"]}
            assert steps == {move for move in legal_moves if move.startswith("step ")}
            assert (facts["score"] is None) != over
            for seat, own in enumerate(facts["seats"]):
                assert own["points"] == (scores[seat] if over or seat == viewer else None)
        everything = GAME.facts(state, None, everything=True)
        FACTS.check(everything, "")
        assert everything == GAME.facts(state, None, recall=True)
        lines = everything["score"]
        assert [sum(line["points"] for line in own) for own in lines] == scores
        assert [sum(own.values()) for own in everything["totals"]] == scores


@pytest.mark.parametrize("seats", GAME.seats)
def test_positions_and_views_have_their_shapes(seats: int) -> None:
    for state in moments(seats):
        POSITION.check(GAME.position(state), "")
        for viewer in (None, *range(seats)):
            VIEW.check(GAME.view(state, viewer), "")


@pytest.mark.parametrize("seats", GAME.seats)
def test_facts_follow_from_the_view_alone(seats: int) -> None:
    rng = Rng(seats)
    for state in moments(seats):
        for seat in range(seats):
            guessed = GAME.guess(GAME.view(state, seat, recall=True), rng)
            for recall in (False, True):
                facts = GAME.facts(state, seat, recall)
                assert facts == GAME.facts(guessed, seat, recall)
                assert facts == GAME.facts(state.redealt(seat, rng), seat, recall)


def test_equal_views_give_equal_facts() -> None:
    """A37: who has which of two offerings face down changes no fact of a third seat."""

    def with_offerings(one: str, other: str) -> vaka.State:
        own = {"D": {"offerings": (one,)}, "M": {"offerings": (other,)}}
        return table(erected={"f3": "small^ medium^"}, own=own)

    one, other = with_offerings("hut:8", "hut:7"), with_offerings("hut:7", "hut:8")
    for viewer in (None, 0):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.facts(one, viewer) == GAME.facts(other, viewer)
    hidden = GAME.facts(one, 0)
    assert [own["points"] for own in hidden["seats"]] == [4, None, None]
    assert [own["points"] for own in GAME.facts(one, 1)["seats"]] == [None, 12, None]
    assert hidden["points"] is hidden["score"] is hidden["totals"] is hidden["places"] is None


def test_both_engines_know_the_same_facts() -> None:
    def digest(**environment: str) -> str:
        kept = {key: value for key, value in os.environ.items() if key != "VAKA_PURE"}
        kept["PYTHONPATH"] = os.pathsep.join(sys.path)
        command = [sys.executable, str(PROGRAM), "1"]
        return subprocess.run(
            command, env={**kept, **environment}, capture_output=True, text=True, check=True
        ).stdout

    assert digest() == digest(VAKA_PURE="1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_tile_is_legal_only_in_its_window(seats: int) -> None:
    """G6: the windows that refusals speak of are those of the legal moves."""
    for state in moments(seats):
        assert isinstance(state, RapaNui2020)
        if state.turn < 0 or state.tool >= 0:
            continue
        for number, tile in enumerate(K.TILES):
            if {f"play {tile}", f"copy {tile}"} & set(legal(state)):
                assert rules.in_window(state, number)


# -- by rule ---------------------------------------------------------------------------------------


def test_e1_how_near_the_end_is() -> None:
    assert GAME.facts(table(), 0)["end"] == {"empty": 21, "limit": 3, "last": False}
    nearly = {"e4": "small small", "f3": "small small", "d4": "small small", "c5": "small small"}
    nearly |= {"a4": "medium medium", "b2": "medium medium", "b5": "medium medium"}
    nearly |= {"e2": "large large", "g3": "large", "a5": "large"}
    end = GAME.facts(table(erected=nearly), 0)["end"]
    assert end == {"empty": 3, "limit": 3, "last": True}
    del nearly["a5"]
    assert not GAME.facts(table(erected=nearly), 0)["end"]["last"]


def test_e2_e3_at_the_end_all_is_known() -> None:
    *_, state = moments(3, rounds=1)
    facts = GAME.facts(state, None)
    scores = [score[0] for score in GAME.score(state)]
    assert facts["points"] == scores
    assert [place == 1 for place in facts["places"]] == [own == max(scores) for own in scores]
    assert facts["moves"] == {}
    assert facts["chooser"] == -1


def test_p1_placing_says_what_is_there() -> None:
    state = table(phase="place", erected={"f3": "small medium^"}, quarry=("DD", "", ""), stars=())
    moves = GAME.facts(state, 0)["moves"]
    assert moves["place f3"] == {"bare": 1}
    assert moves["place e4"] == {"bare": 0}
    assert moves["carve 1"] == {"left": 2}
    assert GAME.facts(state, 0)["quarry"] == [3, 4, 3]


def test_p2_a_moai_says_who_works_for_it() -> None:
    state = table(phase="sculpt", quarry=("TT", "T", ""))
    moves = GAME.facts(state, 0)["moves"]
    assert moves["take medium"] == {"columns": 2, "units": 3}
    assert moves["take small"] == {"columns": 1, "units": 1}
    assert GAME.facts(state, 0)["warnings"] == {"done": "done"}


def test_p3_steps_pay_the_owner() -> None:
    island = {"d3": "D", "c3": "D", "c4": "T", "c5": "T", "e4": "T"}
    state = table(island=island, own={"T": {"moai": "small"}})
    starts = {"small": "e3", "medium": "e3", "large": "e3", "pukao": "b4"}
    assert GAME.facts(state, 0)["starts"] == starts
    play(state, "load small")
    facts = GAME.facts(state, 1)
    assert facts["destinations"] == ["e4", "c5"]
    assert facts["steps"] == {
        "d3": {"seat": 1, "resources": ["reeds"]},
        "e4": {"seat": -1, "resources": []},
    }
    play(state, "step d3")
    assert GAME.facts(state, 0)["steps"]["c3"] == {"seat": 1, "resources": ["reeds", "eggs"]}
    play(state, "step c3")
    facts = GAME.facts(state, 0)
    assert facts["chooser"] == 1
    assert facts["moves"]["income eggs"] == {"units": 1, "lost": 0}


def test_p3_a_pukao_pays_reeds() -> None:
    state = table(
        island={"c4": "D", "d4": "T"},
        erected={"d4": "small"},
        own={"T": {"resources": (4, 0, 0, 0)}},
    )
    play(state, "load pukao")
    assert GAME.facts(state, 0)["destinations"] == ["d4"]
    assert GAME.facts(state, 0)["steps"] == {"c4": {"seat": 1, "resources": ["reeds"]}}


def test_p3_erecting_and_gaining_up_to_the_cap() -> None:
    own = {"T": {"moai": "large", "resources": (7, 0, 0, 0), "built": "fervent"}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest barter"}, own=own)
    play(state, "load large", "step e4")
    first = [slot["space"] for slot in GAME.position(state)["slots"]].index("e4")
    moves = GAME.facts(state, 0)["moves"]
    assert moves["erect rest"] == {"slot": first}
    assert moves["erect barter"] == {"slot": first + 1}
    play(state, "erect rest")
    moves = GAME.facts(state, 0)["moves"]
    assert moves["gain reeds"] == {"units": 5, "lost": 4}
    assert moves["gain eggs"] == {"units": 5, "lost": 0}


def test_p3_offerings_have_their_price() -> None:
    own = {"resources": (4, 4, 0, 0), "tiles": "take_your_pick skimp"}
    state = table(island={"c4": "T", "d4": "T"}, erected={"d4": "small"}, own={"T": own})
    play(state, "load pukao", "step c4", "step d4", "style")
    facts = GAME.facts(state, 0)
    assert facts["price"] == 4
    assert facts["moves"]["offer chicken"] == {"points": 10, "units": 4}
    assert facts["moves"]["offer outstanding hut"] == {"points": 9, "units": 4}
    play(state, "play skimp")
    assert GAME.facts(state, 0)["price"] == 2
    play(state, "offer hut", "spend reeds")
    assert GAME.facts(state, 0)["moves"]["spend reeds"] == {"unit": 2, "units": 2}


def test_g5_improvements_have_their_price_and_are_three() -> None:
    own = {"resources": (2, 2, 2, 8), "built": "fervent artistic"}
    state = table(own={"T": own})
    assert GAME.facts(state, 0)["moves"]["build chief"] == {"units": 3}
    assert GAME.facts(state, 0)["seats"][0]["improvements_left"] == 1
    play(state, "build popular")
    assert GAME.facts(state, 1)["seats"][0]["improvements_left"] == 0


def test_t2_t5_t7_powers() -> None:
    own = {"resources": (3, 7, 0, 0), "tiles": "barter lend_a_hand"}
    state = table(own={"T": own}, quarry=("T", "T", ""), tablets="T")
    assert GAME.facts(state, 0)["moves"]["copy barter"] == {"points": 3}
    play(state, "play barter")
    assert GAME.facts(state, 0)["moves"]["give reeds"] == {"units": 3}
    play(state, "give reeds")
    assert GAME.facts(state, 0)["moves"]["get eggs"] == {"units": 3, "lost": 2}
    play(state, "get wood", "play lend_a_hand")
    assert GAME.facts(state, 0)["moves"]["lift sculptor"] == {"column": 2}


def test_s3_s8_setting_up() -> None:
    state = GAME.start(2)
    assert GAME.facts(state, None)["moves"]["tile rest"] == {"slot": 0}
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    display = GAME.position(state)["display"]
    for tile in (name for name, count in display.items() if count):
        assert GAME.facts(state, 1)["moves"][f"draft {tile}"] == {"others": display[tile] - 1}
