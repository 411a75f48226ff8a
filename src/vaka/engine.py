"""Which engine runs: the compiled one, or the same rules as plain Python.

`VAKA_PURE=1` forces the plain engine. A mix of both would silently run the wrong rules (compiled
code ignores methods written in Python), so it is refused here, before anything is played.
"""

import os
import sys
import warnings
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_FOLDER = Path(__file__).parent


def _force_plain() -> None:
    """Let Python see only the sources in our folders, not the compiled modules beside them."""
    for folder in (_FOLDER / "core", *(_FOLDER / "games").iterdir()):
        if folder.is_dir():
            sys.path_importer_cache[str(folder)] = FileFinder(
                str(folder), (SourceFileLoader, SOURCE_SUFFIXES)
            )


def check_one_kind(modules: dict[str, str]) -> bool:
    """Return whether the engine is compiled; modules maps each name to the file it came from."""
    compiled = sorted(name for name, file in modules.items() if not file.endswith(".py"))
    plain = sorted(modules.keys() - compiled)
    if compiled and plain:
        raise ImportError(
            f"vaka is half compiled: {', '.join(compiled)} compiled, {', '.join(plain)} not. "
            "Install it again (in a checkout: `make build`), or set VAKA_PURE=1 to run it all "
            "uncompiled."
        )
    return bool(compiled)


if os.environ.get("VAKA_PURE", "") not in ("", "0"):
    _force_plain()

from vaka.core import batch, playout, rng, state  # noqa: E402  the folders had to be prepared first

COMPILED = check_one_kind(
    {module.__name__: str(module.__file__) for module in (batch, playout, rng, state)}
)

if not COMPILED and os.environ.get("VAKA_PURE", "") in ("", "0"):
    warnings.warn(
        "vaka runs uncompiled, dozens of times slower: it was installed without a C compiler. "
        "Install a compiler (gcc, clang or MSVC) and then vaka again; set VAKA_PURE=1 to accept "
        "it as it is.",
        RuntimeWarning,
        stacklevel=2,
    )
