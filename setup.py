"""Compile the engine when vaka is installed; nearly everything else is declared in pyproject.toml.

Every module with a .pxd beside it is compiled by Cython, except those whose .pxd defines the names
itself (constants and inline C). Without a C compiler the installation goes on without the compiled
engine. Set VAKA_REQUIRE_COMPILED=1 to make that an error, VAKA_ABI3=1 for wheels that serve every
Python from 3.11 on, VAKA_SANITIZE=1 for an engine that stops at the first access outside its rows
and at undefined behaviour (`make fuzz-native`).

A package index shows the README without what lies beside it. So its links are made absolute, if the
public address of the repository is known: VAKA_REPOSITORY, or `repository` in pyproject.toml.
"""

import contextlib
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
GENERATED = Path("build/c")
ABI3 = os.environ.get("VAKA_ABI3") == "1"
# A product and a sum in one step, which arm64 has, would round otherwise than Python does.
FAST = ["-O3", "-g0", "-ffp-contract=off"]
# Lines and functions are named in reports. A row at the end of a struct is not one of `bounds`,
# since Python's own headers would not pass then; what lies behind it is no memory of ours.
SANITIZED = [
    "-O1",
    "-g1",
    "-fno-omit-frame-pointer",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-ffp-contract=off",
]
FLAGS = SANITIZED if os.environ.get("VAKA_SANITIZE") == "1" else FAST
# Constants and inline C: their .pxd defines the names itself.
NEVER_COMPILED = {
    "turns",
    "stepping",
    "sizes",
    "memory",
    "splitmix",
    "gil",
    "inputs",
    "observing",
    "piles",
    "bits",
    "parts",
    "codes",
    "structs",
    "tree",
}
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd types; annotations are for people and mypy
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "auto_pickle": False,
}


def tell(progress: str) -> None:
    """Show how far it is on the terminal, if there is one: pip keeps what a build prints."""
    with contextlib.suppress(OSError), open("/dev/tty", "w") as terminal:
        terminal.write(f"\r\033[K{progress}")


def engine_modules() -> list[Path]:
    """Return the modules to compile: those with a .pxd that does not define them itself."""
    return [
        pxd.with_suffix(".pyx") if pxd.with_suffix(".pyx").exists() else pxd.with_suffix(".py")
        for pxd in sorted(SOURCE.rglob("*.pxd"))
        if pxd.with_suffix(".py").exists() and pxd.stem not in NEVER_COMPILED
    ]


CIMPORT = re.compile(r"^from (vaka[\w.]*) cimport (\w+)", re.MULTILINE)


def declarations(pxd: Path, found: set[Path]) -> set[Path]:
    """Return a .pxd and all that it uses: Cython does not see them all for a module in Python."""
    if pxd not in found and pxd.exists():
        found.add(pxd)
        for package, name in CIMPORT.findall(pxd.read_text()):
            module = SOURCE.joinpath(*package.split("."))
            declarations(module.with_suffix(".pxd"), found)
            declarations(module / f"{name}.pxd", found)
    return found


def is_stale(module: Path) -> bool:
    """Tell whether the C made from a module is older than something that it was made from."""
    made = (GENERATED / module).with_suffix(".c")
    if not made.exists():
        return True
    used = {module, *declarations(module.with_suffix(".pxd"), set())}
    return made.stat().st_mtime < max(path.stat().st_mtime for path in used)


def extensions() -> list[Extension]:
    """Return the compiled modules; translate those whose C is not what it should be."""
    modules = engine_modules()
    stale = [module for module in modules if is_stale(module)]
    if stale:
        translate(stale)
    return [extension(module, (GENERATED / module).with_suffix(".c")) for module in modules]


def extension(module: Path, source: Path) -> Extension:
    """Return what makes a compiled module from one file."""
    return Extension(
        ".".join(module.relative_to(SOURCE).with_suffix("").parts),
        [source.as_posix()],
        depends=["setup.py"],  # which has the flags
        extra_compile_args=[] if sys.platform == "win32" else FLAGS,
        extra_link_args=[flag for flag in FLAGS if flag.startswith("-fsanitize")],
        py_limited_api=ABI3,
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if ABI3 else [],
    )


def translate(modules: list[Path]) -> None:
    """Write the C of modules."""
    from Cython.Build import cythonize

    tell("translating the engine to C ...")
    cythonize(
        [extension(module, module) for module in modules],
        include_path=[str(SOURCE)],
        build_dir=str(GENERATED),
        force=True,
        nthreads=os.cpu_count() or 1,
        compiler_directives=DIRECTIVES,
    )


class OptionalBuild(build_ext):
    """Build all extensions or none: a half-compiled engine would run the wrong rules."""

    built = 0
    beside = False  # whether the compiled modules are to lie beside their sources

    def build_extension(self, ext: Extension) -> None:
        """Compile one module and tell how many are done."""
        if not (self.beside and self.reuse(ext)):
            super().build_extension(ext)
        self.built += 1
        tell(f"compiling the engine: {self.built} of {len(self.extensions)} modules")

    def reuse(self, ext: Extension) -> bool:
        """Take the module that lies beside its source, if it was made from what is there now.

        An editable installation builds in a folder of its own, in which nothing is up to date: to
        add an extra would compile the whole engine again.
        """
        made = SOURCE / self.get_ext_filename(ext.name)
        if not made.exists():
            return False
        sources = (Path(path).stat().st_mtime for path in (*ext.sources, *ext.depends))
        if made.stat().st_mtime < max(sources):
            return False
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, target)
        return True

    def run(self) -> None:
        """Compile; on failure say so in one line and leave no partial output."""
        self.parallel = os.cpu_count()
        self.beside = bool(self.inplace or self.editable_mode)
        try:
            super().run()
            tell("")
        except Exception as failure:
            if os.environ.get("VAKA_REQUIRE_COMPILED") == "1":
                raise
            for extension in self.extensions:
                for output in (
                    Path(self.get_ext_fullpath(extension.name)),
                    SOURCE / self.get_ext_filename(extension.name),
                ):
                    output.unlink(missing_ok=True)
            self.extensions = []
            print(
                f"vaka: no compiled engine ({failure}); installing the plain Python one, which "
                "plays the same but is dozens of times slower.",
                file=sys.stderr,
            )


LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?P<path>[\w./-]+)(?P<anchor>#[\w-]*)?\)")


def address() -> str:
    """Return the public address of the repository; nothing while there is none."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    named: str = os.environ.get("VAKA_REPOSITORY") or settings["tool"]["vaka"]["repository"]
    return named.rstrip("/")


def version() -> str:
    """Return the version of the package, from the one place that has it."""
    text = (SOURCE / "vaka" / "__init__.py").read_text(encoding="utf-8")
    return re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)[0]


def description(readme: str, repository: str, release: str) -> str:
    """Return a page whose links and pictures lead to the files of a release."""

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        target = f"{repository}/{kind}/v{release}/{link['path']}{link['anchor'] or ''}"
        return f"{link['picture']}[{link['text']}]({target})"

    return LINK.sub(absolute, readme) if repository else readme


def project_urls(repository: str, release: str) -> dict[str, str]:
    """Return the links beside the page on a package index."""
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}/blob/v{release}/docs/index.md",
        "Changes": f"{repository}/blob/v{release}/CHANGES.md",
        "Issues": f"{repository}/issues",
    }


if __name__ == "__main__":
    setup(
        long_description=description(
            Path("README.md").read_text(encoding="utf-8"), address(), version()
        ),
        long_description_content_type="text/markdown",
        project_urls=project_urls(address(), version()),
        ext_modules=extensions(),
        cmdclass={"build_ext": OptionalBuild},
        options={"bdist_wheel": {"py_limited_api": "cp311"}} if ABI3 else {},
    )
