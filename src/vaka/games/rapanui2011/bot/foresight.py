"""How far a longer search moves what the teacher's judge says of a move.

In parts of the scatter that the judge measures; docs/teacher.md says how it was found.
"""

UNSEEN_SHARE = 0.28
UNSEEN_COST = 0.3
