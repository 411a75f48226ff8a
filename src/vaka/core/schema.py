"""Declared shapes of positions: what JSON may stand where, checked with the place and the reason.

A shape checks a value and raises BadPosition. Nothing is converted and nothing is assumed: what
passes has exactly the declared keys, types and ranges, whoever sent it.
"""

import reprlib
from collections.abc import Sequence
from typing import Any, Protocol

from vaka.errors import BadPosition


class _Repr(reprlib.Repr):
    """A representation that never fails: Python refuses to write very large numbers."""

    def repr_int(self, x: int, level: int) -> str:
        return super().repr_int(x, level) if x.bit_length() < 1000 else "a huge number"


_SHORT = _Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_LONGEST = 80


def short(value: Any) -> str:
    """Return a value as it may stand in a sentence, cut to a readable length."""
    text = _SHORT.repr(value)
    half = _LONGEST // 2
    return text if len(text) <= _LONGEST else f"{text[:half]}...{text[-half:]}"


def refuse(field: str, reason: str, **arguments: Any) -> BadPosition:
    """Return the refusal of a position because of one field."""
    return BadPosition(reason, {"field": field or "position", **arguments})


class Shape(Protocol):
    """Something that can check a value.

    A game may have shapes of its own. Such a class has an attribute `like`, the nearest shape of
    this module: the types that are written from a shape (tools/write_views.py) follow it.
    """

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value fits."""


class Whole:
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        """Allow low to high."""
        self.low = low
        self.high = high

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is an int in range."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise refuse(field, "not_whole", value=short(value))
        if not self.low <= value <= self.high:
            raise refuse(field, "out_of_range", value=short(value), low=self.low, high=self.high)


class Flag:
    """True or false."""

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is a bool."""
        if not isinstance(value, bool):
            raise refuse(field, "not_flag", value=short(value))


class Word:
    """One of the named texts."""

    def __init__(self, *words: str) -> None:
        """Allow these words."""
        self.words = words
        self.allowed = frozenset(words)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is one of the words."""
        if not isinstance(value, str) or value not in self.allowed:
            raise refuse(field, "not_word", value=short(value), words=_listed(self.words))


class OneOf:
    """One of the given values, compared with their types."""

    def __init__(self, *values: Any) -> None:
        """Allow these values."""
        self.values = values

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is one of them."""
        if not any(type(value) is type(other) and value == other for other in self.values):
            raise refuse(
                field, "not_word", value=short(value), words=_listed([str(v) for v in self.values])
            )


class Text:
    """Any text."""

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is a text."""
        if not isinstance(value, str):
            raise refuse(field, "not_text", value=short(value))


class Nothing:
    """Null: there is no value."""

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless there is no value."""
        if value is not None:
            raise refuse(field, "must_be", expected=None, value=short(value))


class Either:
    """A value of one of several shapes."""

    def __init__(self, *shapes: Shape) -> None:
        """Allow each of these shapes."""
        self.shapes = shapes

    def check(self, value: Any, field: str) -> None:
        """Raise what the last shape raises unless one of them fits."""
        for shape in self.shapes[:-1]:
            try:
                return shape.check(value, field)
            except BadPosition:
                continue
        return self.shapes[-1].check(value, field)


class ListOf:
    """A list whose elements all have one shape."""

    def __init__(self, shape: Shape, at_least: int = 0, at_most: int = 1000) -> None:
        """Allow between at_least and at_most elements."""
        self.shape = shape
        self.at_least = at_least
        self.at_most = at_most

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is such a list."""
        if not isinstance(value, list):
            raise refuse(field, "not_list", value=short(value))
        if not self.at_least <= len(value) <= self.at_most:
            raise refuse(
                field, "wrong_length", length=len(value), low=self.at_least, high=self.at_most
            )
        for i, element in enumerate(value):
            self.shape.check(element, _join(field, i))


class Record:
    """An object with exactly the named keys."""

    def __init__(self, **shapes: Shape) -> None:
        """Declare the shape of each key; a trailing _ is dropped (`from_` is the key from)."""
        self.shapes = {key.removesuffix("_"): shape for key, shape in shapes.items()}

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is such an object."""
        if not isinstance(value, dict) or value.keys() != self.shapes.keys():
            check_keys(value, self.shapes, field)
        for key, shape in self.shapes.items():
            shape.check(value[key], _join(field, key))


class Counts:
    """An object that maps each of the names to a count."""

    def __init__(self, names: Sequence[str], high: int) -> None:
        """Allow 0 to high of each name."""
        self.names = dict.fromkeys(names)  # in their order
        self.count = Whole(0, high)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value counts just these names."""
        if not isinstance(value, dict) or value.keys() != self.names.keys():
            check_keys(value, self.names, field)
        low, high = self.count.low, self.count.high
        for name, count in value.items():
            if type(count) is not int or not low <= count <= high:
                self.count.check(count, _join(field, name))


class MapOf:
    """An object with some of the allowed keys, every value of one shape."""

    def __init__(self, keys: Sequence[str], shape: Shape) -> None:
        """Allow any of these keys."""
        self.keys = tuple(keys)
        self.allowed = frozenset(keys)
        self.shape = shape

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is such an object."""
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        for key in value:
            if key not in self.allowed:
                raise refuse(field, "unknown_field", key=short(key))
        for key, element in value.items():
            self.shape.check(element, _join(field, key))


def check_keys(value: Any, keys: Any, field: str) -> None:
    """Raise BadPosition unless the value is an object with exactly these keys."""
    if not isinstance(value, dict):
        raise refuse(field, "not_record", value=short(value))
    for key in keys:
        if key not in value:
            raise refuse(_join(field, key), "missing")
    for key in value:
        if key not in keys:
            raise refuse(field, "unknown_field", key=short(key))


def check_sum(field: str, found: int, expected: int, what: str) -> None:
    """Raise BadPosition unless the components add up."""
    if found != expected:
        raise refuse(field, "does_not_add_up", what=what, found=found, expected=expected)


def _join(field: str, key: Any) -> str:
    return f"{field}.{key}" if field else str(key)


def _listed(words: Sequence[str]) -> str:
    return ", ".join(word or '""' for word in words)
