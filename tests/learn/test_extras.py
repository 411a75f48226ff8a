"""Without the library of an adapter its import says what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("batch", "numpy", "learn"),
        ("gymnasium", "gymnasium", "learn"),
        ("pettingzoo", "pettingzoo", "learn"),
        ("openspiel", "pyspiel", "openspiel"),
        ("parquet", "pyarrow", "datasets"),
        ("stable_baselines", "stable_baselines3", "train"),
    ],
)
def test_a_missing_library_is_told_with_its_extra(module: str, library: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules[{library!r}] = None\n"
        f"try: import vaka.learn.{module}\n"
        "except ModuleNotFoundError as missing: print(missing.name, '|', missing)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    name, _, told = done.stdout.partition(" | ")
    assert name.partition(".")[0] == library
    assert f'pip install "vaka[{extra}]"' in told
