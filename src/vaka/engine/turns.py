"""Who is to move when it is no seat: chance, or nobody because the match is over.

This module is never compiled itself; `turns.pxd` gives the compiler the same names as C constants.
"""

CHANCE = -1
OVER = -2
NONE = -1  # no seat (a spectator), no node, no match, no place
