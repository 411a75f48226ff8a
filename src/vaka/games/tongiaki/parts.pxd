# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t STEP_Q[6] = {0, -1, -1, 0, 1, 1};
    static const int16_t STEP_R[6] = {1, 1, 0, -1, -1, 0};
    static const int16_t SIDE[3][3] = {{-1, 2, 1}, {3, -1, 0}, {4, 5, -1}};
    static const int16_t POINTS[16] = {0, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5};
    static const int16_t BEACHES[16] = {6, 3, 3, 2, 2, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3};
    static const int16_t BEACH_ISLAND[47] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15};
    static const int16_t FIRST_BEACH[17] = {0, 6, 9, 12, 14, 16, 18, 21, 23, 26, 29, 32, 35, 38, 41, 44, 47};
    static const int16_t BERTHS[47] = {3, 3, 3, 3, 3, 3, 2, 2, 3, 2, 3, 2, 3, 3, 5, 3, 3, 4, 4, 3, 2, 4, 4, 2, 2, 5, 2, 3, 4, 3, 5, 3, 2, 3, 4, 2, 4, 3, 5, 4, 4, 3, 5, 2, 3, 4, 5};
    static const int16_t PIER_ISLAND[79] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15};
    static const int16_t PIER_BEACH[79] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 17, 18, 19, 19, 20, 20, 21, 21, 21, 22, 22, 23, 23, 24, 25, 25, 26, 26, 27, 27, 28, 29, 29, 30, 31, 31, 32, 32, 33, 33, 34, 35, 35, 36, 37, 37, 38, 39, 39, 40, 40, 41, 41, 42, 43, 43, 44, 44, 45, 45, 46};
    static const int16_t PIER_EDGE[79] = {0, 1, 2, 3, 4, 5, 1, 2, 4, 5, 1, 2, 3, 4, 5, 1, 2, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5};
    static const int16_t FIRST_PIER[17] = {0, 6, 10, 15, 19, 24, 29, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79};
    static const int16_t BEACH_PIER[48] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 15, 17, 19, 21, 24, 26, 29, 30, 32, 34, 37, 39, 41, 42, 44, 46, 48, 49, 51, 52, 54, 56, 58, 59, 61, 62, 64, 65, 67, 69, 71, 72, 74, 76, 78, 79};
    static const int16_t EDGE_PIER[16][6] = {{0, 1, 2, 3, 4, 5}, {-1, 6, 7, -1, 8, 9}, {-1, 10, 11, 12, 13, 14}, {-1, 15, 16, -1, 17, 18}, {-1, 19, 20, 21, 22, 23}, {-1, 24, 25, 26, 27, 28}, {-1, 29, 30, 31, 32, 33}, {-1, 34, 35, 36, 37, 38}, {-1, 39, 40, 41, 42, 43}, {-1, 44, 45, 46, 47, 48}, {-1, 49, 50, 51, 52, 53}, {-1, 54, 55, 56, 57, 58}, {-1, 59, 60, 61, 62, 63}, {-1, 64, 65, 66, 67, 68}, {-1, 69, 70, 71, 72, 73}, {-1, 74, 75, 76, 77, 78}};
    static const int16_t FAR_EDGE[16][6] = {{3, 5, 4, 0, 2, 1}, {4, 3, 5, 1, 0, 2}, {3, 5, 4, 0, 2, 1}, {4, 3, 5, 1, 0, 2}, {1, 0, 3, 2, 5, 4}, {3, 5, 4, 0, 2, 1}, {3, 5, 4, 0, 2, 1}, {1, 0, 3, 2, 5, 4}, {4, 3, 5, 1, 0, 2}, {5, 2, 1, 4, 3, 0}, {1, 0, 3, 2, 5, 4}, {5, 2, 1, 4, 3, 0}, {4, 3, 5, 1, 0, 2}, {5, 2, 1, 4, 3, 0}, {1, 0, 3, 2, 5, 4}, {5, 2, 1, 4, 3, 0}};
    static const int16_t NUMBER[16][6] = {{4, 4, 4, 4, 4, 4}, {4, 4, 3, 4, 4, 3}, {4, 3, 0, 4, 0, 3}, {3, 3, 4, 3, 3, 4}, {3, 3, 2, 2, 4, 4}, {3, 3, 3, 3, 3, 3}, {3, 2, 0, 3, 0, 2}, {3, 3, 0, 0, 2, 2}, {2, 3, 4, 3, 2, 4}, {2, 2, 2, 2, 2, 2}, {2, 2, 0, 0, 2, 2}, {0, 3, 3, 4, 4, 0}, {0, 4, 2, 4, 0, 2}, {0, 4, 4, 2, 2, 0}, {0, 0, 2, 2, 0, 0}, {0, 0, 0, 0, 0, 0}};
    static const int16_t CREST_NUMBER[16] = {4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 0, 0, 0, 0, 0};
    static const int16_t STALL_TURNS[2] = {200, 0};
    """
    const int16_t[6] STEP_Q
    const int16_t[6] STEP_R
    const int16_t[3][3] SIDE
    const int16_t[16] POINTS
    const int16_t[16] BEACHES
    const int16_t[47] BEACH_ISLAND
    const int16_t[17] FIRST_BEACH
    const int16_t[47] BERTHS
    const int16_t[79] PIER_ISLAND
    const int16_t[79] PIER_BEACH
    const int16_t[79] PIER_EDGE
    const int16_t[17] FIRST_PIER
    const int16_t[48] BEACH_PIER
    const int16_t[16][6] EDGE_PIER
    const int16_t[16][6] FAR_EDGE
    const int16_t[16][6] NUMBER
    const int16_t[16] CREST_NUMBER
    const int16_t[2] STALL_TURNS

cdef enum:
    MOST_SEATS = 6
    SHIPS = 15
    EDGES = 6
    TONGA = 0
    WATER = 16
    ISLAND_COUNT = 16
    TILE_COUNT = 32
    BEACH_COUNT = 47
    PIER_COUNT = 79
    MOST_BEACHES = 6
    HIGHEST_NUMBER = 4
    SETUP_SHIPS = 2
    SETUP_MOST = 2
    TONGA_SHIPS = 2
    MOST_ROYAL = 2
    MOST_USES = 3
    FINAL_DRAWS = 0
    STALL_LIMIT = 1
    STOP = 1
    IN_PILE = 0
    LAID = 1
    DISSOLVED = 2
    DRAWN = 3
    NOTHING = 0
    COLONISE = 1
    EXPLORE = 2
    SETUP = 0
    TURN = 1
    EXPAND = 2
    PLACE = 3
    ENTER = 4
    SAIL = 5
    VOYAGE = 6
    LAND = 7
    DRAW = 8
    LAY = 9
    SETTLE = 10
    OVER = 11
    ISLAND_KIND = 0
    WATER_KIND = 1
    KIND_COUNT = 2
