"""Which engine runs: the compiled one, or the same rules as plain Python.

`VAKA_PURE=1` forces the plain engine. A mix of both would silently run the wrong rules (compiled
code ignores methods written in Python), so it is refused here, before anything is played.
"""

import os
import sys
import warnings
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path

from vaka import bundles

_FOLDER = Path(__file__).parent


PURE = os.environ.get("VAKA_PURE", "") not in ("", "0")


def see_only_sources(package: Path) -> None:
    """Let Python see only the sources of a package, not the compiled modules beside them."""
    for folder in (package, *(path for path in package.rglob("*") if path.is_dir())):
        sys.path_importer_cache[str(folder)] = FileFinder(
            str(folder), (SourceFileLoader, SOURCE_SUFFIXES)
        )


def prepare(package: str) -> None:
    """Make somebody else's game follow VAKA_PURE too, before it is imported."""
    spec = find_spec(package) if PURE and package not in sys.modules else None
    for folder in (spec and spec.submodule_search_locations) or ():
        see_only_sources(Path(folder))


def check_one_kind(modules: dict[str, str]) -> bool:
    """Return whether the engine is compiled; modules maps each name to the file it came from."""
    compiled = sorted(name for name, file in modules.items() if not file.endswith((".py", ".pyc")))
    plain = sorted(modules.keys() - compiled)
    if compiled and plain:
        raise ImportError(
            f"vaka is half compiled: {', '.join(compiled)} compiled, {', '.join(plain)} not. "
            "Install it again (in a checkout: `make build`), or set VAKA_PURE=1 to run it all "
            "uncompiled."
        )
    return bool(compiled)


if PURE:
    see_only_sources(_FOLDER)
    see_only_sources(_FOLDER.parent / "games")
else:
    bundles.use()

from vaka.engine import batch, playout, rng, state  # noqa: E402  the folders came first

COMPILED = check_one_kind(
    {module.__name__: str(module.__file__) for module in (batch, playout, rng, state)}
)

if not COMPILED and not PURE and sys.platform != "emscripten":  # no browser has a compiler
    warnings.warn(
        "vaka runs uncompiled, dozens of times slower: it was installed without a C compiler. "
        "Install a compiler (gcc, clang or MSVC) and then vaka again; set VAKA_PURE=1 to accept "
        "it as it is.",
        RuntimeWarning,
        stacklevel=2,
    )
