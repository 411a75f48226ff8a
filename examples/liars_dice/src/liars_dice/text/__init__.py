"""How Liar's Dice is told: refusals, sentences, the terminal's picture, words and rules page."""
