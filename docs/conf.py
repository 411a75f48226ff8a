"""Sphinx configuration: `make docs` builds the site."""

import os
import sys
from pathlib import Path

# The plain engine is documented: its files have the signatures and comments that people wrote.
os.environ["VAKA_PURE"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

project = "vaka"
author = "the vaka authors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["statistics/plots"]

html_theme = "furo"
html_title = "vaka"
html_static_path = ["_static"]
html_css_files = ["site.css"]
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
]
