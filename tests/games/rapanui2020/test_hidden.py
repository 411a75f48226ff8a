"""Who knows what: offerings are face down, but a perfect memory has seen them (A37)."""

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, play, table

STYLED = {"d4": "small^ small^", "e4": "small^"}
OWN = {"T": {"offerings": ("chicken:10",)}, "D": {"offerings": ("hut:8", "necklace:14!")}}


def three_offerings() -> vaka.State:
    """Return a match in which the turtle has one offering, the dolphin two."""
    return table(erected=STYLED, own=OWN)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_eyes_see_only_the_number_of_other_offerings(seat: int | None) -> None:
    state = three_offerings()
    view = GAME.view(state, seat)
    position = GAME.position(state)
    for other, own in enumerate(view["seats"]):
        true = position["seats"][other]["offerings"]
        assert own["offerings"] == (true if other == seat else ["?"] * len(true))


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everything_else_is_open(seat: int | None) -> None:
    state = three_offerings()
    view, position = GAME.view(state, seat), GAME.position(state)
    for seen in (view, position):
        for own in seen["seats"]:
            del own["offerings"]
    assert view == position


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_memory_sees_everything_and_a_guess_is_the_truth(seat: int | None) -> None:
    state = three_offerings()
    recall = GAME.view(state, seat, recall=True)
    assert recall == GAME.position(state)
    assert GAME.guess(recall, 1).fields() == state.fields()
    assert state.redealt(-1 if seat is None else seat, vaka.Rng(1)).fields() == state.fields()


def test_a_guess_needs_the_recall_view() -> None:
    with pytest.raises(vaka.BadPosition) as caught:
        GAME.guess(GAME.view(three_offerings(), 0), 1)
    assert caught.value.reason == "needs_recall"
    assert caught.value.arguments["field"] == "seats.1.offerings"
    with pytest.raises(vaka.BadPosition):
        GAME.guess({"seats": 7}, 1)


def test_everybody_hears_which_offering_is_taken() -> None:
    own = {"T": {"resources": (4, 0, 0, 0)}}
    state = table(island={"c4": "D", "d4": "T"}, erected={"d4": "small"}, own=own)
    moves = ("load pukao", "step c4", "step d4", "style", "offer hut")
    events = play(state, *moves, *["spend reeds"] * 4)
    taken = [event for event in events if event.key == "offering"]
    assert [event.hears for event in taken] == [None]
    assert taken[0].arguments == {"seat": 0, "type": "hut", "value": 8}


def test_the_end_hides_nothing() -> None:
    state = table(erected=STYLED, own=OWN, dropped="DM", options={"max_rounds": 2})
    play(state, "drop")
    assert GAME.view(state, None) == GAME.position(state)
