"""How fast vaka is beside its peers, and how strong its bots are: measured in a checkout only."""

from pathlib import Path

from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
