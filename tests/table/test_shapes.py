"""Messages without msgspec: what a browser that is its own table says and understands."""

import importlib
import json
import subprocess
import sys
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest

from vaka.table import forms, messages, people, plain_shapes

MESSAGES: list[tuple[Any, Any]] = [
    (messages.FromPage, {"type": "move", "move": "sail", "n": 3}),
    (messages.FromPage, {"type": "ping"}),
    (messages.FromPage, {"type": "move", "move": "sail"}),
    (messages.FromPage, {"type": "move", "move": "x" * 201, "n": 1}),
    (messages.FromPage, {"type": "move", "move": 3, "n": 1}),
    (messages.FromPage, {"type": "move", "move": "a", "n": 1, "more": 2}),
    (messages.FromPage, {"type": "sink", "n": 1}),
    (messages.FromPage, {"n": 1}),
    (messages.FromPage, [1]),
    (messages.FromPage, {"type": "undo", "n": 2.0}),
    (messages.FromPage, {"type": "undo", "n": 2.5}),
    (messages.FromPage, {"type": "undo", "n": True}),
    (forms.AskHint, {}),
    (forms.AskHint, {"seconds": 2}),
    (forms.AskHint, {"seconds": 0.01}),
    (forms.AskHint, {"seconds": 50}),
    (forms.NewSettings, {"hints": None, "takeover_minutes": 5, "webhook": ""}),
    (forms.NewSettings, {"clock_seconds": -1}),
    (forms.NewSettings, {"clock_seconds": "soon"}),
    (forms.Forget, {"what": "chat"}),
    (forms.Forget, {"what": "me"}),
    (forms.Join, {"token": "a", "seat": None}),
    (
        forms.NewMatch,
        {
            "game": "tongiaki",
            "sitters": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}],
            "options": {"a": 1, "b": "x", "c": True},
            "pace_ms": 0,
            "confirm": False,
        },
    ),
    (forms.NewMatch, {"game": "tongiaki", "sitters": [{"kind": "king"}]}),
    (forms.NewMatch, {"game": "tongiaki", "sitters": [{"kind": "me"}] * 13}),
    (forms.NewMatch, {"game": "tongiaki", "sitters": {}}),
    (forms.NewMatch, {"game": "tongiaki", "sitters": [], "options": {"a": None}}),
    (forms.NewMatch, {"game": "tongiaki", "sitters": [], "language": "fr"}),
    (
        people.People,
        {
            "host": "h",
            "places": [{"kind": "person", "persons": ["h"]}, {"kind": "bot", "bot": "skilled"}],
            "decided": {"pace_ms": 0},
        },
    ),
]


@pytest.fixture(scope="module")
def plain() -> dict[str, ModuleType]:
    """The messages, made of our own structs: the same modules, imported beside the others."""
    names = ["shapes", "messages", "forms", "people"]
    saved = {name: sys.modules.get(f"vaka.table.{name}") for name in names}
    missing = {"msgspec": None, "msgspec.json": None, "msgspec.structs": None}
    before = {name: sys.modules.get(name) for name in missing}
    package = importlib.import_module("vaka.table")
    try:
        sys.modules.update(missing)  # type: ignore[arg-type]
        for name in names:
            del sys.modules[f"vaka.table.{name}"]
        return {name: importlib.import_module(f"vaka.table.{name}") for name in names}
    finally:
        for name, module in before.items():
            if module is not None:
                sys.modules[name] = module
        for name, module in saved.items():
            if module is not None:
                sys.modules[f"vaka.table.{name}"] = module
                setattr(package, name, module)


def counterpart(plain: dict[str, ModuleType], kind: Any) -> Any:
    """The same type, made of our own structs."""
    if kind is messages.FromPage:
        return plain["messages"].FromPage
    return getattr(plain[kind.__module__.rpartition(".")[2]], kind.__name__)


@pytest.mark.parametrize(("kind", "body"), MESSAGES)
def test_both_understand_and_refuse_the_same(
    plain: dict[str, ModuleType], kind: Any, body: Any
) -> None:
    text = json.dumps(body)
    other = counterpart(plain, kind)
    assert other is not kind
    try:
        wanted = msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as refused:
        with pytest.raises(plain_shapes.DecodeError) as error:
            plain_shapes.decode(text, type=other)
        place = str(refused).partition(" - at ")[2]
        assert str(error.value).partition(" - at ")[2] == place
        return
    found = plain_shapes.decode(text, type=other)
    assert type(found).__name__ == type(wanted).__name__
    assert plain_shapes.encode(found) == msgspec.json.encode(wanted)


def test_the_fields_come_in_the_same_order(plain: dict[str, ModuleType]) -> None:
    compared = 0
    for name in ("messages", "forms", "people"):
        ours = plain[name]
        for key, kind in vars(sys.modules[f"vaka.table.{name}"]).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                assert getattr(ours, key).__struct_fields__ == kind.__struct_fields__, key
                compared += 1
    assert compared > 50


def test_a_default_that_can_be_changed_is_nobody_elses(plain: dict[str, ModuleType]) -> None:
    place = plain["people"].Place
    one, two = place("person"), place("person")
    one.persons.append("ana")
    assert two.persons == []
    with pytest.raises(AttributeError):
        plain["messages"].Undo(n=1).n = 2


@pytest.mark.parametrize("text", ["", "{", '{"a": NaN}', '"\ud800"', "[1] 2"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises((plain_shapes.DecodeError, UnicodeEncodeError)):
        plain_shapes.decode(text.encode(), type=dict[str, int])


def test_what_json_does_not_know_is_an_error() -> None:
    with pytest.raises(TypeError):
        plain_shapes.encode({"a": object()})


class Bounded(plain_shapes.Struct, frozen=True, tag="bounded"):
    size: Annotated[int, plain_shapes.Meta(ge=1, le=3)] = 1
    kind: Literal["a", 1] = "a"
    names: dict[str, list[int]] = plain_shapes.field(default_factory=dict)


def test_a_tag_is_told_and_wanted() -> None:
    assert plain_shapes.encode(Bounded()) == b'{"type":"bounded","size":1,"kind":"a","names":{}}'
    read = plain_shapes.Decoder(Bounded).decode('{"type":"bounded","names":{"x":[1]}}')
    assert read == Bounded(names={"x": [1]})
    assert plain_shapes.replace(read, size=2).size == 2
    for wrong in ('{"type":"other"}', '{"names":{"x":["y"]}}', '{"kind":true}', '{"names":[]}'):
        with pytest.raises(plain_shapes.DecodeError):
            plain_shapes.decode(wrong, type=Bounded)


def test_the_core_of_the_table_needs_no_package_of_somebody_else() -> None:
    """The same contract as in pyproject.toml, kept by the interpreter."""
    script = (
        "import sys\n"
        "class Nobody:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] not in {*sys.stdlib_module_names, 'vaka'}:\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "        if name == 'resource':  # a browser has none\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Nobody())\n"
        "import vaka.table.alone\n"
        "from vaka.table import shapes\n"
        "print(shapes.Struct.__module__)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "vaka.table.plain_shapes", done.stderr
