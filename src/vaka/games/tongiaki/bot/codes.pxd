# Written by tools/write_engine.py from weights.py; do not edit.

cdef enum:
    TURNS_PER_DRAW = 0
    LEAVE_NEXT = 1
    LEAVE_SOON = 2
    LEAVE_LATER = 3
    HOLD = 4
    ALONE = 5
    CROWN = 6
    LOST = 7
    GROWTH = 8
    REACH = 9
    BERTH = 10
    STOCK = 11
    RIGHT = 12
    STRANDED = 13
    TEMPO = 14
    CHANCE = 15
    SINK = 16
    SPITE = 17
    SPREAD = 18
    SPREAD_TURNS = 19
    KEENNESS = 20
    EXPAND_SHIP = 21
    KING = 22
    KING_POINT = 23
    COLONISE = 24
    ENTER_TONGA = 25
    PLACE_SPREAD = 26
    PLACE_ROOM = 27
    PLACE_COMPANY = 28
    SAIL = 29
    LAND_OWN = 30
    LAND_SPREAD = 31
    LAND_ROOM = 32
    LAY = 33
