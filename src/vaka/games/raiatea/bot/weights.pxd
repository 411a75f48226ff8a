# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    CUTOFF = 0
    ROUNDS = 0
    DANCES = 1
    RAISES = 2
    LATER = 3
    PEARLS = 4
    MANAS = 5
    PRIESTS = 6
    HELPERS = 7
    READINESS = 8
    DRAWS = 9
    SINGLES = 10
    PRICES = 11
    OUTLOOK_SIZE = 15
    PURSE_PEARLS = 0
    PURSE_MANA = 1
    PURSE_GOODS = 2
    PURSE_RITUALS = 6
    PURSE_MASKS = 7
    PURSE_SIZE = 8
    STAKE_BIDS = 0
    STAKE_POOL = 5
    STAKE_TOKEN = 6
    STAKE_NEEDS = 7
    STAKE_WORTHS = 22
    STAKES_SIZE = 37
