"""Compile the rules of Pig as vaka compiles its own: rules.py, typed by rules.pxd."""
# mypy: ignore-errors

from Cython.Build import cythonize
from setuptools import Extension, setup

setup(
    ext_modules=cythonize(
        [
            Extension(
                "pig.rules",
                ["src/pig/rules.py"],
                extra_compile_args=["-O3"],
                py_limited_api=True,
                define_macros=[("Py_LIMITED_API", "0x030B0000")],  # fits every build of vaka
            )
        ],
        include_path=["src"],
        build_dir="build/c",
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            "cdivision": True,
            "auto_pickle": False,
        },
    )
)
