"""Say whether a folder holds everything that a release publishes, and nothing else.

    python tools/check_release.py dist                 on every change
    python tools/check_release.py dist --tag v1.2.3    before it is published

There must be one source distribution and a wheel for each system, all of the version that
src/vaka/__init__.py names. A tag must name the same version and CHANGES.md tell of it. Wherever
VAKA_REPOSITORY says where the sources are, and before anything is published, the page that a
package index shows must have links and pictures that lead somewhere.
"""

import argparse
import os
import re
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SYSTEMS = {
    "Linux x86-64": r"manylinux_\S*x86_64",
    "Linux arm64": r"manylinux_\S*aarch64",
    "Linux x86-64 with musl": r"musllinux_\S*x86_64",
    "Linux arm64 with musl": r"musllinux_\S*aarch64",
    "macOS on Intel": r"macosx_\S*x86_64",
    "macOS on Apple's own processors": r"macosx_\S*arm64",
    "Windows": r"win_amd64",
}
WHEEL = re.compile(r"vaka-(?P<version>[^-]+)-cp311-abi3-(?P<system>[^-]+)\.whl")
SOURCE = re.compile(r"vaka-(?P<version>[^-]+)\.tar\.gz")


def main() -> int:
    """Print what is wrong, one line each; return 1 if something is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tag", help="what is about to be published")
    arguments = parser.parse_args()
    names = sorted(path.name for path in arguments.folder.iterdir())
    wrong = faults_of(names, version())
    if arguments.tag:
        changes = (ROOT / "CHANGES.md").read_text(encoding="utf-8")
        wrong += faults_of_tag(arguments.tag, version(), changes)
    if arguments.tag or os.environ.get("VAKA_REPOSITORY"):
        for path in arguments.folder.glob("*.tar.gz"):
            wrong += faults_of_page(page(path))
    for fault in wrong:
        print(f"check_release: {fault}", file=sys.stderr)
    if not wrong:
        print(f"{len(names)} files of version {version()} are ready to be published")
    return 1 if wrong else 0


def version() -> str:
    """Return the version of this checkout, from the one place that has it."""
    text = (ROOT / "src" / "vaka" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def faults_of(names: list[str], expected: str) -> list[str]:
    """Return what is wrong with the files of a release."""
    wheels = {name: match for name in names if (match := WHEEL.fullmatch(name))}
    sources = {name: match for name in names if (match := SOURCE.fullmatch(name))}
    wrong = [f"{name} does not belong here" for name in names if name not in {*wheels, *sources}]
    wrong += [
        f"{name} is not of version {expected}"
        for name, match in {**wheels, **sources}.items()
        if match["version"] != expected
    ]
    if len(sources) != 1:
        wrong.append(f"there must be one source distribution, not {len(sources)}")
    for system, pattern in SYSTEMS.items():
        found = [name for name, match in wheels.items() if re.search(pattern, match["system"])]
        if len(found) != 1:
            wrong.append(f"there must be one wheel for {system}, not {len(found)}")
    return wrong


def faults_of_tag(tag: str, expected: str, changes: str) -> list[str]:
    """Return what is wrong with the name of a release."""
    wrong = []
    if tag != f"v{expected}":
        wrong.append(f"the tag {tag} is not v{expected}, the version of src/vaka/__init__.py")
    if not re.search(rf"^## {re.escape(expected)}(?=\s|$)", changes, re.MULTILINE):
        wrong.append(f"CHANGES.md has no section `## {expected}`")
    return wrong


def page(source: Path) -> str:
    """Return what a package index would show of a source distribution."""
    with tarfile.open(source) as packed:
        information = packed.extractfile(source.name.removesuffix(".tar.gz") + "/PKG-INFO")
        assert information is not None
        return information.read().decode()


def faults_of_page(information: str) -> list[str]:
    """Return which links of a page lead nowhere without the files of a checkout."""
    wrong = [] if "\nProject-URL: Source, http" in information else ["VAKA_REPOSITORY was not set"]
    links = re.findall(r"\]\(([^)\s]+)\)", information)
    return wrong + [
        f"{link} leads nowhere on a package index" for link in links if "://" not in link
    ]


if __name__ == "__main__":
    sys.exit(main())
