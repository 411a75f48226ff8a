# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    CUTOFF = 0
    ROUNDS = 0
    UNITS = 1
    TILES = 17
    TABLETS = 27
    HELPERS = 28
    OUTLOOK_SIZE = 32
    FIGURES = 0
    BARE = 30
    WAYS = 60
    PUKAO_WAYS = 120
    PURSE = 180
    STATUES = 184
    TOPS = 187
    HAND = 192
    USED = 193
    SPOTS = 194
    COLUMNS = 195
    SKIMPED = 198
    FIRST = 199
    NEXT = 200
    TAKEN = 201
    SKETCH_SIZE = 204
    FAR = 1000
    EMPTY = 16
