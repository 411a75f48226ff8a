"""How Tongiaki is told: sentences, refusals, the terminal's picture, words and rules page."""
