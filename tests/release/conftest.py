import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return setup.py as a module, which builds nothing."""
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("VAKA_REPOSITORY", raising=False)
    specification = importlib.util.spec_from_file_location("vaka_setup", ROOT / "setup.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module
