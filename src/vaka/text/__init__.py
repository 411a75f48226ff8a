"""How games are told: their rules pages, and text for the terminal."""
