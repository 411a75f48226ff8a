"""Write web/src/generated/wire.ts, the types of the wire, from messages.py and forms.py."""

import inspect as source
import re
import sys
from typing import Any

import msgspec
from msgspec import inspect
from written import GENERATED, run

from vaka.table import forms, messages

HEAD = """\
// The types of the wire. Written by tools/write_wire.py from messages.py and forms.py in
// src/vaka/table: change those, not this file.
"""
REMARK = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)
WORDS: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def wire() -> str:
    """Return the whole file."""
    structs = [
        value
        for value in (vars(messages) | vars(forms)).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (msgspec.Struct, messages.Message, messages.Answer, messages.Decided)
    ]
    unions = {name: getattr(messages, name).__args__ for name in ("FromPage", "ToPage")}
    parts = [HEAD, *map(interface, structs)]
    parts += [
        f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"
        for name, members in unions.items()
    ]
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """Return a struct as an interface; fields that the page may leave out are optional."""
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    remarks = dict(REMARK.findall(source.getsource(struct)))
    lines = [f"/** {source.cleandoc(struct.__doc__ or '')} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if described.tag is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    sent = issubclass(struct, messages.Message)
    for field in described.fields:
        mark = "?" if sent and not field.required else ""
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.name}{mark}: {written(field.type)};{remark}")
    return "\n".join([*lines, "}", ""])


def written(kind: Any) -> str:
    """Return a type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(map(written, kind.types))
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in sorted(kind.values, key=str))
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    return WORDS[type(kind)]


if __name__ == "__main__":
    sys.exit(run(__doc__, [(GENERATED / "wire.ts", wire())]))
