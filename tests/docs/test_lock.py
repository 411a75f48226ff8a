"""What a server installs is pinned: the lock file fits pyproject.toml and itself."""

import re
import tomllib
from importlib import metadata

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from doc_pages import ROOT

LOCK = (ROOT / "deploy" / "requirements.lock").read_text(encoding="utf-8")
EXTRAS = ("table", "postgres")


def pinned() -> dict[str, Requirement]:
    """Return what the lock file pins, by name."""
    lines = re.sub(r"\s*\\\n\s*", " ", LOCK).splitlines()
    found: dict[str, Requirement] = {}
    for line in lines:
        if line and not line.startswith("#"):
            text, *hashes = line.split(" --hash=")
            assert hashes, f"{text} has no hash"
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", kept) for kept in hashes)
            requirement = Requirement(text)
            found[canonicalize_name(requirement.name)] = requirement
    return found


def wanted() -> list[Requirement]:
    """Return what pyproject.toml wants at run time."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = [text for extra in EXTRAS for text in project["optional-dependencies"][extra]]
    return [Requirement(text) for text in [*project["dependencies"], *texts]]


def version(requirement: Requirement) -> str:
    [specifier] = requirement.specifier
    assert specifier.operator == "=="
    return specifier.version


def test_what_the_table_needs_is_bounded_on_both_sides() -> None:
    for requirement in wanted():
        operators = {specifier.operator for specifier in requirement.specifier}
        assert operators == {">=", "<"}, requirement


def test_the_lock_file_pins_what_the_project_wants() -> None:
    pins = pinned()
    for requirement in wanted():
        pin = pins[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version(pin)), f"run `make lock`: {requirement}"


def test_the_lock_file_pins_what_that_needs_in_turn() -> None:
    pins = pinned()
    for name, pin in pins.items():
        try:
            installed = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another system
        if installed.version != version(pin):
            continue  # a checkout need not have the pinned versions
        extras = [set(one.extras) for one in wanted() if canonicalize_name(one.name) == name]
        for text in installed.requires or ():
            needed = Requirement(text)
            for extra in {"", *(extras[0] if extras else ())}:
                if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                    found = pins[canonicalize_name(needed.name)]
                    assert needed.specifier.contains(version(found)), f"{name} needs {needed}"


def test_the_lock_file_names_no_place_to_download_from() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK
