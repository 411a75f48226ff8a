"""Return the names of all games, sorted: `vaka.games()`.

It is also the package of our own games, one package each with a Game named GAME.
"""
