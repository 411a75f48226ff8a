"""Positions and views that cannot be: refused with the field and the reason, and never else."""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.rapanui2011.rapanui2011_setup import (
    GAME,
    KINDS,
    TYPES,
    Seat,
    counts,
    down,
    moves,
    opening,
    place,
    play,
    play_on,
    set_up,
    up,
)
from vaka import BadPosition, Match, Rng, State, words

Position = dict[str, Any]
GONE = object()  # as a new value: the entry is removed


@dataclass(frozen=True)
class More:
    """As a new value: the old one and so many more."""

    cards: int


STONE = (up("grain", 1), down("fish", 0, "2 fish 1 grain"), up("mulberry"))
GIVER = Seat(offerings="1 fish 1 grain")


def after(seats: int, *lines: str) -> Position:
    """Return the position of a new match after some moves of chance."""
    state = GAME.start(seats)
    play(state, *lines)
    return GAME.position(state)


BASES: dict[str, Position] = {
    "new": after(3),
    "colour": after(3, "- colour red"),
    "setup": after(3, "- colour red", "- colour violet", "- colour light_blue", "- deal fish"),
    "refill": place(Seat(), Seat(), phase="refill", columns=["", "fish", "moai", "fish"], column=0),
    "buy": place(GIVER, Seat(), Seat(), phase="buy", stone=STONE),
    "two": place(GIVER, Seat(), phase="buy", stone=STONE),
    "lay": place(GIVER, Seat(), phase="lay"),
    "sacrifice": place(GIVER, GIVER, GIVER, phase="sacrifice", queue=(1, 2)),
    "hide": place(GIVER, Seat(), phase="hide"),
    "add": place(Seat(), Seat(), phase="add"),
    "draw": place(Seat(), Seat(), phase="draw"),
    "moai": place(Seat("1 moai"), Seat("1 moai"), phase="moai", queue=(0, 1), scored="moai"),
    "substitute": place(
        Seat("1 fish"), Seat("2 fish"), phase="substitute", owed=((0, 1), (1, 2)), scored="fish",
        supply="1 grain",
    ),
    "over": place(GIVER, Seat(), phase="over", stone=STONE),
}  # fmt: skip


def changed(position: Position, changes: dict[str, Any]) -> Position:
    """Return a copy in which the places named by paths have other values."""
    position = copy.deepcopy(position)
    for path, value in changes.items():
        *parents, last = path.split(".")
        here: Any = position
        for parent in parents:
            here = here[int(parent)] if isinstance(here, list) else here[parent]
        key: Any = int(last) if isinstance(here, list) else last
        if value is GONE:
            del here[key]
        else:
            here[key] = here[key] + value.cards if isinstance(value, More) else value
    return position


def refusal_of(door: Callable[[Any], State], value: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        door(value)
    return caught.value


NO_CARDS = dict.fromkeys(TYPES, 0)
NO_OFFERINGS = dict.fromkeys(KINDS, 0)
FULL = ["fish"] * 4
GIVEN_BACK = {"supply.fish": More(1), "supply.grain": More(1)}  # what a GIVER has
RED_HAND = ("fish", "mulberry", "grain")

# base, changes, the field that is named, the reason
BAD: list[tuple[str, dict[str, Any], str, str]] = [
    # shapes: what may stand where
    ("buy", {"game": "tongiaki"}, "game", "not_word"),
    ("buy", {"game": GONE}, "game", "missing"),
    ("buy", {"options": {"all_face_down": True}}, "options", "unknown_field"),
    ("buy", {"options": []}, "options", "not_record"),
    ("buy", {"colours": "yellow_green"}, "colours", "not_list"),
    ("buy", {"colours": ["pink"]}, "colours.0", "not_word"),
    ("buy", {"colours": ["red"] * 5}, "colours", "wrong_length"),
    ("buy", {"pile": GONE}, "pile", "missing"),
    ("buy", {"pile.moai": GONE}, "pile.moai", "missing"),
    ("buy", {"pile.kava": 1}, "pile", "unknown_field"),
    ("buy", {"pile.moai": -1}, "pile.moai", "out_of_range"),
    ("buy", {"pile.moai": 51}, "pile.moai", "out_of_range"),
    ("buy", {"pile.moai": 1.0}, "pile.moai", "not_whole"),
    ("buy", {"pile.moai": True}, "pile.moai", "not_whole"),
    ("buy", {"columns": []}, "columns", "wrong_length"),
    ("buy", {"columns.3": [*FULL, "fish"]}, "columns.3", "wrong_length"),
    ("buy", {"columns.3.0": "kava"}, "columns.3.0", "not_word"),
    ("buy", {"columns.3": None}, "columns.3", "not_list"),
    ("buy", {"supply.fish": 26}, "supply.fish", "out_of_range"),
    ("buy", {"stone": {}}, "stone", "not_list"),
    ("buy", {"stone": [up("fish")] * 101}, "stone", "wrong_length"),
    ("buy", {"stone.0": "fish"}, "stone.0", "not_record"),
    ("buy", {"stone.0": None}, "stone.0", "not_record"),
    ("buy", {"stone.0.kind": "moai"}, "stone.0.kind", "not_word"),
    ("buy", {"stone.0.face": "sideways"}, "stone.0.face", "not_word"),
    ("buy", {"stone.1.face": "sideways"}, "stone.1.face", "not_word"),
    ("buy", {"stone.1.face": GONE}, "stone.1.face", "missing"),
    ("buy", {"stone.0.limit": NO_OFFERINGS}, "stone.0.limit", "unknown_field"),
    ("buy", {"stone.1.limit": {}}, "stone.1.limit.fish", "missing"),
    ("buy", {"stone.1.limit.fish": 26}, "stone.1.limit.fish", "out_of_range"),
    ("buy", {"stone.1.from": -1}, "stone.1.from", "out_of_range"),
    ("buy", {"stone.0.from": -2}, "stone.0.from", "out_of_range"),
    ("buy", {"box_moais": 10}, "box_moais", "out_of_range"),
    ("buy", {"seats": []}, "seats", "wrong_length"),
    ("buy", {"seats.0": []}, "seats.0", "not_record"),
    ("buy", {"seats.0.colour": "pink"}, "seats.0.colour", "not_word"),
    ("buy", {"seats.0.wood": -1}, "seats.0.wood", "out_of_range"),
    ("buy", {"seats.0.wood": 10_000}, "seats.0.wood", "out_of_range"),
    ("buy", {"seats.0.fame": "1"}, "seats.0.fame", "not_whole"),
    ("buy", {"seats.0.hand": GONE}, "seats.0.hand", "missing"),
    ("buy", {"seats.0.display.fish": None}, "seats.0.display.fish", "not_whole"),
    ("buy", {"seats.0.offerings.moai": 0}, "seats.0.offerings", "unknown_field"),
    ("buy", {"active": 4}, "active", "out_of_range"),
    ("buy", {"phase": "lunch"}, "phase", "not_word"),
    ("buy", {"phase": ["buy"]}, "phase", "not_word"),
    ("buy", {"mover": -2}, "mover", "out_of_range"),
    ("buy", {"column": 4}, "column", "out_of_range"),
    ("buy", {"scored": "wood"}, "scored", "not_word"),
    ("buy", {"turn": 0}, "position", "unknown_field"),
    ("sacrifice", {"queue": [0, 1, 2, 0, 1]}, "queue", "wrong_length"),
    ("sacrifice", {"queue": ["1"]}, "queue.0", "not_whole"),
    ("substitute", {"owed.0": [0]}, "owed.0", "wrong_length"),
    ("substitute", {"owed.0": [0, 1, 1]}, "owed.0", "wrong_length"),
    ("substitute", {"owed.0": [0, 0]}, "owed.0.1", "out_of_range"),
    ("substitute", {"owed.0": [0, 3]}, "owed.0.1", "out_of_range"),
    ("substitute", {"owed.0": [None, 1]}, "owed.0.0", "not_whole"),
    # seats that do not sit at this table
    ("two", {"active": 2}, "active", "out_of_range"),
    ("two", {"mover": 3}, "mover", "out_of_range"),
    ("two", {"stone.0.from": 2}, "stone.0.from", "out_of_range"),
    ("two", {"stone.1.from": 3}, "stone.1.from", "out_of_range"),
    ("two", {"queue": [0, 2]}, "queue.1", "out_of_range"),
    ("substitute", {"owed.1": [2, 1]}, "owed.1", "out_of_range"),
    # components that do not add up
    ("buy", {"colours": []}, "colours", "colours_once"),
    ("buy", {"colours": ["red"]}, "colours", "colours_once"),
    ("buy", {"seats.0.colour": "violet"}, "colours", "colours_once"),
    ("two", {"colours": ["yellow_green", "light_blue"]}, "colours", "not_sorted"),
    ("buy", {"pile.lumberjack": 0}, "pile", "does_not_add_up"),
    ("buy", {"seats.1.display.priest": 1}, "pile", "does_not_add_up"),
    ("buy", {"seats.1.hand.moai": 1}, "pile", "does_not_add_up"),
    ("buy", {"columns.0.0": "grain"}, "pile", "does_not_add_up"),
    ("buy", {"box_moais": 1}, "pile", "does_not_add_up"),
    ("buy", {"supply.fish": 0}, "supply", "does_not_add_up"),
    ("buy", {"seats.1.offerings.grain": 1}, "supply", "does_not_add_up"),
    ("buy", {"stone.2.kind": "fish"}, "supply", "does_not_add_up"),
    # colours
    (
        "colour",
        {"seats.0.colour": "", "seats.1.colour": "red"},
        "seats",
        "colours_in_order",
    ),
    ("setup", {"phase": "colour", "column": -1}, "seats", "colours_in_order"),
    ("colour", {"phase": "setup", "column": 0}, "seats.1.colour", "needs_colour"),
    ("colour", {"phase": "buy", "mover": 0}, "seats.1.colour", "needs_colour"),
    ("colour", {"seats.2.wood": 1}, "seats.2", "empty_before_colour"),
    ("colour", {"seats.1.fame": 1}, "seats.1", "empty_before_colour"),
    (
        "colour",
        {"seats.1.hand.moai": 1, "pile.moai": More(-1)},
        "seats.1",
        "empty_before_colour",
    ),
    (
        "colour",
        {"seats.1.display.moai": 1, "pile.moai": More(-1)},
        "seats.1",
        "empty_before_colour",
    ),
    (
        "colour",
        {"seats.1.offerings.fish": 1, "supply.fish": More(-1)},
        "seats.1",
        "empty_before_colour",
    ),
    # columns
    ("buy", {"column": 0}, "column", "must_be"),
    ("over", {"column": 2}, "column", "must_be"),
    ("setup", {"column": -1}, "column", "out_of_range"),
    ("refill", {"column": -1}, "column", "out_of_range"),
    ("setup", {"column": 1}, "columns.0", "wrong_length"),
    ("setup", {"columns.0": [], "columns.1": ["fish"]}, "columns.1", "wrong_length"),
    ("setup", {"columns.0": FULL, "pile.fish": More(-3)}, "columns.0", "wrong_length"),
    ("refill", {"column": 1}, "columns.0", "wrong_length"),
    ("refill", {"columns.0": ["fish"], "columns.1": []}, "columns.1", "wrong_length"),
    ("refill", {"columns.1": [], "pile.fish": More(1)}, "columns.1", "wrong_length"),
    ("draw", {"columns.2": [], "seats.1.display": counts("1 moai 2 priest 1 grain", TYPES)},
     "columns.2", "wrong_length"),
    ("new", {"columns.0": ["fish"], "pile.fish": More(-1)}, "columns.0", "wrong_length"),
    # hands
    ("setup", {"seats.1.hand.fish": 0, "pile.fish": More(1)}, "seats.1.hand", "hand_size"),
    ("refill", {"seats.0.hand": NO_CARDS, "pile.fish": More(3)}, "seats.0.hand", "hand_size"),
    ("buy", {"seats.0.hand.fish": 2, "pile.fish": More(1)}, "seats.0.hand", "hand_size"),
    ("lay", {"seats.0.hand.fish": 2, "pile.fish": More(1)}, "seats.0.hand", "hand_size"),
    ("draw", {"seats.0.hand.fish": 3, "pile.fish": More(-1)}, "seats.0.hand", "hand_size"),
    ("draw", {"seats.1.hand.mulberry": 2, "pile.mulberry": More(1)}, "seats.1.hand", "hand_size"),
    ("hide", {"seats.0.hand.fish": 3, "pile.fish": More(-1)}, "seats.0.hand", "hand_size"),
    ("add", {"seats.0.hand.fish": 3, "pile.fish": More(-1)}, "seats.0.hand", "hand_size"),
    ("sacrifice", {"seats.0.hand.fish": 3, "pile.fish": More(-1)}, "seats.0.hand", "hand_size"),
    ("moai", {"seats.0.hand.fish": 2, "pile.fish": More(1)}, "seats.0.hand", "hand_size"),
    ("substitute", {"seats.0.hand.fish": 0, "pile.fish": More(3)}, "seats.0.hand", "hand_size"),
    # who is asked
    ("buy", {"queue": [0]}, "queue", "must_be_empty"),
    ("buy", {"owed": [[0, 1]]}, "owed", "must_be_empty"),
    ("moai", {"owed": [[0, 1]]}, "owed", "must_be_empty"),
    ("substitute", {"queue": [0]}, "queue", "must_be_empty"),
    ("sacrifice", {"queue": []}, "queue", "needs_seat"),
    ("moai", {"queue": []}, "queue", "needs_seat"),
    ("substitute", {"owed": []}, "owed", "needs_seat"),
    ("sacrifice", {"queue": [2, 1]}, "queue", "queue_order"),
    ("sacrifice", {"queue": [1, 1]}, "queue", "queue_order"),
    ("sacrifice", {"queue": [0, 1]}, "queue", "queue_order"),
    ("moai", {"queue": [1, 0]}, "queue", "queue_order"),
    ("substitute", {"owed": [[1, 1], [0, 1]]}, "owed", "queue_order"),
    ("sacrifice", {"seats.2.offerings": NO_OFFERINGS} | GIVEN_BACK,
     "queue.1", "needs_card"),
    ("moai", {"seats.1.display.moai": 0, "pile.moai": More(1)}, "queue.1", "needs_display"),
    # what is scored
    ("buy", {"scored": "moai"}, "scored", "not_word"),
    ("moai", {"scored": ""}, "scored", "not_word"),
    ("moai", {"scored": "fish"}, "scored", "not_word"),
    ("substitute", {"scored": "moai"}, "scored", "not_word"),
    ("substitute", {"scored": "grain"}, "supply.grain", "must_be"),
    ("substitute", {"scored": "mulberry"}, "owed.0", "needs_display"),
    # who is to move
    ("new", {"mover": 0}, "mover", "must_be"),
    ("setup", {"mover": 0}, "mover", "must_be"),
    ("refill", {"mover": 0}, "mover", "must_be"),
    ("over", {"mover": 0}, "mover", "must_be"),
    ("buy", {"mover": -1}, "mover", "must_be"),
    ("buy", {"active": 1}, "mover", "must_be"),
    ("sacrifice", {"mover": 0}, "mover", "must_be"),
    ("moai", {"mover": 1}, "mover", "must_be"),
    ("substitute", {"mover": 1}, "mover", "must_be"),
    ("new", {"active": 1}, "active", "must_be"),
    ("setup", {"active": 2}, "active", "must_be"),
    # phases that could not go on
    ("hide", {"seats.0.offerings": NO_OFFERINGS} | GIVEN_BACK,
     "seats.0.offerings", "needs_card"),
    ("add", {"supply": NO_OFFERINGS, "seats.0.offerings": dict.fromkeys(KINDS, 25)},
     "supply", "needs_card"),
    ("substitute", {"supply.grain": 0, "seats.1.offerings.grain": More(1)}, "supply", "needs_card"),
    ("refill", {"pile": NO_CARDS, "seats.1.display": BASES["refill"]["pile"]},
     "pile", "needs_card"),
]  # fmt: skip


@pytest.mark.parametrize("name", BASES)
def test_the_unchanged_position_is_accepted(name: str) -> None:
    assert GAME.position(GAME.restore(BASES[name])) == BASES[name]


@pytest.mark.parametrize(("base", "changes", "field", "reason"), BAD)
def test_a_position_that_cannot_be_is_refused(
    base: str, changes: dict[str, Any], field: str, reason: str
) -> None:
    position = changed(BASES[base], changes)
    before = copy.deepcopy(position)
    refusal = refusal_of(GAME.restore, position)
    assert (refusal.arguments["field"], refusal.reason) == (field, reason)
    assert position == before


@pytest.mark.parametrize(
    ("base", "changes", "field"), [row[:3] for row in BAD if row[3] == "must_be"]
)
def test_what_a_field_must_be_is_said_rightly(
    base: str, changes: dict[str, Any], field: str
) -> None:
    position = changed(BASES[base], changes)
    refusal = refusal_of(GAME.restore, position)
    mended = changed(position, {field: refusal.arguments["expected"]})
    assert refusal_or_none(mended) != (field, "must_be")


def refusal_or_none(position: Position) -> tuple[str, str] | None:
    try:
        GAME.restore(position)
    except BadPosition as refusal:
        return (refusal.arguments["field"], refusal.reason)
    return None


@pytest.mark.parametrize("value", [None, 1, "rapanui2011", [], [["game", "rapanui2011"]]])
def test_what_is_no_object_is_refused(value: Any) -> None:
    for door in (GAME.restore, guess):
        refusal = refusal_of(door, value)
        assert (refusal.arguments["field"], refusal.reason) == ("position", "not_record")


# -- views to guess from ---------------------------------------------------------------------------


def guess(view: Any) -> State:
    return GAME.guess(view, 7)


def recall(viewer: int | None) -> Position:
    return GAME.view(GAME.restore(BASES["buy"]), viewer, recall=True)


BAD_VIEWS: list[tuple[int | None, dict[str, Any], str, str]] = [
    (1, {"pile": {"?": 40}}, "pile", "needs_recall"),
    (1, {"seats": GONE}, "seats", "not_list"),
    (1, {"seats": []}, "seats", "wrong_length"),
    (1, {"seats.0": None}, "seats.0", "not_record"),
    (1, {"seats.0.offerings": GONE}, "seats.0.offerings", "not_record"),
    (1, {"seats.0.offerings": [1]}, "seats.0.offerings", "not_record"),
    (1, {"seats.0.offerings": {"?": 3}}, "seats.0.offerings.fish", "missing"),
    (1, {"seats.0.offerings.fish": -1}, "seats.0.offerings.fish", "out_of_range"),
    (1, {"seats.0.offerings.kava": 1}, "seats.0.offerings", "unknown_field"),
    (1, {"stone": "fish"}, "stone", "not_list"),
    (1, {"stone.0": 3}, "stone.0", "not_record"),
    (1, {"stone.0.limit": GONE}, "stone.0.limit", "not_record"),
    (1, {"stone.1.from": GONE}, "stone.1.from", "not_whole"),
    (1, {"stone.1.from": 3}, "stone.1.from", "out_of_range"),
    (1, {"stone.1.from": -1}, "stone.1.from", "out_of_range"),
    (1, {"stone.1.kind": "kava"}, "stone.1.kind", "must_be"),
    (1, {"stone.1.kind": "fish", "seats.0.offerings.?": 0}, "stone.1.kind", "must_be"),
    (1, {"seats.0.offerings.?": GONE}, "seats", "whose_view"),
    (1, {"seats.0.offerings.?": -2}, "seats.0.offerings.?", "hidden_count"),
    (1, {"seats.0.offerings.?": 0}, "stone.1.kind", "nothing_to_hide"),
    (1, {"seats.0.offerings.?": "x"}, "seats.0.offerings.?", "not_whole"),
    (1, {"seats.2.offerings.?": 1}, "seats.2.offerings.?", "out_of_range"),
    (1, {"seats.2.offerings.?": -1}, "seats.2.offerings.?", "hidden_count"),
    (1, {"seats.0.offerings.fish": 0, "seats.0.offerings.grain": 0}, "stone.1.kind",
     "nothing_to_hide"),
    (1, {"stone.1.from": 1}, "stone.1.kind", "nothing_to_hide"),
    (0, {"stone.1.kind": "?"}, "stone.1.kind", "nothing_to_hide"),
    (None, {"stone.0.kind": "kava"}, "stone.0.kind", "not_word"),
    (None, {"phase": "lay", "mover": 1}, "mover", "must_be"),
    (None, {"supply.fish": 0}, "supply", "does_not_add_up"),
]  # fmt: skip


@pytest.mark.parametrize(("viewer", "changes", "field", "reason"), BAD_VIEWS)
def test_a_view_that_cannot_be_is_refused(
    viewer: int | None, changes: dict[str, Any], field: str, reason: str
) -> None:
    view = changed(recall(viewer), changes)
    before = copy.deepcopy(view)
    refusal = refusal_of(guess, view)
    assert (refusal.arguments["field"], refusal.reason) == (field, reason)
    assert view == before


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_table_view_is_no_view_to_guess_from(viewer: int | None) -> None:
    assert refusal_of(guess, GAME.view(set_up(3), viewer)).reason == "needs_recall"


# -- sentences -------------------------------------------------------------------------------------

Refused = dict[str, tuple[Callable[[Any], State], Position]]
REFUSED: Refused = {
    reason: (GAME.restore, changed(BASES[base], new)) for base, new, _, reason in BAD
}
REFUSED |= {reason: (guess, changed(recall(seat), new)) for seat, new, _, reason in BAD_VIEWS}


@pytest.mark.parametrize("reason", REFUSED)
def test_every_reason_is_a_sentence_about_the_field_in_every_language(reason: str) -> None:
    refusal = refusal_of(*REFUSED[reason])
    assert refusal.reason == reason
    for language in GAME.words.languages():
        sentence = refusal.sentence(language)
        assert sentence.startswith(f"{refusal.arguments['field']}: ")
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert len(sentence) < 300


def test_every_reason_of_the_words_for_positions_is_tried() -> None:
    about_positions = {
        key.removeprefix("refusal.")
        for key, entry in GAME.words.entries().items()
        if key.startswith("refusal.") and "field" in words.arguments_of(entry)
    }
    assert about_positions <= REFUSED.keys()


# -- positions that add up, but from which the setup could not go on -------------------------------

EVERYTHING = BASES["new"]["pile"]
NO_WAY_ON: dict[str, tuple[str, dict[str, Any]]] = {
    "too few cards for the columns": (
        "setup",
        {"pile": NO_CARDS, "seats.0.display": BASES["setup"]["pile"] | {"lumberjack": 13}},
    ),
    "too few cards for the columns to come": (
        "colour",
        {"pile": NO_CARDS, "seats.0.display": EVERYTHING | {"lumberjack": 13}},
    ),
    "too few offerings for the seats to come": (
        "colour",
        {"supply": NO_OFFERINGS, "seats.0.offerings": dict.fromkeys(KINDS, 25)},
    ),
    "a hand of seven": ("colour", {"seats.0.hand.fish": More(4), "pile.fish": More(-4)}),
    "an empty hand": (
        "colour",
        {"seats.0.hand": NO_CARDS, "pile": {k: v + (k in RED_HAND) for k, v in EVERYTHING.items()}},
    ),
}


@pytest.mark.parametrize("name", NO_WAY_ON)
def test_a_setup_that_could_not_go_on_is_refused(name: str) -> None:
    base, changes = NO_WAY_ON[name]
    refusal_of(GAME.restore, changed(BASES[base], changes))


# No view has these.
ODD_VIEWS: list[tuple[int | None, dict[str, Any]]] = [
    (None, {"stone.0.kind": "?", "seats.1.offerings.grain": 1, "seats.1.offerings.?": -1}),
    (1, {"seats.0.offerings.?": -1.0}),
    (1, {"seats.2.offerings.?": False}),
]


@pytest.mark.parametrize(("viewer", "changes"), ODD_VIEWS)
def test_a_view_that_no_seat_has_is_refused(viewer: int | None, changes: dict[str, Any]) -> None:
    refusal_of(guess, changed(recall(viewer), changes))


@pytest.mark.parametrize("door", [GAME.restore, guess])
def test_a_number_of_5000_digits_is_refused_too(door: Callable[[Any], State]) -> None:
    refusal_of(door, 10**5000)
    refusal_of(door, BASES["buy"] | {"active": 10**5000})


# -- properties ------------------------------------------------------------------------------------

SETTINGS = settings(
    derandomize=True,
    deadline=None,
    max_examples=200,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def reached() -> list[Position]:
    """Return positions of a few random matches, and those above."""
    positions = list(BASES.values())
    for seats in (2, 3, 4):
        match, rng = Match(GAME, seats), Rng(seats)
        while not match.over:
            if len(match) % 9 == 0:
                positions.append(GAME.position(match.state))
            play_on(match, rng, eager=True)
    return [*positions, GAME.position(opening().state)]


POSITIONS = reached()
VIEWS = [
    GAME.view(GAME.restore(position), viewer, recall=True)
    for position in POSITIONS
    for viewer in (None, 0, 1)
]
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 5)
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from([*TYPES, "red", "up", "down", "?", "", "buy", "over", "colour", "substitute"])
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside a JSON value, as its container and its key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, inner in items:
        found.append((value, key))
        if isinstance(inner, dict | list):
            found += nodes(inner)
    return found


@st.composite
def mutated(draw: st.DrawFn, sources: list[Position]) -> Position:
    """Return a position or view that is changed in one to three places."""
    value = copy.deepcopy(draw(st.sampled_from(sources)))
    for _ in range(draw(st.integers(1, 3))):
        places = nodes(value)
        if not places:
            break
        holder, key = places[draw(st.integers(0, len(places) - 1))]
        how = draw(st.sampled_from(("delete", "replace", "add", "change")))
        if how == "delete":
            del holder[key]
        elif how == "add" and isinstance(holder, dict):
            holder[draw(st.text(max_size=5) | st.sampled_from(["?", "limit", "fish"]))] = draw(
                ANYTHING
            )
        elif how == "add":
            holder.insert(key, draw(ANYTHING))
        elif how == "change" and type(holder[key]) is int:
            holder[key] += draw(st.sampled_from((-1, 1, 2, -3)))
        else:
            holder[key] = draw(ANYTHING)
    return value


@st.composite
def rearranged(draw: st.DrawFn) -> Position:
    """Return a position in which cards and offerings have moved but still add up."""
    position = copy.deepcopy(draw(st.sampled_from(POSITIONS)))
    seats = position["seats"]
    heaps = [position["pile"], *(s["display"] for s in seats), *(s["hand"] for s in seats)]
    offered = [position["supply"], *(s["offerings"] for s in seats)]
    for heap in (heaps, offered):
        for _ in range(draw(st.integers(0, 4))):
            giver, taker = draw(st.sampled_from(heap)), draw(st.sampled_from(heap))
            name = draw(st.sampled_from(sorted(giver)))
            cards = giver[name] if draw(st.booleans()) else min(1, giver[name])
            giver[name] -= cards
            taker[name] += cards
    if draw(st.booleans()):
        position["phase"] = draw(st.sampled_from(("buy", "lay", "hide", "add", "draw", "over")))
        position |= {"queue": [], "owed": [], "scored": "", "column": -1}
        position["mover"] = -1 if position["phase"] == "over" else position["active"]
    return position


def check_door(door: Callable[[Any], State], value: Any) -> State | None:
    """Let a value be refused with a readable sentence, or give a State that plays to its end."""
    before = repr(value)
    state, refusal = None, None
    try:
        state = door(value)
    except BadPosition as error:
        refusal = error
    assert repr(value) == before
    if state is not None:
        play_to_the_end(state.copy())
    assert refusal is None or str(refusal.arguments["field"]) in str(refusal)
    return state


def play_to_the_end(state: State) -> None:
    rng = Rng(1)
    for _ in range(GAME.most_moves):
        if not GAME.turn(state):
            break
        legal = moves(state)
        GAME.play(state, GAME.turn(state)[0], legal[rng.below(len(legal))])
    assert GAME.turn(state) == ()
    assert len(GAME.score(state)) == state.seats


@SETTINGS
@given(mutated(POSITIONS))
def test_a_mutated_position_is_refused_or_plays_on(position: Position) -> None:
    state = check_door(GAME.restore, position)
    assert state is None or GAME.position(state) == position


@settings(SETTINGS, max_examples=100)
@given(rearranged())
def test_a_rearranged_position_is_refused_or_plays_on(position: Position) -> None:
    state = check_door(GAME.restore, position)
    assert state is None or GAME.position(state) == position


@SETTINGS
@given(mutated(VIEWS))
def test_a_mutated_view_is_refused_or_gives_a_world_that_plays_on(view: Position) -> None:
    state = check_door(guess, view)
    assert state is None or GAME.restore(GAME.position(state)).fields() == state.fields()


@SETTINGS
@given(ANYTHING)
def test_any_json_is_refused(value: Any) -> None:
    assert check_door(GAME.restore, value) is None
    assert check_door(guess, value) is None
