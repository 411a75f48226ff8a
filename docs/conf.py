"""Sphinx configuration: `make docs` builds the site."""

import os
import sys
from pathlib import Path
from typing import Any

# The plain engine is documented: its files have the signatures and comments that people wrote.
os.environ["VAKA_PURE"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from vaka.registry import load
from vaka.text.rulebook import guide_text

project = "vaka"
author = "the vaka authors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["statistics/plots"]

html_theme = "furo"
html_title = "vaka"
html_favicon = "../web/src/shell/style/vaka.svg"
html_logo = "../web/src/shell/style/vaka.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_js_files = [("play.js", {"defer": "defer"})]
html_show_copyright = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#0b6e8a",
        "color-brand-content": "#0b6e8a",
        "color-brand-visited": "#0b6e8a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#5cc0dc",
        "color-brand-content": "#5cc0dc",
        "color-brand-visited": "#5cc0dc",
    },
}
highlight_language = "none"

myst_heading_anchors = 3  # so that links to sections are checked

default_role = "code"  # docstrings write code as Markdown does
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
toc_object_entries_show_parents = "hide"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_mock_imports = [  # so that the site can be built without them
    "gymnasium",
    "open_spiel",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "ray",
    "sb3_contrib",
    "stable_baselines3",
    "torch",
]


def skip_empty_words(_: Any, kind: str, name: str, found: Any, skip: bool, options: Any) -> bool:
    """Leave out fields of named tuples: their only docstring is the one Python gives them."""
    return skip or str(getattr(found, "__doc__", "")).startswith("Alias for field number")


def tell_guide(app: Any, page: str, source: list[str]) -> None:
    """Put the guide of a game into its page: games/guides/tongiaki.nl has no text of its own."""
    folder, _, name = page.rpartition("/")
    if folder == "games/guides":
        game, dot, language = name.partition(".")
        text = load(game).folder / "text" / f"{name.replace(game, 'guide')}.md"
        app.env.note_dependency(str(text))
        pictures = f"../../pictures/guides/{game}-{{name}}{dot}{language}.webp"
        source[0] = guide_text(load(game), language or "en", pictures)


def setup(app: Any) -> None:
    """Tell Sphinx what to leave out, and what to put in."""
    app.connect("source-read", tell_guide)
    app.connect("autodoc-skip-member", skip_empty_words)
