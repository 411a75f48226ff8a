"""How Rapa Nui 2020 is told: sentences, refusals, the terminal's picture, words and rules page."""
