"""How Rapa Nui 2011 is told: sentences, refusals, the terminal's picture, words and rules page."""
