"""How much the engine has room for.

Never compiled itself: `tools/generate.py` writes sizes.pxd, which gives the compiler the numbers.
"""

SEATS = 6
OPTIONS = 8
MOVES = 1024  # legal moves of one decision
EVENTS = 1024  # facts told while one move is played
SCORES = 4  # points and tie-breakers of a seat
WEIGHTS = 64  # of a game's evaluation
INPUTS = 2432  # of a network: the numbers of an observation
HIDDEN = 64  # units of a network
ANSWERS = 2  # of a network: what is added to the log-odds of a seat, and how far to trust
