"""How fast the engine is, and how fast its peers are, in one run."""
