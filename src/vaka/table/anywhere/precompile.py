"""Make byte code of vaka and of what it uses of the standard library, for a quick start.

This runs in the Python that browsers get, started by precompile.mjs, between two folders of files:
vaka.zip and python_stdlib.zip are replaced by what a browser needs of them. Of the standard library
that is whatever some import statement leads to, be it one that is seldom reached.
"""

import ast
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import _bootstrap_external  # what py_compile uses
from pathlib import Path

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the time of every file, so that the same is always the same
ALWAYS = {"_pyodide", "pyodide", "site"}  # what Python and Pyodide import by themselves,
ALWAYS |= {f"encodings.{name}" for name in ("ascii", "cp437", "idna", "latin_1", "utf_8")}
NEVER = {"_pyrepl", "doctest", "ftplib", "pdb", "pydoc", "unittest", "webbrowser", "xmlrpc"}
"""Tools for developers and terminals, and nets that a browser does not have."""


def main(folder: Path) -> None:
    """Replace both archives."""
    vaka, library = folder / "vaka.zip", folder / "python_stdlib.zip"
    own, whole = _read(vaka), _read(library)
    needed = reachable(own, whole)
    used = {
        name: content
        for name, content in whole.items()
        if not name.endswith(".py") or module_of(name) in needed
    }
    _write(library, byte_code(used, f"/lib/{_archive()}/"))
    _write(vaka, byte_code(own))


def _archive() -> str:
    return f"python{sys.version_info.major}{sys.version_info.minor}.zip"


def _read(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as found:
        return {entry: found.read(entry) for entry in found.namelist() if not entry.endswith("/")}


def _write(archive: Path, files: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as written:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            written.writestr(entry, content)


def byte_code(files: Mapping[str, bytes], place: str = "") -> dict[str, bytes]:
    """Return files with byte code in place of Python, which nobody compares with its source.

    It has no docstrings, which nobody reads there.
    """
    found = {}
    for name, content in files.items():
        if name.endswith(".py"):
            tree = without_docstrings(ast.parse(content))
            code = compile(tree, place + name, "exec", dont_inherit=True, optimize=0)
            digest = importlib.util.source_hash(content)
            make = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
            found[f"{name}c"] = bytes(make(code, digest, False))
        else:
            found[name] = content
    return found


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Return a program in which no docstring has a word."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            first = node.body[0]
            node.body[0] = ast.copy_location(ast.Pass(), first)
    return tree


def module_of(name: str) -> str:
    """Return the name of the module that a file is."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def reachable(own: Mapping[str, bytes], library: Mapping[str, bytes]) -> set[str]:
    """Return all modules of a library to which an import statement of somebody's files may lead."""
    files = {module_of(name): name for name in library if name.endswith(".py")}
    found: set[str] = set()
    waiting = [module for module in files if {module, module.split(".")[0]} & ALWAYS]
    for name, content in own.items():
        if name.endswith(".py"):
            waiting.extend(imported(name, content))
    while waiting:
        module = waiting.pop()
        while module:  # with the packages that it is in
            if module in files and module not in found and module.split(".")[0] not in NEVER:
                found.add(module)
                waiting.extend(imported(files[module], library[files[module]]))
            module = module.rpartition(".")[0]
    return found


def imported(name: str, content: bytes) -> Iterator[str]:
    """Yield what a file may import; names from a package may be modules of it."""
    package = module_of(name)
    if not name.endswith("/__init__.py"):
        package = package.rpartition(".")[0]
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                base = ".".join([*parts[: len(parts) - node.level + 1], *filter(None, [base])])
            yield base
            yield from _within(base, node.names)


def _within(base: str, names: Iterable[ast.alias]) -> Iterator[str]:
    return (f"{base}.{alias.name}" for alias in names)


if __name__ == "__main__":
    main(Path("/given"))
