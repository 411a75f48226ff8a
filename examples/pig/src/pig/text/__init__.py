"""How Pig is told: refusals, the terminal's picture, the words and the rules page."""
