# Written by tools/write_engine.py from parts.py; do not edit.

cdef enum:
    M_ROLL = 0
    M_TURN = 6
    M_BID = 13
    M_CALL = 85
    E_ROUND = 0
    E_DIE = 1
    E_TURNED = 2
    E_KEPT = 3
    E_BID = 4
    E_CALL = 5
    E_SHOWS = 6
    E_LOSES = 7
    E_WINS = 8
