"""What a batch does in each of its matches.

This module is never compiled itself; `stepping.pxd` gives the compiler the same names as C
constants.
"""

RANDOM = 0  # play any legal move
CHOSEN = 1  # play the move that was chosen
OPENING = 2  # begin anew
