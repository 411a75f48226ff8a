"""What a batch does in each of its matches.

This module is never compiled itself; `stepping.pxd` gives the compiler the same names as C
constants.
"""

RANDOM = 0  # play any legal move
CHOSEN = 1  # play the move that was chosen
OPENING = 2  # begin anew
ANSWERED = 3  # go on within the same step, where a move was chosen

WAIT = -1  # instead of a move: nothing happens in this match
ASK = -2  # instead of a move: somebody has yet to choose one
