"""What is good: how the bots judge positions and prefer moves, in Tongiaki."""
