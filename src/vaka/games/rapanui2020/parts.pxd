# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t WORKERS[3] = {1, 2, 3};
    static const int16_t YIELD[3] = {1, 3, 5};
    static const int16_t TILE_COPIES[10] = {4, 4, 4, 4, 2, 2, 2, 3, 3, 1};
    static const int16_t FIRST_GAME_COPIES[10] = {4, 4, 4, 4, 2, 2, 0, 0, 0, 1};
    static const int16_t BUILD_RESOURCE[4] = {0, 1, 2, 3};
    static const int16_t BUILD_PRICE[4] = {2, 2, 2, 3};
    static const int16_t COST[5][4] = {{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 1, 2, 3}, {2, 2, 2, 2}, {3, 3, 3, 3}};
    static const int16_t NEED[5][4] = {{4, 0, 0, 0}, {4, 4, 0, 0}, {4, 3, 2, 1}, {4, 4, 4, 0}, {4, 4, 4, 4}};
    static const int16_t REDUCED_NEED[5][4] = {{2, 0, 0, 0}, {2, 2, 0, 0}, {2, 1, 0, 0}, {2, 2, 2, 0}, {2, 2, 2, 2}};
    static const int16_t MOAI_COUNT[2][3] = {{6, 6, 5}, {8, 7, 6}};
    static const int16_t END_LIMIT[5] = {0, 0, 3, 3, 4};
    static const int16_t STACK_VALUES[5][4] = {{8, 7, 6, 6}, {10, 9, 8, 8}, {11, 10, 9, 9}, {12, 11, 10, 10}, {14, 13, 12, 12}};
    static const int16_t PLACES[2][3] = {{4, 3, 2}, {5, 4, 3}};
    static const int16_t STARS[2] = {2, 4};
    static const int16_t CRATER[2] = {16, 17};
    static const int16_t PUKAO_QUARRY[2] = {14, 21};
    static const int16_t LAND_COUNT[2] = {16, 19};
    static const int16_t AHU_COUNT[2] = {17, 21};
    static const int16_t LAND[2][19] = {{0, 1, 6, 7, 8, 9, 10, 13, 15, 17, 18, 20, 21, 22, 23, 27, -1, -1, -1}, {1, 2, 7, 8, 9, 10, 13, 14, 15, 16, 18, 19, 20, 22, 23, 24, 27, 28, 29}};
    static const int16_t PRINTED[2][30] = {{4, 4, 0, 0, 0, 0, 8, 12, 3, 1, 2, 0, 0, 4, 0, 1, 0, 1, 2, 0, 8, 2, 2, 1, 0, 0, 0, 8, 0, 0}, {0, 2, 4, 0, 0, 0, 0, 4, 5, 2, 1, 0, 0, 8, 12, 3, 1, 0, 1, 2, 4, 0, 6, 2, 1, 0, 0, 8, 8, 2}};
    static const int16_t AHU_SPACE[2][21] = {{0, 1, 6, 9, 10, 13, 13, 17, 18, 18, 20, 21, 22, 22, 23, 23, 27, -1, -1, -1, -1}, {1, 2, 7, 7, 10, 10, 13, 18, 18, 19, 20, 20, 23, 23, 24, 24, 27, 28, 28, 29, 29}};
    static const int16_t FIRST_AHU[2][30] = {{0, 1, 0, 0, 0, 0, 2, 0, 0, 3, 4, 0, 0, 5, 0, 0, 0, 7, 8, 0, 10, 11, 12, 14, 0, 0, 0, 16, 0, 0}, {0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 4, 0, 0, 6, 0, 0, 0, 0, 7, 9, 10, 0, 0, 12, 14, 0, 0, 16, 17, 19}};
    static const int16_t AHUS[2][30] = {{1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 0, 0, 0, 1, 0, 0}, {0, 1, 1, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 2, 1, 2, 0, 0, 2, 2, 0, 0, 1, 2, 2}};
    static const int16_t KIND_TYPE[20] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4};
    static const int16_t KIND_BESIDE[20] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    static const int16_t KIND_VALUE[20] = {8, 7, 6, 9, 10, 9, 8, 11, 11, 10, 9, 12, 12, 11, 10, 13, 14, 13, 12, 14};
    static const int16_t KIND_ORDER[20] = {2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15, 18, 17, 16, 19};
    static const int16_t FIRST_KIND[10] = {0, 4, 8, 12, 16, 3, 7, 11, 15, 19};
    static const int16_t END_KIND[10] = {3, 7, 11, 15, 19, 4, 8, 12, 16, 20};
    static const int16_t KIND_COPIES[2][20] = {{1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1}};
    static const int16_t ROUNDS[13] = {30, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50, 100};
    """
    const int16_t[3] WORKERS
    const int16_t[3] YIELD
    const int16_t[10] TILE_COPIES
    const int16_t[10] FIRST_GAME_COPIES
    const int16_t[4] BUILD_RESOURCE
    const int16_t[4] BUILD_PRICE
    const int16_t[5][4] COST
    const int16_t[5][4] NEED
    const int16_t[5][4] REDUCED_NEED
    const int16_t[2][3] MOAI_COUNT
    const int16_t[5] END_LIMIT
    const int16_t[5][4] STACK_VALUES
    const int16_t[2][3] PLACES
    const int16_t[2] STARS
    const int16_t[2] CRATER
    const int16_t[2] PUKAO_QUARRY
    const int16_t[2] LAND_COUNT
    const int16_t[2] AHU_COUNT
    const int16_t[2][19] LAND
    const int16_t[2][30] PRINTED
    const int16_t[2][21] AHU_SPACE
    const int16_t[2][30] FIRST_AHU
    const int16_t[2][30] AHUS
    const int16_t[20] KIND_TYPE
    const int16_t[20] KIND_BESIDE
    const int16_t[20] KIND_VALUE
    const int16_t[20] KIND_ORDER
    const int16_t[10] FIRST_KIND
    const int16_t[10] END_KIND
    const int16_t[2][20] KIND_COPIES
    const int16_t[13] ROUNDS

cdef enum:
    MOST_SEATS = 4
    REEDS = 0
    EGGS = 1
    WOOD = 2
    PEARLS = 3
    RESOURCE_COUNT = 4
    SMALL = 0
    MEDIUM = 1
    LARGE = 2
    SIZE_COUNT = 3
    COLUMN_COUNT = 3
    PUKAO = 3
    REST = 0
    BARTER = 1
    SKIMP = 2
    CHIP_IN = 3
    TAKE_THREE = 4
    TAKE_TWO = 5
    PICK = 6
    CHANGE_JOBS = 7
    LEND = 8
    FAVOR = 9
    TILE_COUNT = 10
    FERVENT = 0
    ARTISTIC = 1
    POPULAR = 2
    CHIEF = 3
    IMPROVEMENT_COUNT = 4
    MOST_IMPROVEMENTS = 3
    TYPE_COUNT = 5
    PRICE = 4
    REDUCED_PRICE = 2
    VILLAGERS = 4
    START_RESOURCES = 1
    PUKAOS = 20
    DRAFT_PICKS = 4
    BARTERED = 3
    MORE_THREE = 3
    MORE_TWO = 2
    FAVOR_POINTS = 3
    TABLET_POINTS = 3
    CAP = 8
    MOST_STARS = 4
    B2 = 0
    B34 = 1
    GRID_WIDTH = 7
    SPACE_COUNT = 30
    NOT_WEST = 938467263
    NOT_EAST = 1006104543
    NOT_SOUTH = 8388607
    MOST_LAND = 19
    MOST_AHU = 21
    LAND_B2 = 150382531
    LAND_B34 = 970844038
    ROUTE_LENGTH = 21
    BELOW = 30
    IN_HAND = 33
    IN_VILLAGE = 34
    KIND_COUNT = 20
    MOST_COPIES = 2
    VARIANT = 0
    MAX_ROUNDS = 1
    STANDARD = 0
    FIRST_GAME = 1
    DEAL = 0
    DRAFT = 1
    PLACE = 2
    SCULPT = 3
    HAUL = 4
    OVER = 5
    GOES_ON = 0
    FILLED = 1
    OUT_OF_ROUNDS = 2
    NO_STAGE = 0
    DRAFTING = 1
    MAIN = 2
    ROUTE = 3
    INCOME = 4
    GAIN = 5
    EXCHANGE = 6
    SPEND = 7
    AFTER = 8
    NO_LIFT = 0
    LIFT_SCULPTOR = 1
    LIFT_CHIEF = 2
