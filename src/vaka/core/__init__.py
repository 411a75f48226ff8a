"""What all games share; nothing here knows a game by name."""
