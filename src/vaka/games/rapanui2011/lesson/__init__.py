"""How the game is taught: a first match to follow, and a coach beside the board."""
