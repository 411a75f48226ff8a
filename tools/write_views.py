"""Write the types of positions, views and facts of each game, from the shapes that it declares.

The keys of its events become a type of the page, EventKey, so that no table there can miss one.

POSITION, VIEW and FACTS in a game's shapes.py become TypedDicts in views.py beside it, and
interfaces of the same names in web/src/generated/GAME/view.ts. Names come from the path: what is
in the list `seats` of a view is a ViewSeat. A shape that is no class of vaka.core.schema says by
its attribute `like` which of them comes nearest; a record that is one of several may say by its
attribute `tag` which. Run it by `tools/generate.py`.
"""

import json
import keyword
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from write_engine import SOURCE, find, open_package
from written import GENERATED, run

from vaka.core import schema

WHOLES = ("VIEW", "POSITION", "FACTS")  # the first that uses a shape gives it its name
MOST_WORDS = 100  # more are just a text: the moves of a game, say
WIDTH = 100

# -- types, in no language yet ---------------------------------------------------------------------


@dataclass(frozen=True)
class Plain:
    """A type that both languages have: int, bool, str or None."""

    name: str


@dataclass(frozen=True)
class Literal:
    """One of some values."""

    values: tuple[str | int | bool, ...]


@dataclass(frozen=True)
class Named:
    """A type that is declared under a name."""

    name: str


@dataclass(frozen=True)
class Many:
    """A list."""

    of: "Type"


@dataclass(frozen=True)
class Table:
    """An object with keys of one type and values of another; some keys may be missing."""

    key: "Type"
    value: "Type"
    complete: bool


@dataclass(frozen=True)
class Union:
    """One of some types."""

    types: tuple["Type", ...]


Type = Plain | Literal | Named | Many | Table | Union


@dataclass
class Declared:
    """Types with names, in the order in which they can be declared."""

    records: dict[str, dict[str, Type]] = field(default_factory=dict)
    aliases: dict[str, Literal | Union] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    places: dict[str, str] = field(default_factory=dict)  # name -> where it stands first
    shapes: dict[int, Named] = field(default_factory=dict)  # id of a shape -> its type

    def add(self, name: str, place: str, what: "dict[str, Type] | Literal | Union") -> Named:
        """Declare a type; return it by its name."""
        if isinstance(what, dict):
            self.records[name] = what
        else:
            self.aliases[name] = what
        self.order.append(name)
        self.places[name] = place
        return Named(name)

    def free(self, *names: str) -> str:
        """Return the first name that nothing has yet."""
        taken = {*self.records, *self.aliases, *(named.name for named in self.shapes.values())}
        more = (f"{names[-1]}{number}" for number in range(2, 1000))
        return next(name for name in (*names, *more) if name not in taken)


def declared(wholes: Mapping[str, Any]) -> Declared:
    """Return all types of a game: those of the shapes, by their names View, Position and Facts."""
    found = Declared()
    for name, shape in wholes.items():
        visit(found, shape, (name,))
    return found


def visit(to: Declared, shape: Any, path: tuple[str, ...]) -> Type:
    """Return the type of a shape, after declaring what it needs."""
    if id(shape) in to.shapes:
        return to.shapes[id(shape)]
    match shape:
        case schema.Whole():
            return Plain("int")
        case schema.Flag():
            return Plain("bool")
        case schema.Text():
            return Plain("str")
        case schema.Nothing():
            return Plain("None")
        case schema.Word():
            return literal(to, shape.words, path)
        case schema.OneOf():
            return literal(to, shape.values, path)
        case schema.ListOf():
            return Many(visit(to, shape.shape, (*path[:-1], singular(path[-1]))))
        case schema.Counts():
            return Table(literal(to, tuple(shape.names), (*path, "name")), Plain("int"), True)
        case schema.MapOf():
            return table(to, shape, path)
        case schema.Either():
            return union(to, shape, path)
        case schema.Record():
            return record(to, shape, path)
    if hasattr(shape, "like"):
        return visit(to, shape.like, path)
    raise SystemExit(f"{'.'.join(path)}: {type(shape).__name__} needs an attribute `like`")


def literal(to: Declared, values: Sequence[Any], path: tuple[str, ...]) -> Type:
    """Return one of some values: under a name if there are several, as a text if too many."""
    if len(values) > MOST_WORDS:
        return Plain("str")
    what = Literal(tuple(dict.fromkeys(values)))
    if len(what.values) == 1:
        return what
    for name, other in to.aliases.items():
        if repr(other) == repr(what):  # not ==: 1 and True are different values here
            return Named(name)
    return to.add(to.free(camel(path)), place(path), what)


def table(to: Declared, shape: schema.MapOf, path: tuple[str, ...]) -> Type:
    """Return the type of a map, whose keys may all be missing."""
    value = visit(to, shape.shape, (*path[:-1], singular(path[-1])))
    return Table(literal(to, shape.keys, (*path, "name")), value, False)


def union(to: Declared, shape: schema.Either, path: tuple[str, ...]) -> Type:
    """Return the type of one of some shapes; literals among them are one."""
    types: dict[Type, None] = {}
    for inner in shape.shapes:
        found = visit(to, inner, path)
        types |= dict.fromkeys(found.types if isinstance(found, Union) else (found,))
    if len(types) == 1:
        return next(iter(types))
    what = Union(tuple(types))
    if len(python(what)) <= WIDTH // 2:
        return what
    named = to.add(to.free(camel(path), camel((*path, "kind"))), place(path), what)
    to.shapes[id(shape)] = named
    return named


def record(to: Declared, shape: schema.Record, path: tuple[str, ...]) -> Type:
    """Return the type of a record; it is declared after what its keys need."""
    path = (*path, *filter(None, [getattr(shape, "tag", "")]))
    named = Named(to.free(camel(path)))
    to.shapes[id(shape)] = named
    fields = {key: visit(to, inner, (*path, key)) for key, inner in shape.shapes.items()}
    return to.add(named.name, place(path), fields)


def camel(path: tuple[str, ...]) -> str:
    """Return the name of what stands at a path: ("view", "goods_market") -> ViewGoodsMarket."""
    words = "_".join(path).replace("-", "_").replace(" ", "_").split("_")
    return "".join(word[:1].upper() + word[1:].lower() for word in words)


def singular(key: str) -> str:
    """Return what one of a list is called: seats -> seat, cities -> city."""
    if key.endswith("ies"):
        return f"{key[:-3]}y"
    return key[:-1] if key.endswith("s") and not key.endswith("ss") else key


def place(path: tuple[str, ...]) -> str:
    """Return a path as text."""
    return ".".join(path)


# -- in Python -------------------------------------------------------------------------------------


def python(kind: Type) -> str:
    """Return a type in Python; keys of objects are any text, or loops over names would not do."""
    match kind:
        case Literal():
            return f"Literal[{', '.join(quoted(value) for value in kind.values)}]"
        case Many():
            return f"list[{python(kind.of)}]"
        case Table():
            return f"dict[str, {python(kind.value)}]"
        case Union():
            return " | ".join(map(python, kind.types))
    return kind.name


def quoted(value: str | int | bool) -> str:
    """Return a literal as both formatters write it."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def python_file(game: str, types: Declared) -> str:
    """Return views.py of a game; classes stand between two empty lines, all else between one."""
    blocks = [
        python_record(types, name) if name in types.records else python_alias(types, name)
        for name in types.order
    ]
    needed = [
        name for name in ("Literal", "TypedDict") if any(name in "".join(block) for block in blocks)
    ]
    lines = [
        f'"""The types of positions, views and facts of {game}.',
        "",
        "Written by tools/write_views.py from shapes.py; do not edit.",
        '"""',
        "",
        f"from typing import {', '.join(needed)}",
    ]
    beside_class = False
    for block in blocks:
        is_class = block[0].startswith("class ")
        lines += ["", "", *block] if is_class or beside_class else ["", *block]
        beside_class = is_class
    return "\n".join(lines) + "\n"


def python_record(types: Declared, name: str) -> list[str]:
    """Return a TypedDict: a class, or a call where a key is no name."""
    fields = types.records[name]
    if all(key.isidentifier() and not keyword.iskeyword(key) for key in fields):
        return [
            f"class {name}(TypedDict):",
            f'    """What stands at `{types.places[name]}`."""',
            *([""] if fields else []),
            *(f"    {key}: {python(kind)}" for key, kind in fields.items()),
        ]
    return [
        f"{name} = TypedDict(",
        f'    "{name}",',
        "    {",
        *(f"        {quoted(key)}: {python(kind)}," for key, kind in fields.items()),
        "    },",
        ")",
    ]


def python_alias(types: Declared, name: str) -> list[str]:
    """Return a type with a name, on several lines if it must be."""
    what = types.aliases[name]
    line = f"{name} = {python(what)}"
    if len(line) <= WIDTH:
        return [line]
    if isinstance(what, Union):
        first, *others = map(python, what.types)
        return [f"{name} = (", f"    {first}", *(f"    | {other}" for other in others), ")"]
    return [f"{name} = Literal[", *(f"    {quoted(value)}," for value in what.values), "]"]


# -- in TypeScript ---------------------------------------------------------------------------------

TYPESCRIPT = {"int": "number", "bool": "boolean", "str": "string", "None": "null"}


def typescript(kind: Type) -> str:
    """Return a type in TypeScript."""
    match kind:
        case Plain():
            return TYPESCRIPT[kind.name]
        case Literal():
            return " | ".join(map(json.dumps, kind.values))
        case Many():
            inner = typescript(kind.of)
            return f"({inner})[]" if " | " in inner and inner[-1] != ">" else f"{inner}[]"
        case Table():
            whole = f"Record<{typescript(kind.key)}, {typescript(kind.value)}>"
            return whole if kind.complete or kind.key == Plain("str") else f"Partial<{whole}>"
        case Union():
            return " | ".join(map(typescript, kind.types))
    return kind.name


def typescript_file(game: str, types: Declared, events: Sequence[str] = ()) -> str:
    """Return view.ts of a game."""
    lines = [
        f"// The types of positions, views and facts of {game}. Written by tools/write_views.py",
        f"// from shapes.py in src/vaka/games/{game}: change that, not this file.",
    ]
    for name in types.order:
        lines += ["", f"/** What stands at `{types.places[name]}`. */"]
        if name in types.records:
            fields = types.records[name].items()
            lines.append(f"export interface {name} {{")
            lines += [f"  {property_name(key)}: {typescript(kind)};" for key, kind in fields]
            lines.append("}")
        else:
            lines += typescript_alias(name, types.aliases[name])
    if events:
        lines += ["", "/** The keys of what can be told. */"]
        lines += typescript_alias("EventKey", Literal(tuple(events)))
    return "\n".join(lines) + "\n"


def property_name(key: str) -> str:
    """Return a key as it may stand in an interface."""
    return key if key.isidentifier() else json.dumps(key)


def typescript_alias(name: str, what: Literal | Union) -> list[str]:
    """Return a type with a name, on several lines if it must be."""
    line = f"export type {name} = {typescript(what)};"
    if len(line) <= WIDTH:
        return [line]
    if isinstance(what, Literal):
        parts = [json.dumps(value) for value in what.values]
    else:
        parts = [typescript(inner) for inner in what.types]
    return [f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";"]


# -- all of it -------------------------------------------------------------------------------------


def files() -> Iterator[tuple[Path, str]]:
    """Yield both files of every game of vaka that declares its shapes."""
    for folder in sorted(path.parent for path in SOURCE.glob("vaka/games/*/parts.py")):
        name = folder.name
        open_package(f"vaka.games.{name}")  # its rules may need what is still to be written
        shapes = find(f"vaka.games.{name}.shapes")
        if missing := [whole for whole in WHOLES if not hasattr(shapes, whole)]:
            print(f"{name}: no types without {', '.join(missing)} in shapes.py")
            continue
        types = declared({whole.lower(): getattr(shapes, whole) for whole in WHOLES})
        yield folder / "views.py", python_file(name, types)
        yield GENERATED / name / "view.ts", typescript_file(name, types, events_of(name))


def events_of(game: str) -> tuple[str, ...]:
    """Return the keys of the events of a game."""
    declaring = find(f"vaka.games.{game}.events") or find(f"vaka.games.{game}.parts")
    keys: tuple[str, ...] = declaring.EVENTS.keys if declaring else ()
    return keys


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
