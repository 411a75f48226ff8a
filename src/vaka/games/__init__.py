"""One package per game; each has a Game named GAME."""
