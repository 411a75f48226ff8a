from typing import Any

import pytest

from vaka import BadPosition
from vaka.core import schema
from vaka.core.schema import Counts, Flag, ListOf, MapOf, OneOf, Record, Shape, Whole, Word


@pytest.mark.parametrize(
    ("shape", "value", "field", "reason"),
    [
        (Whole(0, 3), "x", "here", "not_whole"),
        (Whole(0, 3), True, "here", "not_whole"),
        (Whole(0, 3), 1.0, "here", "not_whole"),
        (Whole(0, 3), 4, "here", "out_of_range"),
        (Whole(0, 3), 10**4000, "here", "out_of_range"),
        (Flag(), 1, "here", "not_flag"),
        (Word("a", ""), "b", "here", "not_word"),
        (Word("a"), ["a"], "here", "not_word"),
        (OneOf("a", 200), 200.0, "here", "not_word"),
        (ListOf(Flag()), {}, "here", "not_list"),
        (ListOf(Flag(), 1, 2), [], "here", "wrong_length"),
        (ListOf(Flag(), 1, 2), [True, 3], "here.1", "not_flag"),
        (Record(a=Flag()), [], "here", "not_record"),
        (Record(a=Flag()), {}, "here.a", "missing"),
        (Record(a=Flag()), {"a": True, "b": 1}, "here", "unknown_field"),
        (Record(from_=Flag()), {"from": 1}, "here.from", "not_flag"),
        (Counts(("x",), 3), {"x": -1}, "here.x", "out_of_range"),
        (Counts(("x",), 3), {}, "here.x", "missing"),
        (MapOf(("x",), Flag()), 3, "here", "not_record"),
        (MapOf(("x",), Flag()), {"y": True}, "here", "unknown_field"),
        (MapOf(("x",), Flag()), {"x": 1}, "here.x", "not_flag"),
    ],
)
def test_a_value_that_does_not_fit_names_place_and_reason(
    shape: Shape, value: Any, field: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        shape.check(value, "here")
    assert refused.value.arguments["field"] == field
    assert refused.value.reason == reason
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (Whole(0, 3), 3),
        (Flag(), False),
        (Word("a", ""), ""),
        (OneOf("a", 200), 200),
        (ListOf(Whole(0, 1)), [0, 1]),
        (Record(from_=Flag()), {"from": True}),
        (Counts(("x", "y"), 3), {"y": 0, "x": 3}),
        (MapOf(("x", "y"), Flag()), {"y": True}),
        (MapOf(("x", "y"), Flag()), {}),
    ],
)
def test_a_value_that_fits_passes(shape: Shape, value: Any) -> None:
    shape.check(value, "")


def test_the_whole_position_is_called_so() -> None:
    with pytest.raises(BadPosition, match=r"^position: must be an object"):
        Record().check(3, "")
    with pytest.raises(BadPosition, match=r"^a: is missing"):
        Record(a=Flag()).check({}, "")


def test_sums_say_what_does_not_add_up() -> None:
    schema.check_sum("pile", 3, 3, "fish")
    with pytest.raises(BadPosition, match="pile: there are 2 fish in all, not 3"):
        schema.check_sum("pile", 2, 3, "fish")
