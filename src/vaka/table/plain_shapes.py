"""Structs, and JSON that fits them, with nothing but the standard library.

Where msgspec cannot be had, as in a browser, the messages of the table are made of these: the part
of msgspec that the table uses, with the same names, the same JSON and the same refusals. It is
slower, which one person does not notice. `shapes.py` chooses.
"""

import dataclasses
import inspect
import json
import types
from collections.abc import Callable
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

field = dataclasses.field
TAG = "type"  # the field that says which struct it is
_NAMES = {dict: "object", list: "array", type(None): "null"}  # what JSON calls them


class DecodeError(ValueError):
    """A text is no JSON, or does not fit."""


@dataclasses.dataclass(frozen=True)
class Meta:
    """Bounds of a value, to be put into Annotated."""

    ge: float | None = None
    le: float | None = None
    max_length: int | None = None


@dataclass_transform(field_specifiers=(dataclasses.field,))
class Struct:
    """A record with named fields: a dataclass that JSON can be made of and into."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    _tag: ClassVar[str | None] = None
    _strict: ClassVar[bool] = False  # refuses fields that it does not know

    def __init_subclass__(
        cls,
        *,
        frozen: bool = False,
        kw_only: bool = False,
        tag: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool = False,
    ) -> None:
        """Make a dataclass of it; a default that can be changed is a new one each time."""
        assert not omit_defaults, "the table tells every field"
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict):
                setattr(cls, name, field(default_factory=type(default)))
        dataclasses.dataclass(frozen=frozen, kw_only=kw_only)(cls)
        cls._tag = tag
        if forbid_unknown_fields is not None:
            cls._strict = forbid_unknown_fields
        known = dataclasses.fields(cls)  # type: ignore[arg-type]
        cls.__struct_fields__ = tuple(f.name for f in sorted(known, key=lambda f: bool(f.kw_only)))


def asdict(struct: Struct) -> dict[str, Any]:
    """Return the fields of a struct with their values, which stay as they are."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def replace(struct: Any, **changes: Any) -> Any:
    """Return a struct with other values of some fields."""
    return dataclasses.replace(struct, **changes)


# -- to JSON ---------------------------------------------------------------------------------------


def _told(value: object) -> dict[str, Any]:
    """Return a struct as JSON knows it."""
    if not isinstance(value, Struct):
        raise TypeError(f"{type(value).__name__} is nothing that JSON knows")
    tag = type(value)._tag
    return asdict(value) if tag is None else {TAG: tag, **asdict(value)}


_JSON = json.JSONEncoder(
    default=_told, separators=(",", ":"), ensure_ascii=False, check_circular=False
)


class Encoder:
    """Writes JSON."""

    def encode(self, value: object) -> bytes:
        """Return a value as JSON."""
        return _JSON.encode(value).encode()


def encode(value: object) -> bytes:
    """Return a value as JSON."""
    return _JSON.encode(value).encode()


# -- from JSON -------------------------------------------------------------------------------------


class Decoder:
    """Reads JSON that has to fit a type."""

    def __init__(self, kind: Any) -> None:
        """Expect that type."""
        self.kind = kind

    def decode(self, text: str | bytes) -> Any:
        """Return what a text says; DecodeError if it does not fit."""
        return decode(text, type=self.kind)


def decode(text: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002  as msgspec calls it
    """Return what a text says; DecodeError if it does not fit the type."""
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return _fitted(type, value, "$")


def _refuse_constant(text: str) -> None:
    raise ValueError(f"{text} is no number")


def _fitted(kind: Any, value: Any, place: str) -> Any:
    """Return a value as a type wants it; refuse one that does not fit."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return value
    if origin is Annotated:
        return _bounded(_fitted(arguments[0], value, place), arguments[1], place)
    if origin is Literal:
        if value not in arguments or isinstance(value, bool):
            raise _wrong(f"Invalid enum value {value!r}", place)
        return value
    if origin in (Union, types.UnionType):
        return _one_of(arguments, value, place)
    if origin in (list, dict):
        return _FITTERS[origin](arguments, value, place)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, value, place)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    wants = type(None) if kind is None else kind
    if type(value) is not wants:
        raise _expected(_name(wants), value, place)
    return value


def _one_of(kinds: tuple[Any, ...], value: Any, place: str) -> Any:
    """Return a value as the first of some types that fits; structs are told apart by their tag."""
    if all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds):
        by_tag = {kind._tag: kind for kind in kinds}
        if not isinstance(value, dict):
            raise _expected("object", value, place)
        if TAG not in value:
            raise _wrong(f"Object missing required field `{TAG}`", place)
        tag = value[TAG]
        if not isinstance(tag, str) or tag not in by_tag:
            raise _wrong(f"Invalid value {tag!r}", f"{place}.{TAG}")
        return _struct(by_tag[tag], value, place)
    plain = (str, int, bool, type(None))
    exact = [kind for kind in kinds if kind in plain and type(value) is kind]
    others = [kind for kind in kinds if kind not in plain or kind is int]
    failure: DecodeError | None = None
    for kind in (*exact, *others):
        try:
            return _fitted(kind, value, place)
        except DecodeError as error:
            failure = failure if failure and isinstance(value, dict | list) else error
    bounds = failure is not None and "Expected `" in str(failure) and "got" not in str(failure)
    if failure is not None and bounds:
        raise failure
    raise _expected(" | ".join(map(_name, kinds)), value, place)


def _array(arguments: tuple[Any, ...], value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise _expected("array", value, place)
    return [_fitted(arguments[0], each, f"{place}[{at}]") for at, each in enumerate(value)]


def _object(arguments: tuple[Any, ...], value: Any, place: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise _expected("object", value, place)
    return {key: _fitted(arguments[1], each, f"{place}[...]") for key, each in value.items()}


_FITTERS: dict[Any, Callable[[tuple[Any, ...], Any, str], Any]] = {list: _array, dict: _object}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a struct."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


@cache
def _required(kind: Any) -> tuple[str, ...]:
    """Return the fields that have no default."""
    none = dataclasses.MISSING
    return tuple(
        f.name for f in dataclasses.fields(kind) if f.default is none and f.default_factory is none
    )


def _struct(kind: Any, value: Any, place: str) -> Any:
    if not isinstance(value, dict):
        raise _expected("object", value, place)
    hints, given = _hints(kind), {}
    for name, each in value.items():
        if name in hints:
            given[name] = _fitted(hints[name], each, f"{place}.{name}")
        elif name == TAG and kind._tag is not None:
            if each != kind._tag:
                raise _wrong(f"Invalid value {each!r}", f"{place}.{TAG}")
        elif kind._strict:
            raise _wrong(f"Object contains unknown field `{name}`", place)
    for name in _required(kind):
        if name not in given:
            raise _wrong(f"Object missing required field `{name}`", place)
    return kind(**given)


def _bounded(value: Any, bounds: Meta, place: str) -> Any:
    """Return a value that keeps to its bounds."""
    kind = _name(type(value))
    if bounds.max_length is not None and len(value) > bounds.max_length:
        raise _wrong(f"Expected `{kind}` of length <= {bounds.max_length}", place)
    if bounds.ge is not None and value < bounds.ge:
        raise _wrong(f"Expected `{kind}` >= {bounds.ge}", place)
    if bounds.le is not None and value > bounds.le:
        raise _wrong(f"Expected `{kind}` <= {bounds.le}", place)
    return value


def _name(kind: Any) -> str:
    """Return what a type is called in a refusal."""
    kind = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "object"
    origin = get_origin(kind) or kind
    return _NAMES.get(origin) or str(getattr(origin, "__name__", origin))


def _expected(wanted: str, value: Any, place: str) -> DecodeError:
    return _wrong(f"Expected `{wanted}`, got `{_name(type(value))}`", place)


def _wrong(says: str, place: str) -> DecodeError:
    return DecodeError(says if place == "$" else f"{says} - at `{place}`")
