import json
from array import array
from functools import partial
from typing import Any

import numpy as np
import pytest

import vaka
from learn.observation_pins import pin, pinned, positions, tables
from vaka.core.game import Game
from vaka.core.layout import Layout, Numbers
from vaka.engine.observation import ObservationBuffer
from vaka.learn.observer import Observer
from vaka.testing import check_observation


def same(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> bool:
    return one.tobytes() == other.tobytes()


def memory(game: Game, view: dict[str, Any]) -> str:
    """Return a recall view without what only tells how it came to be so."""
    if game.name == "rapanui2011":  # of face-up cards neither order nor giver matter any more
        view["stone"] = sorted(
            (json.dumps(card) for card in view["stone"] if card["face"] == "up"), key=_kind
        ) + [card for card in view["stone"] if card["face"] == "down"]
        view["stone"] = [_kind(c) if isinstance(c, str) else c for c in view["stone"]]
    if game.name == "rapanui2020":  # the way taken: which spaces, and which is the last
        route = view["now"]["route"]
        view["now"]["route"] = [sorted(route), route[-1:]]
    return json.dumps(view, sort_keys=True)


def _kind(card: str) -> str:
    return str(json.loads(card)["kind"])


def test_the_numbers_keep_their_laws(game: Game) -> None:
    seen = check_observation(game, 1, 11, list(tables(game)), partial(memory, game), 150)
    assert seen > 100


def test_the_own_seat_comes_first_and_the_others_clockwise(rapanui: Game) -> None:
    observer = Observer(rapanui)
    span = observer.layout.span("wood")
    state = next(iter(positions(rapanui, 3, {}, 1)))
    for seat in range(3):
        wood = observer.write(state, seat)[span.first : span.last + 1] * span.numbers.per
        assert wood.round().tolist() == [2 + (seat + i) % 3 for i in range(3)] + [0]


def test_layout_and_moves_are_pinned(game: Game) -> None:
    assert pin(game) == pinned()[game.name], (
        "the observation or the numbers of the moves have changed: models would be confused. If "
        "it must be, raise the version in observation.py and run tests/learn/observation_pins.py"
    )


def test_labels_name_every_number(game: Game) -> None:
    layout = Observer(game).layout
    assert len(set(layout.labels)) == len(layout.labels) == len(layout)
    for span in layout.spans:
        assert layout.labels[span.first].startswith(span.numbers.name)
        assert layout.span(span.numbers.name) is span


def test_bad_use_is_refused(rapanui: Game) -> None:
    observer = Observer(rapanui)
    state = observer.start(2)
    with pytest.raises(ValueError, match="seats 0 to 1, not 2"):
        observer.write(state, 2)
    with pytest.raises(ValueError, match=r"the shape \(382,\), not \(3,\)"):
        observer.write(state, 0, np.zeros(3, np.float32))
    with pytest.raises(ValueError, match="32-bit floats"):
        observer.write(state, 0, np.zeros(382))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="32-bit floats"):
        observer.write(state, 0, np.zeros((382, 2), np.float32)[:, 0])
    with pytest.raises(vaka.BadSeats):
        observer.start(7)
    with pytest.raises(vaka.BadOption):
        observer.start(2, {"colour": "blue"})
    with pytest.raises(KeyError, match="there are seats, seat"):
        observer.layout.span("gold")
    with pytest.raises(ValueError, match="the same name"):
        Layout(1, Numbers("a", meaning=""), Numbers("a", meaning=""))


def test_a_sheet_keeps_its_buffer_in_place() -> None:
    room = array("f", [0.0])
    buffer = ObservationBuffer(room)
    with pytest.raises(BufferError):
        room.append(1.0)
    assert buffer.n == 0


def test_a_state_of_the_game_itself_can_be_written_too(game: Game) -> None:
    observer = Observer(game)
    state = next(iter(positions(game, game.seats[0], {}, 1)))
    plain = game.state_class()
    plain.become(state)
    assert same(observer.write(plain, 0), observer.write(state, 0))
