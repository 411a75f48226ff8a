"""Compiled modules that share files: a browser opens one file for each game sooner than dozens.

Such files are made for browsers alone (tools/build_browser_engine.py) and lie in a folder of the
package, with a list of which module is in which of them.
"""

import json
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent / "compiled"
LIST = "modules.json"


class Bundles:
    """Finds modules in the files of a folder, before Python looks for files of their names."""

    def __init__(self, folder: Path) -> None:
        """Read which module is in which file."""
        self._folder = folder
        self._files: dict[str, str] = json.loads((folder / LIST).read_text())["modules"]

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how a module is loaded; nothing if it is in none of the files."""
        del path, target
        if name not in self._files:
            return None
        file = str(self._folder / self._files[name])
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use(folder: Path = FOLDER) -> None:
    """Let Python find the modules of a folder, if there is one."""
    if (folder / LIST).is_file():
        sys.meta_path.insert(0, Bundles(folder))
