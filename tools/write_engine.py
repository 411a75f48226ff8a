"""Write what the compiler needs of each declaration: constants, codes of moves and events, fields.

- sizes.py, parts.py and rows like it become a .pxd beside them: ints as C constants, tables of ints
  as C arrays.
- MOVES and EVENTS (in parts.py, or events.py) become codes.py and codes.pxd: `M_BUY` is the number
  of the first move of the block `buy`, `E_BUY` the number of the event `buy`.
- WEIGHTS in bot/weights.py becomes bot/codes.py and bot/codes.pxd: the place of each weight.
- FIELDS in state.py becomes state.pxd.
- FIELDS of Outlook in bot/outlook.py becomes bot/outlook.pxd: a struct of C, and room for it.

Run it by `tools/generate.py`, or with the packages of other games by itself.
"""

import importlib
import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from written import ROOT, parser, settle

SOURCE = ROOT / "src"
ENGINE = "vaka.engine"
CONSTANTS = ("sizes", "parts", "bot.parts")  # modules whose constants the compiler needs
Files = Iterator[tuple[Path, str]]


def head(source: str) -> str:
    """Return the first line of a written file."""
    return f"# Written by tools/write_engine.py from {source}; do not edit.\n"


# -- constants -------------------------------------------------------------------------------------


def constants_pxd(module: ModuleType) -> str:
    """Return a .pxd: enum members for ints, C arrays for rectangles of ints; "" for none."""
    constants = {name: value for name, value in vars(module).items() if name.isupper()}
    ints = {name: value for name, value in constants.items() if type(value) is int}
    tables = {name: value for name, value in constants.items() if shape(value)}
    if not ints and not tables:
        return ""
    lines = []
    if tables:
        lines += ["from libc.stdint cimport int16_t", "", "cdef extern from *:", '    """']
        for name, value in tables.items():
            lines.append(f"    static const int16_t {name}{dimensions(value)} = {literal(value)};")
        lines.append('    """')
        for name, value in tables.items():
            lines.append(f"    const int16_t{dimensions(value)} {name}")
    return head(file_of(module)) + "\n".join([*lines, enum(ints)])


def enum(ints: Mapping[str, int]) -> str:
    """Return ints as constants of C."""
    return (
        "\n".join(["", "cdef enum:", *(f"    {name} = {value}" for name, value in ints.items())])
        + "\n"
    )


def shape(value: Any) -> tuple[int, ...]:
    """Return the shape of a rectangle of ints made of tuples, or () if it is none."""
    if not isinstance(value, tuple) or not value:
        return ()
    if all(type(item) is int for item in value):
        return (len(value),)
    inner = {shape(item) for item in value}
    if len(inner) != 1 or inner == {()}:
        return ()
    return (len(value), *inner.pop())


def dimensions(value: Any) -> str:
    """Return the shape as C writes it."""
    return "".join(f"[{n}]" for n in shape(value))


def literal(value: Any) -> str:
    """Return the table as a C initialiser."""
    if isinstance(value, int):
        return str(value)
    return "{" + ", ".join(literal(item) for item in value) + "}"


# -- codes -----------------------------------------------------------------------------------------


def codes(package: str) -> tuple[dict[str, int], str]:
    """Return the codes of a game's moves and events, and which files declare them."""
    parts = find(f"{package}.parts")
    events = find(f"{package}.events")
    if parts is None or not hasattr(parts, "MOVES"):
        return {}, ""
    declared = [parts] if events is None else [parts, events]
    found = {f"M_{name.upper()}": code for name, code in parts.MOVES.codes().items()}
    told = getattr(declared[-1], "EVENTS", None)
    if told is not None:
        found |= {f"E_{key.removesuffix('_').upper()}": told.id(key) for key in told.keys}
    return found, " and ".join(file_of(module) for module in declared)


def codes_files(folder: Path, doc: str, found: Mapping[str, int], source: str) -> Files:
    """Yield codes.py and codes.pxd."""
    lines = [head(source) + f'"""{doc}"""\n', *(f"{name} = {code}" for name, code in found.items())]
    yield folder / "codes.py", "\n".join(lines) + "\n"
    yield folder / "codes.pxd", head(source) + enum(found)


# -- fields ----------------------------------------------------------------------------------------


def state_pxd(module: ModuleType) -> str:
    """Return the .pxd of the fields of a State: 16 bits each, 32 where WIDE says so."""
    fields = module.Fields
    base = fields.__bases__[0]
    shapes: dict[str, list[str]] = {}
    for name, size in fields.FIELDS.items():
        if name not in base.FIELDS:
            bits = 32 if name in fields.WIDE else 16
            kind = f"int{bits}_t" + "".join(f"[{n}]" for n in size)
            shapes.setdefault(kind, []).append(name)
    kinds = sorted({kind.partition("[")[0] for kind in shapes})
    lines = [
        f"from libc.stdint cimport {', '.join(kinds)}",
        f"from {base.__module__} cimport {base.__name__}",
        "",
        f"cdef class Fields({base.__name__}):",
    ]
    lines += [f"    cdef public {kind} {', '.join(names)}" for kind, names in shapes.items()]
    return head(file_of(module)) + "\n".join(lines) + "\n"


# -- structs ---------------------------------------------------------------------------------------


def structs_pxd(module: ModuleType, game: str) -> str:
    """Return the .pxd of the structs of a game's bot: each class with FIELDS, and what makes one.

    `new_outlook()` is a compound literal of C: zeros on the stack, which live as long as the block
    around them, so it is called at the top level of a function and never returned from it.
    """
    ints = {name: value for name, value in vars(module).items() if is_constant(name, value)}
    kinds = [
        kind for kind in vars(module).values() if isinstance(kind, type) and is_own(kind, module)
    ]
    structs, macros, makers = [], [], []
    for kind in kinds:
        snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()
        name = f"vaka_{game}_{snake}"
        structs += ["", f'cdef struct {kind.__name__} "{name}":', *struct_fields(kind)]
        macros.append(f"    #define vaka_{game}_new_{snake}() (&(struct {name}){{0}})")
        makers.append(
            f'    {kind.__name__}* new_{snake} "vaka_{game}_new_{snake}"() noexcept nogil'
        )
        if hasattr(module, f"copy_{snake}"):
            copier = f"cdef inline void copy_{snake}({kind.__name__}* to, {kind.__name__}* source)"
            structs += ["", f"{copier} noexcept nogil:", "    to[0] = source[0]"]
    lines = [enum(ints)] if ints else []
    lines += [*structs, "", "cdef extern from *:", '    """', *macros, '    """', *makers]
    return head(file_of(module)) + "\n".join(lines).lstrip("\n") + "\n"


def is_constant(name: str, value: Any) -> bool:
    """Tell whether a name of a module is a constant for the compiler."""
    return name.isupper() and type(value) is int


def is_own(kind: type, module: ModuleType) -> bool:
    """Tell whether a class is a struct that this module declares."""
    return kind.__module__ == module.__name__ and "FIELDS" in vars(kind)


def struct_fields(kind: type) -> Iterator[str]:
    """Yield the fields of a struct: numbers of the type that their annotation says."""
    annotations = inspect.get_annotations(kind)
    for field, size in vars(kind)["FIELDS"].items():
        number = "double" if "float" in str(annotations[field]) else "int"
        yield f"    {number}{''.join(f'[{n}]' for n in size)} {field}"


# -- all of it -------------------------------------------------------------------------------------


def open_package(name: str) -> Path:
    """Return the folder of a package, whose modules can now be imported without its __init__.

    That would import the rules, which need what is still to be written.
    """
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"there is no package {name}")
    package = ModuleType(name)
    package.__path__ = list(spec.submodule_search_locations)
    package.__spec__ = spec
    sys.modules[name] = package
    return Path(package.__path__[0])


def find(name: str) -> ModuleType | None:
    """Return a module, or None if there is none of that name."""
    package = name.rpartition(".")[0]
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


def file_of(module: ModuleType) -> str:
    """Return the name of the file of a module."""
    return Path(str(module.__file__)).name


def files(package: str) -> Files:
    """Yield every file to be written for a package, with its text."""
    folder = open_package(package) if package != ENGINE else SOURCE / "vaka" / "engine"
    for name in CONSTANTS:
        module = find(f"{package}.{name}")
        if module is not None and (text := constants_pxd(module)):
            yield Path(str(module.__file__)).with_suffix(".pxd"), text
    found, source = codes(package)
    if found:
        yield from codes_files(folder, "The numbers of moves (M_) and events (E_).", found, source)
    weights = find(f"{package}.bot.weights")
    if weights is not None:
        places = {name.upper(): place for place, name in enumerate(weights.WEIGHTS)}
        doc = "The place of each weight."
        yield from codes_files(folder / "bot", doc, places, file_of(weights))
    state = find(f"{package}.state")
    if state is not None and hasattr(state, "Fields"):
        yield folder / "state.pxd", state_pxd(state)
    structs = find(f"{package}.bot.structs")
    if structs is not None:
        yield folder / "bot" / "structs.pxd", structs_pxd(structs, package.rpartition(".")[2])


def own_packages() -> list[str]:
    """Return the engine and the games of vaka."""
    games = [f"vaka.games.{parts.parent.name}" for parts in SOURCE.glob("vaka/games/*/parts.py")]
    return [ENGINE, *sorted(games)]


def main() -> int:
    """Write or check all of them; return the exit status."""
    known = parser(__doc__)
    known.add_argument("package", nargs="*", help="packages of games (default: all of vaka)")
    arguments = known.parse_args()
    os.environ["VAKA_PURE"] = "1"  # the compiled engine may be older than the file being written
    sys.path.insert(0, str(SOURCE))
    packages = arguments.package or own_packages()
    found = (file for package in packages for file in files(package))
    return settle(found, arguments.check)


if __name__ == "__main__":
    sys.exit(main())
