"""Whose work a folder without a server gives along, and on which terms.

The page comes with the licences of what it is made of (web/licences.ts); Python for the browser is
added here.
"""

import json
import sysconfig
from pathlib import Path

LICENCES = "licences.txt"
ABOUT = "package.json"  # of Pyodide: says which version it is
PYODIDE = """\
The Pyodide development team and contributors. Subject to the terms of the Mozilla Public License,
version 2.0: https://mozilla.org/MPL/2.0/

Its source is at https://github.com/pyodide/pyodide, under the tag {version}. It is given along as
it was published, without the packages that it could load.

It was compiled with Emscripten, whose libraries are under the MIT licence and that of the
University of Illinois (https://github.com/emscripten-core/emscripten). Linked into it are libraries
that Python uses, among them bzip2, expat, libffi, libmpdec, SQLite, zlib and Zstandard, each under
its own licence; their sources are named in those of Pyodide and of Python.
"""
PYTHON = """\
The Python Software Foundation and others: https://www.python.org/. Python itself is a part of
Pyodide's program; its standard library is given along {changes}.
"""
BYTE_CODE = "in part, what a table needs, as byte code without docstrings"
SOURCES = "as Pyodide has published it"
TERMS = """\
Copyright (c) 2001 Python Software Foundation; All Rights Reserved

It may be used, changed and passed on under the licence of the Python Software Foundation,
version 2, and those of its forebears: https://docs.python.org/3/license.html
"""


def licences(page: str, pyodide: Path, python: str, precompiled: bool) -> str:
    """Return the licences of a folder: those of its page, and of that version of Python."""
    version = json.loads((pyodide / ABOUT).read_bytes())["version"]
    changes = BYTE_CODE if precompiled else SOURCES
    parts = [
        page,
        _section(f"Pyodide {version}: Python for browsers", PYODIDE.format(version=version)),
        _section(f"Python {python}", f"{PYTHON.format(changes=changes)}\n{_terms()}"),
    ]
    return "\n".join(parts)


def _section(title: str, text: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n{text.strip()}\n"


def _terms() -> str:
    """Return Python's licence, which most installations of Python bring; else where it is."""
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return text.read_text(encoding="utf-8") if text.is_file() else TERMS
