from typing import Any

import pytest

import vaka
from vaka.core.game import Game
from vaka.testing import cases
from vaka.testing.cases import Difference

START = {"start": 2}


def case(*steps: Any, expect: Any = None, **more: Any) -> dict[str, Any]:
    return {"id": "x", "note": "", "position": START, "steps": list(steps), **more} | (
        {} if expect is None else {"expect": expect}
    )


COLOURS = ["colour light_blue", "colour red", "colour violet", "colour yellow_green"]

HOLDING = [
    case({"turn": [-1]}, {"legal": COLOURS}, {"odds": [1, 1, 1, 1]}),
    case({"seat": 0, "legal": []}),
    case({"offered": ["colour red"], "has": ["colour violet"]}),
    case({"refused": ["colour blue", "pass"], "illegal": ["deal fish"]}),
    case([-1, "colour red"], {"position": {"seats": [{"colour": "red"}, {"colour": ""}]}}),
    case([-1, "colour red"], {"view": 0, "recall": True, "is": {"seats": [{"wood": 2}, {}]}}),
    case({"view": None, "is": {"pile": {"?": 50}}}),
    case({"score": [[0, 0, 0], [0, 0, 0]]}),
    case(expect=COLOURS),
    case(expect={"phase": "colour"}),
    case({"expect": {"phase": "colour", "count:colours": 4, "sum:pile": 50}}),
    {"base": {"seats": 2, "at": "start"}, "expect": {"turn": [-1], "legal": COLOURS}},
    {"base": {"seats": 2}, "expect": {"phase": "buy", "legal:1": [], "odds": [], "turn": [0]}},
    {"base": {"seats": 2}, "set": {"seats.0.wood": 9}, "expect": {"seats.0.wood": 9}},
    {"base": {"seats": 2}, "expect": {"view:none:pile.?": 34, "recall:0:seats.1.wood": 3}},
    {"base": {"seats": 2}, "expect": {"score": [[0, 0, 2], [0, 0, 3]], "sum:seats.0.hand": 3}},
]


@pytest.mark.parametrize("holding", HOLDING, ids=range(len(HOLDING)))
def test_a_case_that_holds_passes(rapanui: Game, holding: dict[str, Any]) -> None:
    cases.run(rapanui, holding)


DIFFERING = [
    (case({"turn": [0]}), r"step 1: turn should be \[0\], is \[-1\]"),
    (case({"legal": []}), "step 1: legal moves should be"),
    (case({"odds": [2]}), "step 1: odds should be"),
    (case({"score": []}), "step 1: score should be"),
    (case({"offered": ["pass"]}), "step 1: 'pass' should be legal"),
    (case({"refused": ["colour red"]}), "'colour red' should be refused, but was played"),
    (case({"position": {"phase": "buy"}}), "position.phase should be 'buy', is 'colour'"),
    (case({"position": {"foo": 1}}), "position.foo is missing"),
    (case({"position": {"seats": [{}]}}), "position.seats should be"),
    (case({"view": 0, "is": {"phase": "buy"}}), "view:0.phase should be 'buy'"),
    (case([0, "pass"]), "It is not Seat 0's turn"),
    (case([0]), r"a move must be \[seat, move\]"),
    (case("pass"), "a step must be a move or an object"),
    (case({"wood": 3}), "there is no check 'wood'"),
    (case({"expect": {"seats.7.wood": 1}}), "there is no seats.7.wood"),
    (case({"expect": {"phase": 1}}), "phase should be 1"),
    (case(expect={"phase": "buy"}), "position.phase"),
    (case(expect=["pass"]), "legal moves"),
    ({"position": {"start": 9}}, "is for 2, 3, 4 seats, not 9"),
    ({"position": {"game": "rapanui2011"}}, "is missing"),
    ({"position": 3}, "must be an object"),
    ("text", "a case must be an object"),
    ({"base": {"seats": 2}, "set": {"seats.0.hand.fish": 3}}, "in all"),
    ({"base": {"seats": 2}, "set": {"seats.x.y": 3}}, "there is no seats.x"),
]


@pytest.mark.parametrize(("differing", "text"), DIFFERING, ids=range(len(DIFFERING)))
def test_a_case_that_does_not_hold_says_what_differs(
    rapanui: Game, differing: Any, text: str
) -> None:
    with pytest.raises(Difference, match=text):
        cases.run(rapanui, differing)


def test_what_differs_is_said_in_one_language(rapanui: Game) -> None:
    with pytest.raises(Difference) as differing:
        cases.run(rapanui, case({"turn": [-1]}, {"turn": [0]}))
    assert differing.value.sentence("nl") == "stap 2: turn moet [0] zijn, maar is [-1]"
    assert differing.value.sentence("de") == "Schritt 2: turn muss [0] sein, ist aber [-1]"
    with pytest.raises(Difference) as refused:
        cases.run(rapanui, case([0, "pass"]))
    assert refused.value.sentence("nl").startswith("stap 1: Plaats 0 is niet aan zet")


def test_nobody_has_moves_when_it_is_over(rapanui: Game) -> None:
    state = rapanui.start(2)
    state.play_out(vaka.Rng(1))
    over = {"position": rapanui.position(state), "steps": [{"legal": []}]}
    with pytest.raises(Difference, match="the match is over"):
        cases.run(rapanui, over)


def test_a_case_may_say_its_game() -> None:
    assert cases.game_name({"position": {"game": "g"}}) == "g"
    assert cases.game_name({"base": {"game": "g"}}) == "g"
    assert cases.game_name({"position": {"start": 2}}) is None
    assert cases.game_name(3) is None
