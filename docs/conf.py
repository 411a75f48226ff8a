"""Sphinx configuration: `make docs` builds the site."""

project = "vaka"
author = "the vaka authors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "vaka"
highlight_language = "none"
