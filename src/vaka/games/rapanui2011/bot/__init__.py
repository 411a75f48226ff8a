"""What is good: how the bots judge positions and prefer moves, in Rapa Nui 2011."""
